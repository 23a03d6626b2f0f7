import { formatNumber } from '#figures/format-number.ts'
import type { Gauge, GaugeRuler } from '#catalogue/gauges.ts'
import { BothUnits } from '../product-row/both-units.tsx'
import { UnitSwitch } from '../unit-switch/unit-switch.tsx'
import styles from './gauge-panel.module.css'

type GaugePanelProps = {
  gauges: readonly Gauge[]
  /** What the limits do not allow at once. */
  note: string | undefined
}

/** The limits of a product: each as a figure, and as a bar on a ruler that its family shares. */
export function GaugePanel({ gauges, note }: GaugePanelProps) {
  return (
    <section className={styles.panel} aria-labelledby="limites">
      <div className={styles.head}>
        <h2 id="limites">Límites</h2>
        <UnitSwitch />
      </div>
      <dl className={styles.gauges}>
        {gauges.map(({ facet, label, si, imperial, condition, rulers }) => (
          <div key={facet} className={styles.gauge}>
            <dt>
              {label}
              {condition !== undefined && <span className={styles.condition}> · {condition}</span>}
            </dt>
            <dd className={styles.figure}>
              <BothUnits si={si} imperial={imperial} />
            </dd>
            {rulers && (
              <>
                <dd className="in-si" aria-hidden="true">
                  <Ruler ruler={rulers.si} />
                </dd>
                <dd className="in-imperial only-on-screen" aria-hidden="true">
                  <Ruler ruler={rulers.imperial} />
                </dd>
              </>
            )}
          </div>
        ))}
      </dl>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </section>
  )
}

const RULER_HEIGHT = 34

/** The bar says nothing that the figure does not: it is for the eye. */
function Ruler({ ruler: { ticks, start, end } }: { ruler: GaugeRuler }) {
  return (
    <span className={styles.ruler} style={{ blockSize: RULER_HEIGHT }}>
      {ticks.map(({ at, value }) => (
        <span key={value} className={styles.tick} style={{ insetInlineStart: `${at}%` }}>
          <b>{formatNumber(value)}</b>
        </span>
      ))}
      {end !== undefined && (
        <span
          className={start === undefined ? styles.open : styles.bar}
          style={{ insetInlineStart: `${start ?? 0}%`, inlineSize: `${end - (start ?? 0)}%` }}
        />
      )}
    </span>
  )
}
