import type { ListColumn, StandingFigure } from '#catalogue/product-list.ts'
import { Unpublished } from '../figure-text/unpublished.tsx'
import { BothUnits } from './both-units.tsx'
import { FigureMarkBar, type FigureMark } from './figure-mark.tsx'
import styles from './product-row.module.css'

type RowFiguresProps = {
  /** In the order of the columns; none where nothing is published. */
  figures: readonly (StandingFigure | undefined)[]
  columns: readonly ListColumn[]
  /** What was asked on the published range, in the order of the columns. */
  marks?: readonly (FigureMark | undefined)[] | undefined
}

/** The figures of a row, each under the column that names it. */
export function RowFigures({ figures, columns, marks = [] }: RowFiguresProps) {
  if (columns.length === 0) return null
  return (
    <dl className={styles.figures}>
      {columns.map(({ id, name, isText, isLength }, index) => (
        <div
          key={id}
          className={isText ? styles.words : styles.figure}
          data-length={isLength}
          data-tone={marks[index]?.tone}
        >
          <dt>{name}</dt>
          <FigureCell figure={figures[index]} mark={marks[index]} />
        </div>
      ))}
    </dl>
  )
}

type FigureCellProps = { figure: StandingFigure | undefined; mark: FigureMark | undefined }

function FigureCell({ figure, mark }: FigureCellProps) {
  if (!figure) {
    return (
      <dd className={styles.none}>
        <Unpublished />
        {mark && <FigureMarkBar mark={mark} />}
      </dd>
    )
  }
  return (
    <dd>
      <BothUnits si={figure.si} imperial={figure.imperial} />
      {figure.condition !== undefined && <small> {figure.condition}</small>}
      {mark && <FigureMarkBar mark={mark} />}
    </dd>
  )
}
