import type { ListFilter } from '#views/product-list.ts'
import styles from './list-filters.module.css'

type ListFiltersProps = { filters: readonly (ListFilter & { count: number })[] }

/** A list's filters in named groups, with counts (finder/list/list-controls.element.ts). */
export function ListFilters({ filters }: ListFiltersProps) {
  const groups = Map.groupBy(filters, ({ group }) => group)
  return (
    <div className={styles.filters} id="filtros">
      {[...groups].map(([group, own]) => (
        <fieldset key={group} className={styles.group}>
          <legend>{group}</legend>
          {own.map(({ id, label, imperial, isKind, count }) => (
            <label key={id} className={styles.chip}>
              <input
                className="over-label"
                type="checkbox"
                value={id}
                data-filter
                data-kind={isKind}
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
      <button type="button" className={styles.none} aria-label="Quitar los filtros" data-all="">
        Quitar
      </button>
    </div>
  )
}
