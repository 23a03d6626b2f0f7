import { boundsOf, flatten, isPoint } from '../geometry.ts'
import type { DrawingLayout, Mark, OwnAxis, PartMark, Tone } from '../model.ts'
import type { Brush } from './brush.ts'
import { round } from './path-data.ts'

type Way = 'north' | 'south' | 'east' | 'west'
type Corner = Exclude<OwnAxis, 'x' | 'r'>

/**
 * Gradients for light on turned metal: `across-…` over a whole cylinder, `to-…` from the axis of an outside view to
 * its rim, `disc-…` the same on a flange, `bend-…` around a bend whose centre is in that corner, `ball` on a ball; and
 * for fluid that darkens downwards.
 */
export type Sheen =
  | 'across-x'
  | 'across-y'
  | `to-${Way}`
  | `disc-${Way}`
  | `bend-${Corner}`
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
/** A flange's gradient stops before the rim tone: large and dark, a flange would outweigh the gasket. */
const DISC_REACH = 1.8
/** From the inner side of a long-radius elbow, which is half as far from the bend's centre as the outer side. */
const ROUND_BEND: readonly Stop[] = [
  [0.5, 'shade'],
  [0.8, 'lit'],
  [1, 'rim'],
]
const BALL: readonly Stop[] = [
  [0, 'lit'],
  [1, 'rim'],
]
const FLUID: readonly Stop[] = [
  [0, 'fluid'],
  [1, 'deep'],
]

type Line = readonly [x1: number, y1: number, x2: number, y2: number]
const LINES: Record<Way | 'x' | 'y', Line> = {
  x: [0, 0, 1, 0],
  y: [0, 0, 0, 1],
  south: [0, 0, 0, 1],
  north: [0, 1, 0, 0],
  east: [0, 0, 1, 0],
  west: [1, 0, 0, 0],
}

/** Larger parts that are not turned are backgrounds, not bolts. */
const FASTENER_MAX = 130
const BALL_RADII = [5, 40] as const
const LEAST = 5
/** Turned parts have fewer strokes; more means a coast or a heap. */
const DRAWN_BY_HAND = 40
const CORNERS = 4
const TOUCHES = 1.5
/** A nut is taller than it is long, although its axis is the shaft's. */
const UPRIGHT_RATIO = 1.8

type Place = Pick<DrawingLayout, 'uprightAxis'>

/** The gradient of a mark; none on cut parts and elastomer. */
export function sheenOf(mark: Mark, place: Place): Sheen | undefined {
  if (mark.type === 'medium') return mark.medium === 'process' ? 'fluid' : undefined
  if (mark.type !== 'part') return undefined
  if (mark.material !== 'outside' && mark.material !== 'unsectioned') return undefined
  const { outline, role, axis } = mark
  if (isGround(mark)) return undefined
  if ('centre' in outline) return isBall(mark.id, outline.radius) ? 'ball' : undefined
  if (axis && axis !== 'x' && axis !== 'r') return `bend-${axis}`
  if (outline.length > DRAWN_BY_HAND) return undefined
  const bounds = boundsOf(flatten(outline))
  const [width, height] = [bounds.x2 - bounds.x1, bounds.r2 - bounds.r1]
  if (Math.min(width, height) < LEAST || isRound(mark, height)) return undefined
  if (axis) return mark.material === 'outside' ? across(axis) : undefined
  if (role === 'fastener') {
    if (Math.min(width, height) > FASTENER_MAX) return undefined
    return across(height > UPRIGHT_RATIO * width ? 'r' : 'x')
  }
  const { uprightAxis } = place
  if (uprightAxis !== undefined)
    return outsideOf(bounds.x1 - uprightAxis, bounds.x2 - uprightAxis, ['east', 'west', 'r'], mark)
  if (role === 'shaft')
    return across(Math.abs(bounds.r1 + bounds.r2) < TOUCHES || width >= height ? 'x' : 'r')
  return outsideOf(bounds.r1, bounds.r2, ['north', 'south', 'x'], mark)
}

/** The gradient over a cylinder with its axis in this direction. */
const across = (axis: 'x' | 'r'): Sheen => (axis === 'x' ? 'across-y' : 'across-x')

/** Parts without edges are backgrounds, except the shaft, whose edges are drawn separately. */
const isGround = ({ role, weight }: PartMark) =>
  role === 'elastomer' || (weight === 'none' && role === 'stationary')

const isBall = (id: string, radius: number) =>
  id.startsWith('ball') && radius >= BALL_RADII[0] && radius <= BALL_RADII[1]

/** The gradient by the distances from the axis: beyond it, before it, or on both sides. */
function outsideOf(
  low: number,
  high: number,
  [beyond, before, both]: readonly [Way, Way, 'x' | 'r'],
  { material, role }: PartMark,
): Sheen | undefined {
  const isDisc = role === 'housing' && material === 'unsectioned'
  const to = (way: Way): Sheen => (isDisc ? `disc-${way}` : `to-${way}`)
  if (Math.abs(low + high) < TOUCHES) return across(both)
  if (high < TOUCHES) return to(before)
  if (Math.abs(low) < TOUCHES) return to(beyond)
  return material === 'outside' ? across(both) : undefined
}

/** Whether a part looks turned: discs from the front do not, nor do plates with four rounded corners. */
function isRound({ outline }: PartMark, height: number) {
  if ('centre' in outline) return false
  const arcs = outline.flatMap((segment) =>
    !isPoint(segment) && 'radius' in segment ? [segment.radius] : [],
  )
  return arcs.length === CORNERS || arcs.some((radius) => radius > height * 0.4)
}

const sheensOf = (marks: readonly Mark[], place: Place): ReadonlySet<Sheen> =>
  new Set(marks.flatMap((mark) => sheenOf(mark, place) ?? []))

type SheenGradientsProps = {
  layout: Pick<DrawingLayout, 'marks' | 'uprightAxis'>
  /** The marks of the layout to paint. */
  marks: readonly Mark[]
  brush: Brush
}

export const SheenGradients = ({ layout, marks, brush }: SheenGradientsProps) =>
  [...sheensOf(marks, layout)].map((sheen) => (
    <Gradient key={sheen} sheen={sheen} layout={layout} brush={brush} />
  ))

type GradientProps = Omit<SheenGradientsProps, 'marks'> & { sheen: Sheen }

function Gradient({ sheen, layout, brush }: GradientProps) {
  const id = `${brush.id}-${sheen}`
  const radial = (stops: readonly Stop[], circle: { cx: number; cy: number; r: number }) => (
    <radialGradient id={id} {...circle}>
      <Stops stops={stops} brush={brush} />
    </radialGradient>
  )
  if (sheen === 'ball') return radial(BALL, { cx: 0.36, cy: 0.32, r: 0.75 })
  if (sheen === 'fluid') {
    const [top, bottom] = depthOf(layout.marks)
    return (
      <linearGradient
        id={id}
        gradientUnits="userSpaceOnUse"
        x1={0}
        x2={0}
        y1={brush.y(top)}
        y2={brush.y(bottom)}
      >
        <Stops stops={FLUID} brush={brush} />
      </linearGradient>
    )
  }
  const [kind, way = ''] = sheen.split('-')
  if (kind === 'bend') {
    const [cx, cy] = [way.endsWith('e') ? 1 : 0, way.startsWith('s') ? 1 : 0]
    return radial(ROUND_BEND, { cx, cy, r: 1 })
  }
  const [x1, y1, x2, y2] = LINES[way as keyof typeof LINES]
  const reach = kind === 'disc' ? DISC_REACH : 1
  return (
    <linearGradient
      id={id}
      x1={x1}
      y1={y1}
      x2={round(x1 + (x2 - x1) * reach)}
      y2={round(y1 + (y2 - y1) * reach)}
    >
      <Stops stops={kind === 'across' ? ACROSS : TO_RIM} brush={brush} />
    </linearGradient>
  )
}

/** The highest and lowest fluid of the whole drawing: separate gradients would show seams. */
function depthOf(marks: readonly Mark[]): [top: number, bottom: number] {
  const { r1, r2 } = boundsOf(
    marks.flatMap((mark) =>
      mark.type === 'medium' && mark.medium === 'process' ? flatten(mark.outline) : [],
    ),
  )
  return [r2, r1]
}

const Stops = ({ stops, brush }: { stops: readonly Stop[]; brush: Brush }) =>
  stops.map(([offset, tone]) => <stop key={offset} offset={offset} stopColor={brush.tone(tone)} />)
