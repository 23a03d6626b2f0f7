import type { ComponentProps } from 'react'
import { counted } from '#catalogue/labels.ts'
import type { ProductListView } from '#views/product-list.ts'
import { ProductRow } from '../product-row/product-row.tsx'
import { UnitSwitch } from '../unit-switch/unit-switch.tsx'
import type { FoldingHeading } from './group-heading.tsx'
import { GroupLinks } from './group-links.tsx'
import { LegendButton, ScaleLegend } from './scale-legend.tsx'
import { ListFilters } from './list-filters.tsx'
import { CODED, EARLY_ROWS, ListFrame } from './list-frame.tsx'
import { ListRows } from './list-rows.tsx'
import styles from './product-list.module.css'

type ProductListProps = {
  list: ProductListView
  /** The list's accessible name. */
  label: string
  /** The number of rows on the first screen: their pictures load with the page, the others when near. */
  early?: number
  /** Asks in the headings for the visitor's figures (column-question.tsx); none if the page asks elsewhere. */
  question?: ComponentProps<typeof ListFrame>['question']
  /** The heading of groups that fold (group-heading.tsx). */
  folding?: FoldingHeading
  /** Whether the legend follows: once per page, after its last list. */
  isLast?: boolean
}

/**
 * A page's products as rows in groups, with filters that count, and headings that ask for the visitor's figures
 * (finder/list/list-controls.element.ts); without a script, links to the groups replace the filters.
 */
export function ProductList({
  list,
  label,
  early = EARLY_ROWS,
  question,
  folding,
  isLast = true,
}: ProductListProps) {
  const { columns, groups, filters, total, machine } = list
  const rows = groups.flatMap((group) => group.rows)
  const first = new Set(rows.slice(0, early))
  const hasScales = columns.some(({ axis }) => axis)
  const countOf = (id: string) => rows.filter((row) => row.filters.includes(id)).length
  return (
    <list-controls class="fade-list" data-wake="sign" data-asked="" data-machine={machine}>
      {filters.length > 0 && (
        <ListFilters
          filters={filters.map((filter) => ({ ...filter, count: countOf(filter.id) }))}
        />
      )}
      {filters.some(({ isKind }) => isKind) && <GroupLinks groups={groups} />}
      {question && <p className={styles.hint} data-hint="" aria-live="polite" />}
      <ListFrame
        label={label}
        columns={columns}
        isCodeless={rows.filter(({ code }) => code !== undefined).length < rows.length * CODED}
        question={question}
        head={
          <>
            <strong data-count="" aria-live="polite">
              {counted(total, 'producto')}
            </strong>
            {columns.length > 0 && <UnitSwitch />}
            {hasScales && <LegendButton />}
            {filters.length > 0 && (
              <label className={styles.shows}>
                <input className="over-label" type="checkbox" data-shows="" />
                Filtros <b />
              </label>
            )}
          </>
        }
      >
        {groups.map(({ id, heading, story, fold, machine: ofGroup, rows: own }) => (
          <ListRows
            key={id}
            id={id}
            heading={heading}
            count={own.length}
            columns={columns.length + 1}
            fold={fold}
            folding={folding}
            story={story}
            machine={ofGroup}
          >
            {own.map((product) => (
              <ProductRow
                key={product.id}
                product={product}
                columns={columns}
                isEarly={first.has(product)}
              />
            ))}
          </ListRows>
        ))}
      </ListFrame>
      {hasScales && isLast && <ScaleLegend rows={rows} columns={columns} />}
      <p className={styles.empty} data-empty="" hidden>
        Ningún producto reúne lo elegido.
      </p>
    </list-controls>
  )
}
