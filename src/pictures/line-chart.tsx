import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { bothSystems } from '#figures/present-specs.ts'
import type { Chart } from '#schema/chart.ts'
import { LINE_WEIGHTS } from '#drawings/line-weights.ts'
import { paintOf, type DrawingTheme } from '#drawings/palette.ts'
import { round } from '#drawings/paint/path-data.ts'

/** Size of the chart, and the area between its axes. */
const [WIDTH, HEIGHT] = [720, 398]
const FIELD = { left: 64, right: 712, top: 72, bottom: 304 }
const STRIP = { top: 314, height: 6 }
const MARK_RADIUS = 5.5
const ARROW = 7
const LETTERING = 15
/** Halo around labels that lie over lines. */
const HALO = 2 * LINE_WEIGHTS.flow

type ChartOptions = { theme: DrawingTheme; id: string }

/**
 * A chart as SVG text. Its labels are `--chart-lettering` high, in units of a chart 720 wide, so that a page can
 * keep them legible on a narrow chart. Runs at build time, never in the browser.
 */
export function renderChart(chart: Chart, options: ChartOptions): string {
  return renderToStaticMarkup(<LineChart chart={chart} {...options} />)
}

const across = (at: number) => round(FIELD.left + ((FIELD.right - FIELD.left) * at) / 100)

function LineChart({ chart, theme, id }: ChartOptions & { chart: Chart }) {
  const { from, to, limit, lines, events, spans, distances } = chart
  const up = (value: number) =>
    round(FIELD.bottom - ((FIELD.bottom - FIELD.top) * (value - from)) / (to - from))
  const tone = paintOf(theme)
  const isOnPage = theme === 'page'
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-labelledby={`${id}-title`}
      fontFamily="Archivo Variable, Archivo, sans-serif"
      {...(isOnPage
        ? { style: { fontSize: `var(--chart-lettering, ${LETTERING}px)` } }
        : { fontSize: LETTERING })}
      fill="none"
      stroke={tone('ink')}
    >
      <title id={`${id}-title`}>{`${chart.quantity}. ${chart.caption}.`}</title>
      {limit && (
        <rect
          x={FIELD.left}
          y={up(limit.value)}
          width={FIELD.right - FIELD.left}
          height={FIELD.bottom - up(limit.value)}
          fill={tone('metal')}
          stroke="none"
        />
      )}
      {events.map(({ at }) => (
        <path key={at} d={`M${across(at)} ${FIELD.top}V${FIELD.bottom}`} stroke={tone('rule')} />
      ))}
      <path
        d={`M${FIELD.left} ${FIELD.top - 12}V${FIELD.bottom}H${FIELD.right}`}
        strokeWidth={LINE_WEIGHTS.thin}
      />
      {limit && (
        <path
          d={`M${FIELD.left} ${up(limit.value)}H${FIELD.right}`}
          strokeWidth={LINE_WEIGHTS.edge}
          strokeDasharray="7 5"
        />
      )}
      {lines.map(({ kind, points }) => (
        <path
          key={`${kind} ${points[0]?.at}`}
          d={points
            .map(({ at, value }, i) => `${i ? 'L' : 'M'}${across(at)} ${up(value)}`)
            .join('')}
          stroke={tone(kind === 'measured' ? 'accent' : 'ink')}
          strokeWidth={LINE_WEIGHTS.silhouette}
          strokeLinejoin="round"
        />
      ))}
      {lines.flatMap(({ kind, points }) =>
        points
          .filter(({ isMarked }) => isMarked)
          .map(({ at, value }) => (
            <circle
              key={`${kind} ${at}`}
              cx={across(at)}
              cy={up(value)}
              r={MARK_RADIUS}
              fill={tone(kind === 'measured' ? 'sheet' : 'ink')}
              strokeWidth={LINE_WEIGHTS.outline}
            />
          )),
      )}
      {distances.map((distance) => (
        <path key={distance.label} d={doubleArrow(distance, up)} strokeWidth={LINE_WEIGHTS.edge} />
      ))}
      {spans.map((span) => (
        <rect
          key={span.from}
          x={across(span.from)}
          y={STRIP.top}
          width={across(span.to) - across(span.from) - 2}
          height={STRIP.height}
          fill={tone(span.isActive ? 'accent' : 'rule')}
          stroke="none"
        />
      ))}
      <Lettering chart={chart} up={up} ground={tone('sheet')} ink={tone('ink')} theme={theme} />
    </svg>
  )
}

type Distance = Chart['distances'][number]
type Up = (value: number) => number

/** A path along either axis with arrows at both ends; `from` is the earlier or lower point. */
function doubleArrow({ from, to }: Distance, up: Up): string {
  const [x1, y1, x2, y2] = [across(from.at), up(from.value), across(to.at), up(to.value)]
  const isUpright = x1 === x2
  const head = (x: number, y: number, way: 1 | -1) =>
    isUpright
      ? `M${x - ARROW} ${y - way * ARROW}L${x} ${y}L${x + ARROW} ${y - way * ARROW}`
      : `M${x + way * ARROW} ${y - ARROW}L${x} ${y}L${x + way * ARROW} ${y + ARROW}`
  return `M${x1} ${y1}L${x2} ${y2}${head(x1, y1, 1)}${head(x2, y2, -1)}`
}

type LetteringProps = { chart: Chart; up: Up; ground: string; ink: string; theme: DrawingTheme }

function Lettering({ chart, up, ground, ink, theme }: LetteringProps) {
  const { quantity, unit, ticks, time, limit, lines, events, spans, distances } = chart
  const units = inBothSystems(unit, 0, (text) => text.replace(/^\S+\s/u, ''))
  return (
    <g fill={ink} stroke="none">
      <text x={0} y="1em" fontWeight={600}>
        {quantity}, <Either {...units} theme={theme} />
      </text>
      {ticks.map((tick) => (
        <text key={tick} x={FIELD.left - 10} y={up(tick)} dy="0.35em" textAnchor="end">
          <Either {...inBothSystems(unit, tick, numberOf)} theme={theme} />
        </text>
      ))}
      {events.map(({ at, label }) => (
        <text key={at} x={across(at)} y={FIELD.top} dy="-0.45em" textAnchor="middle">
          {label}
        </text>
      ))}
      {spans.map((span) => (
        <text
          key={span.from}
          x={(across(span.from) + across(span.to)) / 2}
          y={STRIP.top + STRIP.height}
          dy="1.15em"
          textAnchor="middle"
        >
          {span.label}
        </text>
      ))}
      <text x={FIELD.right} y={HEIGHT} dy="-0.4em" textAnchor="end" fontWeight={600}>
        {time}
      </text>
      {/* Labels between lines have a halo. */}
      <g stroke={ground} strokeWidth={HALO} strokeLinejoin="round" style={{ paintOrder: 'stroke' }}>
        {lines.map(
          ({ label }) =>
            label && (
              <text key={label.text} x={across(label.at)} y={up(label.value)} fontWeight={600}>
                {label.text}
              </text>
            ),
        )}
        {distances.map((distance) => (
          <DistanceLabel key={distance.label} distance={distance} up={up} />
        ))}
      </g>
      {limit && (
        <>
          <text x={across(limit.labelAt)} y={up(limit.value)} dy="-0.5em">
            {limit.label}
          </text>
          <text x={across(limit.zoneAt)} y={FIELD.bottom} dy="-0.6em" fontWeight={600}>
            {limit.zone}
          </text>
        </>
      )}
    </g>
  )
}

/** Above a distance in time, beside a difference in value. */
function DistanceLabel({ distance: { from, to, label }, up }: { distance: Distance; up: Up }) {
  const x = (across(from.at) + across(to.at)) / 2
  const y = (up(from.value) + up(to.value)) / 2
  return from.at === to.at ? (
    <text x={x + 14} y={y} dy="0.35em">
      {label}
    </text>
  ) : (
    <text x={x} y={y} dy="-0.55em" textAnchor="middle">
      {label}
    </text>
  )
}

type InBoth = { si: string; imperial: string | undefined }

const numberOf = (text: string) => text.replace(/\s\S+$/u, '')

function inBothSystems(unit: string, value: number, of: (text: string) => string): InBoth {
  const { si, imperial } = bothSystems([{ value, unit }], 'plain', true)
  return { si: of(si.text), imperial: imperial && of(imperial.text) }
}

/** Shows the chosen system of units on a page, and both in print. */
function Either({ si, imperial, theme }: InBoth & { theme: DrawingTheme }): ReactNode {
  if (imperial === undefined || imperial === si) return si
  if (theme !== 'page') return `${si} (${imperial})`
  return (
    <>
      <tspan className="in-si">{si}</tspan>
      <tspan className="in-imperial">{imperial}</tspan>
    </>
  )
}
