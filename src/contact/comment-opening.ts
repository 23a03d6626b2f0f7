import { captionOf } from '#schema/letter-case.ts'

const TEXT_MAX_LENGTH = 5000
const PRODUCT_OPENING = /^Consulta por el producto [^\n]+:$/

/**
 * The prefilled start of the comment: the product's code and name for visitors who come from a product
 * (`/contacto?producto=442C`), or a text from elsewhere on the site (`?consulta=…`); otherwise empty.
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

/** The comment with that opening before the visitor's text; an untouched former opening is replaced. */
export function openComment(opening: string, comment: string): string {
  const written = comment.trim()
  if (!opening || written.includes(opening.trim())) return comment
  if (!written || PRODUCT_OPENING.test(written)) return opening
  return `${opening.trimEnd()}\n\n${comment}`
}

/**
 * The comment with a sentence at its start. It replaces `former` if that is unchanged; text edited by the visitor stays.
 */
export function putFirst(sentence: string, comment: string, former = ''): string {
  if (former !== '' && former !== sentence && comment.includes(former)) {
    const replaced = comment.replace(former, () => sentence)
    return sentence === '' ? replaced.trimStart() : replaced
  }
  if (sentence === '' || comment.includes(sentence)) return comment
  return `${sentence}\n\n${comment.trimStart()}`
}

/** The comment that is proposed when a list goes along. */
export const LIST_COMMENT = 'Solicito cotización de mi lista.'

/** Adds or removes that proposal as a list comes or goes; the visitor's own text is left alone. */
export function openWithList(hasList: boolean, comment: string): string {
  const written = comment.trim()
  if (hasList) return written === '' ? LIST_COMMENT : comment
  return written === LIST_COMMENT ? '' : comment
}

/** The comment as it is sent: the list, then the visitor's words. */
export function withList(comment: string, list: string): string {
  if (list === '' || comment.includes(list)) return comment
  const words = comment.replace(LIST_COMMENT, '').trim()
  return [list, words].filter(Boolean).join('\n\n')
}

/** The visitor's part of a comment that was stored together with its list. */
export function withoutList(comment: string, list: string): string {
  if (list === '' || !comment.startsWith(list)) return comment
  return comment.slice(list.length).trimStart() || LIST_COMMENT
}
