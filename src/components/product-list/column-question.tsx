import { isFacet } from '#figures/column-axes.ts'
import type { ListColumn } from '#views/product-list.ts'
import styles from './column-question.module.css'

/** In a column's heading, the field for the visitor's figure (finder/list/list-controls.element.ts). */
export function ColumnQuestion({ column: { id, name, axis } }: { column: ListColumn }) {
  if (!isFacet(id)) return null
  return (
    <input
      className={styles.question}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      placeholder="tu cifra"
      aria-label={`${name}: tu cifra`}
      data-facet={id}
      data-axis={axis && JSON.stringify(axis)}
    />
  )
}
