import type { ListColumn, RowFigure } from '#catalogue/product-list.ts'
import { Unpublished } from '../figure-text/unpublished.tsx'
import { BothUnits } from './both-units.tsx'
import styles from './product-row.module.css'

type RowFiguresProps = {
  /** In the order of the columns; none where nothing is published. */
  figures: readonly (RowFigure | undefined)[]
  columns: readonly ListColumn[]
}

/** The figures of a row, each under the column that names it. */
export function RowFigures({ figures, columns }: RowFiguresProps) {
  if (columns.length === 0) return null
  return (
    <dl className={styles.figures}>
      {columns.map(({ id, name, isText }, index) => (
        <div key={id} className={isText ? styles.words : styles.figure}>
          <dt>{name}</dt>
          <FigureCell figure={figures[index]} />
        </div>
      ))}
    </dl>
  )
}

function FigureCell({ figure }: { figure: RowFigure | undefined }) {
  if (!figure) {
    return (
      <dd className={styles.none}>
        <Unpublished />
      </dd>
    )
  }
  return (
    <dd>
      <BothUnits si={figure.si} imperial={figure.imperial} />
      {figure.condition !== undefined && <small> {figure.condition}</small>}
    </dd>
  )
}
