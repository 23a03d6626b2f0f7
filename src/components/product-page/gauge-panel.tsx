import { BAR_KEY, LOGARITHMIC } from '#catalogue/labels.ts'
import { isHatched, type AxisBar } from '#figures/axis.ts'
import type { Gauge } from '#views/gauges.ts'
import { splitLimitWord, type Figure } from '#figures/present-specs.ts'
import { Link } from '../link/link.tsx'
import { UnitSwitch } from '../unit-switch/unit-switch.tsx'
import styles from './gauge-panel.module.css'

type GaugePanelProps = {
  /** The product's id. */
  id: string
  gauges: readonly Gauge[]
  /** A note on limits that cannot be used together. */
  note: string | undefined
}

/**
 * A product's limits, each as a figure and a bar on the ruler of its list. They answer the figures in the page's
 * address (finder/list/asked-limits.element.ts).
 */
export function GaugePanel({ id, gauges, note }: GaugePanelProps) {
  const bars = gauges.flatMap(({ ruler }) => (ruler ? [ruler.bar] : []))
  // Without any solid part, the condition below the figure already explains the hatching.
  const solid = bars.filter(({ sure }) => sure)
  const hasPartly = bars.some(isHatched) && solid.length > 0
  const hasOpen = solid.some(({ isOpen }) => isOpen)
  const logarithmic = gauges
    .filter(({ ruler, axis }) => ruler && axis?.isLog)
    .map(({ label }) => label)
  const isInWords = gauges.every(({ si, href }) => href !== undefined || !/\d/.test(si.text))
  return (
    <section className={styles.panel} aria-labelledby="limites">
      <div className={styles.head}>
        <h2 id="limites">{isInWords ? 'Límites, según el servicio' : 'Límites'}</h2>
        {!isInWords && <UnitSwitch />}
      </div>
      <asked-limits data-wake="sign" data-asked="" data-product={id}>
        <dl className={styles.gauges}>
          {gauges.map(({ label, facet, si, imperial, named, condition, ruler, axis, href }) => (
            <div key={label} className={styles.gauge} data-facet={facet}>
              <dt>{label}</dt>
              <dd className={styles.figure}>
                <span className={imperial && 'in-si'}>
                  {href === undefined ? (
                    <Weighed figure={si} />
                  ) : (
                    <small>
                      <Link href={href}>{si.text}</Link>
                    </small>
                  )}
                </span>
                {imperial && (
                  <span className="in-imperial">
                    <Weighed figure={imperial} />
                  </span>
                )}
                {named !== undefined && (
                  <span className={`${styles.condition} in-si`}> {named}</span>
                )}
                {condition !== undefined && <span className={styles.condition}> {condition}</span>}
                {facet && <span className={styles.condition} data-note="" />}
              </dd>
              {ruler && (
                <dd
                  className={styles.ruler}
                  aria-hidden="true"
                  data-axis={axis && [axis.from, axis.to, axis.isLog].join(' ').trim()}
                >
                  <Bar bar={ruler.bar} />
                  <Ticks texts={ruler.ticks.si} system="in-si" />
                  <Ticks texts={ruler.ticks.imperial} system="in-imperial only-where-chosen" />
                </dd>
              )}
            </div>
          ))}
        </dl>
      </asked-limits>
      {(hasPartly || hasOpen || logarithmic.length > 0) && (
        <p className={styles.key} aria-hidden="true">
          {hasPartly && (
            <>
              <span>{BAR_KEY.sure}</span>
              <span className={styles.hatched}>{BAR_KEY.partly}</span>
            </>
          )}
          {hasOpen && <span className={styles.open}>{BAR_KEY.open}</span>}
          {logarithmic.length > 0 && (
            <small className="only-on-screen only-from-tablet">
              {logarithmic.join(', ')}: {LOGARITHMIC}
            </small>
          )}
        </p>
      )}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </section>
  )
}

const NUMBERS = /([−±]?\d[\d.,½¼¾⅛⅜⅝⅞/]*)/

/** A figure whose numbers stand out from words and unit; a computed one says so. */
function Weighed({ figure: { text, computed } }: { figure: Figure }) {
  const [word, number] = splitLimitWord(text)
  return (
    <>
      {word !== '' && <small>{word}</small>}
      {computed && (
        <>
          <small aria-hidden="true">{'≈\u00a0'}</small>
          <span className="visually-hidden">aproximadamente </span>
        </>
      )}
      {number.split(NUMBERS).map((part, at) => {
        if (at % 2 === 1 || part === '') return part
        return <small key={at}>{part}</small>
      })}
    </>
  )
}

/** In percent of the ruler: of two ends so near, the second is no mark beside the first. */
const NEAR = 4

/** Decorative: the figure says the same. */
function Bar({ bar }: { bar: AxisBar }) {
  const { whole, sure, points, isOpen, isBeyond } = bar
  const place = ({ from, to }: AxisBar['whole']) => ({
    insetInlineStart: `${from}%`,
    inlineSize: `${Math.max(to - from, 0)}%`,
  })
  const ends =
    points.length > 0
      ? points
      : [whole, sure ?? whole].flatMap(({ from, to }) => [
          ...(isOpen ? [] : [from]),
          ...(isBeyond && to === 100 ? [] : [to]),
        ])
  return (
    <>
      {isHatched(bar) && <i className={`${styles.bar} ${styles.hatched}`} style={place(whole)} />}
      {points.length === 0 && sure && (
        <i className={isOpen ? `${styles.bar} ${styles.open}` : styles.bar} style={place(sure)} />
      )}
      {ends
        .filter((at, own) => own === ends.findIndex((one) => Math.abs(one - at) < NEAR))
        .map((at) => (
          <i key={at} className={styles.end} style={{ insetInlineStart: `${at}%` }} />
        ))}
      {isBeyond && <i className={styles.beyond} />}
    </>
  )
}

function Ticks({ texts, system }: { texts: readonly string[]; system: string }) {
  return (
    <span className={`${styles.ticks} ${system}`}>
      {texts.map((text, at) => (
        <b key={text} style={{ insetInlineStart: `${(100 * at) / (texts.length - 1)}%` }}>
          {text}
        </b>
      ))}
    </span>
  )
}
