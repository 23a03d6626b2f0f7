import type { ComparedProduct } from '#visitor/compared-products.ts'
import styles from './compare-tick.module.css'

type CompareTickProps = { product: ComparedProduct }

/** Marks the product for comparison (compare-tick.element.ts). Marking a seventh says why it cannot be marked. */
export function CompareTick({ product: { id, label } }: CompareTickProps) {
  return (
    <compare-tick data-wake="kept sign">
      <label className={styles.tick}>
        <input type="checkbox" value={id} suppressHydrationWarning />
        <span>
          Comparar<span className="visually-hidden"> {label}</span>
        </span>
      </label>
    </compare-tick>
  )
}
