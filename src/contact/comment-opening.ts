import { captionOf } from '#schema/letter-case.ts'

const TEXT_MAX_LENGTH = 5000
const PRODUCT_OPENING = /^Consulta por el producto [^\n]+:$/

/**
 * How the comment begins for a visitor who comes from a product (`/contacto?producto=442C`), by its
 * proper code and name, or with a text made elsewhere on the site (`?consulta=…`); empty for everyone
 * else.
 */
export function commentOpening(
  product: Readonly<{ label: string; name: string }> | undefined,
  given: string | null,
): string {
  const text = given?.replace(/\r\n?/g, '\n').trim().slice(0, TEXT_MAX_LENGTH)
  const opening = product
    ? `Consulta por el producto ${captionOf(product.label, product.name)}: `
    : ''
  return text ? [opening.trimEnd(), text].filter(Boolean).join('\n\n') : opening
}

/** The comment with that opening, over whatever was there: only another untouched opening gives way. */
export function openComment(opening: string, comment: string): string {
  const written = comment.trim()
  if (!opening || written.includes(opening.trim())) return comment
  if (!written || PRODUCT_OPENING.test(written)) return opening
  return `${opening.trimEnd()}\n\n${comment}`
}

/**
 * The comment with the list to quote at its head. `former` is the list that it was given before: where
 * that still stands word by word the new one takes its place; what the visitor wrote into it stays.
 */
export function putList(list: string, comment: string, former = ''): string {
  if (former !== '' && former !== list && comment.includes(former)) {
    const replaced = comment.replace(former, () => list)
    return list === '' ? replaced.trimStart() : replaced
  }
  if (list === '' || comment.includes(list)) return comment
  return `${list}\n\n${comment.trimStart()}`
}
