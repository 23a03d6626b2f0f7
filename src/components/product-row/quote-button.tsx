import type { MarkedProduct } from '#catalogue/product-list.ts'
import {
  addToQuoteList,
  LINES_MOST,
  removeFromQuoteList,
  useQuoteList,
  type Service,
} from '#visitor/quote-list.ts'
import { useIsLive } from '#startup/use-is-live.ts'
import { Link } from '../link/link.tsx'
import { announce } from '../announcer/announce.ts'
import { askedService } from './asked-service.ts'
import styles from './quote-button.module.css'

type QuoteButtonProps = {
  product: MarkedProduct
  /** Pieces to ask for, where the visitor has said so. */
  quantity?: number
  /** What was asked where the product was found, unless the address says it better. */
  service?: Service | undefined
}

/**
 * Puts the product in the list to quote, or takes it out again; nothing navigates away. Without a script
 * it leads to the contact form with the product named in it.
 */
export function QuoteButton({ product, quantity = 1, service }: QuoteButtonProps) {
  const list = useQuoteList()
  const { id, label, fullName, enquiryHref } = product
  const isListed = list.some((line) => line.id === id)
  if (!useIsLive()) {
    return (
      <Link href={enquiryHref} className={styles.quote}>
        Cotizar<span className="visually-hidden"> {label}</span>
      </Link>
    )
  }
  const isFull = !isListed && list.length >= LINES_MOST
  const press = () => {
    if (isFull) {
      announce(`La lista admite ${LINES_MOST} líneas: ${label} no se agregó.`)
    } else if (isListed) {
      removeFromQuoteList(id)
      announce(`${label}, fuera de la lista para cotizar.`)
    } else {
      const asked = { ...service, ...askedService(new URLSearchParams(location.search)) }
      addToQuoteList({ id, label, name: fullName, quantity, service: asked })
      announce(`${label}, en la lista para cotizar.`)
    }
  }
  return (
    <button
      type="button"
      className={styles.quote}
      aria-pressed={isListed}
      aria-disabled={isFull || undefined}
      onClick={press}
    >
      {isListed ? 'En la lista' : 'Cotizar'}
      <span className="visually-hidden"> {label}</span>
    </button>
  )
}
