import { box } from '../../geometry.ts'
import type { Point, Segment } from '../../model.ts'
import { polyline } from '../../path-notation.ts'
import { area, type Sheet } from '../../sheet.ts'

/** How far a Bézier's handle reaches along each half axis of a quarter of an ellipse. */
const QUARTER = 0.5523
const WALL = 7

/** A vertical tank with domed ends: its axis, half width, and where its straight shell ends. */
export type Tank = {
  x: number
  half: number
  bottom: number
  top: number
  dome: number
  level: number
  gas: 'gas' | 'atmosphere'
}

/** A quarter of an ellipse from the shell to the axis, or back. */
const toAxis = (x: number, half: number, r: number, dome: number): Segment => ({
  to: [x, r + dome],
  via: [
    [x + half, r + dome * QUARTER],
    [x + half * QUARTER, r + dome],
  ],
})
const fromAxis = (x: number, half: number, r: number, dome: number): Segment => ({
  to: [x + half, r],
  via: [
    [x + half * QUARTER, r + dome],
    [x + half, r + dome * QUARTER],
  ],
})

/** Half cut: left from outside, right in section, so that level and coil can be seen. */
export function tank(sheet: Sheet, { x, half, bottom, top, dome, level, gas }: Tank) {
  const inner = half - WALL
  const floor: Point = [x, bottom - dome + WALL]
  sheet
    .medium(gas, [
      [x, level],
      [x + inner, level],
      [x + inner, top],
      toAxis(x, inner, top, dome - WALL),
    ])
    .medium(
      'barrier',
      [floor, fromAxis(x, inner, bottom, WALL - dome), [x + inner, level], [x, level]],
      'tank-fluid',
    )
    .opening(area(x, x + half, level - 3, level + 3))
    .part('tank', 'housing', 'steel', [
      [x, bottom - dome],
      fromAxis(x, half, bottom, -dome),
      [x + half, top],
      toAxis(x, half, top, dome),
      [x, top + dome - WALL],
      fromAxis(x, inner, top, dome - WALL),
      [x + inner, bottom],
      toAxis(x, inner, bottom, WALL - dome),
    ])
    .part('tank-outside', 'housing', 'outside', [
      [x, bottom - dome],
      fromAxis(x, -half, bottom, -dome),
      [x - half, top],
      toAxis(x, -half, top, dome),
    ])
    .line(polyline`M${x - half} ${bottom} H${x}`)
    .line(polyline`M${x - half} ${top} H${x}`)
    .line(polyline`M${x} ${level} h${inner}`)
    .centreLine([x, bottom - dome - 12], [x, top + dome + 12], 'centre')
}

/** The glass on the front, with the level that it shows. */
export function levelGlass(sheet: Sheet, { x, half, bottom, top, level }: Tank) {
  const [x1, x2] = [x - half * 0.56, x - half * 0.56 + 16]
  sheet
    .part('level-glass', 'fastener', 'unsectioned', box(x1 - 6, x2 + 6, bottom + 16, top - 16))
    .part('glass-tube', 'fastener', 'unsectioned', box(x1, x2, bottom + 24, top - 24), 'thin')
    .part('glass-level', 'fastener', 'accent', box(x1 + 1, x2 - 1, bottom + 25, level), 'none')
  for (let r = bottom + 44; r < top - 30; r += 20)
    sheet.line(polyline`M${x1} ${r} h6`, { weight: 'hatch' })
}

/** A nozzle on the shell or an end: `from` the tank `to` its flange. */
export function nozzle(
  sheet: Sheet,
  [x, r]: Point,
  way: 'up' | 'down' | 'left' | 'right',
  length = 14,
) {
  const [dx, dr] = { up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0] }[way] as [
    number,
    number,
  ]
  const neck: Point = [x + dx * length, r + dr * length]
  const half = 7
  const flange = 11
  sheet
    .part(
      'nozzle',
      'housing',
      'unsectioned',
      box(
        Math.min(x, neck[0]) - Math.abs(dr) * half,
        Math.max(x, neck[0]) + Math.abs(dr) * half,
        Math.min(r, neck[1]) - Math.abs(dx) * half,
        Math.max(r, neck[1]) + Math.abs(dx) * half,
      ),
      'thin',
    )
    .part(
      'nozzle-flange',
      'housing',
      'unsectioned',
      box(
        neck[0] - (dr ? flange : 2.5),
        neck[0] + (dr ? flange : 2.5),
        neck[1] - (dx ? flange : 2.5),
        neck[1] + (dx ? flange : 2.5),
      ),
      'thin',
    )
  return neck
}
