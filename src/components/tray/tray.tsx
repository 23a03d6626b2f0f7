import { COMPARISON_PATH, QUOTE_PATH, comparisonPath } from '#catalogue/paths.ts'
import { toggleCompared, type ComparedProduct } from '#visitor/compared-products.ts'
import { announce } from '../announcer/announce.ts'
import { Link } from '../link/link.tsx'
import { useComparedProducts, useQuoteList } from '#visitor/use-visitor.ts'
import styles from './tray.module.css'

/** Two make a comparison. */
const COMPARED_LEAST = 2

type TrayProps = { path: string }

/**
 * What the visitor has marked, at the foot of every page, and the way on with it. Nothing stands there
 * while nothing is marked; where products are compared, nothing leads to their comparison.
 */
export function Tray({ path }: TrayProps) {
  const marked = useComparedProducts()
  const compared = path === COMPARISON_PATH ? [] : marked
  const lines = useQuoteList()
  if (compared.length + lines.length === 0) return null
  const codes = lines.map(({ label, quantity }) =>
    quantity > 1 ? `${label} × ${quantity}` : label,
  )
  return (
    <aside className={styles.tray} data-tray aria-label="Lo marcado">
      <div className={`container ${styles.bar}`}>
        {compared.length > 0 && (
          <div className={styles.compared}>
            <ul className={styles.picks}>
              {compared.map((product) => (
                <li key={product.id}>
                  <Pick product={product} />
                </li>
              ))}
            </ul>
            <CompareLink compared={compared} />
          </div>
        )}
        {lines.length > 0 && (
          <div className={styles.quoted}>
            <p className={styles.codes}>{codes.join(', ')}</p>
            <Link href={QUOTE_PATH} className={styles.quote}>
              Cotizar ({lines.length})
            </Link>
          </div>
        )}
      </div>
    </aside>
  )
}

function Pick({ product }: { product: ComparedProduct }) {
  const { label } = product
  const drop = () => {
    toggleCompared(product)
    announce(`${label}, fuera de la comparación.`)
  }
  return (
    <button type="button" className={styles.pick} onClick={drop}>
      <span className="visually-hidden">Quitar de la comparación: </span>
      {label}
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d="M2 2l8 8M10 2l-8 8" />
      </svg>
    </button>
  )
}

function CompareLink({ compared }: { compared: readonly ComparedProduct[] }) {
  if (compared.length < COMPARED_LEAST) {
    return <span className={styles.waiting}>Marca otro para comparar</span>
  }
  return (
    <Link href={comparisonPath(compared.map(({ id }) => id))} className={styles.compare}>
      Comparar ({compared.length})
    </Link>
  )
}
