/** The group of the list in which a company's own words stand: the last. */
const OWN_GROUP = '\n## Palabras de la empresa\n'

/** The list of words with one more, in its place among the company's own. */
export function withWord(list: string, word: string): string {
  if (list.split('\n').includes(word)) return list
  const [others = '', own = ''] = list.split(OWN_GROUP)
  const words = new Set([...own.split('\n').filter(Boolean), word])
  const sorted = [...words].sort((a, b) => a.localeCompare(b, 'es'))
  return `${others.trimEnd()}\n${OWN_GROUP}${sorted.join('\n')}\n`
}
