import { box } from '../../geometry.ts'
import type { Contact } from '../../model.ts'
import { pin } from '../../parts/fasteners.ts'
import { oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { coilSpring } from '../../parts/springs.ts'
import { facesMeet } from '../../parts/face-pair.ts'
import { slantingVanes } from '../../parts/slanting-vanes.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import {
  CONTACT,
  OUTER_CONTACT,
  OUTER_SEAT,
  SEAT,
  SLEEVE,
  type Cassette,
  type Dimensions,
  type Seat,
} from './dimensions.ts'

const NOSE = 10
/** Length of a rotary face, and its O-ring, both back from the contact. */
const ROTARY = { single: 60, outer: 50, oRing: { single: 32, outer: 26 } }
const HOLDER = { from: 466, vaneHeight: 14, vanes: 4 }

type Pair = {
  id: string
  contact: number
  seat: Seat
  back: number
  oRingX: number
  media: Contact['media']
}

/** The sleeve with its shoulder, the pairs of faces and their springs. */
export function sleeveAndFaces(sheet: Sheet, parameters: Cassette, d: Dimensions) {
  const { R, s, b2, sleeveTop, sleeveEnd } = d
  const outline = polyline`M${SLEEVE.start} ${s} H${sleeveEnd} V${sleeveTop} H${SLEEVE.back}
    V${b2 - 2} H${SLEEVE.shoulder} V${sleeveTop} H${SLEEVE.start}`
  sheet.part('sleeve', 'rotating', 'steel', outline)
  oRing(sheet, 'sleeve-o-ring', [243, R(O_RING_RADIUS)])
  const isTandem = parameters.arrangement === 'tandem'
  const inner: Pair = {
    id: 'inner',
    contact: CONTACT,
    seat: SEAT[parameters.arrangement],
    back: CONTACT - ROTARY.single,
    oRingX: CONTACT - ROTARY.oRing.single,
    media: [isTandem ? 'barrier' : 'atmosphere', 'process'],
  }
  pair(sheet, inner, d)
  if (!isTandem) return
  holder(sheet, parameters, d)
  const outer: Pair = {
    id: 'outer',
    contact: OUTER_CONTACT,
    seat: OUTER_SEAT,
    back: OUTER_CONTACT - ROTARY.outer,
    oRingX: OUTER_CONTACT - ROTARY.oRing.outer,
    media: ['atmosphere', 'barrier'],
  }
  pair(sheet, outer, d)
}

function pair(sheet: Sheet, { id, contact, seat, back, oRingX, media }: Pair, d: Dimensions) {
  const { R, b1, b2, balance, tailInner } = d
  const [head, tail, wall] = [contact + seat.head, contact + seat.tail, contact + seat.wall]
  const outline = polyline`M${back} ${R(23)} H${contact - NOSE} V${b1} H${contact} V${b2} H${back}`
  sheet.part(`${id}-rotary`, 'rotating', 'face-rotary', outline)
  oRing(sheet, `${id}-rotary-o-ring`, [oRingX, R(28)])
  pin(sheet, `${id}-pin`, back - 14, back + 20, b2 - 20)
  sheet.part(
    `${id}-stationary`,
    'stationary',
    'face-stationary',
    polyline`M${contact} ${b1 - 4} V${b2 + 4} H${head} V${balance} H${tail} V${tailInner}
      H${contact + 12} V${b1 - 4}`,
  )
  oRing(sheet, `${id}-dynamic-o-ring`, [contact + seat.oRing, balance + O_RING_RADIUS])
  facesMeet(sheet, contact, d, [`${id}-rotary`, `${id}-stationary`], media)
  const room = { x1: tail, x2: wall, r1: tailInner + 2, r2: balance - 2 }
  coilSpring(sheet, `${id}-springs`, room, 4)
}

/** Holder of the outer rotary face, set on the sleeve; its vanes drive the barrier fluid. */
function holder(sheet: Sheet, { pumpingRing }: Cassette, { sleeveTop, b2 }: Dimensions) {
  const end = OUTER_CONTACT - ROTARY.outer
  sheet.part('holder', 'rotating', 'steel-fine-opposed', box(HOLDER.from, end, sleeveTop, b2))
  if (!pumpingRing) return
  const ring = { x1: HOLDER.from, x2: end, r1: b2, r2: b2 + HOLDER.vaneHeight }
  slantingVanes(sheet, ring, HOLDER.vanes)
}
