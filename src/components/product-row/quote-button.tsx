import { enquiryPath } from '#catalogue/paths.ts'
import type { NamedProduct } from '#catalogue/show/product-facts.ts'
import type { Service } from '#visitor/quote-list.ts'
import { Link } from '../link/link.tsx'
import type { NewQuoteLine } from './quote-button.element.ts'
import styles from './quote-button.module.css'

type QuoteButtonProps = {
  product: NamedProduct
  /** What was asked where the product was found, unless the address says it better. */
  service?: Service | undefined
  /** Once the product is in the list, the button leads there. */
  leads?: boolean
  /** Whether its label is seen too, where nothing beside it tells which product is meant. */
  isNamed?: boolean
  /** In a row: without a ground until the row is pointed at. */
  isQuiet?: boolean
  /** The row that it stands in has the product's id: said once, a long list weighs less. */
  isInRow?: boolean
}

/**
 * Puts the product in the list to quote, or takes it out again (quote-button.element.ts); nothing navigates away.
 * Without a script it leads to the contact form with the product named in it.
 */
export function QuoteButton({
  product,
  service,
  leads = false,
  isNamed = false,
  isQuiet = false,
  isInRow = false,
}: QuoteButtonProps) {
  const { id, label, fullName } = product
  const line: NewQuoteLine = {
    ...(!isInRow && { id }),
    name: fullName,
    ...(service && { service }),
  }
  return (
    <quote-button
      data-wake="kept sign"
      data-line={JSON.stringify(line)}
      data-leads={leads || undefined}
    >
      {/* Its element writes the word and the state. */}
      <Link
        href={enquiryPath(label)}
        className={isQuiet ? styles.quiet : styles.quote}
        data-hold
        suppressHydrationWarning
      >
        Agregar
        <span className={isNamed ? styles.named : 'visually-hidden'} suppressHydrationWarning>
          {` ${label}`}
        </span>
      </Link>
    </quote-button>
  )
}
