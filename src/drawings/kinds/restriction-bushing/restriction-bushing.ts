import { axisAndSides, stuffingBox } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition, Point } from '../../model.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { polyline } from '../../path-notation.ts'
import { Sheet } from '../../sheet.ts'
import { bushing, bushingOutside, coneOf, VENT_DEPTH } from './bushing.ts'
import { cartridgeBehind, cartridgeOutside } from './cartridge-behind.ts'
import { column } from './column.ts'
import {
  CASTING,
  dimensionsOf,
  SHAFT_END,
  type Dimensions,
  type RestrictionBushing,
} from './dimensions.ts'
import { endView, grooveDot } from './end-view.ts'
import { FLUSH_HEIGHT, flushLine, solidsOut } from './flows.ts'
import { packingBehind, packingOutside } from './packing-behind.ts'
import { splitBehind, splitOutside } from './split-behind.ts'
import { describeRestrictionBushing } from './words.ts'

const END_VIEW: Point = [790, 0]
/** Top and left edge of every card, so that the cards can be compared. */
const CARD = { x: 50, top: 372, width: 560 }
const PACKED_CARD = { x: 84, top: 350, width: 400 }

const BEHIND = {
  seal: [cartridgeBehind, cartridgeOutside],
  'split-seal': [splitBehind, splitOutside],
  packing: [packingBehind, packingOutside],
} as const

function layout(parameters: RestrictionBushing) {
  const d = dimensionsOf(parameters)
  const sheet = new Sheet()
  if (parameters.place === 'column-foot') return column(sheet, parameters, d)
  const { s, R, face, bore, isPacked } = d
  pumpBox(sheet, d)
  if (parameters.place === 'adapter') {
    sheet.medium('process', polyline`M${face} ${s} H${d.gland} V${bore} H${face}`)
  }
  bushing(sheet, parameters, d)
  const [behind, outside] = BEHIND[parameters.with]
  behind(sheet, d)
  bushingOutside(sheet, parameters, d)
  outside(sheet, d)
  // Where the old seal ran, the shaft is scored.
  if (parameters.place === 'adapter')
    for (let x = 108; x <= 156; x += 8) sheet.line(polyline`M${x} ${s} l2 -16`, { weight: 'hatch' })
  shaftOutline(sheet, straightShaft(66, SHAFT_END, s))
  solidsOut(sheet, d)
  endView(sheet, parameters, END_VIEW)
  callouts(sheet, parameters, d)
  flushLine(sheet, parameters, d)
  axisAndSides(sheet, SHAFT_END + 20)
  return sheet.finish({
    balloonRow: R(CASTING) + (parameters.flush === 'none' ? 64 : FLUSH_HEIGHT + 24),
    shaft: s,
    cardShare: 'whole',
    card: isPacked ? PACKED_CARD : CARD,
    ...(isPacked && { row: { x: 118, top: R(136), width: 210 } }),
    icon: { centre: [d.end, R(50)], side: 250 },
  })
}

/** The box of the pump, with nothing in it but its fluid. */
export function pumpBox(sheet: Sheet, { s, R, face, bore, throat, throatEnd }: Dimensions) {
  stuffingBox(sheet, {
    shaft: s,
    end: SHAFT_END,
    face,
    bore,
    throat: R(throat),
    throatEnd,
    outside: R(CASTING),
  })
}

function callouts(sheet: Sheet, parameters: RestrictionBushing, d: Dimensions) {
  const { R, s, start, end, od, gland: g, isPacked } = d
  const [nose, mouth] = coneOf(d)
  sheet
    .callout('clearance-b', [start + 20, R(4)], 'holgura B con el eje, por donde salen los sólidos')
    .callout(
      'bushing',
      isPacked ? [end - 12, R(46)] : [start + (parameters.vent ? 44 : 30), R(56)],
      parameters.split ? 'buje activo partido' : 'buje activo',
    )
  if (isPacked) {
    const side =
      parameters.zones === 'packing-and-exit'
        ? 'holgura A, lado empaquetadura'
        : 'paso amplio, lado empaquetadura'
    sheet
      .callout('cavity', [mouth[0] - 4, R(24)], 'cavidad que junta los sólidos')
      .callout('clearance-a', [end - 14, R(4)], side)
      .callout('packing-2', [end + 98, R(30)], 'anillos de empaquetadura')
      .callout('follower', [g + 38, R(90)], 'prensaestopas')
  } else {
    const x = (nose[0] + mouth[0]) / 2 + (parameters.place === 'adapter' ? 16 : 24)
    sheet
      .callout('cavity', [x, R(30)], 'holgura A, boca de la cavidad cónica hacia el sello')
      .callout('rotary-face', [g - 48, R(54)], 'cara rotativa')
      .callout('stationary-face', [g - 18, R(60)], 'cara estacionaria')
      .callout('gland', [g + 70, R(112)], 'brida del sello')
  }
  if (parameters.vent) sheet.callout('vent', [start + 26, od - VENT_DEPTH / 2], 'ranura de venteo')
  else if (parameters.place === 'box-bottom') {
    sheet.callout('bushing-o-ring', [start + 40, od - 8], 'O-ring exterior')
  }
  if (parameters.place === 'throat-flange') sheet.name('flange-screw-head', 'pestaña apernada')
  if (parameters.place === 'adapter')
    sheet.callout('shaft', [146, s - 20], 'zona gastada del eje, fuera del sello')
  sheet.callout('front-groove', grooveDot(END_VIEW, parameters), 'ranura espiral')
}

export const restrictionBushing: KindDefinition<RestrictionBushing> = {
  layout,
  describe: describeRestrictionBushing,
}
