import type { Axis, Reach } from '#figures/axis.ts'
import { NOT_TOGETHER } from '#figures/honest-figure.ts'
import { BAR_KEY } from '#catalogue/labels.ts'
import type { ListColumn, ProductRowView } from '#views/product-list.ts'
import { FigureScale } from '../figure-scale/figure-scale.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './product-list.module.css'

const LEGEND_ID = 'leyenda'

const WHOLE = { from: 0, to: 1 }
const BELOW_ZERO = { from: -1, to: 1 }
const KEYS: readonly [axis: Axis, reach: Reach, meaning: string][] = [
  [WHOLE, { max: 1 }, BAR_KEY.sure],
  [WHOLE, { max: 1, sure: {} }, BAR_KEY.partly],
  [BELOW_ZERO, { max: 1 }, BAR_KEY.open],
  [WHOLE, { min: 0.3, max: 0.7, at: [0.3, 0.7] }, 'solo esas medidas'],
  [WHOLE, { max: 2 }, 'sigue fuera de la escala'],
  [WHOLE, { max: 0.3 }, 'la marca corta: el medio'],
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
  /** The rows' figures: signs that none of them uses are left out. */
  rows?: readonly Pick<ProductRowView, 'figures'>[]
  /** The columns of the list, some perhaps with a logarithmic axis; unknown where several tables share the key. */
  columns?: readonly ListColumn[]
}

/** The key to the bars: below the list, or at the bottom of the window while it is opened from a heading. */
export function ScaleLegend({ rows = [], columns }: LegendProps) {
  const logarithmic = columns?.filter(({ axis }) => axis?.isLog).map(({ name }) => name)
  const figures = rows.flatMap((row) => row.figures)
  const hasPoints = figures.some((figure) => figure?.reach?.at)
  return (
    <div className={styles.legend} id={LEGEND_ID} popover="auto">
      {KEYS.filter(([, { at }]) => hasPoints || !at).map(([axis, reach, meaning]) => (
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
        <span>{logarithmic?.join(', ') ?? 'un medio que no es la mitad'}: escala logarítmica</span>
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
