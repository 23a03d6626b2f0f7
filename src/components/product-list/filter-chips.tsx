import type { ListFilter } from '#catalogue/product-list.ts'
import styles from './list-filters.module.css'

/** A filter as it stands: chosen or not, and how many products it would leave. */
export type FilterChip = Pick<ListFilter, 'id' | 'label'> & { isChosen: boolean; count: number }

type FilterChipsProps = {
  legend: string
  chips: readonly FilterChip[]
  onChange: (id: string, isChosen: boolean) => void
}

/** Filters as chips with counts; what would leave nothing cannot be chosen. */
export function FilterChips({ legend, chips, onChange }: FilterChipsProps) {
  return (
    <div className={styles.filters}>
      <fieldset className={styles.group}>
        <legend>{legend}</legend>
        {chips.map(({ id, label, isChosen, count }) => (
          <label key={id} className={styles.chip}>
            <input
              type="checkbox"
              value={id}
              checked={isChosen}
              disabled={count === 0 && !isChosen}
              onChange={(event) => onChange(id, event.currentTarget.checked)}
            />
            <span>
              {label} <b>{count}</b>
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
