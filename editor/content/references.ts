import { textOf } from '../plain-data.ts'

/** A place that names a product or a page, and the value that it takes: none where it must be looked at. */
export type Mended = { name: string; at: string; from: string; to: string | undefined }
/** What is renamed, and what it is called then; `to` undefined: it goes. */
export type Renaming = {
  id?: string
  code?: string
  path: string
  to: string | undefined
  newId?: string
}
type Found = (at: string, from: string, to: string | undefined) => void

/** Fields that name a product by its id. */
const REFERENCES = new Set(['ref', 'drawing', 'product', 'products', 'uses'])

/** Some content with every reference to what is renamed mended; each place is told, and each text that names it. */
export function mendReferences(
  content: unknown,
  renaming: Renaming,
  found: Found,
  at = '',
  key = '',
): unknown {
  const inside = (part: unknown, place: string, name: string) =>
    mendReferences(part, renaming, found, place, name)
  if (typeof content === 'string')
    return mended(content, renaming, key, (to) => found(at, content, to))
  if (Array.isArray(content))
    return content.map((part, index) => inside(part, `${at}[${index}]`, key))
  if (content === null || typeof content !== 'object') return content
  const isItself = 'id' in content && textOf(content.id) === renaming.id
  return Object.fromEntries(
    Object.entries(content).map(([name, part]) => [
      name,
      // Where it stood it stands: a former address is none of today. Its own code and texts are its own.
      name === 'antes' || (isItself && name === 'code')
        ? part
        : inside(part, at === '' ? name : `${at}.${name}`, name),
    ]),
  )
}

function mended(
  text: string,
  renaming: Renaming,
  key: string,
  tell: (to?: string) => void,
): string {
  const { id, code = '', path, to, newId = id } = renaming
  const isId = id !== undefined && text === id && REFERENCES.has(key)
  const isPath = text === path || text.startsWith(`${path}/`) || text.startsWith(`${path}#`)
  if (isId || isPath) {
    const after = isId ? newId : to === undefined ? undefined : to + text.slice(path.length)
    if (after !== text) tell(to === undefined ? undefined : after)
    return to === undefined ? text : (after ?? text)
  }
  const isNamed =
    code.length > 1 &&
    text.includes(code) &&
    text.split(code).some((_, index, parts) => isApart(parts[index], parts[index + 1]))
  if (isNamed) tell()
  return text
}

/** Whether nothing that belongs to a code stands on either side: 442C is not in "442C XL" or "1442C". */
function isApart(before: string | undefined, after: string | undefined): boolean {
  if (before === undefined || after === undefined) return false
  return !/[\p{L}\d-]$/u.test(before) && !/^(?:[\p{L}\d-]|\s[A-Z]{2,}\b)/u.test(after)
}
