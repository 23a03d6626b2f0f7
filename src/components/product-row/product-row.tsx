import type { ListColumn, ProductRowView } from '#views/product-list.ts'
import type { AskedOfLine } from '#visitor/quote-list.ts'
import { CompareTick } from './compare-tick.tsx'
import { QuoteButton } from './quote-button.tsx'
import { RowDetails } from './row-details.tsx'
import { RowIdentity } from './row-identity.tsx'
import { FigureCells, type FigureMark } from './row-figures.tsx'
import { CELL, ROW } from '../product-list/table-roles.ts'
import styles from './product-row.module.css'
import quote from './row-quote.module.css'

type ProductRowProps = {
  product: ProductRowView
  columns: readonly ListColumn[]
  /** On the first screen: its picture loads with the page; others load when near. */
  isEarly?: boolean
  /** The asked figures on the published ranges, by column. */
  marks?: readonly (FigureMark | undefined)[] | undefined
  asked?: AskedOfLine
}

/**
 * A product as a row of any list: picture, code, name, tagline, figures in the list's columns, actions. The whole row
 * links to its page; its id is the `#…` that printed documents link to.
 */
export function ProductRow({
  product,
  columns,
  isEarly = false,
  marks = [],
  asked,
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
        <QuoteButton product={product} asked={asked} look={quote.quote} row={name} />
      </td>
      <RowDetails product={product} />
    </tr>
  )
}
