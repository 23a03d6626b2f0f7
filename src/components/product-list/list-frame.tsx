import type { CSSProperties, ReactNode } from 'react'
import type { ListColumn } from '#catalogue/product-list.ts'
import styles from './product-list.module.css'

/** So many rows may stand on the first screen: their pictures come with the page. */
export const EARLY_ROWS = 6

type ListFrameProps = {
  /** Names the list for whoever hears it. */
  label: string
  columns: readonly ListColumn[]
  /** Narrow rows beside a form, whose data sheet is in the details. */
  isNarrow?: boolean
  children: ReactNode
}

/** A list of product rows, under the heads of its columns. */
export function ListFrame({ label, columns, isNarrow = false, children }: ListFrameProps) {
  const style = {
    '--list-columns': columns.length,
    ...(columns.length > 0 && { '--list-figures': `repeat(${columns.length}, auto)` }),
  } as CSSProperties
  return (
    <section
      className={`${styles.list} ${isNarrow ? styles.narrow : ''}`}
      aria-label={label}
      style={style}
    >
      <div className={styles.head} aria-hidden="true">
        <span />
        <span>Producto</span>
        {columns.map(({ id, heading, isText }) => (
          <span key={id} className={isText ? undefined : styles.number}>
            {heading}
          </span>
        ))}
        <span />
      </div>
      {children}
    </section>
  )
}

/** Rows that follow each other in a frame. */
export function ListRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}
