import { enquiryPath } from '#catalogue/paths.ts'
import type { NamedProduct } from '#catalogue/show/product-facts.ts'
import type { RowName } from '#views/row-names.ts'
import type { AskedOfLine } from '#visitor/quote-list.ts'
import { Link } from '../link/link.tsx'
import type { NewQuoteLine } from './quote-button.element.ts'
import { rowWords } from './row-words.ts'
import styles from './quote-button.module.css'

type QuoteButtonProps = {
  product: NamedProduct
  /** What was asked where the product was found; what the address says takes precedence. */
  asked?: AskedOfLine | undefined
  /** Whether the button becomes a link to the list once the product is in it. */
  leads?: boolean
  /** Whether the product's label is visible, if nothing beside it names the product. */
  isNamed?: boolean
  /** Its look, if not that of a button: a row's (row-quote.module.css). */
  look?: string | undefined
  /** The row has the product's id and, in most lists, its name; not repeating them saves bytes in long lists. */
  row?: RowName
}

/**
 * Adds the product to the list to quote, or removes it (quote-button.element.ts), without leaving the page. Without a
 * script it links to the contact form with the product named in it.
 */
export function QuoteButton({
  product,
  asked,
  leads = false,
  isNamed = false,
  look = styles.quote,
  row,
}: QuoteButtonProps) {
  const { id, label, fullName } = product
  const isSaid = row !== undefined && rowWords(row.shared, row.own) === fullName
  const line: NewQuoteLine = {
    ...(!row && { id }),
    ...(!isSaid && { name: fullName }),
    ...asked,
  }
  return (
    <quote-button
      data-wake="kept sign"
      data-line={Object.keys(line).length > 0 ? JSON.stringify(line) : undefined}
      data-leads={leads || undefined}
    >
      {/* The custom element writes its label and state. */}
      <Link href={enquiryPath(label)} className={look} data-hold="" suppressHydrationWarning>
        Agregar
        <span className={isNamed ? styles.named : 'visually-hidden'} suppressHydrationWarning>
          {` ${label}`}
        </span>
      </Link>
    </quote-button>
  )
}
