import type { MeasuredSheet } from '../measured-sheet.ts'
import type { Brush } from './brush.ts'
import { round } from './round.ts'

const BALLOON_RADIUS = 17
/** An arrowhead's length, and half of its width. */
const [HEAD, ASIDE] = [11, 4]
const LETTER_SIZE = 21
/** Drops letters so that they stand in the middle. */
const BASELINE_DROP = 7.5

const TURNS = { up: 0, left: -90, right: 90 } as const

type MeasureMarksProps = { sheet: MeasuredSheet; brush: Brush }

/**
 * Dimensions with their letters, each in a group of its own (`data-letter`), which holds a place for the figure that
 * the page writes there in its stead.
 */
export function MeasureMarks({ sheet: { placed, written }, brush }: MeasureMarksProps) {
  const [ink, ground] = [brush.tone('ink'), brush.tone('sheet')]
  const [thin, halo] = [brush.width('thin'), brush.width('halo')]
  return (
    <>
      {placed.map(({ letter, lines, heads }) => {
        const d = lines
          .map((line) => `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`)
          .join('')
        return (
          <g key={letter}>
            <path d={d} stroke={ground} strokeWidth={halo} strokeOpacity={0.75} fill="none" />
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
      {placed.map(({ letter, label: [x, y] }) => (
        <g key={letter} data-letter={letter}>
          <circle
            cx={round(x)}
            cy={round(y)}
            r={BALLOON_RADIUS}
            fill={ground}
            stroke={ink}
            strokeWidth={thin}
          />
          <Label x={x} y={y + BASELINE_DROP} text={letter} brush={brush} />
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
