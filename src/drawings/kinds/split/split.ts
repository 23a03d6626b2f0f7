import { axisAndSides, pressureArrow, stuffingBox } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition } from '../../model.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { facesMeet } from '../../parts/face-pair.ts'
import { Sheet } from '../../sheet.ts'
import {
  BOX_FACE,
  CONTACT,
  dimensionsOf,
  SHAFT_END,
  type Dimensions,
  type Split,
} from './dimensions.ts'
import { frontView } from './front-view.ts'
import { rotaryUnit } from './rotary.ts'
import { outside } from './outside.ts'
import { gland, media, stationaryRing } from './stationary.ts'
import { describeSplit } from './words.ts'

const CARD = { x: 120, top: 330, width: 480 }

function layout(parameters: Split) {
  const d = dimensionsOf(parameters)
  const { R, s, Q, bore, casting, vanes } = d
  const sheet = new Sheet()
  const pump = { end: SHAFT_END, face: BOX_FACE, bore, throat: R(30), outside: casting }
  stuffingBox(sheet, { shaft: s, ...pump })
  media(sheet, d)
  gland(sheet, parameters, d)
  rotaryUnit(sheet, parameters, d)
  stationaryRing(sheet, parameters, d)
  facesMeet(sheet, CONTACT, d)
  outside(sheet, parameters, d)
  shaftOutline(sheet, straightShaft(66, SHAFT_END, s))
  pressureArrow(sheet, 160, 224, Q(62))
  const half = frontView(sheet, parameters, d)
  callouts(sheet, parameters, d)
  sheet.callout(
    'front-gland-upper',
    half,
    'brida partida: sus mitades se cierran alrededor del eje',
  )
  axisAndSides(sheet, SHAFT_END + 16)
  return sheet.finish({
    balloonRow: Q(256) + vanes,
    shaft: s,
    cardShare: 'whole',
    card: { ...CARD, top: Math.max(CARD.top, d.top + 30) },
    row: { x: CONTACT - 122, top: Q(62) + 125, width: 320 },
    icon: { centre: [CONTACT + 14, Q(62)], side: 220 },
    cutaway: {
      reach: R(170),
      parting: true,
      screws: { on: 'gland', circle: R(128) },
      shows:
        'las caras partidas y la línea donde sellan; la línea gruesa es la unión de las mitades',
    },
  })
}

function callouts(sheet: Sheet, parameters: Split, d: Dimensions) {
  const { R, vanes } = d
  sheet.name('holder-o-ring', 'O-ring partido sobre el eje')
  if (vanes) sheet.name('pumping-ring', 'álabes de bombeo')
  const buttons = parameters.centringButtons ? ', con botones de centrado' : ''
  sheet
    .name('holder', `soporte rotativo partido${buttons}`)
    .name('rotary-face', 'cara rotativa partida')
    .name('stationary-face', 'cara estacionaria partida')
    .name('seat-o-ring', 'O-ring de la cara estacionaria')
  sheet.name(
    'flush-port',
    parameters.pumpingRing ? 'salida hacia el enfriador' : 'puerto de lavado',
  )
  sheet.name(
    'springs',
    `${parameters.springs === 'plate' ? 'resortes en su placa' : 'resorte plano'}, lado atmósfera`,
  )
  if (parameters.clearance === 'wide') {
    sheet.callout('clearance', [456, R(22)], 'holgura radial amplia')
  }
}

export const split: KindDefinition<Split> = { layout, describe: describeSplit }
