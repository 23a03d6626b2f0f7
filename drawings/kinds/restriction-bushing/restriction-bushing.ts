import { z } from 'zod'
import { axisAndSides, stuffingBox } from '../../assemblies/stuffing-box.ts'
import { onSheet, capitalised, inSentences, polyline, Sheet } from '../../kit.ts'
import type { KindDefinition, Point } from '../../model.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { bushing, bushingOutside, coneOf, VENT_DEPTH } from './bushing.ts'
import {
  cartridgeBehind,
  cartridgeOutside,
  packingBehind,
  packingOutside,
  splitBehind,
  splitOutside,
} from './behind.ts'
import { column } from './column.ts'
import {
  CASTING,
  dimensionsOf,
  SHAFT_END,
  type RestrictionBushing,
  type Dimensions,
} from './dimensions.ts'
import { endView, grooveDot } from './end-view.ts'
import { FLUSH_HEIGHT, flushLine, solidsOut } from './flows.ts'

/**
 * The bushing with a spiral groove at the bottom of a stuffing box: it does not turn, and guides the solids that swirl
 * with the shaft back to the impeller.
 */
const schema = z
  .strictObject({
    kind: z.literal('restriction-bushing'),
    shaft: z.enum(['medium', 'large']).default('medium'),
    /**
     * `box-bottom`: against the throat, inserted from the seal's side; `throat-insert`: pressed into the bored throat
     * from the impeller's side; `throat-flange`: with a flange, in place of the throat bushing; `adapter`: in a ring
     * between box and gland; `column-foot`: pressed into the foot of a vertical column.
     */
    place: z
      .enum(['box-bottom', 'throat-insert', 'throat-flange', 'adapter', 'column-foot'])
      .default('box-bottom'),
    /** Two halves, mounted around the shaft without dismantling the pump. */
    split: z.boolean().default(false),
    /** The seal behind it. */
    with: z.enum(['seal', 'split-seal', 'packing']).default('seal'),
    /** Close clearances with the shaft: at the solids' exit (B), and on the packing's side too (A). */
    zones: z.enum(['exit', 'packing-and-exit']).default('exit'),
    /** A groove on its top that vents air from the box. */
    vent: z.boolean().default(false),
    /** A groove on its underside that drains the box. */
    drain: z.boolean().default(false),
    /** The clean water line: with check valve and flow regulator, with only a check valve, or none. */
    flush: z.enum(['regulated', 'unregulated', 'none']).default('regulated'),
    material: z.enum(['polymer', 'metal']).default('polymer'),
  })
  .refine(({ zones, with: seal }) => zones === 'exit' || seal === 'packing', {
    path: ['zones'],
    error: 'la zona de holgura A mira a la empaquetadura: usa exit con un sello mecánico',
  })
  .refine(
    ({ place, with: seal }) =>
      seal !== 'packing' || place === 'box-bottom' || place === 'column-foot',
    {
      path: ['with'],
      error: 'con empaquetadura el buje va al fondo de la caja o al pie de la columna',
    },
  )
  .refine(({ place, vent, drain }) => place !== 'adapter' || !(vent || drain), {
    path: ['place'],
    error: 'un adaptador exterior no lleva ranura de venteo ni de drenaje',
  })
  .refine(
    ({ place, split, with: seal, zones, vent, drain, flush }) =>
      place !== 'column-foot' ||
      (!split && !vent && !drain && seal !== 'split-seal' && zones === 'exit' && flush === 'none'),
    {
      path: ['place'],
      error:
        'el buje de columna no es partido y va sin venteo, drenaje ni lavado, con sello de cartucho o empaquetadura',
    },
  )

const PLACES: Record<RestrictionBushing['place'], string> = {
  'box-bottom':
    'El buje se apoya en el fondo de la caja, contra la garganta, y entra desde el lado del sello sin mecanizar la caja.',
  'throat-insert': 'El buje entra a presión en la garganta mecanizada, desde el lado del impulsor.',
  'throat-flange':
    'El buje lleva una pestaña apernada por el lado del impulsor y ocupa el lugar del buje de garganta.',
  adapter:
    'El buje es parte de un anillo adaptador entre la cara de la caja y la brida; el sello queda fuera de la caja, sobre una zona del eje sin desgaste.',
  'column-foot':
    'Columna vertical cortada por el eje: el buje va a presión al pie de la columna y detiene los sólidos que suben por el eje.',
}
const BEHIND_IT: Record<RestrictionBushing['with'], string> = {
  seal: 'Detrás, un sello mecánico de cartucho',
  'split-seal': 'Detrás, un sello mecánico partido',
  packing: 'Detrás, tres anillos de empaquetadura y su prensaestopas',
}
const FLUSH: Record<RestrictionBushing['flush'], string> = {
  regulated: 'llega por un regulador de caudal y una válvula de retención',
  unregulated: 'llega por una válvula de retención, sin regulador',
  none: 'sin línea de lavado',
}

const listOf = (items: readonly (string | false)[]) =>
  new Intl.ListFormat('es').format(items.filter((item) => item !== false))

function describe(parameters: RestrictionBushing) {
  const { place, split, zones, vent, drain, material, flush } = parameters
  const water = parameters.with === 'packing' ? 'el agua de sello' : 'el agua de lavado'
  const view = place === 'column-foot' ? 'columna de bomba vertical' : 'caja de sellado'
  const clearances =
    zones === 'exit'
      ? 'La holgura estrecha con el eje está en la salida'
      : 'Dos zonas de holgura estrecha guían el eje: la A hacia la empaquetadura y la B en la salida'
  const grooves = listOf([
    vent && 'una ranura superior ventea el aire',
    drain && 'una inferior drena la caja',
  ])
  return {
    title: `buje activo de ranura espiral, corte de ${view}${onSheet(' y vista desde el motor')}`,
    description: inSentences([
      `Buje fijo ${split ? 'partido en dos mitades' : 'no partido'}, ${material === 'metal' ? 'metálico' : 'de polímero'}.`,
      PLACES[place],
      'El giro del fluido lleva los sólidos a la cavidad cónica; la ranura espiral los conduce hacia el impulsor.',
      `${clearances}.`,
      grooves !== '' && `${capitalised(grooves)}.`,
      `${BEHIND_IT[parameters.with]}; ${flush === 'none' ? '' : `${water} `}${FLUSH[flush]}.`,
    ]),
  }
}

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
  // The shaft is scored where the old seal ran.
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
    row: isPacked ? { x: 118, top: R(136), width: 210 } : { centre: [d.end, R(50)], side: 250 },
  })
}

/** The pump's box, empty except for the fluid. */
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

export const restrictionBushing: KindDefinition<typeof schema> = { schema, layout, describe }
