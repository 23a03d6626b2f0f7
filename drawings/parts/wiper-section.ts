import type { DrawingOf } from '../kinds.ts'
import { polyline, type Point, type Sheet } from '../kit.ts'
import { ringContact, type Step } from './groove.ts'

export type WiperShape = Pick<DrawingOf<'lip-wiper'>, 'mount' | 'lips' | 'staticBead'> & {
  /** `stepped`: two outer diameters; `snap-in`: its rim covers the head's face. */
  profile: 'standard' | 'stepped' | 'snap-in'
}

/** Length and height of the groove in the head, and height of the mouth through which the lip extends. */
const LENGTH = 74
export const JACKET_LENGTH = 94
export const WIPER_HEIGHT = 44
export const WIPER_MOUTH = 24
/** Where a stepped wiper's outer diameter changes, and its height there. */
const STEP = { at: 44, height: 34 } as const
/** The distance from the groove's inner wall to the head's face, on which a snap-in wiper's rim lies. */
export const WIPER_FACE = 114
const RELIEF = 7
const PLAY = 4
const BEAD_RELIEF = 40
const JACKET_WALL = 36
/** The inner lip of a double wiper, on the pressure side. */
const INNER_LIP = polyline`M${PLAY} 30 L14 20 L1 10 L6 0 H16 L22 ${RELIEF}`

/** The ends of the scraping edge, which faces outwards: the rod moves into it. */
const edgeOf = ({ mount, profile }: WiperShape): { from: number; to: number } => {
  if (mount === 'jacket') return { from: 104, to: 118 }
  return profile === 'snap-in' ? { from: 138, to: 152 } : { from: 112, to: 126 }
}

/** The static contact from left to right: the bead, or the whole outer diameter. */
function staticContact({ profile, staticBead }: WiperShape): { from: number; to: number } {
  if (profile === 'stepped') return staticBead ? { from: 20, to: 28 } : { from: PLAY, to: 39 }
  return staticBead ? { from: 36, to: 44 } : { from: PLAY, to: 69 }
}

/** The groove for the wiper, before its mouth. */
export function wiperGroove({ mount, profile }: Pick<WiperShape, 'mount' | 'profile'>): Step[] {
  if (mount === 'jacket') return [{ length: JACKET_LENGTH, depth: WIPER_HEIGHT }]
  if (profile !== 'stepped') return [{ length: LENGTH, depth: WIPER_HEIGHT }]
  return [
    { length: STEP.at, depth: WIPER_HEIGHT },
    { length: LENGTH - STEP.at, depth: STEP.height },
  ]
}

/** All contacts of the wiper, static and scraping; both media are air. */
export function wiperContacts(on: Sheet, id: string, shape: WiperShape) {
  const media = ['atmosphere', 'atmosphere'] as const
  const touches = (place: { from: number; to: number }, v: number, against: string) =>
    ringContact(on, id, { ...place, v, against, media })
  if (shape.lips === 'double') touches({ from: 6, to: 16 }, 0, 'shaft')
  touches(edgeOf(shape), 0, 'shaft')
  if (shape.mount !== 'jacket') touches(staticContact(shape), WIPER_HEIGHT, 'head')
}

/** From under the lip, round its edge, and back along its top to the groove. */
function lipPath(shape: WiperShape): Point[] {
  const { from, to } = edgeOf(shape)
  const start: readonly Point[] = shape.lips === 'double' ? INNER_LIP : [[PLAY, RELIEF]]
  const edge = polyline`M${from - 6} ${RELIEF} L${from} 0 H${to} L${to - 10} 13`
  if (shape.profile !== 'snap-in') return [...start, ...edge, [80, 20], [LENGTH, 20]]
  const rim = polyline`M${WIPER_FACE + 13} 22 L${WIPER_FACE + 11} 38 H${WIPER_FACE} V21 H${LENGTH}`
  return [...start, ...edge, ...rim]
}

/** The outer diameter from the mouth back to the inner wall. */
function outerPath(shape: WiperShape): Point[] {
  const { from, to } = staticContact(shape)
  const isStepped = shape.profile === 'stepped'
  const end = isStepped ? STEP.at : LENGTH
  const step: Point[] = isStepped ? polyline`M${LENGTH} ${STEP.height} H${STEP.at}` : []
  if (!shape.staticBead) {
    return [...step, [end, WIPER_HEIGHT - 5], [to, WIPER_HEIGHT], [PLAY, WIPER_HEIGHT]]
  }
  return polyline`M${step} L${end} ${BEAD_RELIEF} H${to + PLAY} L${to} ${WIPER_HEIGHT} H${from}
    L${from - PLAY} ${BEAD_RELIEF} H${PLAY}`
}

const JACKET = polyline`M0 16 H7 V${JACKET_WALL} H${JACKET_LENGTH} V${WIPER_HEIGHT} H0`

function jacketedLip(shape: WiperShape): Point[] {
  const { from, to } = edgeOf(shape)
  return polyline`M7 10 L${from - 6} ${RELIEF} L${from} 0 H${to} L${to - 10} 13 L82 24
    L74 ${JACKET_WALL} H7`
}

/** The wiper in its groove, its lip to the right; ids begin with `id`. Returns the places of its parts. */
export function wiper(on: Sheet, id: string, shape: WiperShape) {
  const { from, to } = staticContact(shape)
  const isJacketed = shape.mount === 'jacket'
  if (isJacketed) on.part(`${id}-jacket`, 'stationary', 'steel-fine', JACKET)
  const outline = isJacketed ? jacketedLip(shape) : [...lipPath(shape), ...outerPath(shape)]
  on.part(id, 'elastomer', 'lip', outline)
  return {
    body: isJacketed ? [40, 24] : [56, 24],
    jacket: [22, 40],
    bead: [(from + to) / 2, 41.5],
    innerLip: [10, 6],
    tip: [edgeOf(shape).to, 0],
  } as const satisfies Record<string, Point>
}
