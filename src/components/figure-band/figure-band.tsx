import type { Figure, SpecTableRow } from '#figures/present-specs.ts'
import styles from './figure-band.module.css'

type FigureBandProps = { figures: readonly SpecTableRow[] }

/** Two to four large figures, each with its label, condition and source. */
export function FigureBand({ figures }: FigureBandProps) {
  return (
    <dl className={styles.band} data-count={figures.length}>
      {figures.map(({ property, si, imperial, condition, source }) => (
        <div key={`${property} ${condition ?? ''}`} className={styles.figure}>
          <dt>
            {property}
            {condition !== undefined && <span className={styles.condition}>{condition}</span>}
            {source !== undefined && <span className={styles.source}>Fuente: {source}</span>}
          </dt>
          <dd>
            {imperial ? (
              <>
                <span className="in-si">
                  <LargeFigure figure={si} />
                </span>
                <span className="in-imperial">
                  <LargeFigure figure={imperial} />
                </span>
              </>
            ) : (
              <LargeFigure figure={si} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The words before and after a figure ("hasta", "2 a 6", "veces"), set at half its size. */
const PARTS = /^(\D*?)([≈−\d].*\d|\d)(\D*)$/u

function LargeFigure({ figure: { text, computed } }: { figure: Figure }) {
  const [, before = '', number = text, after = ''] = PARTS.exec(text) ?? []
  return (
    <>
      {(before !== '' || computed) && <small>{computed ? `${before}≈\u00a0` : before}</small>}
      {number}
      {after !== '' && <small>{after}</small>}
    </>
  )
}
