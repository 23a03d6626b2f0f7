import { area, box, mirror, polyline, type Point, type Sheet } from '../kit.ts'
import { studAndNut, radialScrew, screwHeadOnCylinder } from '../parts/fasteners.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import { shaft, straightShaft } from '../parts/shaft.ts'

/** Shaft radius in sheet units, by its size relative to the seal's section: drawings are schematic, never to scale. */
export const SHAFT_RADIUS = { medium: 96, large: 126 }
/** The radius of most shafts, and a radius `v` from their surface. */
export const S = SHAFT_RADIUS.medium
export const R = (v: number) => S + v

type StuffingBox = {
  shaft: number
  /** The shaft's upper outline, if it is not a plain cylinder up to `end`. */
  shaftProfile?: readonly Point[]
  end: number
  /** Outer face of the box, to which the gland is bolted. */
  face: number
  /** Radii of the bore, of the throat behind the impeller, and of the casting. */
  bore: number
  throat: number
  outside: number
  /** Where the throat widens into the bore. */
  throatEnd?: number
}

const SUCTION_END = 96
const THROAT_END = 140

/**
 * The wet end of a pump: shaft, impeller, fluid, and the stuffing box, cut above the axis, from outside below it.
 * Process left, atmosphere right.
 */
export function stuffingBox(sheet: Sheet, options: StuffingBox) {
  const { shaft: s, end, face, bore, throat, outside, throatEnd = THROAT_END } = options
  const top = outside + 14
  shaft(sheet, options.shaftProfile ?? straightShaft(24, end, s))
  sheet
    .medium('process', box(54, 94, s, top))
    .medium('process', box(66, throatEnd, s, throat))
    .medium('process', box(throatEnd, face, s, bore))
    .opening(area(0, SUCTION_END, 0, top + 2))
  const impeller = polyline`M24 ${s} H66 v46 L54 ${s + 60} V${top} H24`
  const outline = polyline`M94 ${throat} H${throatEnd} V${bore} H${face} V${outside} H94`
  sheet
    .part('impeller', 'rotating', 'steel-opposed', impeller)
    .part('impeller-outside', 'rotating', 'unsectioned', mirror(impeller))
    .part('box', 'housing', 'housing', outline)
    .part('box-outside', 'housing', 'outside', box(94, face, -outside, 0))
}

/** The axis line and the names of the two sides. */
export const axisAndSides = (
  sheet: Sheet,
  end: number,
  [left, right]: readonly [string, string] = ['Lado impulsor', 'Lado atmósfera'],
) => sheet.centreLine([8, 0], [end, 0], 'centre').sides(left, right)

/** An arrow for the pressure on the contact. */
export const pressureArrow = (sheet: Sheet, x1: number, x2: number, r: number) =>
  flowArrow(sheet, [x1, r], [x2, r])

export type GlandForm = keyof ReturnType<typeof glandSteps>

type GlandBody = {
  form: GlandForm
  /** Its face on the box, and its outer end. */
  face: number
  end: number
  /** A radius, given from the shaft's surface. */
  R: (v: number) => number
}

/** The outer surface of each form of gland from the box to its end, above the shaft's surface. */
const glandSteps = ({ face, end }: { face: number; end: number }) => ({
  full: polyline`M${face} 200 H${end}`,
  hub: polyline`M${face} 160 H${end - 10} L${end} 150`,
  'open-slots': polyline`M${face} 188 H${end - 16} L${end} 172`,
  'tapered-lugs': polyline`M${face} 172 H${end - 26} L${end} 146`,
  conical: polyline`M${face} 206 h38 L${face + 40} 172 L${end} 128`,
  'conical-lugs': polyline`M${face} 168 h44 L${end} 126`,
  round: polyline`M${face} 194 H${end - 14} L${end} 180`,
  clamped: polyline`M${face} 150 h46 L${face + 48} 122 H${end}`,
})

/** The gland's outer surface from the box to its end. */
export const glandBodySurface = ({ form, R: at, ...ends }: GlandBody) =>
  glandSteps(ends)[form].map(([x, v]): Point => [x, at(v)])

/** The gland from outside, below the axis. */
export function glandBodyOutside(sheet: Sheet, body: GlandBody) {
  const { form, face, end, R: at } = body
  const surface = mirror(glandBodySurface(body))
  sheet.part('gland-outside', 'stationary', 'unsectioned', [[face, 0], ...surface, [end, 0]])
  for (const [x, r] of surface.slice(1, -1)) sheet.line(polyline`M${x} 0 V${r}`)
  if (form !== 'full') return
  for (const v of [146, 176]) {
    sheet.line(polyline`M${face} ${-at(v)} H${end}`)
  }
  studAndNut(sheet, 'gland-nut', end, -at(161))
}

export const COLLAR_WIDTH = 74
const SCREW = 37

type DriveCollar = {
  shaft: number
  x: number
  /** Outer radii of the sleeve and of the collar. */
  sleeve: number
  top: number
  screw?: 'set' | 'countersunk'
}

/** The collar that holds the cartridge on the shaft, with its screw through collar and sleeve. */
export function driveCollar(
  sheet: Sheet,
  { shaft: radius, x, sleeve, top, screw = 'set' }: DriveCollar,
) {
  const end = x + COLLAR_WIDTH
  sheet.part('collar', 'rotating', 'steel-fine-opposed', box(x, end, sleeve, top))
  radialScrew(sheet, 'collar-screw', { x: x + SCREW, r1: radius, r2: top, head: screw })
  sheet.anchor('collar', [end - 10, top - 26])
}

/** Sleeve and collar from outside, beyond the gland; another screw faces the viewer. */
export function driveCollarOutside(
  sheet: Sheet,
  { x, sleeve, top }: DriveCollar,
  { from, to }: { from: number; to: number },
) {
  sheet
    .part('sleeve-outside', 'rotating', 'unsectioned', box(from, to, -sleeve, 0))
    .part('collar-outside', 'rotating', 'unsectioned', box(x, x + COLLAR_WIDTH, -top, 0))
  screwHeadOnCylinder(sheet, 'collar-screw-outside', [x + SCREW, -top / 2])
}
