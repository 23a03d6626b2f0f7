import { box, mirror } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import {
  CLAMP,
  DISC,
  DISC_END,
  FACE,
  SEAT,
  WALL,
  type Dimensions,
  type Labyrinth,
} from './dimensions.ts'

const FINGER = 43
/** Of the valve in the section: larger than in its pictures' own units. */
const VALVE = 1.2
const STATOR_BACK = SEAT + 6
const HUB_START = SEAT + 34

/** A finger of the stator: three sides, from the wall and back to it. */
const statorFinger = ([r1, r2]: readonly [number, number]): Point[] => polyline`M${WALL} ${r1}
  H${WALL + FINGER} V${r2} H${WALL}`

/** From the hub, the part of the wall on which the valve's lip lies. */
const LIP = { from: 17, to: 26 }

/** The valve's outline between hub and stator wall, from the hub's `u = v = 0`; open, its lip stands off the wall. */
export function valveOutline(isOpen: boolean): Point[] {
  const lip = isOpen ? 9 : 0
  return polyline`M${22 + lip / 2} 0 L${8 + lip} ${LIP.from} H${lip} V${LIP.to} H${8 + lip}
    L${18 + lip / 2} 10 H40 V0`
}

/** Oil between the stator's wall and the valve, up to its lip. */
function oilUnder([foot, neck]: readonly Point[], hub: number): Point[] {
  if (!foot || !neck) return []
  return [[WALL, hub], foot, neck, [WALL, neck[1]]]
}

/** Stator, rotor and the valve between them, which shuts the labyrinth while the shaft stands. */
export function labyrinthRings(
  sheet: Sheet,
  { split }: Labyrinth,
  d: Dimensions,
  isRunning: boolean,
) {
  const { s, R, bore, hub, statorBore, statorFingers, rotorFinger, flange, rim } = d
  const inSection = ([u, v]: Point): Point => [WALL + u * VALVE, hub + v * VALVE]
  const valve = valveOutline(isRunning).map(inSection)
  const hubEnd: Point[] = split
    ? polyline`M${CLAMP.end} ${s} V${hub} H${DISC_END}`
    : [[DISC_END, s]]
  const rotor = polyline`M${HUB_START} ${s} L${hubEnd} L${DISC_END} ${rim[1]} H${FACE + 6}
    V${rim[0]} H${DISC} V${rotorFinger[1]} H${WALL + 10} V${rotorFinger[0]} H${DISC} V${hub}
    H${HUB_START}`
  const stator = polyline`M${STATOR_BACK} ${statorBore} H${WALL}
    L${statorFingers.flatMap(statorFinger)} L${WALL} ${flange} H${FACE} V${bore} H${STATOR_BACK}`
  sheet
    .medium('process', box(SEAT, STATOR_BACK, s, bore))
    .medium('process', box(SEAT, WALL, s, statorBore + 4))
    .medium('process', oilUnder(valve, hub))
    .part('stator', 'stationary', 'face-stationary', stator)
    .anchor('stator', [SEAT + 40, R(66)])
    .part('rotor', 'rotating', 'face-rotary', rotor)
    .part('valve', 'rotating', 'lip', valve, 'thin')
    .anchor('valve', [WALL + 30, R(21)])
  if (!isRunning) {
    const [from, to] = [inSection([0, LIP.from]), inSection([0, LIP.to])]
    sheet.contact({ from, to, parts: ['stator', 'valve'] })
  }
  if (split) sheet.part('clamp', 'rotating', 'steel-fine', box(CLAMP.x1, CLAMP.x2, hub, R(28)))
}

/** Below the axis, from outside: stator flange, rotor, the drain; the parting line and the clamp if it is split. */
export function ringsOutside(
  sheet: Sheet,
  { split }: Labyrinth,
  { s, R, hub, flange, rim }: Dimensions,
) {
  const end = split ? CLAMP.end : DISC_END
  sheet
    .part('stator-outside', 'stationary', 'unsectioned', mirror(box(FACE, FACE + 6, 0, flange)))
    .part('rotor-outside', 'rotating', 'unsectioned', mirror(box(FACE + 6, DISC_END, 0, rim[1])))
  for (const x of [FACE + 1, FACE + 9]) {
    sheet.hiddenLine(polyline`M${x} ${-R(52)} V${-flange}`)
  }
  flowArrow(sheet, [FACE + 5, -R(128)], [FACE + 5, -R(168)])
  if (!split) return
  const centre: Point = [(CLAMP.x1 + CLAMP.x2) / 2, -s * 0.4]
  sheet
    .part('hub-outside', 'rotating', 'unsectioned', mirror(box(DISC_END, CLAMP.end, 0, hub)))
    .part('clamp-outside', 'rotating', 'unsectioned', mirror(box(CLAMP.x1, CLAMP.x2, 0, R(28))))
    .part('clamp-screw', 'fastener', 'unsectioned', { centre, radius: 8 }, 'thin')
    .line(polyline`M${FACE} 0 H${end}`, { weight: 'contact', tone: 'accent' })
}
