import type { CSSProperties } from 'react'
import type { FamilyEntry } from '#catalogue/family-index.ts'
import type { Picture } from '#catalogue/present-product.ts'
import type { ListColumn } from '#catalogue/product-list.ts'
import { DrawingImage } from '../drawing-image/drawing-image.tsx'
import { Link } from '../link/link.tsx'
import { TradeMark } from '../trade-mark/trade-mark.tsx'
import { RowFigures } from '../product-row/row-figures.tsx'
import styles from './family-list.module.css'

/** So many rows may stand on the first screen: their pictures come with the page. */
const EARLY_ROWS = 8

type FamilyListProps = {
  label: string
  columns: readonly ListColumn[]
  entries: readonly (Omit<FamilyEntry, 'pictured'> & { picture: Picture | undefined })[]
}

/** The categories of a family in rows: what each is for, how many products it has and what they allow. */
export function FamilyList({ label, columns, entries }: FamilyListProps) {
  const style = { '--list-columns': columns.length } as CSSProperties
  return (
    <section className={styles.list} aria-label={label} style={style}>
      <div className={styles.head} aria-hidden="true">
        <span />
        <span>{entries.length} clases</span>
        <span className={styles.number}>Modelos</span>
        {columns.map(({ id, heading }) => (
          <span key={id} className={styles.number}>
            {heading}
          </span>
        ))}
      </div>
      <ul className={styles.rows}>
        {entries.map(({ href, label: name, line, count, figures, picture }, index) => (
          <li key={href + name} className={styles.row}>
            <div className={styles.entry}>
              <div className={styles.picture}>
                {picture && (
                  <DrawingImage picture={picture} isDecorative isEarly={index < EARLY_ROWS} />
                )}
              </div>
              <div className={styles.identity}>
                <h2>
                  <Link href={href} className="stretched">
                    <TradeMark text={name} />
                  </Link>
                </h2>
                <p>{line}</p>
              </div>
              <p className={styles.count}>
                {count !== undefined && (
                  <>
                    <b>{count}</b> <span>{count === 1 ? 'modelo' : 'modelos'}</span>
                  </>
                )}
              </p>
              <RowFigures figures={figures} columns={columns} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
