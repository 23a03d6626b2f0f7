import type { ProductListView } from '#catalogue/product-list.ts'
import { Island } from '#islands/island.tsx'
import { ProductRow } from '../product-row/product-row.tsx'
import { EARLY_ROWS, ListFrame, ListRows } from './list-frame.tsx'
import ListControls from './list-controls.island.tsx'
import styles from './product-list.module.css'

type ProductListProps = {
  list: ProductListView
  /** Names the list for whoever hears it. */
  label: string
  /** Begins below the first screen: no picture of it comes with the page. */
  isBelow?: boolean
}

/**
 * The products of a page in rows, by groups, under filters that count (list-controls.island.tsx); without a script the
 * groups' names lead to the groups.
 */
export function ProductList({ list, label, isBelow = false }: ProductListProps) {
  const { columns, groups, filters, total } = list
  const rows = groups.flatMap((group) => group.rows)
  const early = new Set(isBelow ? [] : rows.slice(0, EARLY_ROWS))
  return (
    <>
      <Island
        of={ListControls}
        wake="sign"
        props={{
          filters,
          total,
          hasCodes: rows.some(({ code }) => code !== undefined),
          groups: groups.map(({ id, heading, rows: own }) => ({
            id,
            heading,
            rows: own.map((row) => ({ id: row.id, filters: row.filters })),
          })),
        }}
      />
      <ListFrame label={label} columns={columns}>
        {groups.map(({ id, heading, rows: own }) => (
          <section
            key={id}
            className={styles.group}
            aria-labelledby={heading === undefined ? undefined : id}
            data-group={id}
          >
            {heading === undefined ? (
              <h2 className="visually-hidden">{label}</h2>
            ) : (
              <h2 id={id}>
                {heading} <span>{own.length}</span>
              </h2>
            )}
            <ListRows>
              {own.map((product) => (
                <ProductRow
                  key={product.id}
                  product={product}
                  columns={columns}
                  isEarly={early.has(product)}
                />
              ))}
            </ListRows>
          </section>
        ))}
      </ListFrame>
    </>
  )
}
