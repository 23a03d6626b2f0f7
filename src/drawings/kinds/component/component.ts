import { axisAndSides, pressureArrow, stuffingBox } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition } from '../../model.ts'
import { dimension, extensionLine } from '../../parts/dimension.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { inSentences } from '../../sentences.ts'
import { Sheet } from '../../sheet.ts'
import { CONTACT, type Component } from './dimensions.ts'
import {
  coverAndSeat,
  insideDimensions,
  insideMedia,
  insideRotary,
  type InsideForm,
} from './inside.ts'
import { clampedRing, outsideDimensions, outsideMedia, outsideRotary } from './outside.ts'

/** Same place and scale as the other cards of component seals. */
const CARD = { x: CONTACT - 270, top: 346, width: 560 }

/** Over the balloons, whose leaders would cross it under them. */
const L1K_ROW = 252

function layout(parameters: Component) {
  const { form } = parameters
  return form === 'outside' ? outsideLayout() : insideLayout(parameters, form)
}

function insideLayout(parameters: Component, form: InsideForm) {
  const d = insideDimensions(parameters, form)
  const { s, R, b2 } = d
  const isDin = parameters.seat === 'din'
  const end = d.end + 190
  const sheet = new Sheet()
  const pump = { end, face: d.boxFace, bore: d.bore, throat: R(28), outside: d.casting }
  stuffingBox(sheet, { shaft: s, ...pump })
  insideMedia(sheet, d)
  insideRotary(sheet, d)
  coverAndSeat(sheet, parameters, d)
  shaftOutline(sheet, straightShaft(66, end, s))
  pressureArrow(sheet, 170, 236, R(72))
  if (form === 'inside-short') {
    extensionLine(sheet, d.start, d.holderTop + 4, R(L1K_ROW + 8))
    extensionLine(sheet, d.wall, R(186), R(L1K_ROW + 8))
    dimension(sheet, d.start, d.wall, R(L1K_ROW), 'L1K')
    sheet.keepBalloonsOff(d.wall, 4)
  }
  sheet
    .callout('holder-screw', [d.screw, R(30)], 'prisionero')
    .name('holder-o-ring', 'O-ring estático sobre el eje')
    .name('springs', 'resortes múltiples, aislados del fluido')
    .name('holder', 'soporte')
    .name('dynamic-o-ring', 'O-ring dinámico, sobre el soporte')
    .callout('rotary-face', [CONTACT - 16, b2 - 8], 'cara rotativa')
    .callout('stationary-face', [CONTACT + 10, b2 - 14], 'anillo estacionario, opcional')
    .name(
      'seat-o-ring',
      isDin ? 'O-ring en el talón del asiento DIN' : 'O-ring del anillo estacionario',
    )
  if (isDin) sheet.callout('seat-pin', [d.wall + 10, R(42)], 'pasador antigiro')
  sheet.callout('gland', [d.end - 30, R(96)], 'brida de la bomba')
  axisAndSides(sheet, end + 20)
  return sheet.finish({
    balloonRow: R(222),
    shaft: s,
    card: CARD,
    icon: { centre: [CONTACT - 20, R(50)], side: 220 },
  })
}

function outsideLayout() {
  const d = outsideDimensions()
  const { s, R } = d
  const end = d.clampEnd + 90
  const sheet = new Sheet()
  const pump = { end, face: d.boxFace, bore: d.bore, throat: R(22), outside: d.casting }
  stuffingBox(sheet, { shaft: s, ...pump })
  outsideMedia(sheet, d)
  clampedRing(sheet, d)
  outsideRotary(sheet, d)
  shaftOutline(sheet, straightShaft(66, end, s))
  pressureArrow(sheet, 250, 330, R(24))
  sheet
    .callout('box-gasket', [CONTACT - 68, R(55)], 'junta contra la caja')
    .callout('stationary-face', [CONTACT - 48, R(40)], 'anillo estacionario, apretado por la brida')
    .callout('gland', [CONTACT - 40, R(98)], 'brida')
    .callout('rotary-face', [CONTACT + 22, R(46)], 'cara rotativa, en el aire')
    .name('dynamic-o-ring', 'O-ring dinámico sobre el eje')
    .name('plate', 'placa de arrastre')
    .name('springs', 'resortes múltiples, fuera del fluido')
    .name('clamp', 'abrazadera de una pieza, sin prisioneros')
  axisAndSides(sheet, end + 20)
  return sheet.finish({
    balloonRow: R(214),
    shaft: s,
    card: CARD,
    row: { x: CONTACT - 80, top: R(150), width: 290 },
    icon: { centre: [CONTACT + 10, R(30)], side: 220 },
  })
}

const FORMS: Record<Component['form'], readonly string[]> = {
  inside: [
    'El soporte se fija al eje con prisionero y O-ring; sus resortes múltiples, en alojamientos ciegos, quedan aislados del fluido.',
    'La cara rotativa, maciza y balanceada, gira dentro de la caja; su O-ring dinámico desliza sobre el soporte, no sobre el eje.',
  ],
  'inside-short': [
    'El soporte corto se fija al eje con prisionero y O-ring; con el asiento mide el largo L1K de EN 12756.',
    'Los resortes múltiples quedan aislados del fluido por el O-ring dinámico, que desliza sobre el soporte, no sobre el eje.',
  ],
  outside: [
    'El sello gira fuera de la caja: el fluido llega por el diámetro interior y no toca metal.',
    'La brida aprieta el anillo estacionario entre dos juntas; resortes múltiples y una abrazadera de una pieza, sin prisioneros, empujan y arrastran la cara rotativa.',
  ],
}
const SEATS: Record<Component['seat'], string | undefined> = {
  'o-ring': 'El anillo estacionario, opcional, lleva un O-ring en su diámetro exterior.',
  din: 'El asiento DIN, opcional, lleva un O-ring grueso en el talón y un pasador antigiro.',
  clamped: undefined,
}

const describe = ({ form, seat }: Component) => ({
  title: `media sección ${form === 'outside' ? 'por fuera' : 'dentro'} de la caja de sellado`,
  description: inSentences([
    'A la izquierda, el impulsor y el fluido; a la derecha, la atmósfera.',
    ...FORMS[form],
    SEATS[seat],
  ]),
})

export const component: KindDefinition<Component> = { layout, describe }
