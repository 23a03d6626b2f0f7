import { axisAndSides, pressureArrow, stuffingBox } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition } from '../../model.ts'
import { dimension, extensionLine } from '../../parts/dimension.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { Sheet } from '../../sheet.ts'
import {
  CONTACT,
  insideDimensions,
  outsideDimensions,
  type Component,
  type InsideForm,
} from './dimensions.ts'
import { insideMedia, insideRotary } from './inside.ts'
import { clampedRing, outsideMedia, outsideRotary } from './outside.ts'
import { coverAndSeat } from './seat.ts'
import { describeComponent } from './words.ts'

/** Same place and scale as the other cards of component seals. */
const CARD = { x: CONTACT - 270, top: 346, width: 560 }

/** Over the balloons, whose leaders would cross it under them. */
const L1K_ROW = 252

function layout(parameters: Component) {
  const { form } = parameters
  return form === 'outside' ? outsideLayout(parameters) : insideLayout(parameters, form)
}

function insideLayout(parameters: Component, form: InsideForm) {
  const d = insideDimensions(parameters, form)
  const { s, R, b2 } = d
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
      parameters.seat === 'din'
        ? 'O-ring en el talón del asiento DIN'
        : 'O-ring del anillo estacionario',
    )
  if (parameters.seat === 'din') sheet.callout('seat-pin', [d.wall + 10, R(42)], 'pasador antigiro')
  sheet.callout('gland', [d.end - 30, R(96)], 'brida de la bomba')
  axisAndSides(sheet, end + 20)
  return sheet.finish({
    balloonRow: R(222),
    shaft: s,
    card: CARD,
    icon: { centre: [CONTACT - 20, R(50)], side: 220 },
  })
}

function outsideLayout(parameters: Component) {
  const d = outsideDimensions(parameters)
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
    icon: { centre: [CONTACT + 10, R(30)], side: 220 },
  })
}

export const component: KindDefinition<Component> = { layout, describe: describeComponent }
