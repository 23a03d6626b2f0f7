import type { ListColumn, ProductRowView } from '#views/product-list.ts'
import type { Service } from '#visitor/quote-list.ts'
import { CompareTick } from './compare-tick.tsx'
import { QuoteButton } from './quote-button.tsx'
import { RowDetails } from './row-details.tsx'
import { RowIdentity } from './row-identity.tsx'
import { FigureCells, type FigureMark } from './row-figures.tsx'
import { CELL, ROW } from '../product-list/table-roles.ts'
import styles from './product-row.module.css'

type ProductRowProps = {
  product: ProductRowView
  columns: readonly ListColumn[]
  /** Of the first screen: its picture is fetched with the page; others' when they come near. */
  isEarly?: boolean
  /** What was asked on the published range, by column. */
  marks?: readonly (FigureMark | undefined)[] | undefined
  /** The figures that were asked, for the list to quote. */
  service?: Service
}

/**
 * A product wherever products stand in a list: picture, code, name, line, figures in the list's columns,
 * what can be done with it. The whole row leads to its page; its id is the `#…` that printed documents lead to.
 */
export function ProductRow({
  product,
  columns,
  isEarly = false,
  marks = [],
  service,
}: ProductRowProps) {
  const { id, href, code, name, tagline, picture, filters } = product
  return (
    <tr {...ROW} data-filters={filters.join(' ') || undefined} className={styles.row} id={id}>
      <RowIdentity
        id={`fila-${id}`}
        href={href}
        code={code}
        name={
          <>
            {name.shared !== '' && <span className="visually-hidden">{name.shared} </span>}
            {name.own}
          </>
        }
        line={tagline}
        picture={picture}
        isEarly={isEarly}
      />
      <FigureCells columns={columns} figures={product.figures} marks={marks} />
      <td {...CELL} className={styles.compare}>
        <CompareTick product={product} />
      </td>
      <td {...CELL} className={styles.add}>
        <QuoteButton product={product} service={service} isQuiet isInRow />
      </td>
      <RowDetails product={product} />
    </tr>
  )
}
