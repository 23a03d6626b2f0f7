import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { pin } from '../../parts/fasteners.ts'
import { oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { slantingVanes } from '../../parts/slanting-vanes.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { CONTACT, type Dimensions, type Split } from './dimensions.ts'

const START = 246
const RECESS = 290

/** What turns: the split holder on the shaft, and the rotary face in its recess. */
export function rotaryUnit(sheet: Sheet, parameters: Split, d: Dimensions) {
  const { s, R, Q, b1, b2, vanes } = d
  const { rotaryFace, clearance } = parameters
  const hub = Q(24)
  const hubEnd = clearance === 'wide' ? 448 : 330
  const recess: Record<Split['rotaryFace'], Point[]> = {
    plain: [[RECESS, Q(84)]],
    stepped: polyline`M${RECESS} ${Q(64)} H302 V${Q(84)}`,
    ramp: polyline`M${RECESS} ${Q(73)} L322 ${Q(81)} V${Q(89)} H302`,
  }
  const top = Q(rotaryFace === 'ramp' ? 89 : 84)
  const outline = polyline`M${START} ${s} H${hubEnd} V${hub} H${RECESS} L${recess[rotaryFace]}
    L${START} ${top}`
  sheet.part('holder', 'rotating', 'steel', outline)
  sheet.anchor('holder', [253, Q(62)])
  oRing(sheet, 'holder-o-ring', [268, R(O_RING_RADIUS)])
  if (parameters.centringButtons) {
    sheet.part('centring-button', 'fastener', 'unsectioned', box(284, 298, s, R(14)), 'thin')
  }
  const outer: Record<Split['rotaryFace'], Point[]> = {
    plain: polyline`M336 ${Q(80)} H${RECESS}`,
    stepped: polyline`M336 ${Q(80)} H302 V${Q(64)} H${RECESS}`,
    ramp: [
      [336, Q(82)],
      [RECESS, Q(70.5)],
    ],
  }
  const rotaryFaceOutline = polyline`M${RECESS} ${Q(27)} H336 V${b1} H${CONTACT} V${b2} H336
    L${outer[rotaryFace]}`
  sheet.part('rotary-face', 'rotating', 'face-rotary', rotaryFaceOutline)
  sheet.anchor('rotary-face', [326, Q(58)])
  oRing(sheet, 'rotary-o-ring', [306, Q(32)])
  if (parameters.drivePin) pin(sheet, 'drive-pin', 272, 306, Q(54))
  // They move the fluid out to the cooler (API plan 23).
  if (vanes) slantingVanes(sheet, { x1: START + 2, x2: 290, r1: top, r2: top + vanes - 4 }, 5)
}
