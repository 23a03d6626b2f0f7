import type { ListColumn, ProductRowView } from '#catalogue/product-list.ts'
import { DrawingImage } from '../drawing-image/drawing-image.tsx'
import { Link } from '../link/link.tsx'
import { CompareTick } from './compare-tick.tsx'
import { QuoteButton } from './quote-button.tsx'
import { RowDetails } from './row-details.tsx'
import { RowFigures } from './row-figures.tsx'
import styles from './product-row.module.css'

type ProductRowProps = {
  product: ProductRowView
  columns: readonly ListColumn[]
  /** Of the first screen: its picture is fetched with the page. */
  isEarly?: boolean
}

/**
 * A product wherever products stand in a list: picture, code, name, line, figures in the list's columns,
 * what can be done with it. The whole row leads to its page; it answers to its printed fragment.
 */
export function ProductRow({ product, columns, isEarly = false }: ProductRowProps) {
  const { id, href, code, label, name, tagline, picture, dataSheet } = product
  const headingId = `fila-${id}`
  return (
    <li className={styles.row} id={id}>
      <article className={styles.product} aria-labelledby={headingId}>
        <div className={styles.picture}>
          <DrawingImage picture={picture} isDecorative isEarly={isEarly} />
        </div>
        <div className={styles.identity}>
          <h3 id={headingId}>
            <Link href={href} className={styles.whole}>
              {code !== undefined && <span className={styles.code}>{code}</span>}{' '}
              <span className={styles.name}>
                {name.shared !== '' && <span className="visually-hidden">{name.shared} </span>}
                {name.own}
              </span>
            </Link>
          </h3>
          <p className={styles.tagline}>{tagline}</p>
        </div>
        <RowFigures figures={product.figures} columns={columns} />
        <div className={styles.actions}>
          <Link href={dataSheet.href} type="application/pdf" className={styles.sheet}>
            Información del producto
            <span className="visually-hidden">
              {' '}
              {label} ({dataSheet.note})
            </span>
          </Link>
          <QuoteButton product={product} />
          <CompareTick product={product} />
        </div>
        <RowDetails product={product} />
      </article>
    </li>
  )
}
