import { area, radiusAt, type Medium, type Point, type Sheet } from '../kit.ts'
import { flowArrow } from './flow-arrow.ts'

type Port = {
  /** The middle of the bore's inner and outer end. */
  from: Point
  to: Point
  medium: Medium
  half?: number
  /** The arrow outside the mouth: into the seal, or out of it. */
  flow?: 'in' | 'out' | 'none'
}

const THREAD_LENGTH = 36
const THREAD_GROWTH = 5
const ARROW_GAP = 26
const ARROW_LENGTH = 42
/** The balloon's dot is this far from the inner end. */
const NAMED = 30

/** A threaded port in any direction: a bore with a tapered thread at its mouth. Paint it over the part. */
export function port(sheet: Sheet, id: string, { from, to, medium, half = 10, flow = 'in' }: Port) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const ux = (to[0] - from[0]) / length
  const ur = (to[1] - from[1]) / length
  /** A point `along` the bore from its inner end, and `aside` from its axis. */
  const at = (along: number, aside: number): Point => [
    from[0] + ux * along + ur * aside,
    from[1] + ur * along - ux * aside,
  ]
  const thread = Math.min(THREAD_LENGTH, length * 0.6)
  const mouth = half + THREAD_GROWTH
  sheet.medium(
    medium,
    [at(-2, -half), at(-2, half), at(length + 1, half), at(length + 1, -half)],
    id,
  )
  for (const side of [-1, 1]) {
    sheet.line([at(0, half * side), at(length, half * side)], { weight: 'outline' })
    sheet.line([at(length, mouth * side), at(length - thread, (half - 3) * side)])
  }
  sheet.line([at(length - thread, 3 - half), at(length - thread, half - 3)])
  sheet.centreLine(at(-18, 0), at(length + 22, 0))
  sheet.opening(area(to[0] - mouth - 3, to[0] + mouth + 3, to[1] - mouth - 3, to[1] + mouth + 3))
  sheet.anchor(id, [from[0] + (ux / ur) * NAMED, from[1] + NAMED])
  if (flow === 'none') return
  // For a slanted port, balloons are kept off the end of its arrow.
  sheet.keepBalloonsOff(to[0] + (ux / ur) * (ARROW_GAP + ARROW_LENGTH))
  const near = at(length + ARROW_GAP, 0)
  const far = at(length + ARROW_GAP + ARROW_LENGTH, 0)
  const tone = medium === 'atmosphere' ? 'ink' : 'accent'
  if (flow === 'in') flowArrow(sheet, far, near, tone)
  else flowArrow(sheet, near, far, tone)
}

/** Where a bore from `from`, slanted by `lean` per unit of radius, meets `surface`. */
function boreMouth(surface: readonly Point[], from: Point, lean: number): Point {
  const APPROXIMATIONS = 12
  let r = radiusAt(surface, from[0])
  for (let i = 0; i < APPROXIMATIONS; i++) r = radiusAt(surface, from[0] + lean * (r - from[1]))
  return [from[0] + lean * (r - from[1]), r]
}

type Bored = Omit<Port, 'to'> & {
  /** The axial offset per unit of radius. */
  lean?: number
}

/** A port from `from` to the gland's outer `surface`. */
export const boredPort = (
  sheet: Sheet,
  id: string,
  surface: readonly Point[],
  { lean = 0, ...rest }: Bored,
) => port(sheet, id, { ...rest, to: boreMouth(surface, rest.from, lean) })
