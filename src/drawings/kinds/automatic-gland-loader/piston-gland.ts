import type { PackingBox } from '../../assemblies/packing-box.ts'
import { followerCut, followerOutside, glandStud } from '../../assemblies/packing-gland.ts'
import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { studAndNut } from '../../parts/fasteners.ts'
import type { Sheet } from '../../sheet.ts'

const STUD = 8
const CYLINDER = 32
const WALL = 6
const CHAMBER = 12
const PISTON = 12
const ROD = 14
const STAGE = WALL + CHAMBER + PISTON
/** Pistons on each stud, one over the other. */
const PISTONS = 2

/** The gland, and on each stud a cylinder whose pistons push it. Returns where the air comes in. */
export function pistonGland(sheet: Sheet, d: PackingBox): Point {
  const { flangeEnd, stud } = d
  const start = flangeEnd + ROD
  const end = start + PISTONS * STAGE + WALL
  followerCut(sheet, d)
  followerOutside(sheet, d)
  glandStud(sheet, d, { end, half: STUD })
  cylinder(sheet, { start, end, stud })
  const cylinderOutside = box(flangeEnd + 4, end, -stud - CYLINDER, -stud + CYLINDER)
  sheet
    .part('cylinder-outside', 'stationary', 'unsectioned', cylinderOutside)
    .anchor('piston', [flangeEnd + 24, stud + 17])
  studAndNut(sheet, 'nut', end, stud, 12)
  studAndNut(sheet, 'nut-outside', end, -stud, 12)
  return [end - WALL - CHAMBER / 2, stud + CYLINDER]
}

type Cylinder = { start: number; end: number; stud: number }

/** Cut above and below its stud: walls, chambers under pressure, pistons, and the rod on the gland. */
function cylinder(sheet: Sheet, { start, end, stud }: Cylinder) {
  for (const suffix of ['', '-2']) {
    const at = (x1: number, x2: number, r1: number, r2: number) =>
      suffix === '' ? box(x1, x2, stud + r1, stud + r2) : box(x1, x2, stud - r2, stud - r1)
    const rod = at(start - ROD, start + PISTON, STUD, STUD + 7)
    sheet
      .part(`cylinder${suffix}`, 'stationary', 'outside', at(start, end, STUD, CYLINDER))
      .part(`rod${suffix}`, 'stationary', 'accent', rod, 'thin')
    for (let x = start; x < start + PISTONS * STAGE; x += STAGE) {
      const piston = at(x + 2, x + PISTON, STUD, CYLINDER - WALL)
      const chamber = at(x + PISTON, x + PISTON + CHAMBER, STUD, CYLINDER - WALL)
      sheet
        .part(`piston${suffix}`, 'stationary', 'accent', piston, 'thin')
        .medium('gas', chamber, 'chamber')
    }
  }
}
