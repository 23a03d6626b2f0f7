import { SHAFT_RADIUS } from '../../assemblies/stuffing-box.ts'
import { box } from '../../geometry.ts'
import type { Medium, Point } from '../../model.ts'
import { capScrew } from '../../parts/fasteners.ts'
import { flexedLip } from '../../parts/flexed-lip.ts'
import { boredPort } from '../../parts/port.ts'
import { gasket, oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'

/** Where things stand along the axis. */
export const BOX_FACE = 330
const SLEEVE_START = 214
const ELEMENT_START = BOX_FACE + 26
const FIRST_LIP = ELEMENT_START + 48
const LIP_PITCH = 56
const LIPS = 3
const LIP = { thickness: 18, reach: 28 }

/** Every number that several parts share. `R(v)` is `v` from the shaft's surface. */
const s = SHAFT_RADIUS.medium
const R = (v: number) => s + v
const sleeve = R(20)
const shell = R(62)
const elementEnd = FIRST_LIP + (LIPS - 1) * LIP_PITCH + 42
const plateEnd = elementEnd + 18
const collar = plateEnd + 46
export const DIMENSIONS = {
  s,
  R,
  sleeve,
  /** The polymer element: its shell, its ends, its lips. */
  shell,
  elementTop: R(92),
  elementStart: ELEMENT_START,
  elementEnd,
  lips: Array.from({ length: LIPS }, (_, i) =>
    flexedLip({ ...LIP, root: FIRST_LIP + i * LIP_PITCH, top: shell, tip: sleeve }),
  ),
  /** Middle of the chamber behind the first lip. */
  port: FIRST_LIP + 34,
  plateEnd,
  collar,
  sleeveEnd: collar + 88,
  shaftEnd: collar + 160,
  bore: R(104),
  casting: R(206),
}
const { elementTop, elementStart, lips, sleeveEnd, port } = DIMENSIONS

/** The body's outer surface, from the box to its end: the wedge-shaped flange that can be turned. */
const bodySurface: readonly Point[] = polyline`M${BOX_FACE} ${R(160)} h60 L${elementEnd} ${R(124)}`

/** What lies behind each lip: barrier fluid in the first chamber, which has a port, else air. */
const behind = (index: number): Medium => (index === 0 ? 'barrier' : 'atmosphere')

export function media(sheet: Sheet) {
  sheet
    .medium('process', box(BOX_FACE, elementStart, sleeve, R(36)))
    .medium('process', [[elementStart, sleeve], ...(lips[0]?.middle ?? []), [elementStart, shell]])
  lips.slice(1).forEach((lip, i) => {
    sheet.medium(behind(i), [...(lips[i]?.middle ?? []), ...lip.middle.toReversed()])
  })
}

/** The one-piece polymer element and its lips on the sleeve. */
export function element(sheet: Sheet) {
  sheet.part('element', 'stationary', 'lip', [
    ...polyline`M${elementStart} ${elementTop} V${shell}`,
    ...lips.flatMap(({ left, right }) => [...left, ...right]),
    ...polyline`M${elementEnd} ${shell} V${elementTop}`,
  ])
  lips.forEach(({ contact }, i) => {
    sheet.contact({
      ...contact,
      parts: ['element', 'sleeve'],
      media: [i === 0 ? 'process' : behind(i - 1), behind(i)],
    })
  })
}

/** Sleeve with its two O-rings, body bolted to the box, plate that retains the element. */
export function sleeveAndBody(sheet: Sheet) {
  const outline = polyline`M${BOX_FACE} ${R(36)} H${elementStart} V${elementTop}
    H${elementEnd} L${bodySurface.toReversed()}`
  sheet
    .part('sleeve', 'rotating', 'steel', box(SLEEVE_START, sleeveEnd, s, sleeve))
    .anchor('sleeve', [elementEnd - 30, R(10)])
    .part('body', 'stationary', 'steel-opposed', outline)
    .anchor('body', [BOX_FACE + 26, R(146)])
    .part('plate', 'stationary', 'steel', box(elementEnd, plateEnd, R(30), R(122)))
    .anchor('plate', [plateEnd - 9, R(66)])
  const screw = { tip: elementEnd - 26, head: plateEnd, end: plateEnd + 14, r: R(108) }
  capScrew(sheet, 'plate-screw', screw)
  gasket(sheet, 'body-gasket', BOX_FACE, BOX_FACE + 8, R(112), R(128))
  oRing(sheet, 'sleeve-o-ring', [SLEEVE_START + 24, R(O_RING_RADIUS)])
  oRing(sheet, 'outer-o-ring', [collar - 26, R(O_RING_RADIUS)])
}

/** The port goes through body and element into the chamber behind the first lip. Paint it over both. */
export function throughBody(sheet: Sheet) {
  boredPort(sheet, 'chamber-port', bodySurface, { from: [port, shell], medium: 'barrier', half: 8 })
}
