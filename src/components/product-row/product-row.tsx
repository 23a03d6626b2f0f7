import type { ListColumn, ProductRowView } from '#catalogue/product-list.ts'
import { DATA_SHEET_LABEL } from '#catalogue/labels.ts'
import type { Service } from '#visitor/quote-list.ts'
import { DrawingImage } from '../drawing-image/drawing-image.tsx'
import { FarDrawing } from '../drawing-image/far-drawing.tsx'
import { Link } from '../link/link.tsx'
import { CompareTick } from './compare-tick.tsx'
import { QuoteButton } from './quote-button.tsx'
import { RowDetails } from './row-details.tsx'
import { RowFigures } from './row-figures.tsx'
import type { FigureMark } from './figure-mark.tsx'
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
  /** Beside a form, where room is scarce: the data sheet is folded away with the details. */
  isNarrow?: boolean
}

/**
 * A product wherever products stand in a list: picture, code, name, line, figures in the list's columns,
 * what can be done with it. The whole row leads to its page; it answers to its printed fragment.
 */
export function ProductRow({
  product,
  columns,
  isEarly = false,
  marks,
  service,
  isNarrow = false,
}: ProductRowProps) {
  const { id, href, code, label, name, tagline, picture, dataSheet } = product
  const headingId = `fila-${id}`
  const dataSheetLink = (
    <Link href={dataSheet.href} type="application/pdf" className={styles.dataSheet}>
      {DATA_SHEET_LABEL}
      <span className="visually-hidden">
        {' '}
        {label} ({dataSheet.note})
      </span>
    </Link>
  )
  return (
    <li className={`${styles.row} ${isNarrow ? styles.narrow : ''}`} id={id}>
      <article className={styles.product} aria-labelledby={headingId}>
        <div className={styles.picture}>
          {isEarly ? (
            <DrawingImage picture={picture} isDecorative isEarly />
          ) : (
            <FarDrawing picture={picture} />
          )}
        </div>
        <div className={styles.identity}>
          <h3 id={headingId}>
            <Link href={href} className={`stretched ${styles.whole}`}>
              {code !== undefined && <span className={styles.code}>{code}</span>}{' '}
              <span className={styles.name}>
                {name.shared !== '' && <span className="visually-hidden">{name.shared} </span>}
                {name.own}
              </span>
            </Link>
          </h3>
          <p className={styles.tagline}>{tagline}</p>
        </div>
        <RowFigures figures={product.figures} columns={columns} marks={marks} />
        <div className={styles.actions}>
          {!isNarrow && dataSheetLink}
          <QuoteButton product={product} service={service} />
          <CompareTick product={product} />
        </div>
        {(isNarrow || product.features.length > 0) && (
          <RowDetails
            product={product}
            dataSheet={isNarrow ? dataSheetLink : undefined}
            isNarrow={isNarrow}
          />
        )}
      </article>
    </li>
  )
}
