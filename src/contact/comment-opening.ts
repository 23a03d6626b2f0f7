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
 * The comment with a sentence at its head. Where `former` still stands word by word the new one takes its place; what the
 * visitor wrote into it stays.
 */
export function putFirst(sentence: string, comment: string, former = ''): string {
  if (former !== '' && former !== sentence && comment.includes(former)) {
    const replaced = comment.replace(former, () => sentence)
    return sentence === '' ? replaced.trimStart() : replaced
  }
  if (sentence === '' || comment.includes(sentence)) return comment
  return `${sentence}\n\n${comment.trimStart()}`
}

/** What the comment says by itself of a list that goes along with it. */
export const LIST_OPENING = 'Solicito cotización de mi lista.'

/** The comment once a list goes along with it, or none any more: what the visitor wrote stays as it is. */
export function openWithList(hasList: boolean, comment: string): string {
  const written = comment.trim()
  if (hasList) return written === '' ? LIST_OPENING : comment
  return written === LIST_OPENING ? '' : comment
}

/** The comment as it is sent: the list, then the visitor's words. */
export function withList(comment: string, list: string): string {
  if (list === '' || comment.includes(list)) return comment
  const words = comment.replace(LIST_OPENING, '').trim()
  return [list, words].filter(Boolean).join('\n\n')
}

/** The visitor's words of a comment that was kept as it is sent. */
export function withoutList(comment: string, list: string): string {
  if (list === '' || !comment.startsWith(list)) return comment
  return comment.slice(list.length).trimStart() || LIST_OPENING
}
