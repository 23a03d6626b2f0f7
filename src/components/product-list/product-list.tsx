import { counted } from '#catalogue/labels.ts'
import type { ProductListView } from '#catalogue/product-list.ts'
import { Island } from '#islands/island.tsx'
import { ProductRow } from '../product-row/product-row.tsx'
import { EARLY_ROWS, ListFrame, ListRows } from './list-frame.tsx'
import { UnitSwitch } from '../unit-switch/unit-switch.tsx'
import ListControls from './list-controls.island.tsx'

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
          groups: groups.map(({ id, heading, rows: own }) => ({
            id,
            heading,
            rows: own.map((row) => ({ id: row.id, filters: row.filters })),
          })),
        }}
      />
      <ListFrame
        label={label}
        columns={columns}
        isNameless={rows.every(({ code }) => code === undefined)}
        head={
          <>
            <strong>{counted(total, 'producto')}</strong>
            <UnitSwitch />
            <small>por {rows.some(({ code }) => code !== undefined) ? 'código' : 'nombre'}</small>
          </>
        }
      >
        {groups.map(({ id, heading, fold, rows: own }) => (
          <ListRows key={id} id={id} heading={heading} count={own.length} fold={fold}>
            {own.map((product) => (
              <ProductRow
                key={product.id}
                product={product}
                columns={columns}
                isEarly={early.has(product)}
              />
            ))}
          </ListRows>
        ))}
      </ListFrame>
    </>
  )
}
