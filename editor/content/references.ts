/** A place that names a product or a page, with the value that it takes. */
export type Mended = { name: string; at: string; from: string; to: string }
export type Renaming = {
  /** By id; the ids of products are unlike all others. */
  ids: ReadonlyMap<string, string>
  /** By path; what stands under it moves along. */
  paths: ReadonlyMap<string, string>
}

/** Fields that name a product by its id. */
const REFERENCES = new Set(['ref', 'drawing', 'product', 'products', 'uses'])

/** Some content with every reference to what is renamed mended; each place is told by `found`. */
export function mendReferences(
  content: unknown,
  renaming: Renaming,
  found: (at: string, from: string, to: string) => void,
  at = '',
  key = '',
): unknown {
  if (typeof content === 'string') {
    const to = mended(content, renaming, key)
    if (to !== content) found(at, content, to)
    return to
  }
  if (Array.isArray(content)) {
    return content.map((part, index) =>
      mendReferences(part, renaming, found, `${at}[${index}]`, key),
    )
  }
  if (content === null || typeof content !== 'object') return content
  return Object.fromEntries(
    Object.entries(content).map(([name, part]) => [
      name,
      // Where it stood it stands: a former address is none of today.
      name === 'antes'
        ? part
        : mendReferences(part, renaming, found, at === '' ? name : `${at}.${name}`, name),
    ]),
  )
}

function mended(text: string, { ids, paths }: Renaming, key: string): string {
  if (REFERENCES.has(key) && ids.has(text)) return ids.get(text) ?? text
  if (!text.startsWith('/')) return text
  for (const [from, to] of paths) {
    if (text === from || text.startsWith(`${from}/`) || text.startsWith(`${from}#`)) {
      return to + text.slice(from.length)
    }
  }
  return text
}
