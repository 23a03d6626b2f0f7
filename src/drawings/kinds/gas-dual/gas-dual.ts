import { driveCollar, driveCollarOutside } from '../../assemblies/drive-collar.ts'
import { axisAndSides, pressureArrow, stuffingBox } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition } from '../../model.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { inSentences } from '../../sentences.ts'
import { Sheet } from '../../sheet.ts'
import { COLLAR, CONTACT, dimensionsOf, GLAND_END, GLAND_FACE, type GasDual } from './dimensions.ts'
import { frontView } from './front-view.ts'
import { regulator } from './regulator.ts'
import { gland, glandOutside, media, rotating, stationary } from './seal.ts'

const SHAFT_END = 690

function layout(parameters: GasDual) {
  const d = dimensionsOf(parameters)
  const { R, s, sleeveTop, sleeveEnd, top } = d
  const sheet = new Sheet()
  const pump = { end: SHAFT_END, face: GLAND_FACE, bore: R(122), throat: R(40), outside: R(196) }
  stuffingBox(sheet, { shaft: s, ...pump })
  media(sheet, parameters, d)
  gland(sheet, d)
  regulator(sheet, parameters, d)
  rotating(sheet, parameters, d)
  stationary(sheet, d)
  const collar = { shaft: s, x: COLLAR, sleeve: sleeveTop, top: R(78) }
  driveCollar(sheet, collar)
  glandOutside(sheet, d)
  driveCollarOutside(sheet, collar, { from: GLAND_END, to: sleeveEnd })
  shaftOutline(sheet, straightShaft(66, SHAFT_END, s))
  pressureArrow(sheet, 146, 198, R(111))
  frontView(sheet, d)
  axisAndSides(sheet, SHAFT_END + 14)
  callouts(sheet, parameters)
  return sheet.finish({
    balloonRow: top + 84,
    shaft: s,
    cardShare: 'whole',
    card: { x: 180, top: top + 38, width: 460 },
    row: { x: CONTACT - 120, top: R(215), width: 340 },
    icon: { centre: [CONTACT + 40, R(66)], side: 230 },
    cutaway: {
      reach: R(170),
      screws: { on: 'gland', circle: R(124) },
      shows: 'las dos caras y, entre sus pistas, la cámara de gas',
    },
  })
}

const VALVES: Record<GasDual['regulator'], string> = {
  inline: 'válvula reguladora',
  plunger: 'émbolo regulador con resorte, que siente la presión del proceso',
}

const callouts = (sheet: Sheet, { regulator: form, rotary }: GasDual) =>
  sheet
    .name('sleeve-o-ring', 'O-ring de la camisa sobre el eje')
    .name('rotary-face', rotary === 'solid' ? 'cara rotativa' : 'cara rotativa en L')
    .name('stationary-face', 'cara estacionaria ancha')
    .name('outer-o-ring', 'O-rings dinámicos: uno entre fluido y gas, otro entre gas y atmósfera')
    .name('gas-port', 'puerto de gas')
    .name('regulator', VALVES[form])
    .name('springs', 'resortes, lado atmósfera')
    .name('gland', 'brida apernada a la caja')
    .name('collar', 'collar de arrastre con prisionero')
    .name(
      'front-outer-track',
      'dos pistas, una hacia el fluido y otra hacia la atmósfera, con la cámara de gas entre ellas',
    )

const REGULATORS: Record<GasDual['regulator'], string> = {
  inline:
    'El gas inerte entra por la brida, pasa por una válvula reguladora interna y llega por un conducto a la cámara que está detrás de la cara estacionaria.',
  plunger:
    'El gas inerte entra por una brida alta; un émbolo con resorte, que recibe la presión del proceso, regula su paso al conducto que baja hasta la cara estacionaria.',
}
const ROTARIES: Record<GasDual['rotary'], string> = {
  solid: 'La cara rotativa es maciza.',
  'l-shaped': 'La cara rotativa, en L, va sobre la camisa con dos O-rings.',
}

const describe = ({ regulator: form, rotary }: GasDual) => ({
  title: 'media sección en la caja de sellado y vista frontal de la cara estacionaria',
  description: inSentences([
    'A la izquierda, el impulsor y el fluido; a la derecha, la atmósfera.',
    'Un solo par de anillos sella dos veces en el mismo plano: la pista exterior frente al fluido y la interior frente a la atmósfera, con una cámara anular de gas entre ambas.',
    REGULATORS[form],
    'Perforaciones de la cara estacionaria llevan el gas a la cámara anular.',
    ROTARIES[rotary],
    'Los resortes empujan la cara estacionaria desde el lado atmósfera; un collar con prisionero fija la camisa al eje.',
  ]),
})

export const gasDual: KindDefinition<GasDual> = { layout, describe }
