/** The group of the list in which a company's own words stand. */
const OWN_GROUP = '## Palabras de la empresa'

/** The list of words with one more, in its place among the company's own. */
export function withWord(list: string, word: string): string {
  const lines = list.trimEnd().split('\n')
  if (lines.includes(word)) return list
  if (!lines.includes(OWN_GROUP)) lines.push('', OWN_GROUP)
  const start = lines.indexOf(OWN_GROUP) + 1
  const end = lines.findIndex(
    (line, index) => index >= start && (line === '' || line.startsWith('#')),
  )
  const stop = end < 0 ? lines.length : end
  const own = [...lines.slice(start, stop), word].sort((a, b) => a.localeCompare(b, 'es'))
  return `${[...lines.slice(0, start), ...own, ...lines.slice(stop)].join('\n')}\n`
}
