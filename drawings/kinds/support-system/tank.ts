import { area, box, path, polyline, type Point, type Sheet } from '../../kit.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'

const WALL = 7

/** A vertical tank with domed ends: its axis, half width, and the ends of its straight shell. */
export type Tank = {
  x: number
  half: number
  bottom: number
  top: number
  dome: number
  level: number
  gas: 'gas' | 'atmosphere'
}

/** A tank, right half cut to show level and coil, left half from outside. */
export function tank(sheet: Sheet, { x, half, bottom, top, dome, level, gas }: Tank) {
  const inner = x + half - WALL
  const [foot, head] = [bottom - dome, top + dome]
  const [floor, roof] = [foot + WALL, head - WALL]
  const gasOutline = path`M${x} ${level} H${inner} V${top} U${x} ${roof}`
  const fluid = path`M${x} ${floor} F${inner} ${bottom} V${level} H${x}`
  const wall = path`M${x} ${foot} F${x + half} ${bottom} V${top} U${x} ${head} V${roof}
    F${inner} ${top} V${bottom} U${x} ${floor}`
  const outside = path`M${x} ${foot} F${x - half} ${bottom} V${top} U${x} ${head}`
  sheet
    .medium(gas, gasOutline)
    .medium('barrier', fluid, 'tank-fluid')
    .opening(area(x, x + half, level - 3, level + 3))
    .part('tank', 'housing', 'steel', wall)
    .part('tank-outside', 'housing', 'outside', outside)
    .line(polyline`M${x - half} ${bottom} H${x}`)
    .line(polyline`M${x - half} ${top} H${x}`)
    .line(polyline`M${x} ${level} H${inner}`)
    .centreLine([x, foot - 12], [x, head + 12], 'centre')
}

/** The level glass on the front. */
export function levelGlass(sheet: Sheet, { x, half, bottom, top, level }: Tank) {
  const [x1, x2] = [x - half * 0.56, x - half * 0.56 + 16]
  sheet
    .part('level-glass', 'fastener', 'unsectioned', box(x1 - 6, x2 + 6, bottom + 16, top - 16))
    .part('glass-tube', 'fastener', 'unsectioned', box(x1, x2, bottom + 24, top - 24), 'thin')
    .part('glass-level', 'fastener', 'accent', box(x1 + 1, x2 - 1, bottom + 25, level), 'none')
  for (let r = bottom + 44; r < top - 30; r += 20)
    sheet.line(polyline`M${x1} ${r} h6`, { weight: 'hatch' })
}

const WAYS = { up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0] } as const

/** A nozzle on the shell or an end of the tank; returns the middle of its flange. */
export function nozzle(sheet: Sheet, at: Point, way: keyof typeof WAYS, length = 14): Point {
  const [dx, dr] = WAYS[way]
  const own = sheet.at(at, { turn: (Math.atan2(dr, dx) * 180) / Math.PI })
  const nozzleFlange = box(length - 2.5, length + 2.5, -11, 11)
  own
    .part('nozzle', 'housing', 'unsectioned', box(0, length, -7, 7), 'thin')
    .part('nozzle-flange', 'housing', 'unsectioned', nozzleFlange, 'thin')
  return own.place([length, 0])
}

const TUBE = 6
const PITCH = 26

/** A cooling coil: each turn is cut at the wall and continues behind. */
export function coolingCoil(sheet: Sheet, { x, half, bottom, level }: Tank) {
  const right = x + half - 26
  const end = x + half + 34
  const first = bottom + 8
  const turns = Math.ceil((level - 20 - first) / PITCH)
  const last = first + (turns - 1) * PITCH
  for (let r = first; r <= last; r += PITCH) {
    if (r < last) {
      const coilBehind = polyline`M${right} ${r - TUBE} V${r + TUBE} L${x} ${r + PITCH / 2 + TUBE}
        V${r + PITCH / 2 - TUBE}`
      sheet.part('coil-behind', 'housing', 'unsectioned', coilBehind, 'thin')
    }
    if (r === first || r === last) {
      const coilEnd = box(right, end, r - TUBE, r + TUBE)
      sheet.part('coil-end', 'housing', 'unsectioned', coilEnd, 'thin')
    }
    sheet.part('coil', 'housing', 'accent', { centre: [right, r], radius: TUBE }, 'thin')
  }
  flowArrow(sheet, [end + 46, first], [end + 8, first])
  flowArrow(sheet, [end + 8, last], [end + 46, last])
  sheet.anchor('coil', [right + 2, first + PITCH])
}
