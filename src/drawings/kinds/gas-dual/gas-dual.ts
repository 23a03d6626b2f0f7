import { driveCollar, driveCollarOutside } from '../../assemblies/drive-collar.ts'
import { axisAndSides, pressureArrow, stuffingBox } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition } from '../../model.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { Sheet } from '../../sheet.ts'
import {
  COLLAR,
  CONTACT,
  dimensionsOf,
  GLAND_END,
  GLAND_FACE,
  SHAFT_END,
  type Dimensions,
  type GasDual,
} from './dimensions.ts'
import { frontDots, frontView } from './front-view.ts'
import { gland, glandOutside, media } from './gland.ts'
import { regulator, regulatorDots } from './regulator.ts'
import { rotating, stationary } from './rings.ts'
import { describeGasDual } from './words.ts'

const CARD = { x: 180, top: 350, width: 460 }

function layout(parameters: GasDual) {
  const d = dimensionsOf(parameters)
  const { R, s, sleeveTop, sleeveEnd, collarTop, top } = d
  const sheet = new Sheet()
  const pump = { end: SHAFT_END, face: GLAND_FACE, bore: d.bore, throat: R(40), outside: R(196) }
  stuffingBox(sheet, { shaft: s, ...pump })
  media(sheet, parameters, d)
  gland(sheet, d)
  regulator(sheet, parameters, d)
  rotating(sheet, parameters, d)
  stationary(sheet, d)
  const collar = { shaft: s, x: COLLAR, sleeve: sleeveTop, top: collarTop }
  driveCollar(sheet, collar)
  glandOutside(sheet, d)
  driveCollarOutside(sheet, collar, { from: GLAND_END, to: sleeveEnd })
  shaftOutline(sheet, straightShaft(66, SHAFT_END, s))
  pressureArrow(sheet, 146, 198, R(111))
  frontView(sheet, d)
  axisAndSides(sheet, SHAFT_END + 14)
  callouts(sheet, parameters, d)
  return sheet.finish({
    balloonRow: top + 84,
    shaft: s,
    cardShare: 'whole',
    card: { ...CARD, top: top + 38 },
    row: { x: CONTACT - 120, top: R(215), width: 340 },
    icon: { centre: [CONTACT + 40, R(66)], side: 230 },
    cutaway: {
      reach: R(170),
      screws: { on: 'gland', circle: R(124) },
      shows: 'las dos caras y, entre sus pistas, la cámara de gas',
    },
  })
}

function callouts(sheet: Sheet, parameters: GasDual, d: Dimensions) {
  const { valve, port } = regulatorDots(parameters, d)
  const front = frontDots(d)
  const isPlunger = parameters.regulator === 'plunger'
  const shape = parameters.rotary === 'solid' ? 'cara rotativa' : 'cara rotativa en L'
  sheet
    .name('sleeve-o-ring', 'O-ring de la camisa sobre el eje')
    .name('rotary-face', shape)
    .name('stationary-face', 'cara estacionaria ancha')
    .name('outer-o-ring', 'O-rings dinámicos: uno entre fluido y gas, otro entre gas y atmósfera')
    .callout('gas-port', port, 'puerto de gas')
    .callout(
      'regulator',
      valve,
      isPlunger
        ? 'émbolo regulador con resorte, que siente la presión del proceso'
        : 'válvula reguladora',
    )
    .name('springs', 'resortes, lado atmósfera')
    .name('gland', 'brida apernada a la caja')
    .name('collar', 'collar de arrastre con prisionero')
    .callout(
      'front-outer-track',
      front.outer,
      'dos pistas, una hacia el fluido y otra hacia la atmósfera, con la cámara de gas entre ellas',
    )
}

export const gasDual: KindDefinition<GasDual> = { layout, describe: describeGasDual }
