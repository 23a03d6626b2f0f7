import { enquiryTextPath } from '#catalogue/paths.ts'
import type { QuoteLine } from '#visitor/quote-list.ts'

/** The list as the branch reads it in an enquiry: a line each, quantity first. */
export function quoteText(lines: readonly QuoteLine[]): string {
  const items = lines.map(({ quantity, label, name }) =>
    label === name ? `${quantity} × ${name}` : `${quantity} × ${label}, ${name}`,
  )
  return ['Solicito cotización de:', ...items].join('\n')
}

/** The contact form with the list written in it. */
export function quoteEnquiryPath(lines: readonly QuoteLine[]): string {
  return enquiryTextPath(quoteText(lines))
}
