import { SHAFT_RADIUS } from '../../assemblies/stuffing-box.ts'
import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { facesMeet } from '../../parts/face-pair.ts'
import { pin, studAndNut } from '../../parts/fasteners.ts'
import { gasket, oRing } from '../../parts/seals.ts'
import { coilSpring } from '../../parts/springs.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { CONTACT } from './dimensions.ts'

export type OutsideDimensions = ReturnType<typeof outsideDimensions>

/** Every number that several parts of an outside seal share, which the fluid loads from within. */
export function outsideDimensions() {
  const s = SHAFT_RADIUS.medium
  const R = (v: number) => s + v
  return {
    s,
    R,
    b1: R(5),
    b2: R(28),
    /** Radius of the counterbore in which the dynamic O-ring works. */
    balance: R(22),
    boxFace: CONTACT - 72,
    faceEnd: CONTACT + 66,
    plateEnd: CONTACT + 80,
    clamp: CONTACT + 142,
    clampEnd: CONTACT + 208,
    bore: R(44),
    casting: R(164),
  }
}

const O_RING = 11
const GLAND = { x1: CONTACT - 62, x2: CONTACT - 4 }
const STUD = 126

/** Fluid inside the seal: under both faces, up to the O-ring on the shaft. */
export const outsideMedia = (sheet: Sheet, { s, R, b1, boxFace }: OutsideDimensions) =>
  sheet
    .medium('process', box(boxFace, CONTACT - 64, s, R(48)))
    .medium('process', box(CONTACT - 64, CONTACT + 38, s, b1))
    .medium('process', box(CONTACT + 37, CONTACT + 52, s, R(22)))

/** The stationary ring, clamped between two gaskets by the gland. */
export function clampedRing(sheet: Sheet, { R, b1, boxFace }: OutsideDimensions) {
  const stationaryFace = polyline`M${CONTACT - 64} ${b1} H${CONTACT} V${R(34)} h-30 V${R(62)}
    H${CONTACT - 64}`
  sheet.part('stationary-face', 'stationary', 'face-stationary', stationaryFace)
  gasket(sheet, 'box-gasket', boxFace, CONTACT - 64, R(48), R(62))
  gasket(sheet, 'gland-gasket', CONTACT - 30, CONTACT - 22, R(38), R(62))
  const outline = polyline`M${GLAND.x1} ${R(66)} H${CONTACT - 22} V${R(38)} H${GLAND.x2}
    V${R(156)} H${GLAND.x1}`
  const glandBolt = box(boxFace - 44, GLAND.x2, R(STUD - 7), R(STUD + 7))
  sheet
    .part('gland', 'stationary', 'steel-opposed', outline)
    .part('gland-bolt', 'fastener', 'unsectioned', glandBolt, 'thin')
  studAndNut(sheet, 'bolt-nut', GLAND.x2, R(STUD), 12)
}

/** What turns in the open air: face with its O-ring, spring plate, springs, clamp. */
export function outsideRotary(sheet: Sheet, d: OutsideDimensions) {
  const { s, R, b1, b2, balance, faceEnd, plateEnd, clamp, clampEnd } = d
  const rotaryFace = polyline`M${CONTACT} ${b1} h38 V${balance} H${faceEnd} V${R(58)}
    H${CONTACT + 12} V${b2} H${CONTACT}`
  const outline = polyline`M${faceEnd} ${R(3)} H${plateEnd} V${R(68)} H${CONTACT + 34} V${R(58)}
    H${faceEnd}`
  sheet
    .part('rotary-face', 'rotating', 'face-rotary', rotaryFace)
    .part('plate', 'rotating', 'steel-fine', outline)
    .anchor('plate', [d.plateEnd - 7, R(62)])
    .part('clamp', 'rotating', 'steel-fine-opposed', box(clamp, clampEnd, s, R(66)))
    .anchor('clamp', [d.clampEnd - 12, R(14)])
  oRing(sheet, 'dynamic-o-ring', [CONTACT + 52, s + O_RING], O_RING)
  pin(sheet, 'drive-pin', plateEnd - 10, clamp + 18, R(14))
  const screw: Point = [(clamp + clampEnd) / 2, R(38)]
  sheet
    .part('clamp-screw', 'fastener', 'unsectioned', { centre: screw, radius: 12 })
    .part('clamp-socket', 'fastener', 'unsectioned', { centre: screw, radius: 5.5 }, 'thin')
    .centreLine([screw[0] - 24, screw[1]], [screw[0] + 24, screw[1]])
    .centreLine([screw[0], screw[1] - 24], [screw[0], screw[1] + 42])
  facesMeet(sheet, CONTACT, d, ['stationary-face', 'rotary-face'], ['process', 'atmosphere'])
  const room = { x1: plateEnd, x2: clamp, r1: R(30), r2: R(52) }
  coilSpring(sheet, 'springs', room, 5)
}
