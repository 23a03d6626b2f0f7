import { driveCollarOutside } from '../../assemblies/drive-collar.ts'
import { box, mirror } from '../../geometry.ts'
import { studAndNut } from '../../parts/fasteners.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { COLLAR, GLAND_END, GLAND_FACE, PLATE, type Dimensions, type Slurry } from './dimensions.ts'
import { boltAndSpring, glandSurface } from './seal.ts'

/** Below the axis, from outside: gland, push plate, springs, collar. */
export function outside(sheet: Sheet, { centring }: Slurry, d: Dimensions) {
  const { R, balance, sleeveTop, sleeveEnd, plateTop, bolt, collarTop } = d
  const glandOutside = polyline`M${GLAND_FACE} 0 L${mirror(glandSurface(d))} L${GLAND_END} 0`
  sheet
    .part('sleeve-outside', 'rotating', 'unsectioned', box(PLATE.to, sleeveEnd, -sleeveTop, 0))
    .part('tail-outside', 'stationary', 'unsectioned', box(GLAND_END, PLATE.from, -balance, 0))
    .part('gland-outside', 'stationary', 'unsectioned', glandOutside)
    .line(polyline`M${GLAND_FACE + 40} 0 V${-R(168)}`)
  studAndNut(sheet, 'gland-nut', GLAND_FACE + 40, -R(179), 8)
  driveCollarOutside(sheet, { x: COLLAR, top: collarTop })
  if (centring === 'clips') {
    sheet.part('centring', 'fastener', 'unsectioned', box(PLATE.to, COLLAR + 18, -R(74), -R(62)))
  }
  boltAndSpring(sheet, '-outside', -bolt)
  boltAndSpring(sheet, '-near', -bolt / 2)
  // The plate, in front of the bolts' shanks.
  sheet.part('plate-outside', 'stationary', 'unsectioned', box(PLATE.from, PLATE.to, -plateTop, 0))
}
