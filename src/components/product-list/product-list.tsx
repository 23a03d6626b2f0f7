import type { ProductListView } from '#catalogue/product-list.ts'
import { counted } from '#catalogue/labels.ts'
import { announce } from '../announcer/announce.ts'
import { useIsWhole } from '#startup/arrival/arrival.tsx'
import { replaceAddressQuery, useAddressQuery } from '#visitor/address-query.ts'
import { ProductRow } from '../product-row/product-row.tsx'
import { UnitSwitch } from '../unit-switch/unit-switch.tsx'
import { FilterChips } from './filter-chips.tsx'
import { GroupLinks } from './group-links.tsx'
import { EARLY_ROWS, ListFrame, ListRows } from './list-frame.tsx'
import { countWith, filtersOf, passes, withFilters } from './filter-state.ts'
import styles from './product-list.module.css'

type ProductListProps = {
  list: ProductListView
  /** Names the list for whoever hears it. */
  label: string
  /** Begins below the first screen: no picture of it comes with the page. */
  isBelow?: boolean
}

/**
 * The products of a page in rows, by groups, with filters that count. Filters stand in the address
 * (`?f=`); without a script the groups' names lead to the groups.
 */
export function ProductList({ list, label, isBelow = false }: ProductListProps) {
  const { columns, groups, filters, total } = list
  const query = useAddressQuery()
  const isWhole = useIsWhole()
  const chosen = filtersOf(query, filters)
  const rows = groups.flatMap((group) => group.rows)
  const shown = rows.filter((row) => passes(row, chosen, filters))
  const hasCodes = rows.some(({ code }) => code !== undefined)
  const isFiltered = shown.length < total

  const choose = (next: ReadonlySet<string>) => {
    replaceAddressQuery(withFilters(query, next, filters))
    const left = rows.filter((row) => passes(row, next, filters)).length
    announce(countText(left, total))
  }
  const isEarly = new Set(isBelow ? [] : rows.slice(0, EARLY_ROWS).map(({ id }) => id))
  const isFirst = new Set(shown.slice(0, EARLY_ROWS).map(({ id }) => id))
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
        <p className={styles.count}>
          {countText(shown.length, total)}
          <span className={styles.order}>, por {hasCodes ? 'código' : 'nombre'}</span>
        </p>
        <div className={styles.units}>
          <UnitSwitch />
        </div>
      </div>
      <ListFrame label={label} columns={columns}>
        {groups.map(({ id, heading, rows: own }) => {
          const visible = own.filter((row) => passes(row, chosen, filters))
          const standing = isWhole ? visible : visible.filter((row) => isFirst.has(row.id))
          return (
            <section
              key={id}
              className={styles.group}
              aria-labelledby={heading === undefined ? undefined : id}
              hidden={standing.length === 0}
            >
              {heading === undefined ? (
                <h2 className="visually-hidden">{label}</h2>
              ) : (
                <h2 id={id}>
                  {heading} <span>{visible.length}</span>
                </h2>
              )}
              <ListRows>
                {standing.map((product) => (
                  <ProductRow
                    key={product.id}
                    product={product}
                    columns={columns}
                    isEarly={isEarly.has(product.id)}
                  />
                ))}
              </ListRows>
            </section>
          )
        })}
        {isFiltered && shown.length === 0 && (
          <p className={styles.empty}>
            Ningún producto reúne lo elegido.{' '}
            <button type="button" onClick={() => choose(new Set())}>
              Quitar los filtros
            </button>
          </p>
        )}
      </ListFrame>
    </>
  )
}

function countText(shown: number, total: number): string {
  if (shown < total) return `${shown} de ${total} productos`
  return counted(total, 'producto')
}
