import type { KeyFigure } from '#catalogue/present-specs.ts'
import { FigureText } from '../figure-text/figure-text.tsx'
import styles from './key-figures.module.css'

type KeyFiguresProps = { figures: readonly KeyFigure[] }

/** The figures that choose a product, before any adjective: diameter, pressure, temperature, speed. */
export function KeyFigures({ figures }: KeyFiguresProps) {
  return (
    <dl className={styles.list}>
      {figures.map(({ facet, label, si, imperial, condition }) => (
        <div key={facet} className={styles.figure}>
          <dt>{label}</dt>
          <dd>
            <FigureText figure={si} />
          </dd>
          {imperial && (
            <dd className={styles.imperial}>
              <FigureText figure={imperial} />
            </dd>
          )}
          {condition !== undefined && <dd className={styles.condition}>{condition}</dd>}
        </div>
      ))}
    </dl>
  )
}
