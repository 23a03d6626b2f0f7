import type { ProductRowView } from '#views/product-list.ts'
import { DATA_SHEET_LABEL } from '#catalogue/labels.ts'
import { Link } from '../link/link.tsx'
import { Points } from '../points/points.tsx'
import { CELL } from '../product-list/table-roles.ts'
import styles from './row-details.module.css'

type RowDetailsProps = { product: ProductRowView }

/** A row's secondary line: its data sheet, and folded features, applications, standards, materials. */
export function RowDetails({ product }: RowDetailsProps) {
  const { label, tagline, features, lists, dataSheet } = product
  return (
    <td {...CELL} className={styles.line}>
      <Link href={dataSheet.href} type="application/pdf" className={styles.quiet}>
        {DATA_SHEET_LABEL}
        <span className="visually-hidden">
          {' '}
          {label} ({dataSheet.note})
        </span>
      </Link>
      {(features.length > 0 || lists.length > 0) && (
        <details className={styles.details}>
          <summary className={`unfolds ${styles.quiet}`}>
            <span>Características</span>
            <span className="visually-hidden"> de {label}</span>
          </summary>
          <div className={styles.content}>
            <div>
              {tagline !== '' && <p className={styles.tagline}>{tagline}</p>}
              <Points texts={features} />
            </div>
            {lists.length > 0 && (
              <dl>
                {lists.map(({ name, values }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{values.join(', ')}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        </details>
      )}
    </td>
  )
}
