import type { ReactNode } from 'react'
import type { ProductRowView } from '#catalogue/product-list.ts'
import { Points } from '../points/points.tsx'
import styles from './row-details.module.css'

type RowDetailsProps = {
  product: ProductRowView
  /** The link to its data sheet, if the row has no room for it. */
  dataSheet: ReactNode
  isNarrow: boolean
}

/** What the row folds away: features, applications, standards, materials. Open on paper. */
export function RowDetails({ product, dataSheet, isNarrow }: RowDetailsProps) {
  const { label, tagline, features, lists } = product
  return (
    <details className={`${styles.details} ${isNarrow ? styles.narrow : ''}`}>
      <summary>
        <span>Características</span>
        <span className="visually-hidden"> de {label}</span>
      </summary>
      <div className={styles.content}>
        <div>
          {dataSheet}
          <p className={styles.tagline}>{tagline}</p>
          <h4>Características</h4>
          <Points texts={features} />
        </div>
        {lists.length > 0 && (
          <dl className={styles.lists}>
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
  )
}
