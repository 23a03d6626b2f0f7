import { boundsOf, flatten, isPoint } from '../geometry.ts'
import type { DrawingLayout, Mark, PartMark, Tone } from '../model.ts'
import type { Brush } from './brush.ts'
import { round } from './round.ts'

/**
 * How light falls on turned metal: `across-…` over a whole cylinder, `to-…` from its axis to the rim of an outside
 * view, `ball` on a ball; and how fluid darkens downwards.
 */
export type Sheen =
  | 'across-y'
  | 'across-x'
  | 'to-south'
  | 'to-north'
  | 'to-east'
  | 'to-west'
  | 'ball'
  | 'fluid'

type Stop = readonly [offset: number, tone: Tone]

const ACROSS: readonly Stop[] = [
  [0, 'rim'],
  [0.36, 'lit'],
  [1, 'shade'],
]
const TO_RIM: readonly Stop[] = [
  [0, 'lit'],
  [0.35, 'metal'],
  [1, 'rim'],
]

const LINES: Partial<
  Record<Sheen, { along: readonly [number, number, number, number]; stops: readonly Stop[] }>
> = {
  'across-y': { along: [0, 0, 0, 1], stops: ACROSS },
  'across-x': { along: [0, 0, 1, 0], stops: ACROSS },
  'to-south': { along: [0, 0, 0, 1], stops: TO_RIM },
  'to-north': { along: [0, 1, 0, 0], stops: TO_RIM },
  'to-east': { along: [0, 0, 1, 0], stops: TO_RIM },
  'to-west': { along: [1, 0, 0, 0], stops: TO_RIM },
}

/** Wider and taller than this, what is not turned is a ground, not a bolt. */
const FASTENER_MAX = 130
const BALL_RADII = [5, 40] as const
const LEAST = 5
/** More strokes than a turned part has: a coast, a heap. */
const DRAWN_BY_HAND = 40
const TOUCHES = 1.5
/** A nut is higher than long, yet its axis lies along the shaft's. */
const UPRIGHT_RATIO = 1.8

type Place = Pick<DrawingLayout, 'uprightAxis' | 'isBroken'>

/** How light falls on a mark; nothing on what is cut, nor on elastomer. */
export function sheenOf(mark: Mark, place: Place): Sheen | undefined {
  if (mark.type === 'medium') return mark.medium === 'process' ? 'fluid' : undefined
  if (mark.type !== 'part') return undefined
  if (mark.material !== 'outside' && mark.material !== 'unsectioned') return undefined
  const { outline, role } = mark
  // What has no edge is a ground, but for the shaft, whose edges are drawn apart.
  if (role === 'elastomer' || (mark.weight === 'none' && role === 'stationary')) return undefined
  if ('centre' in outline) {
    const [least, most] = BALL_RADII
    const isBall = mark.id.startsWith('ball') && outline.radius >= least && outline.radius <= most
    return isBall ? 'ball' : undefined
  }
  if (outline.length > DRAWN_BY_HAND) return undefined
  const bounds = boundsOf(flatten(outline))
  const [width, height] = [bounds.x2 - bounds.x1, bounds.r2 - bounds.r1]
  if (Math.min(width, height) < LEAST) return undefined
  if (role === 'fastener') {
    if (Math.min(width, height) > FASTENER_MAX) return undefined
    return height > UPRIGHT_RATIO * width ? 'across-x' : 'across-y'
  }
  if (isRound(mark, height)) return undefined
  if (role === 'shaft' && place.uprightAxis === undefined) {
    return Math.abs(bounds.r1 + bounds.r2) < TOUCHES || width >= height ? 'across-y' : 'across-x'
  }
  return place.uprightAxis === undefined
    ? outsideOf(bounds.r1, bounds.r2, ['to-north', 'to-south', 'across-y'], mark)
    : outsideOf(
        bounds.x1 - place.uprightAxis,
        bounds.x2 - place.uprightAxis,
        ['to-east', 'to-west', 'across-x'],
        mark,
      )
}

/** Low and high: distances from the axis. Beyond it, before it, or on both sides. */
function outsideOf(
  low: number,
  high: number,
  [beyond, before, both]: readonly [Sheen, Sheen, Sheen],
  { material }: PartMark,
): Sheen | undefined {
  if (Math.abs(low + high) < TOUCHES) return both
  if (high < TOUCHES) return before
  if (Math.abs(low) < TOUCHES) return beyond
  return material === 'outside' ? both : undefined
}

/** A disc seen from the front is not turned towards the light. */
const isRound = ({ outline }: PartMark, height: number) =>
  !('centre' in outline) &&
  outline.some(
    (segment) => !isPoint(segment) && 'radius' in segment && segment.radius > height * 0.4,
  )

export const sheensOf = (marks: readonly Mark[], place: Place): ReadonlySet<Sheen> =>
  new Set(marks.flatMap((mark) => sheenOf(mark, place) ?? []))

type SheensProps = {
  sheens: ReadonlySet<Sheen>
  brush: Brush
  box: readonly number[]
  isBroken?: boolean | undefined
}

/** A view broken off shows the part near the axis, where the light falls. */
const BROKEN_REACH = 1.7

export function SheenGradients({ sheens, brush, box, isBroken }: SheensProps) {
  return [...sheens].map((name) => {
    const id = `${brush.id}-${name}`
    if (name === 'fluid') {
      const [, top = 0, , height = 0] = box
      return (
        <linearGradient
          key={name}
          id={id}
          gradientUnits="userSpaceOnUse"
          x1={0}
          x2={0}
          y1={round(top)}
          y2={round(top + height)}
        >
          <Stops
            stops={[
              [0, 'fluid'],
              [1, 'deep'],
            ]}
            brush={brush}
          />
        </linearGradient>
      )
    }
    if (name === 'ball') {
      return (
        <radialGradient key={name} id={id} cx={0.36} cy={0.32} r={0.75}>
          <Stops
            stops={[
              [0, 'lit'],
              [1, 'rim'],
            ]}
            brush={brush}
          />
        </radialGradient>
      )
    }
    const line = LINES[name]
    if (!line) return undefined
    const [x1, y1, x2, end] = line.along
    const y2 = isBroken && name === 'to-south' ? BROKEN_REACH : end
    return (
      <linearGradient key={name} id={id} x1={x1} y1={y1} x2={x2} y2={y2}>
        <Stops stops={line.stops} brush={brush} />
      </linearGradient>
    )
  })
}

const Stops = ({ stops, brush }: { stops: readonly Stop[]; brush: Brush }) =>
  stops.map(([offset, tone]) => <stop key={offset} offset={offset} stopColor={brush.tone(tone)} />)
