import { barOn, isHatched, type Axis, type AxisBar, type Reach } from '#figures/axis.ts'
import { NOT_TOGETHER } from '#figures/honest-figure.ts'
import { BAR_KEY, LOGARITHMIC } from '#catalogue/labels.ts'
import type { ListColumn, ProductRowView } from '#views/product-list.ts'
import { FigureScale } from '../figure-scale/figure-scale.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './product-list.module.css'

const LEGEND_ID = 'leyenda'

const WHOLE = { from: 0, to: 1 }
const BELOW_ZERO = { from: -1, to: 1 }
/** What may be drawn: an example, its meaning, and which bars show it. */
const KEYS: readonly [Axis, Reach, meaning: string, isIn: (bar: AxisBar) => boolean][] = [
  [WHOLE, { max: 1 }, BAR_KEY.sure, ({ points, sure }) => points.length === 0 && !!sure],
  [WHOLE, { max: 1, sure: {} }, BAR_KEY.partly, isHatched],
  [BELOW_ZERO, { max: 1 }, BAR_KEY.open, ({ isOpen, sure }) => isOpen && !!sure],
  [WHOLE, { min: 0.3, max: 0.7, at: [0.3, 0.7] }, 'solo esas medidas', () => false],
  [WHOLE, { max: 2 }, 'sigue fuera de la escala', ({ isBeyond }) => isBeyond],
  [WHOLE, { max: 0.3 }, 'la marca corta: el medio', () => true],
]

/** Opens the legend, from the heading of a list with bars. */
export function LegendButton() {
  return (
    <button type="button" className={styles.opener} popoverTarget={LEGEND_ID}>
      Leyenda
    </button>
  )
}

type LegendProps = {
  /** The rows' figures: signs that none of them shows are left out. */
  rows?: readonly Pick<ProductRowView, 'figures'>[]
  /** The columns of the list, some perhaps with a logarithmic axis; unknown where several tables share the key. */
  columns?: readonly ListColumn[]
}

/** The key to the bars: below the list, or at the bottom of the window while it is opened from a heading. */
export function ScaleLegend({ rows = [], columns }: LegendProps) {
  const logarithmic = columns?.filter(({ axis }) => axis?.isLog).map(({ name }) => name)
  const figures = rows.flatMap((row) => row.figures)
  const hasPoints = figures.some((figure) => figure?.reach?.at)
  const bars = (columns ?? []).flatMap(({ axis }, at) =>
    rows.flatMap((row) => {
      const reach = axis && row.figures[at]?.reach
      return reach ? [barOn(axis, reach)] : []
    }),
  )
  const isDrawn = ([, { at }, , isIn]: (typeof KEYS)[number]) =>
    at ? hasPoints : bars.length === 0 || bars.some(isIn)
  return (
    <div className={styles.legend} id={LEGEND_ID} popover="auto">
      {KEYS.filter(isDrawn).map(([axis, reach, meaning]) => (
        <span key={meaning}>
          <FigureScale axis={axis} reach={reach} /> {meaning}
        </span>
      ))}
      {figures.some((figure) => figure?.condition?.endsWith(NOT_TOGETHER)) && (
        <span>
          <i className={styles.bracket} /> {NOT_TOGETHER}: un límite o el otro
        </span>
      )}
      {logarithmic?.length !== 0 && (
        <span>
          {logarithmic
            ? `${logarithmic.join(', ')}: ${LOGARITHMIC}`
            : 'si el medio no es la mitad, la escala es logarítmica'}
        </span>
      )}
      <span>
        <span>–</span> sin dato publicado
      </span>
      <button
        type="button"
        className={styles.close}
        aria-label="Cerrar la leyenda"
        popoverTarget={LEGEND_ID}
        popoverTargetAction="hide"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
