import { axisAndSides, pressureArrow, stuffingBox } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition } from '../../model.ts'
import { glandBodySurface } from '../../assemblies/gland-body.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { Sheet } from '../../sheet.ts'
import {
  BOX_FACE,
  CONTACT,
  dimensionsOf,
  MIDDLE,
  SHAFT_END,
  type CartridgeDual,
  type Dimensions,
} from './dimensions.ts'
import { bodyOf, gland, glandOutside, media } from './gland.ts'
import { collar, CUP, facePairs, holdOutside, sleeve, SLEEVE_START } from './seal.ts'
import { describeCartridgeDual, dualCallouts } from './words.ts'

function layout(parameters: CartridgeDual) {
  const d = dimensionsOf(parameters)
  const { R, s, bore } = d
  const sheet = new Sheet()
  const pump = { end: SHAFT_END, face: BOX_FACE, bore, throat: R(40), outside: R(200) }
  stuffingBox(sheet, { shaft: s, ...pump })
  dualCartridge(sheet, parameters, d)
  shaftOutline(sheet, straightShaft(66, SHAFT_END, s))
  pressureArrow(sheet, 132, 186, R(111))
  axisAndSides(sheet, SHAFT_END + 20)
  if (parameters.generic) sheet.generic()
  dualCallouts(sheet, parameters)
  measures(sheet, parameters, d)
  return sheet.finish({
    balloonRow: R(276),
    shaft: s,
    // As the single cartridges of the category.
    card: { x: 160, top: 350, width: 560 },
    // With the springs that tell it from others, where they turn inside.
    row: {
      x: parameters.springs === 'multiple' ? CUP.start - 14 : MIDDLE - 190,
      top: R(240),
      width: 380,
    },
    icon: { centre: [MIDDLE, R(62)], side: 300 },
    cutaway: {
      reach: R(170),
      screws: { on: 'gland', circle: R(124) },
      shows: 'los dos pares de caras y el fluido barrera entre ellos',
    },
  })
}

/** The letters of the tables of dimensions. */
function measures(sheet: Sheet, parameters: CartridgeDual, d: Dimensions) {
  const { s, b2, bore, sleeveEnd } = d
  const isCup = parameters.springs === 'multiple'
  const start = isCup ? CUP.start : SLEEVE_START
  const [flange = [BOX_FACE, bore]] = glandBodySurface(bodyOf(parameters, d))
  sheet
    .diameter('A', [start - 62, s])
    .diameter('B', flange, sleeveEnd + 30)
    .diameter('C', [start - 36, bore])
    .diameter('D', isCup ? [CUP.start, b2 + 6] : [CONTACT, b2 + 4], start - 12)
    .length('E', [start, s], [BOX_FACE, bore])
    .length('F', [BOX_FACE, bore], [sleeveEnd, s])
}

/** The whole cartridge, gland and all. */
export function dualCartridge(sheet: Sheet, parameters: CartridgeDual, d: Dimensions) {
  media(sheet, parameters, d)
  gland(sheet, parameters, d)
  sleeve(sheet, parameters, d)
  facePairs(sheet, parameters, d)
  collar(sheet, parameters, d)
  glandOutside(sheet, parameters, d)
  holdOutside(sheet, d)
}

export const cartridgeDual: KindDefinition<CartridgeDual> = {
  layout,
  describe: describeCartridgeDual,
}
