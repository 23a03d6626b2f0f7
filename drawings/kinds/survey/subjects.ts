import { box, polyline, mirror, type Sheet } from '../../kit.ts'
import { boltCentres } from '../../parts/rings.ts'
import type { Material, Point, Role, TextMark } from '../../model.ts'
import { extensionLine } from '../../parts/dimension.ts'

/** Letters are readable when the sheet is as wide as a telephone. */
const SIZE = 30
const ARROWHEAD: Point = [12, 4]
/** The distance from a dimension's line to its letter, and by which extension lines overshoot. */
const CLEAR = 9
const BEYOND = 8
/** Shorter spans have their arrowheads outside. */
const SHORT_SPAN = 34
const TAIL = 20
/** In shorter spans the letter is placed higher, clear of the arrowheads. */
const LETTER_SPAN = 48

/** A part in section above the axis, mirrored below. */
const halves = (sheet: Sheet, id: string, role: Role, material: Material, above: Point[]) =>
  sheet
    .part(`upper-${id}`, role, material, above)
    .part(`lower-${id}`, role, material, mirror(above))

const letter = (sheet: Sheet, at: Point, text: string, anchor: TextMark['anchor'] = 'middle') =>
  sheet.text(at, text, { strong: true, size: SIZE, anchor })

type Along = { x1: number; x2: number; r: number; from: number; to?: number }
type Across = { r1: number; r2: number; x: number; from: number; at?: number; isLeft?: boolean }

/** A dimension along the axis at the height `r`, with extension lines from the heights `from` and `to`. */
function along(sheet: Sheet, text: string, { x1, x2, r, from, to = from }: Along) {
  const beyond = r + Math.sign(r - from) * BEYOND
  extensionLine(sheet, x1, from, beyond)
  extensionLine(sheet, x2, to, beyond)
  const isShort = x2 - x1 < SHORT_SPAN
  const [inward, tail] = isShort ? [-1, TAIL] : [1, 0]
  sheet
    .line(polyline`M${x1 - tail} ${r} H${x2 + tail}`)
    .line(arrowhead([x1, r], [inward, 0]))
    .line(arrowhead([x2, r], [-inward, 0]))
  letter(sheet, [(x1 + x2) / 2, r + CLEAR + (x2 - x1 < LETTER_SPAN ? BEYOND : 0)], text)
}

/** A dimension across the axis at `x`, with extension lines from `from`; its letter is at the height `at`. */
function across(sheet: Sheet, text: string, span: Across) {
  const { r1, r2, x, from, at = (r1 + r2) / 2 - 8, isLeft = false } = span
  const beyond = x + Math.sign(x - from) * BEYOND
  for (const r of [r1, r2]) sheet.line(polyline`M${from} ${r} H${beyond}`, { weight: 'hatch' })
  sheet
    .line(polyline`M${x} ${r1} V${r2}`)
    .line(arrowhead([x, r1], [0, 1]))
    .line(arrowhead([x, r2], [0, -1]))
  letter(sheet, [x + (isLeft ? -CLEAR : CLEAR), at], text, isLeft ? 'end' : 'start')
}

/** A letter with a pointer, for a quantity that is counted or felt instead of measured. */
function pointed(sheet: Sheet, text: string, at: Point, from: Point) {
  const isLeft = from[0] < at[0]
  sheet.line([at, from])
  letter(sheet, [from[0] + (isLeft ? -6 : 6), from[1] - 10], text, isLeft ? 'end' : 'start')
}

function arrowhead([x, r]: Point, [dx, dr]: Point): Point[] {
  const [long, half] = ARROWHEAD
  return [
    [x + long * dx + half * dr, r + long * dr + half * dx],
    [x, r],
    [x + long * dx - half * dr, r + long * dr - half * dx],
  ]
}

/** Dimensions shared by pumps with seals and with packing. */
const BOX = { shaft: 50, bore: 105, bottom: 170, casting: 165, flange: 215, bolts: 188 }
const [THROAT, WALL, BOX_PLATE] = [58, 130, 45]
/** The height of the bracket, which limits the free length. */
const BRACKET_TOP = 130

/** Shaft, box and the bearing bracket that limits the free length, cut above and below. */
function boxWithShaft(
  sheet: Sheet,
  { face, bracket, end }: { face: number; bracket: number; end: number },
) {
  const { shaft, bore, bottom, casting, flange } = BOX
  const wall = polyline`M${WALL} ${THROAT} H${bottom} V${bore} H${face} V${flange} H${face - BOX_PLATE}
    V${casting} H${WALL}`
  sheet.part('shaft', 'shaft', 'unsectioned', box(90, end, -shaft, shaft))
  halves(sheet, 'wall', 'housing', 'housing', wall)
  halves(sheet, 'bracket', 'housing', 'outside', box(bracket, end, shaft, BRACKET_TOP))
  sheet.centreLine([70, 0], [end + 20, 0])
}

const BOXES_TOP = 245

/** The box of a pump without its seal, and the parts in front of it. */
export function pump(sheet: Sheet) {
  const { shaft, bore, bottom, flange, bolts } = BOX
  const [face, bracket] = [400, 560]
  boxWithShaft(sheet, { face, bracket, end: 680 })
  for (const r of [bolts, -bolts])
    sheet
      .part('stud', 'fastener', 'unsectioned', box(face, face + 50, r - 7, r + 7))
      .centreLine([face - 60, r], [face + 60, r])
  across(sheet, 'A', { r1: -shaft, r2: shaft, x: 60, from: 90, isLeft: true })
  across(sheet, 'B', { r1: -bore, r2: bore, x: 470, from: face, at: 66 })
  along(sheet, 'C', { x1: bottom, x2: face, r: BOXES_TOP, from: bore, to: flange })
  across(sheet, 'D', { r1: -bolts, r2: bolts, x: 520, from: face + 50, at: 150 })
  along(sheet, 'E', { x1: face, x2: bracket, r: BOXES_TOP, from: flange, to: BRACKET_TOP })
  pointed(sheet, 'F', [face + 28, -bolts - 7], [face + 52, -bolts - 44])
  return { top: 262, bottom: -262, width: 720 }
}

const [BOXES_FACE, BRACKET, BOXES_END] = [430, 640, 700]
const RING = 44
/** The line between rings distinguishes them. */
const GAP = 2
const LANTERN = { x: BOX.bottom + 2 * RING, width: 40 }
const GLAND = { nose: 490, plate: 545, end: 580 }
const UNDER = -225

/** A packed box with its gland drawn back for measuring. */
export function packingBox(sheet: Sheet) {
  const { shaft, bore, bottom, flange } = BOX
  boxWithShaft(sheet, { face: BOXES_FACE, bracket: BRACKET, end: BOXES_END })
  const after = LANTERN.x + LANTERN.width
  const rings = [bottom, bottom + RING, after, after + RING]
  const gland = polyline`M${GLAND.nose} ${shaft + 2} H${GLAND.end} V185 H${GLAND.plate} V${bore - 2}
    H${GLAND.nose}`
  for (const [index, x] of rings.entries()) {
    const ring = box(x, x + RING - GAP, shaft, bore)
    halves(sheet, `ring-${index}`, 'stationary', 'packing', ring)
  }
  const cage = box(LANTERN.x, LANTERN.x + LANTERN.width - GAP, shaft, bore)
  halves(sheet, 'lantern', 'stationary', 'steel-fine', cage)
  halves(sheet, 'gland', 'stationary', 'steel-opposed', gland)
  const lantern = LANTERN.x + LANTERN.width / 2
  across(sheet, 'A', { r1: -shaft, r2: shaft, x: 60, from: 90, isLeft: true })
  across(sheet, 'B', { r1: -bore, r2: bore, x: 453, from: BOXES_FACE, at: 66 })
  along(sheet, 'C', { x1: bottom, x2: BOXES_FACE, r: BOXES_TOP, from: bore, to: flange })
  along(sheet, 'D', { x1: lantern, x2: BOXES_FACE, r: UNDER - 25, from: -bore, to: -flange })
  along(sheet, 'E', { x1: GLAND.nose, x2: GLAND.plate, r: BOXES_TOP, from: bore, to: 185 })
  along(sheet, 'F', { x1: BOXES_FACE, x2: BRACKET, r: UNDER - 25, from: -flange, to: -BRACKET_TOP })
  return { top: 262, bottom: -270, width: 740 }
}

const X = 330
const [SHAFT, MIXER_BORE, MIXER_WALL, MIXER_BOLTS, MIXER_RIM] = [40, 115, 140, 180, 225]
const GEAR = { r1: 180, r2: 240, half: 130 }
const FOOT = -130

/** The nozzle of a vessel with its shaft, and the drive above: the space for a seal. */
export function mixer(sheet: Sheet) {
  const outline = box(X - SHAFT, X + SHAFT, -110, GEAR.r2)
  sheet.part('shaft', 'shaft', 'unsectioned', outline, 'outline', 'r')
  for (const [side, way] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    const at = (x: number) => X + way * x
    const nozzle = polyline`M${at(MIXER_BORE)} ${FOOT} H${at(MIXER_WALL)} V-38 H${at(MIXER_RIM)} V0 H${at(MIXER_BORE)}`
    const drive = box(at(SHAFT), at(GEAR.half), GEAR.r1, GEAR.r2)
    const bolt = box(at(MIXER_BOLTS - 8), at(MIXER_BOLTS + 8), 0, 34)
    sheet
      .part(`${side}-nozzle`, 'housing', 'housing', nozzle)
      .part(`${side}-drive`, 'housing', 'outside', drive, 'outline', 'r')
      .part(`${side}-bolt`, 'fastener', 'unsectioned', bolt, 'outline', 'r')
      .centreLine([at(MIXER_BOLTS), -52], [at(MIXER_BOLTS), 46])
  }
  sheet.centreLine([X, -120], [X, GEAR.r2 + 14])
  along(sheet, 'A', { x1: X - SHAFT, x2: X + SHAFT, r: 266, from: GEAR.r2 })
  along(sheet, 'B', { x1: X - MIXER_BORE, x2: X + MIXER_BORE, r: -168, from: FOOT })
  along(sheet, 'C', { x1: X - MIXER_BOLTS, x2: X + MIXER_BOLTS, r: -216, from: -52 })
  along(sheet, 'D', { x1: X - MIXER_RIM, x2: X + MIXER_RIM, r: -264, from: -38 })
  across(sheet, 'E', { r1: 0, r2: GEAR.r1, x: 600, from: X + GEAR.half })
  pointed(sheet, 'F', [X + SHAFT, 90], [X + SHAFT + 46, 120])
  pointed(sheet, 'G', [X - MIXER_BOLTS - 8, 26], [X - MIXER_BOLTS - 50, 66])
  return { top: 290, bottom: -282, width: 660 }
}

const [FLANGE_BORE, RAISED, FLANGE_BOLTS, FLANGE_RIM] = [65, 95, 130, 165]
const PLAN = 180
const HOLE = 14
const HOLES = 8
const FLANGE_FACE = 430
const GASKET = 12

/** A flange from the front, and cut, with its gasket. */
export function flangeFaces(sheet: Sheet) {
  for (const [id, radius, material] of [
    ['rim', FLANGE_RIM, 'outside'],
    ['raised-face', RAISED, 'outside'],
    ['bore', FLANGE_BORE, 'unsectioned'],
  ] as const)
    sheet.part(id, 'stationary', material, { centre: [PLAN, 0], radius })
  const holes = boltCentres([PLAN, 0], FLANGE_BOLTS, HOLES)
  for (const [i, centre] of holes.entries())
    sheet.part(`hole-${i}`, 'stationary', 'unsectioned', { centre, radius: HOLE })
  const half = polyline`M${FLANGE_FACE} ${FLANGE_BORE} H560 V82 H520 L484 100 V${FLANGE_RIM} H${FLANGE_FACE + 6} V${RAISED} H${FLANGE_FACE}`
  halves(sheet, 'flange', 'housing', 'housing', half)
  halves(
    sheet,
    'gasket',
    'stationary',
    'accent',
    box(FLANGE_FACE - GASKET, FLANGE_FACE, FLANGE_BORE, RAISED),
  )
  sheet.centreLine([400, 0], [575, 0])
  for (const way of [1, -1])
    sheet.centreLine([FLANGE_FACE - 20, way * FLANGE_BOLTS], [500, way * FLANGE_BOLTS])
  across(sheet, 'A', { r1: -FLANGE_BORE, r2: FLANGE_BORE, x: 596, from: 560 })
  across(sheet, 'B', { r1: -RAISED, r2: RAISED, x: 388, from: FLANGE_FACE - GASKET, isLeft: true })
  across(sheet, 'C', { r1: -FLANGE_BOLTS, r2: FLANGE_BOLTS, x: 648, from: 500 })
  across(sheet, 'D', { r1: -FLANGE_RIM, r2: FLANGE_RIM, x: 700, from: 484 })
  const [[holeX, holeR] = [NaN, NaN]] = holes
  pointed(sheet, 'E', [holeX + 8, holeR + 11], [350, 150])
  along(sheet, 'F', { x1: FLANGE_FACE - GASKET, x2: FLANGE_FACE, r: 196, from: RAISED })
  return { top: 228, bottom: -186, width: 740 }
}

const [ROD, CYLINDER_BORE, BARREL] = [45, 120, 150]
const PISTON = { x1: 150, x2: 250, hole: 22, radius: 118 }
const PISTON_GROOVE = { x1: 180, x2: 220, floor: 96 }
const HEAD = { x1: 430, x2: 540 }
const ROD_GROOVE = { x1: 470, x2: 500, floor: 68 }
const [START, CYLINDER_END] = [70, 670]
const CYLINDER_TOP = 192

/** A cylinder cut along its rod: the grooves in the head and in the piston. */
export function cylinder(sheet: Sheet) {
  const { x1, x2, hole, radius } = PISTON
  const groove = PISTON_GROOVE
  const [start, end] = [ROD_GROOVE.x1, ROD_GROOVE.x2]
  const rod = polyline`M${x1 - 20} ${-hole} H${x2} V${-ROD} H${CYLINDER_END} V${ROD} H${x2} V${hole} H${x1 - 20}`
  const piston = polyline`M${x1} ${hole} H${x2} V${radius} H${groove.x2} V${groove.floor}
    H${groove.x1} V${radius} H${x1}`
  const head = polyline`M${HEAD.x1} ${ROD + 2} H${start} V${ROD_GROOVE.floor} H${end} V${ROD + 2}
    H${HEAD.x2} V${BARREL} H${HEAD.x1}`
  sheet.part('rod', 'shaft', 'unsectioned', rod)
  halves(sheet, 'barrel', 'housing', 'housing', box(START, HEAD.x1, CYLINDER_BORE, BARREL))
  halves(sheet, 'piston', 'stationary', 'steel', piston)
  halves(sheet, 'head', 'housing', 'steel-opposed', head)
  halves(sheet, 'rod-seal', 'elastomer', 'accent', box(start, end, ROD, ROD_GROOVE.floor))
  const pistonSeal = box(groove.x1, groove.x2, groove.floor, CYLINDER_BORE)
  halves(sheet, 'piston-seal', 'elastomer', 'accent', pistonSeal)
  sheet.centreLine([START, 0], [CYLINDER_END + 16, 0])
  across(sheet, 'A', { r1: -ROD, r2: ROD, x: 702, from: CYLINDER_END })
  across(sheet, 'B', { r1: -CYLINDER_BORE, r2: CYLINDER_BORE, x: 46, from: START, isLeft: true })
  const { floor } = ROD_GROOVE
  along(sheet, 'C', { x1: start, x2: end, r: CYLINDER_TOP, from: floor })
  across(sheet, 'D', { r1: -floor, r2: floor, x: 586, from: end, at: 54 })
  along(sheet, 'E', { x1: groove.x1, x2: groove.x2, r: CYLINDER_TOP, from: groove.floor })
  across(sheet, 'F', { r1: -groove.floor, r2: groove.floor, x: 102, from: groove.x1, at: 46 })
  along(sheet, 'G', { x1: x2, x2: HEAD.x1, r: 76, from: 60 })
  return { top: 224, bottom: -172, width: 740 }
}

const [JOINT_BORE, PIPE, JOINT_BOLTS, JOINT_RIM] = [90, 110, 152, 188]
const [LEFT, RIGHT] = [200, 500]
const JOINT_PLATE = 30
const REACH = 140
const MIDDLE = (LEFT + RIGHT) / 2
const OFFSET = 14

/** A rubber joint between two misaligned pipes. */
export function expansionJoint(sheet: Sheet) {
  const body = polyline`M${LEFT} ${JOINT_BORE} H${MIDDLE - 62} L${MIDDLE - 44} 138 H${MIDDLE + 44}
    L${MIDDLE + 62} ${JOINT_BORE} H${RIGHT} V${JOINT_RIM} H${RIGHT - 26} V114 H${MIDDLE + 78} L${MIDDLE + 58} 162
    H${MIDDLE - 58} L${MIDDLE - 78} 114 H${LEFT + 26} V${JOINT_RIM} H${LEFT}`
  halves(sheet, 'body', 'elastomer', 'lip', body)
  for (const [side, face, way] of [
    ['left', LEFT, -1],
    ['right', RIGHT, 1],
  ] as const) {
    const at = (x: number) => face + way * x
    const pipe = polyline`M${face} ${JOINT_BORE} H${at(REACH)} V${PIPE} H${at(JOINT_PLATE)} V${JOINT_RIM} H${face}`
    const bolt = box(at(JOINT_PLATE), at(JOINT_PLATE + 18), JOINT_BOLTS - 11, JOINT_BOLTS + 11)
    halves(sheet, `${side}-pipe`, 'housing', 'housing', pipe)
    halves(sheet, `${side}-nut`, 'fastener', 'unsectioned', bolt)
    for (const up of [1, -1])
      sheet.centreLine([face - way * 36, up * JOINT_BOLTS], [face + way * 60, up * JOINT_BOLTS])
  }
  sheet
    .centreLine([LEFT - REACH - 10, 0], [MIDDLE + 40, 0])
    .centreLine([MIDDLE - 40, -OFFSET], [RIGHT + REACH + 10, -OFFSET])
  across(sheet, 'A', {
    r1: -JOINT_BORE,
    r2: JOINT_BORE,
    x: RIGHT + REACH + 26,
    from: RIGHT + REACH,
  })
  along(sheet, 'B', { x1: LEFT, x2: RIGHT, r: 222, from: JOINT_RIM })
  across(sheet, 'C', {
    r1: -JOINT_RIM,
    r2: JOINT_RIM,
    x: 36,
    from: LEFT - JOINT_PLATE,
    isLeft: true,
  })
  across(sheet, 'D', {
    r1: -JOINT_BOLTS,
    r2: JOINT_BOLTS,
    x: 722,
    from: RIGHT + 60,
  })
  pointed(
    sheet,
    'E',
    [RIGHT + JOINT_PLATE + 18, JOINT_BOLTS + 11],
    [RIGHT + JOINT_PLATE + 50, JOINT_BOLTS + 46],
  )
  pointed(sheet, 'F', [MIDDLE, -OFFSET / 2], [MIDDLE + 30, -54])
  return { top: 242, bottom: -206, width: 764 }
}
