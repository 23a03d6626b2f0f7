import type { CSSProperties } from 'react'
import type { ListColumn, StandingFigure } from '#views/product-list.ts'
import type { Figure } from '#figures/present-specs.ts'
import { BY_PRODUCT, NOT_TOGETHER } from '#figures/honest-figure.ts'
import { FigureScale } from '../figure-scale/figure-scale.tsx'
import { Unpublished } from '../figure-text/unpublished.tsx'
import { BothUnits } from './both-units.tsx'
import { CELL } from '../product-list/table-roles.ts'
import styles from './row-figures.module.css'

/** How a product's limit answers the asked value. */
export type FigureMark = {
  /** `decides` is the tightest limit, `covers` another met one, `silent` one that is not published; `same` marks a figure equal to the page's product's. */
  tone: 'covers' | 'decides' | 'conditional' | 'silent' | 'misses' | 'same'
  /** The judge's words: what is left, what is missing, or the condition. */
  note?: string
  /** Whether it is about this figure and another together: the figure itself passes. */
  isJoint?: boolean
}

type FigureCellProps = {
  column: ListColumn
  /** Undefined where nothing is published. */
  figure: StandingFigure | undefined
  /** The number of columns that its words span, if more than one. */
  span: number | undefined
  mark: FigureMark | undefined
  /** The first or second of two limits that do not hold together («no a la vez»). */
  bound: 'first' | 'second' | undefined
}

type FigureCellsProps = {
  columns: readonly ListColumn[]
  figures: readonly (StandingFigure | undefined)[]
  marks?: readonly (FigureMark | undefined)[]
}

/** A row's figures in the columns of its list; words may span all of them. */
export function FigureCells({ columns, figures, marks = [] }: FigureCellsProps) {
  const spans = columns.map((_, index) => {
    const { span } = figures[index] ?? {}
    // A list may show fewer columns than its rows have figures for.
    return span && Math.min(span, columns.length - index)
  })
  const covered = columns.map((_, index) =>
    spans.slice(0, index).some((span = 1, at) => at + span > index),
  )
  const isBound = (index: number) => figures[index]?.condition?.endsWith(NOT_TOGETHER) ?? false
  const firstBound = columns.findIndex((_, index) => isBound(index) && isBound(index + 1))
  return columns.map((column, index) =>
    covered[index] ? (
      <td key={column.id} hidden>
        {column.name}
      </td>
    ) : (
      <FigureCell
        key={column.id}
        column={column}
        figure={figures[index]}
        span={spans[index]}
        mark={marks[index]}
        bound={firstBound === -1 ? undefined : BOUND[index - firstBound]}
      />
    ),
  )
}

const BOUND = ['first', 'second'] as const

/** A condition without the words that the bracket has. */
const unbound = (condition: string) =>
  condition.slice(0, -NOT_TOGETHER.length).trim().replace(/;$/, '')

/** A figure without the unit that is the column's name. */
function unsaid(figure: Figure, name: string): Figure {
  const unit = `${name}\u00a0`
  return figure.text.startsWith(unit) ? { ...figure, text: figure.text.slice(unit.length) } : figure
}

/** From this length on, a condition needs the whole line of a card. */
const LONG_CONDITION = 35

/** A figure with its scale on the list's axis, and the answer to what was asked. */
function FigureCell({ column, figure, span, mark, bound }: FigureCellProps) {
  const { name, isText, units, axis } = column
  const whole = figure?.condition ?? ''
  const condition = bound ? unbound(whole) : whole
  const isLong = !axis && condition.length >= LONG_CONDITION
  return (
    <td
      {...CELL}
      colSpan={span}
      style={span === undefined ? undefined : ({ '--span': span } as CSSProperties)}
      className={isText || span !== undefined ? `${styles.figure} ${styles.words}` : styles.figure}
      data-none={figure ? undefined : ''}
      data-text={isText}
      data-long={isLong || undefined}
      data-tone={mark?.tone}
    >
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>
        {figure?.si.text ? (
          <BothUnits
            si={unsaid(figure.si, name)}
            imperial={figure.imperial && unsaid(figure.imperial, name)}
            units={span === undefined ? units : undefined}
          />
        ) : (
          <Unpublished />
        )}
      </span>
      {axis && figure?.reach && <FigureScale axis={axis} reach={figure.reach} />}
      {bound && (
        <span className={styles.bound} data-bound={bound}>
          <span>{NOT_TOGETHER}</span>
        </span>
      )}
      {mark?.note && <span data-note={mark.isJoint ? 'joint' : ''}>{mark.note}</span>}
      {condition !== '' && (
        <small
          hidden={mark?.note?.includes(condition) ?? false}
          data-usual={condition === BY_PRODUCT || undefined}
        >
          {isLong && <span className={styles.of}>{name}: </span>}
          {condition}
        </small>
      )}
    </td>
  )
}
