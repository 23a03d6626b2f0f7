import type { Figure, SpecTableRow } from '#figures/present-specs.ts'
import styles from './figure-band.module.css'

type FigureBandProps = { figures: readonly SpecTableRow[] }

/** Two to four figures at display size, each with what it measures, what it holds for and its source. */
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

/** "hasta", "2 a 6", "veces": the words before and after a figure are half its size. */
const PARTS = /^(\D*?)([≈−\d].*\d|\d)(\D*)$/u

function LargeFigure({ figure: { text, computed } }: { figure: Figure }) {
  const [, before = '', number = text, after = ''] = PARTS.exec(text) ?? []
  return (
    <>
      {(before !== '' || computed) && <small>{computed ? `${before}≈ ` : before}</small>}
      {number}
      {after !== '' && <small>{after}</small>}
    </>
  )
}
