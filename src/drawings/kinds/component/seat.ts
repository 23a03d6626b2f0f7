import { glandBodySurface } from '../../assemblies/gland-body.ts'
import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { pin } from '../../parts/fasteners.ts'
import { gasket, oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { facesMeet } from '../../parts/face-pair.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { CONTACT, type Component, type InsideDimensions } from './dimensions.ts'

const CLEARANCE = 3
const DIN_RING = 11

/** What `glandBodySurface` needs. */
const cover = ({ R, boxFace, end }: InsideDimensions) => ({
  form: 'open-slots' as const,
  face: boxFace,
  end,
  R: (v: number) => R(v - 16),
})

/** The stationary ring in the pump's cover. */
export function coverAndSeat(sheet: Sheet, { seat }: Component, d: InsideDimensions) {
  const { R, boxFace, wall, end, seatOuter, seatBore, heel } = d
  const isDin = seat === 'din'
  // The thick O-ring fills its recess.
  const recess = isDin ? heel + 2 * DIN_RING : seatOuter + CLEARANCE
  const seal: Point = isDin
    ? [CONTACT + 32, heel + DIN_RING]
    : [CONTACT + 32, seatOuter + O_RING_RADIUS]
  const step: Point[] = isDin
    ? polyline`M${CONTACT + 46} ${recess} V${heel + CLEARANCE} H${wall}`
    : [[wall, recess]]
  const back: Point[] = isDin
    ? polyline`M${wall} ${heel} H${CONTACT + 18} V${seatOuter}`
    : [[wall, seatOuter]]
  const gland = polyline`M${boxFace} ${recess} L${step} L${wall} ${R(12)} H${end}
    L${glandBodySurface(cover(d)).toReversed()}`
  const stationaryFace = polyline`M${CONTACT} ${seatBore} H${wall} L${back} L${CONTACT} ${seatOuter}`
  sheet
    .medium('process', box(boxFace, seal[0], seatOuter, recess))
    .medium('process', box(CONTACT + 18, seal[0], isDin ? heel : seatOuter, recess))
    .part('gland', 'stationary', 'steel-opposed', gland)
    .part('stationary-face', 'stationary', 'face-stationary', stationaryFace, 'thin')
  gasket(sheet, 'gland-gasket', boxFace, boxFace + 8, R(116), R(132))
  if (isDin) pin(sheet, 'seat-pin', CONTACT + 40, wall + 20, R(42))
  oRing(sheet, 'seat-o-ring', seal, isDin ? DIN_RING : O_RING_RADIUS)
  facesMeet(sheet, CONTACT, d)
}
