import { BAR_KEY } from '#catalogue/labels.ts'
import { FigureScale } from '../figure-scale/figure-scale.tsx'
import styles from './product-list.module.css'

const WHOLE = { from: 0, to: 1 }

/** How the bars are read. */
export function Legend() {
  return (
    <p className={styles.legend}>
      <span>
        <FigureScale axis={WHOLE} reach={{ max: 1 }} /> {BAR_KEY.sure}
      </span>
      <span>
        <FigureScale axis={WHOLE} reach={{ max: 1, sure: {} }} /> {BAR_KEY.partly}
      </span>
      <span>
        <FigureScale axis={WHOLE} reach={{ max: 2 }} /> sigue fuera de la escala
      </span>
    </p>
  )
}
