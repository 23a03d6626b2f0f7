import { vesselNozzle } from '../../assemblies/vessel-nozzle.ts'
import type { Point } from '../../model.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { facesMeet } from '../../parts/face-pair.ts'
import type { Sheet } from '../../sheet.ts'
import type { Upright } from './upright.ts'
import {
  BOX_FACE,
  CONTACT,
  dimensionsOf,
  GLAND_END,
  type Dimensions,
  type Split,
} from '../split/dimensions.ts'
import { frontView } from '../split/front-view.ts'
import { outside } from '../split/outside.ts'
import { rotaryUnit } from '../split/rotary.ts'
import { gland, media, stationaryRing } from '../split/stationary.ts'
import { movement } from './movement.ts'

const FOOT = 96
const HEAD = 176
const SHAFT_END = 640

/** The split seal that a mixer takes: room round the shaft, a slotted gland, flat springs, two ports. */
const SEAL: Split = {
  kind: 'split',
  shaft: 'medium',
  gland: 'slotted',
  bolts: 4,
  springs: 'clips',
  rotaryFace: 'stepped',
  centringButtons: false,
  drivePin: true,
  clearance: 'wide',
  ports: 'radial',
  portCount: 2,
  pumpingRing: false,
}

/** The halves seen along the shaft, left of the section. */
const HALVES = { at: [-431, 330] as Point, scale: 0.7 }

export function splitSeal(): Upright {
  const d = dimensionsOf(SEAL)
  const { s, Q, bore, casting, top } = d
  const draw = (sheet: Sheet) => {
    vesselNozzle(sheet, {
      shaft: s,
      foot: FOOT,
      end: SHAFT_END,
      head: HEAD,
      face: BOX_FACE,
      bore,
      flange: casting,
      reach: Q(150),
    })
    media(sheet, d)
    gland(sheet, SEAL, d)
    rotaryUnit(sheet, SEAL, d)
    stationaryRing(sheet, SEAL, d)
    facesMeet(sheet, CONTACT, d)
    outside(sheet, SEAL, d)
    shaftOutline(sheet, straightShaft(FOOT, SHAFT_END, s))
    movement(sheet, SHAFT_END - 34, s)
    callouts(sheet, d)
  }
  return {
    draw,
    beside: (sheet: Sheet) => {
      frontView(sheet.at(HALVES.at, { scale: HALVES.scale }), SEAL, d)
    },
    axis: 576,
    foot: FOOT - 44,
    height: SHAFT_END - FOOT + 96,
    column: top + 56,
    card: { centre: [CONTACT + 40, Q(50)], width: 440 },
    icon: { centre: [CONTACT + 14, Q(62)], width: 220 },
  }
}

function callouts(sheet: Sheet, d: Dimensions) {
  const { R, Q } = d
  sheet
    .callout('nozzle', [HEAD + 50, d.bore + 9], 'boquilla del estanque')
    .name('holder-o-ring', 'O-ring partido sobre el eje')
    .name('holder', 'soporte rotativo partido')
    .name('rotary-face', 'cara rotativa partida')
    .name('flush-port', 'puerto de lavado')
    .name('stationary-face', 'cara estacionaria partida')
    .name('seat-o-ring', 'O-ring de la cara estacionaria')
    .callout('gland', [GLAND_END - 11, Q(112)], 'brida partida sobre la boquilla')
    .callout('clearance', [480, R(22)], 'holgura radial amplia')
    .name('springs', 'resorte plano, lado atmósfera')
}
