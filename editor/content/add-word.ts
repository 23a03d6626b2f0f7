/** The heading of the company's own words, the last group of the list. */
const OWN_GROUP = '\n## Palabras de la empresa\n'

/** The list of words with one more, in alphabetical order among the company's own. */
export function withWord(list: string, word: string): string {
  const lines = list.replaceAll('\r\n', '\n')
  if (lines.split('\n').includes(word)) return list
  const [others = '', own = ''] = lines.split(OWN_GROUP)
  const words = new Set([...own.split('\n').filter(Boolean), word])
  const sorted = [...words].sort((a, b) => a.localeCompare(b, 'es'))
  return `${others.trimEnd()}\n${OWN_GROUP}${sorted.join('\n')}\n`
}
