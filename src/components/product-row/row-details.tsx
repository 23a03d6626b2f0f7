import type { ProductRowView } from '#views/product-list.ts'
import { DATA_SHEET_LABEL } from '#catalogue/labels.ts'
import { inOneLine } from '#schema/letter-case.ts'
import { Points } from '../points/points.tsx'
import { CELL } from '../product-list/table-roles.ts'
import styles from './row-details.module.css'

type RowDetailsProps = { product: ProductRowView }

/** A row's secondary line: its data sheet, and features, applications, standards, materials: folded. A long list leaves them to the product's page, where the row leads. */
export function RowDetails({ product }: RowDetailsProps) {
  const { label, tagline, features, lists, dataSheet } = product
  return (
    <td {...CELL} className={styles.line}>
      {/* Without the sign of other sites' links: its words say so, and there are many of them. */}
      <a
        href={dataSheet.href}
        type="application/pdf"
        className={styles.quiet}
        target="_blank"
        rel="noopener"
      >
        {DATA_SHEET_LABEL}
        <span className="visually-hidden">
          {' '}
          {label} ({dataSheet.note}) (abre en pestaña nueva)
        </span>
      </a>
      {features.length + lists.length > 0 && (
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
                    <dd>{inOneLine(values)}</dd>
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
