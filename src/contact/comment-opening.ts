const PRODUCT_MAX_LENGTH = 80
const TEXT_MAX_LENGTH = 5000
const PRODUCT_OPENING = /^Consulta por el producto [^\n]+:$/

/**
 * How the comment begins for a visitor who comes from a product (`/contacto?producto=442C`) or
 * with a text made elsewhere on the site (`?consulta=…`); empty for everyone else.
 */
export function commentOpening(search: URLSearchParams): string {
  const product = search.get('producto')?.replace(/\s+/g, ' ').trim().slice(0, PRODUCT_MAX_LENGTH)
  const text = search.get('consulta')?.replace(/\r\n?/g, '\n').trim().slice(0, TEXT_MAX_LENGTH)
  const opening = product ? `Consulta por el producto ${product}: ` : ''
  return text ? [opening.trimEnd(), text].filter(Boolean).join('\n\n') : opening
}

/** The comment with that opening, over whatever was there: only another untouched opening gives way. */
export function openComment(opening: string, comment: string): string {
  const written = comment.trim()
  if (!opening || written.includes(opening.trim())) return comment
  if (!written || PRODUCT_OPENING.test(written)) return opening
  return `${opening.trimEnd()}\n\n${comment}`
}
