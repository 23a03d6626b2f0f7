import type { Axis, Reach } from '#figures/axis.ts'
import { BAR_KEY } from '#catalogue/labels.ts'
import { FigureScale } from '../figure-scale/figure-scale.tsx'
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
]

/** Opens it, from the head of a list with bars. */
export function LegendButton() {
  return (
    <button type="button" popoverTarget={LEGEND_ID}>
      Leyenda
    </button>
  )
}

type LegendProps = {
  /** Whether some figures are separate values. */
  hasPoints?: boolean
}

/** How the bars are read: after the list, and at the window's foot while a head has opened it. */
export function ScaleLegend({ hasPoints = false }: LegendProps) {
  return (
    <p className={styles.legend} id={LEGEND_ID} popover="auto">
      {KEYS.filter(([, { at }]) => hasPoints || !at).map(([axis, reach, meaning]) => (
        <span key={meaning}>
          <FigureScale axis={axis} reach={reach} /> {meaning}
        </span>
      ))}
      <span>– sin dato publicado</span>
    </p>
  )
}
