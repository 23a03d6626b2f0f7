import type { Callout, Mark } from '../model.ts'
import type { Brush } from './brush.ts'
import { round } from './round.ts'

const BALLOON_RADIUS = 15
const DOT_RADIUS = 4
/** Drops the figure's baseline so that it stands in the middle. */
const BASELINE_DROP = 6

type BalloonsProps = { callouts: readonly Callout[]; marks: readonly Mark[]; brush: Brush }

/** Numbered balloons, each with a leader to a dot on its part. `data-n` ties them to the legend. */
export function Balloons({ callouts, marks, brush }: BalloonsProps) {
  const dark = new Set(
    marks.flatMap((mark) =>
      mark.type === 'part' && mark.material === 'elastomer' ? [mark.id] : [],
    ),
  )
  const ink = brush.tone('ink')
  const thin = brush.width('thin')
  return callouts.map(({ number, target, dot, balloon }) => {
    const [x, y] = [round(dot[0]), brush.y(dot[1])]
    const [bx, by] = [round(balloon[0]), brush.y(balloon[1])]
    return (
      <g key={number} className="dw-call" data-n={number}>
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
          r={BALLOON_RADIUS}
          fill={brush.tone('sheet')}
          stroke={ink}
          strokeWidth={thin}
        />
        <text x={bx} y={round(by + BASELINE_DROP)} fill={ink} textAnchor="middle" fontWeight={600}>
          {number}
        </text>
      </g>
    )
  })
}
