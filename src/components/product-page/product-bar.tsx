import type { DocumentLink } from '#catalogue/show/document-link.ts'
import type { NamedProduct } from '#catalogue/show/product-facts.ts'
import { ActionFloor } from '../action-floor/action-floor.tsx'
import { Link } from '../link/link.tsx'
import { QuoteButton } from '../product-row/quote-button.tsx'
import styles from './product-bar.module.css'

type ProductBarProps = {
  /** The parts in page order; the ids are those of their headings. */
  parts: readonly { id: string; title: string; short?: string }[]
  product: NamedProduct
  dataSheet: DocumentLink
}

/**
 * Links to the parts of a product's page, in a bar that stays below the header and marks the part being read; while
 * the floor that follows it tells that the page's own button is not whole in view, it shows the actions too.
 */
export function ProductBar({ parts, product, dataSheet }: ProductBarProps) {
  const { label } = product
  return (
    <part-marks data-wake="idle">
      <div className={styles.bar}>
        <div className={`container ${styles.row}`}>
          <span className={styles.code} aria-hidden="true">
            {label}
          </span>
          <nav aria-label={`Partes de la página de ${label}`}>
            <ul className={styles.parts}>
              {parts.map(({ id, title, short = title }) => (
                <li key={id}>
                  <Link href={`#${id}`}>{short}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.actions}>
            <ShortDataSheet dataSheet={dataSheet} />
            <QuoteButton product={product} leads />
          </div>
        </div>
      </div>
    </part-marks>
  )
}

type ProductFloorProps = Omit<ProductBarProps, 'parts'> & {
  /** Id of the page's own buttons. */
  watched: string
}

/** The page's two actions, for the bottom of a telephone's window (action-floor.tsx). */
export function ProductFloor({ watched, product, dataSheet }: ProductFloorProps) {
  // A name without a code is too long for the button, so it is for screen readers only.
  const hasCode = product.label !== product.fullName
  return (
    <ActionFloor watches={watched}>
      <QuoteButton product={product} leads isNamed={hasCode} />
      <ShortDataSheet dataSheet={dataSheet} />
    </ActionFloor>
  )
}

/** The data sheet's link without its name: format and size, or the format alone beside the thumb bar. */
function ShortDataSheet({ dataSheet }: { dataSheet: DocumentLink }) {
  const [kind, ...size] = dataSheet.note.split(', ')
  return (
    <a
      href={dataSheet.href}
      type="application/pdf"
      target="_blank"
      rel="noopener"
      className={styles.dataSheet}
    >
      <span className="visually-hidden">Información del producto (</span>
      {kind}
      <span className="only-from-tablet">, {size.join(', ')}</span>
      <span className="visually-hidden">) (abre en pestaña nueva)</span>
    </a>
  )
}
