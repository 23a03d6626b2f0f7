import { driveCollar, driveCollarOutside } from '../../assemblies/drive-collar.ts'
import { gearPumpEnd } from '../../assemblies/gear-pump-end.ts'
import { axisAndSides, pressureArrow } from '../../assemblies/stuffing-box.ts'
import { box } from '../../geometry.ts'
import type { KindDefinition } from '../../model.ts'
import { O_RING_RADIUS } from '../../parts/seals.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { Sheet } from '../../sheet.ts'
import { bodyOutside, element, media, sleeveAndBody } from './body.ts'
import {
  BOX_FACE,
  dimensionsOf,
  SLEEVE_START,
  type Dimensions,
  type LipCartridge,
} from './dimensions.ts'
import { describeLipCartridge } from './words.ts'

const CARD = { x: 190, top: 346, width: 560 }
const ORDINALS = ['primer', 'segundo', 'tercer']

function layout(parameters: LipCartridge) {
  const d = dimensionsOf(parameters)
  const { s, R, sleeve, collar, sleeveEnd, plateEnd, shaftEnd } = d
  const sheet = new Sheet()
  gearPumpEnd(sheet, {
    shaftRadius: s,
    end: shaftEnd,
    face: BOX_FACE,
    bore: d.bore,
    outside: d.casting,
  })
  media(sheet, parameters, d)
  sleeveAndBody(sheet, parameters, d)
  element(sheet, parameters, d)
  driveCollar(sheet, { shaftRadius: s, x: collar, sleeve, top: R(78), screw: 'set' })
  bodyOutside(sheet, parameters, d)
  sheet.part('sleeve-outside', 'rotating', 'unsectioned', box(plateEnd, sleeveEnd, -sleeve, 0))
  driveCollarOutside(sheet, { x: collar, top: R(78) })
  shaftOutline(sheet, straightShaft(66, shaftEnd, s))
  pressureArrow(sheet, 172, 240, R(62))
  callouts(sheet, parameters, d)
  axisAndSides(sheet, shaftEnd + 20, ['Lado producto', 'Lado atmósfera'])
  return sheet.finish({
    balloonRow: R(250),
    shaft: d.s,
    card: CARD,
    icon: { centre: [BOX_FACE + 110, R(54)], side: 210 },
  })
}

function callouts(sheet: Sheet, { chamberPort }: LipCartridge, d: Dimensions) {
  const { R, elementEnd, elementTop, plateEnd, collar } = d
  sheet
    .callout('bearing', [136, R(16)], 'buje del eje de la bomba')
    .callout(
      'sleeve-o-ring',
      [SLEEVE_START + 24, R(O_RING_RADIUS)],
      'O-ring de camisa sobre el eje',
    )
  d.lips.forEach(({ middle }, i) => {
    const dot = middle[Math.floor(middle.length / 2)]
    if (dot)
      sheet.callout('element', dot, `${ORDINALS[i] ?? 'último'} labio, en contacto con la camisa`)
  })
  sheet.callout('body', [BOX_FACE + 26, R(146)], 'brida en cuña con orejas removibles')
  if (chamberPort)
    sheet.callout(
      'chamber-port',
      [d.port, R(112)],
      'puerto de la cámara intermedia; el drenaje está abajo',
    )
  sheet
    .callout('element', [elementEnd - 8, elementTop - 12], 'elemento polimérico de una pieza')
    .callout('plate', [plateEnd - 9, R(66)], 'placa de retención atornillada')
    .callout('sleeve', [plateEnd + 8, R(11)], 'camisa')
    .callout('outer-o-ring', [collar - 26, R(O_RING_RADIUS)], 'segundo O-ring de camisa')
    .callout('collar', [collar + 64, R(52)], 'anillo de bloqueo con prisionero')
}

export const lipCartridge: KindDefinition<LipCartridge> = { layout, describe: describeLipCartridge }
