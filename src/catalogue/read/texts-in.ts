/** A text that visitors read, its path in the content, and the product it belongs to. */
export type PlacedText = { text: string; at: PropertyKey[]; product?: string }

/** Fields that hold no running text: names, addresses, and figures. */
const NO_PROSE = new Set([
  'antes',
  'id',
  'ref',
  'href',
  'url',
  'kind',
  'code',
  'property',
  'condition',
  'short',
  'choice',
  'source',
  'drawing',
  'specs',
  'figures',
  'highlights',
  'uses',
  'equipment',
  'table',
  'tables',
  'standards',
  'video',
])

/** Every running text inside some content, except parts that state their own source. */
export function textsIn(
  content: unknown,
  at: readonly PropertyKey[] = [],
  product?: string,
): PlacedText[] {
  if (typeof content === 'string') {
    return [{ text: content, at: [...at], ...(product !== undefined && { product }) }]
  }
  if (content === null || typeof content !== 'object') return []
  if (Array.isArray(content)) {
    return content.flatMap((part, index) => textsIn(part, [...at, index], product))
  }
  const own = isProduct(content, at) ? content.id : product
  if ('source' in content && own === undefined) return []
  return Object.entries(content).flatMap(([key, part]) =>
    NO_PROSE.has(key) ? [] : textsIn(part, [...at, key], own),
  )
}

function isProduct(content: object, at: readonly PropertyKey[]): content is { id: string } {
  return at.length === 2 && at[0] === 'products' && 'id' in content
}
