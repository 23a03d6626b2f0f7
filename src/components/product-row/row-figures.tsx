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
          <FigureCell
            figure={figures[index]}
            mark={marks[index]}
            isSaidNext={endsAlike(figures[index], figures[index + 1])}
          />
        </div>
      ))}
    </dl>
  )
}

/** Whether the figure after it ends with the same condition: in one line it is said once, after both. */
function endsAlike(figure: StandingFigure | undefined, next: StandingFigure | undefined) {
  const own = figure?.condition
  return own !== undefined && (next?.condition === own || next?.condition?.endsWith(`; ${own}`))
}

type FigureCellProps = {
  figure: StandingFigure | undefined
  mark: FigureMark | undefined
  isSaidNext: boolean | undefined
}

function FigureCell({ figure, mark, isSaidNext }: FigureCellProps) {
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
      {figure.condition !== undefined && (
        <small data-said-next={isSaidNext || undefined}> {figure.condition}</small>
      )}
      {mark && <FigureMarkBar mark={mark} />}
    </dd>
  )
}
