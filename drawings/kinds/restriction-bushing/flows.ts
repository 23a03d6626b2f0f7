import { pairs, polyline, type Point, type Sheet } from '../../kit.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { checkValve, regulatingValve } from '../../parts/symbols.ts'
import { port } from '../../parts/port.ts'
import { coneOf } from './bushing.ts'
import { CASTING, type Dimensions, type RestrictionBushing } from './dimensions.ts'

/** The closest that a particle or an arrow comes to the shaft's surface. */
const OFF_SHAFT = 7
/** The casing's inner side, and the end of its throat. */
const CASING = 94
const THROAT = 140
/** Heights above the casting of the flush line's devices, and of its end. */
const FLUSH = { check: 26, regulator: 60, tail: 78, arrow: 116 }
/** The space that the longest flush line takes above the casting. */
export const FLUSH_HEIGHT = FLUSH.arrow

/** Solids swirl outwards into the cavity, follow its groove to the close clearance, and leave towards the impeller. */
export function solidsOut(sheet: Sheet, d: Dimensions, isColumn = false) {
  const { s, R, start } = d
  const [nose, mouth] = coneOf(d)
  const along = (t: number, inwards: number): Point => [
    nose[0] + t * (mouth[0] - nose[0]),
    Math.max(nose[1] + t * (mouth[1] - nose[1]) - inwards, s + OFF_SHAFT),
  ]
  if (!d.isPacked) flowArrow(sheet, along(0.86, 14), along(0.34, 14))
  else flowArrow(sheet, along(0.95, 14), along(0.25, 8))
  if (isColumn) {
    flowArrow(sheet, [start - 8, s + 18], [start - 48, s + 18])
    particles(sheet, pairs`${start - 20} ${R(40)}, ${start - 34} ${R(32)}, ${start - 60} ${R(50)}`)
    return
  }
  const hasThroat = start >= THROAT
  const gap = start < CASING ? 66 : 80
  if (hasThroat) {
    flowArrow(sheet, [start - 2, s + 18], [start - 42, s + 18])
    particles(sheet, pairs`${start - 14} ${s + 31}, ${start - 40} ${s + 30}`)
  }
  flowArrow(sheet, [gap + (hasThroat ? 0 : 8), R(hasThroat ? 50 : 12)], [gap, R(88)])
  particles(sheet, [along(0.94, 6), along(0.7, 30), along(0.98, 26), along(0.52, 6)])
  particles(sheet, pairs`${gap - 8} ${R(112)}, ${gap + 6} ${R(128)}`)
}

function particles(sheet: Sheet, places: readonly Point[]) {
  for (const centre of places)
    sheet.part('particle', 'fastener', 'elastomer', { centre, radius: 2.6 }, 'none')
}

/** The line of clean water above the box, from the top: regulator, check valve, port. */
export function flushLine(sheet: Sheet, { flush }: RestrictionBushing, d: Dimensions) {
  if (flush === 'none') return
  const { port: x, R, bore, isPacked } = d
  const [inner, outer] = [isPacked ? R(46) : bore, R(CASTING)]
  const isRegulated = flush === 'regulated'
  const end = outer + (isRegulated ? FLUSH.tail : FLUSH.regulator)
  const bored = { medium: 'process', half: 8, flow: 'none' } as const
  port(sheet, 'flush-port', { from: [x, inner], to: [x, outer], ...bored })
  sheet.line(polyline`M${x} ${outer} V${end}`, { weight: 'outline' })
  checkValve(sheet, 'check-valve', [x, outer + FLUSH.check], -90)
  flowArrow(sheet, [x, outer + FLUSH.arrow], [x, end])
  sheet.keepBalloonsOff(x)
  if (isRegulated) {
    regulatingValve(sheet, 'regulator', [x, outer + FLUSH.regulator], -90)
    const label = 'regulador de caudal, y debajo la válvula de retención'
    sheet.callout('regulator', [x + 4, outer + FLUSH.regulator + 9], label)
  } else sheet.callout('check-valve', [x + 2, outer + FLUSH.check - 3], 'válvula de retención')
}
