import { fieldsOf, textOf } from '../plain-data.ts'

/** A reference to a product or page and its new value: '' if it is removed, undefined if a person must look at it. */
export type Mended = { name: string; at: string; from: string; to: string | undefined }
/** The product or page that is renamed, and its new name; with `to` undefined it is withdrawn. */
export type Renaming = {
  id?: string
  code?: string
  path: string
  to: string | undefined
  newId?: string
}
type Found = (at: string, from: string, to: string | undefined) => void

/** Fields that refer to a product by its id. */
const REFERENCES = new Set(['ref', 'drawing', 'product', 'products', 'uses'])
/** Fields that keep old names: former addresses, and the names of source documents. */
const LEFT = new Set(['antes', 'source'])

/** The address of a page, with the brand's placeholder if the file's name has it. */
export function pathOfName(name: string): string {
  return `/${name.replace(/\.yaml$/, '').replace(/^paginas\//, '')}`
}

/** Updates every reference in a piece of content to the renamed entry; reports each, and each text that names it. */
export function mendReferences(
  content: unknown,
  renaming: Renaming,
  found: Found,
  at = '',
  key = '',
): unknown {
  const { id, to } = renaming
  if (typeof content === 'string')
    return mended(content, renaming, key, (after) => found(at, content, after))
  if (Array.isArray(content)) {
    return content.flatMap((part, index): unknown[] => {
      const place = `${at}[${index}]`
      const named = typeof part === 'string' && REFERENCES.has(key) ? part : fieldsOf(part)['ref']
      if (to !== undefined || id === undefined || named !== id)
        return [mendReferences(part, renaming, found, place, key)]
      found(place, id, '')
      return []
    })
  }
  if (content === null || typeof content !== 'object') return content
  // A product's own texts may contain its name.
  if (id !== undefined && textOf(fieldsOf(content)['id']) === id) return content
  return Object.fromEntries(
    Object.entries(content).map(([name, part]) => {
      const place = at === '' ? name : `${at}.${name}`
      return [name, LEFT.has(name) ? part : mendReferences(part, renaming, found, place, name)]
    }),
  )
}

function mended(
  text: string,
  { id, code = '', path, to, newId = id }: Renaming,
  key: string,
  tell: (to: string | undefined) => void,
): string {
  const isId = id !== undefined && text === id && REFERENCES.has(key)
  const isPath = text === path || text.startsWith(`${path}/`) || text.startsWith(`${path}#`)
  if (!isId && !isPath) {
    if (code.length > 1 && namesCode(text, code)) tell(undefined)
    return text
  }
  const after = isId ? (newId ?? text) : `${to}${text.slice(path.length)}`
  if (to === undefined) tell(undefined)
  else if (after !== text) tell(after)
  return to === undefined ? text : after
}

/** Whether a text contains a code on its own: 442C is not in "442C XL" or "1442C". */
function namesCode(text: string, code: string): boolean {
  return text
    .split(code)
    .some(
      (before, index, { [index + 1]: after }) =>
        after !== undefined &&
        !/[\p{L}\d-]$/u.test(before) &&
        !/^(?:[\p{L}\d-]|\s[A-Z]{2,}\b)/u.test(after),
    )
}
