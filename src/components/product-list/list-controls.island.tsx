import { useLayoutEffect } from 'react'
import type { ListFilter } from '#catalogue/product-list.ts'
import { counted } from '#catalogue/labels.ts'
import { island } from '#islands/island.tsx'
import { replaceAddressQuery, useAddressQuery } from '#visitor/address-query.ts'
import { announce } from '../announcer/announce.ts'
import { FilterChips } from './filter-chips.tsx'
import { countWith, filtersOf, passes, withFilters } from './filter-state.ts'
import { GroupLinks } from './group-links.tsx'
import styles from './product-list.module.css'

type FilteredRow = { id: string; filters: readonly string[] }

type ListControlsProps = {
  filters: readonly ListFilter[]
  groups: readonly { id: string; heading?: string | undefined; rows: readonly FilteredRow[] }[]
  total: number
}

/**
 * The bar above a list: filters that count. It hides the rows of the page that do not pass.
 * Filters stand in the address (`?f=`).
 */
function ListControls({ filters, groups, total }: ListControlsProps) {
  const query = useAddressQuery()
  const chosen = filtersOf(query, filters)
  const rows = groups.flatMap((group) => group.rows)
  const isShown = (row: FilteredRow) => passes(row, chosen, filters)
  const shown = rows.filter(isShown)

  useLayoutEffect(() => {
    for (const { id, rows: own } of groups) {
      const count = own.filter(isShown).length
      const group = document.querySelector<HTMLElement>(`[data-group="${CSS.escape(id)}"]`)
      if (!group) continue
      group.hidden = count === 0
      const counter = group.querySelector('h2 > span')
      if (counter) counter.textContent = String(count)
      for (const row of own) {
        const element = document.getElementById(row.id)
        if (element) element.hidden = !isShown(row)
      }
    }
  })
  const choose = (next: ReadonlySet<string>) => {
    replaceAddressQuery(withFilters(query, next, filters))
    const left = rows.filter((row) => passes(row, next, filters)).length
    announce(countText(left, total))
  }
  return (
    <>
      <div className={styles.bar}>
        {filters.length > 0 && (
          <FilterChips
            chips={filters.map((filter) => ({
              ...filter,
              isChosen: chosen.has(filter.id),
              count: countWith(filter, rows, chosen, filters),
            }))}
            onChange={(id, isChosen) =>
              choose(new Set(isChosen ? [...chosen, id] : [...chosen].filter((one) => one !== id)))
            }
          />
        )}
        {groups.length > 1 && <GroupLinks groups={groups} />}
      </div>
      {shown.length === 0 && (
        <p className={styles.empty}>
          Ningún producto reúne lo elegido.{' '}
          <button type="button" onClick={() => choose(new Set())}>
            Quitar los filtros
          </button>
        </p>
      )}
    </>
  )
}

function countText(shown: number, total: number): string {
  if (shown < total) return `${shown} de ${total} productos`
  return counted(total, 'producto')
}

export default island('list-controls', ListControls)
