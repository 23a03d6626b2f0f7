import type { PackingBox } from '../../assemblies/packing-box.ts'
import { box, mirror } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { studAndNut } from '../../parts/fasteners.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import type { AutomaticGlandLoader } from './automatic-gland-loader.ts'

const STUD = 8
const CYLINDER = 32
const WALL = 6
const CHAMBER = 12
const PISTON = 12
const ROD = 14

/** The gland, and on each stud a cylinder whose pistons push it. Returns where the air comes in. */
export function pistonGland(sheet: Sheet, d: PackingBox, { pistons }: AutomaticGlandLoader): Point {
  const { R, bore, nose, face, flange, flangeEnd, out, stud } = d
  const outline = polyline`M${nose} ${R(4)} H${flangeEnd} V${out} H${flange} V${bore - 2} H${nose}`
  sheet
    .part('follower', 'stationary', 'steel-opposed', outline)
    .part('follower-nose', 'stationary', 'unsectioned', mirror(box(face, flange, 0, bore - 2)))
    .part('follower-outside', 'stationary', 'unsectioned', mirror(box(flange, flangeEnd, 0, out)))
  const count = pistons === 'twin' ? 2 : 1
  const stage = WALL + CHAMBER + PISTON
  const start = flangeEnd + ROD
  const end = start + count * stage + WALL
  const studOutside = box(face, flange, -stud - STUD, -stud + STUD)
  sheet
    .part('stud', 'fastener', 'unsectioned', box(face - 52, end, stud - STUD, stud + STUD), 'thin')
    .part('stud-outside', 'fastener', 'unsectioned', studOutside, 'thin')
  cylinder(sheet, { start, end, stud, count })
  const cylinderOutside = box(flangeEnd + 4, end, -stud - CYLINDER, -stud + CYLINDER)
  sheet.part('cylinder-outside', 'stationary', 'unsectioned', cylinderOutside)
  studAndNut(sheet, 'nut', end, stud, 12)
  studAndNut(sheet, 'nut-outside', end, -stud, 12)
  return [end - WALL - CHAMBER / 2, stud + CYLINDER]
}

type Cylinder = { start: number; end: number; stud: number; count: number }

/** Cut above and below its stud: walls, chambers under pressure, pistons, and the rod on the gland. */
function cylinder(sheet: Sheet, { start, end, stud, count }: Cylinder) {
  const at = (x1: number, x2: number, r1: number, r2: number, side: number) =>
    side > 0 ? box(x1, x2, stud + r1, stud + r2) : box(x1, x2, stud - r2, stud - r1)
  const stage = WALL + CHAMBER + PISTON
  for (const side of [1, -1]) {
    const suffix = side > 0 ? '' : '-2'
    const outline = at(start - ROD, start + PISTON, STUD, STUD + 7, side)
    sheet
      .part(`cylinder${suffix}`, 'stationary', 'outside', at(start, end, STUD, CYLINDER, side))
      .part(`rod${suffix}`, 'stationary', 'accent', outline, 'thin')
    for (let i = 0; i < count; i++) {
      const x = start + i * stage
      sheet
        .part(
          `piston${suffix}`,
          'stationary',
          'accent',
          at(x + 2, x + PISTON, STUD, CYLINDER - WALL, side),
          'thin',
        )
        .medium('gas', at(x + PISTON, x + PISTON + CHAMBER, STUD, CYLINDER - WALL, side), 'chamber')
    }
  }
}
