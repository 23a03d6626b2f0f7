import type { DrawingOf } from '#schema/drawing.ts'
import { driveCollar } from '../../assemblies/drive-collar.ts'
import { gearPumpEnd } from '../../assemblies/gear-pump-end.ts'
import { axisAndSides, pressureArrow } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition } from '../../model.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { inSentences } from '../../sentences.ts'
import { Sheet } from '../../sheet.ts'
import { BOX_FACE, DIMENSIONS, element, media, sleeveAndBody, throughBody } from './body.ts'

function layout() {
  const { s, R, sleeve, collar, shaftEnd, bore, casting } = DIMENSIONS
  const sheet = new Sheet()
  gearPumpEnd(sheet, { shaft: s, end: shaftEnd, face: BOX_FACE, bore, outside: casting })
  media(sheet)
  sleeveAndBody(sheet)
  element(sheet)
  throughBody(sheet)
  driveCollar(sheet, { shaft: s, x: collar, sleeve, top: R(78) })
  shaftOutline(sheet, straightShaft(66, shaftEnd, s))
  pressureArrow(sheet, 172, 240, R(62))
  callouts(sheet)
  axisAndSides(sheet, shaftEnd + 20, ['Lado producto', 'Lado atmósfera'])
  return sheet.finish({
    balloonRow: R(250),
    shaft: s,
    card: { x: 190, top: 346, width: 560 },
    icon: { centre: [BOX_FACE + 110, R(54)], side: 210 },
    cutaway: { reach: R(160), shows: 'los labios, uno tras otro, apoyados en la camisa' },
  })
}

function callouts(sheet: Sheet) {
  const { R, elementEnd, elementTop, lips } = DIMENSIONS
  const [first, ...further] = lips.map(({ middle }) => middle[Math.floor(middle.length / 2)])
  sheet
    .callout('bearing', [136, R(16)], 'buje del eje de la bomba')
    .name('sleeve-o-ring', 'O-ring de la camisa sobre el eje; otro en el lado atmósfera')
  if (first) sheet.callout('element', first, 'primer labio, en contacto con la camisa')
  const last = further.at(-1)
  if (last) sheet.callout('element', last, 'segundo y tercer labio')
  sheet
    .name('body', 'brida en cuña con orejas removibles')
    .name('chamber-port', 'puerto de la cámara intermedia; el drenaje está abajo')
    .callout('element', [elementEnd - 8, elementTop - 12], 'elemento polimérico de una pieza')
    .name('plate', 'placa de retención atornillada')
    .name('sleeve', 'camisa')
    .name('collar', 'anillo de bloqueo con prisionero')
}

const describe = () => ({
  title: 'media sección en una bomba de engranajes internos',
  description: inSentences([
    'A la izquierda, el rotor de una bomba de engranajes y el producto viscoso; a la derecha, la atmósfera.',
    'No hay caras: un elemento polimérico de una pieza apoya tres labios sobre la camisa, abiertos hacia el producto.',
    'Detrás del primer labio queda una cámara intermedia con puerto arriba y drenaje abajo.',
    'Una placa atornillada retiene el elemento, que se cambia en terreno; la camisa lleva dos O-rings y se fija al eje con un anillo de bloqueo.',
  ]),
})

export const lipCartridge: KindDefinition<DrawingOf<'lip-cartridge'>> = { layout, describe }
