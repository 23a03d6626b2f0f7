import type { ListFilter } from '#catalogue/product-list.ts'
import styles from './filter-chips.module.css'

/** A filter as it stands: chosen or not, and how many products it would leave. */
export type FilterChip = ListFilter & { isChosen: boolean; count: number }

type FilterChipsProps = {
  chips: readonly FilterChip[]
  onChange: (id: string, isChosen: boolean) => void
}

/** The filters of a list as chips with counts; what would leave nothing cannot be chosen. */
export function FilterChips({ chips, onChange }: FilterChipsProps) {
  const kinds = chips.filter(({ isKind }) => isKind)
  const limits = chips.filter(({ isKind }) => !isKind)
  const groups = [
    { legend: 'Tipo', own: kinds },
    { legend: 'Límites y certificados', own: limits },
  ].filter(({ own }) => own.length > 0)
  return (
    <div className={styles.chips}>
      {groups.map(({ legend, own }) => (
        <fieldset key={legend} className={styles.group}>
          <legend className="visually-hidden">{legend}</legend>
          {own.map(({ id, label, imperial, isChosen, count }) => (
            <label key={id} className={styles.chip}>
              <input
                type="checkbox"
                value={id}
                checked={isChosen}
                disabled={count === 0 && !isChosen}
                onChange={(event) => onChange(id, event.currentTarget.checked)}
              />
              <span>
                {imperial === undefined ? (
                  label
                ) : (
                  <>
                    <span className="in-si">{label}</span>
                    <span className="in-imperial">{imperial}</span>
                  </>
                )}{' '}
                <b>{count}</b>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
