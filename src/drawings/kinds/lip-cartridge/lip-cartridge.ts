import { driveCollar } from '../../assemblies/drive-collar.ts'
import { gearPumpEnd } from '../../assemblies/gear-pump-end.ts'
import { axisAndSides, pressureArrow } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition } from '../../model.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { inSentences } from '../../sentences.ts'
import { Sheet } from '../../sheet.ts'
import {
  BOX_FACE,
  dimensionsOf,
  element,
  media,
  sleeveAndBody,
  throughBody,
  type Dimensions,
  type LipCartridge,
} from './body.ts'

function layout(parameters: LipCartridge) {
  const d = dimensionsOf(parameters)
  const { s, R, sleeve, collar, shaftEnd } = d
  const sheet = new Sheet()
  gearPumpEnd(sheet, { shaft: s, end: shaftEnd, face: BOX_FACE, bore: d.bore, outside: d.casting })
  media(sheet, parameters, d)
  sleeveAndBody(sheet, d)
  element(sheet, parameters, d)
  if (parameters.chamberPort) throughBody(sheet, d)
  driveCollar(sheet, { shaft: s, x: collar, sleeve, top: R(78) })
  shaftOutline(sheet, straightShaft(66, shaftEnd, s))
  pressureArrow(sheet, 172, 240, R(62))
  callouts(sheet, parameters, d)
  axisAndSides(sheet, shaftEnd + 20, ['Lado producto', 'Lado atmósfera'])
  return sheet.finish({
    balloonRow: R(250),
    shaft: d.s,
    card: { x: 190, top: 346, width: 560 },
    icon: { centre: [BOX_FACE + 110, R(54)], side: 210 },
    cutaway: { reach: d.R(160), shows: 'los labios, uno tras otro, apoyados en la camisa' },
  })
}

/** The lips behind the first, by their number. */
const FURTHER_LIPS: Record<LipCartridge['lips'], string> = {
  2: 'segundo labio',
  3: 'segundo y tercer labio',
}

function callouts(sheet: Sheet, parameters: LipCartridge, d: Dimensions) {
  const { R, elementEnd, elementTop } = d
  const [first, ...further] = d.lips.map(({ middle }) => middle[Math.floor(middle.length / 2)])
  sheet
    .callout('bearing', [136, R(16)], 'buje del eje de la bomba')
    .name('sleeve-o-ring', 'O-ring de la camisa sobre el eje; otro en el lado atmósfera')
  if (first) sheet.callout('element', first, 'primer labio, en contacto con la camisa')
  const last = further.at(-1)
  if (last) sheet.callout('element', last, FURTHER_LIPS[parameters.lips])
  sheet.name('body', 'brida en cuña con orejas removibles')
  if (parameters.chamberPort)
    sheet.name('chamber-port', 'puerto de la cámara intermedia; el drenaje está abajo')
  sheet
    .callout('element', [elementEnd - 8, elementTop - 12], 'elemento polimérico de una pieza')
    .name('plate', 'placa de retención atornillada')
    .name('sleeve', 'camisa')
    .name('collar', 'anillo de bloqueo con prisionero')
}

const describe = ({ lips, chamberPort }: LipCartridge) => ({
  title: 'media sección en una bomba de engranajes internos',
  description: inSentences([
    'A la izquierda, el rotor de una bomba de engranajes y el producto viscoso; a la derecha, la atmósfera.',
    `No hay caras: un elemento polimérico de una pieza apoya ${lips === 2 ? 'dos' : 'tres'} labios sobre la camisa, abiertos hacia el producto.`,
    chamberPort &&
      'Detrás del primer labio queda una cámara intermedia con puerto arriba y drenaje abajo.',
    'Una placa atornillada retiene el elemento, que se cambia en terreno; la camisa lleva dos O-rings y se fija al eje con un anillo de bloqueo.',
  ]),
})

export const lipCartridge: KindDefinition<LipCartridge> = { layout, describe }
