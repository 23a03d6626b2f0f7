import type { MeasuredSheet } from '../measured-sheet.ts'
import type { Callout, Mark } from '../model.ts'
import type { Brush } from './brush.ts'
import { round } from './path-data.ts'

const DOT_RADIUS = 4
/** `drop`: lowers the number's baseline to centre it. */
const BALLOON = { radius: 15, drop: 6 }
/** For paper, where the narrowest drawing is 101 mm wide: there these numbers are 7.5 pt. */
const PAPER_BALLOON = { radius: 17, drop: 9, fontSize: 25 }

type BalloonsProps = {
  callouts: readonly Callout[]
  marks: readonly Mark[]
  brush: Brush
  isOnPaper: boolean
}

/**
 * Numbered balloons, each with a leader to a dot on its part. `data-n` links them to the legend. A coloured product may
 * be as dark as ink, so there the leaders have an edge, as dimensions do.
 */
export function Balloons({ callouts, marks, brush, isOnPaper }: BalloonsProps) {
  const { radius, drop, ...size } = isOnPaper ? PAPER_BALLOON : BALLOON
  const dark = new Set(
    marks.flatMap((mark) =>
      mark.type === 'part' && mark.material === 'elastomer' ? [mark.id] : [],
    ),
  )
  const isColoured = marks.some(
    (mark) => mark.type === 'part' && mark.material.startsWith('product'),
  )
  const ink = brush.tone('ink')
  const thin = brush.width('thin')
  return callouts.map(({ number, target, dot, balloon }) => {
    const [x, y] = [round(dot[0]), brush.y(dot[1])]
    const [bx, by] = [round(balloon[0]), brush.y(balloon[1])]
    return (
      <g key={number} data-n={number}>
        {isColoured && <Edge d={`M${x} ${y}L${bx} ${by}`} brush={brush} />}
        <path d={`M${x} ${y}L${bx} ${by}`} stroke={ink} strokeWidth={thin} />
        <circle
          cx={x}
          cy={y}
          r={dark.has(target) ? DOT_RADIUS - 1 : DOT_RADIUS}
          fill={brush.tone(dark.has(target) ? 'lit' : 'ink')}
          {...(!dark.has(target) && {
            stroke: brush.tone('sheet'),
            strokeWidth: brush.width('edge'),
          })}
        />
        <circle
          cx={bx}
          cy={by}
          r={radius}
          fill={brush.tone('sheet')}
          stroke={ink}
          strokeWidth={thin}
        />
        <text x={bx} y={round(by + drop)} fill={ink} textAnchor="middle" {...size} fontWeight={600}>
          {number}
        </text>
      </g>
    )
  })
}

const LETTER_RADIUS = 17
/** An arrowhead's length, and half of its width. */
const [HEAD, ASIDE] = [11, 4]
const LETTER_SIZE = 21
/** Lowers letters to centre them. */
const LETTER_DROP = 7.5

const TURNS = { up: 0, left: -90, right: 90 } as const

type MeasureMarksProps = { sheet: MeasuredSheet; brush: Brush }

/**
 * Dimensions with their letters, each in its own group (`data-letter`), with a place for the figure that the page may
 * write in its stead.
 */
export function MeasureMarks({ sheet: { placed, written }, brush }: MeasureMarksProps) {
  const [ink, ground] = [brush.tone('ink'), brush.tone('sheet')]
  const thin = brush.width('thin')
  return (
    <>
      {placed.map(({ letter, lines, heads }) => {
        const d = lines
          .map((line) => `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`)
          .join('')
        return (
          <g key={letter}>
            <Edge d={d} brush={brush} />
            <path d={d} stroke={ink} strokeWidth={thin} fill="none" />
            {heads.map(({ at: [x, y], way }) => (
              <path
                key={way}
                d={`M0 0L${ASIDE} ${HEAD}H${-ASIDE}Z`}
                transform={`translate(${round(x)} ${round(y)}) rotate(${TURNS[way]})`}
                fill={ink}
              />
            ))}
          </g>
        )
      })}
      {placed.map(({ letter, label: [x, y], isEnd }) => (
        <g key={letter} data-letter={letter} data-end={isEnd || undefined}>
          <circle
            cx={round(x)}
            cy={round(y)}
            r={LETTER_RADIUS}
            fill={ground}
            stroke={ink}
            strokeWidth={thin}
          />
          <Label x={x} y={y + LETTER_DROP} text={letter} brush={brush} />
        </g>
      ))}
      {written.map(({ text, at: [x, r] }) => (
        <g key={text} data-letter={text}>
          <Label x={x} y={brush.y(r)} text={text} brush={brush} />
        </g>
      ))}
    </>
  )
}

/** The light edge of a line over dark parts. */
const Edge = ({ d, brush }: { d: string; brush: Brush }) => (
  <path
    d={d}
    stroke={brush.tone('sheet')}
    strokeWidth={brush.width('halo')}
    strokeOpacity={0.75}
    fill="none"
  />
)

type LabelProps = { x: number; y: number; text: string; brush: Brush }

function Label({ x, y, text, brush }: LabelProps) {
  return (
    <text
      x={round(x)}
      y={round(y)}
      fill={brush.tone('ink')}
      stroke={brush.tone('sheet')}
      strokeWidth={brush.width('halo')}
      paintOrder="stroke"
      textAnchor="middle"
      fontSize={LETTER_SIZE}
      fontWeight={650}
    >
      {text}
    </text>
  )
}
