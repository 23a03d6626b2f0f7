import { onSheet } from '../../sentences.ts'
import { z } from 'zod'
import { axisAndSides, pressureArrow, stuffingBox } from '../../assemblies/stuffing-box.ts'
import { box, inSentences, polyline, Sheet, type KindDefinition, type Point } from '../../kit.ts'
import { shaftOutline, straightShaft, shaftEnd } from '../../parts/shaft.ts'
import {
  BOX_FACE,
  CONTACT,
  dimensionsOf,
  GLAND_END,
  type Dimensions,
  type Split,
} from './dimensions.ts'
import { FACE_SEAT, glandSurface, outermost, splitSeal, START } from './seal.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { halfRing } from '../../parts/rings.ts'

const CENTRE = 784
/** Radius of the gland as drawn; the view's scale follows from it. */
const OUTER = 104
/** Half of the gap between the separated halves. */
const GAP = 14
/** The angle of callouts on the upper half, in radians: away from the leaders of the section. */
const NAMED = 0.9

/** A point at `angle`, moved apart together with its half. */
function placeAt(angle: number, along: number, aside = 0): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const lift = sin > 0 ? GAP : -GAP
  return [CENTRE + along * cos - aside * sin, lift + along * sin + aside * cos]
}

/** A radial bar at `angle`. */
const radialBar = (angle: number, from: number, to: number, half: number): Point[] =>
  box(from, to, -half, half).map(([along, aside]) => placeAt(angle, along, aside))

/** The angles of bolts, none of which is on the parting plane. */
function boltAngles(count: number): number[] {
  const step = (2 * Math.PI) / count
  return Array.from({ length: count }, (_, i) => step / 2 + i * step)
}

/** The two halves from the front, separated. */
export function frontView(sheet: Sheet, { gland, bolts }: Split, d: Dimensions) {
  const scale = OUTER / d.top
  const seat = d.balance * scale
  const isLugged = gland === 'adjustable-lugs' || gland === 'radial-lugs'
  const width = gland === 'radial-lugs' ? 10 : 13
  sheet.onlyOnSection(() => {
    for (const angle of isLugged ? boltAngles(bolts) : []) {
      const lug = radialBar(angle, OUTER - 16, OUTER + 20, width)
      sheet.part('front-lug', 'stationary', 'outside', lug)
    }
    for (const side of [1, -1] as const) {
      const name = side > 0 ? 'upper' : 'lower'
      const plane: Point = [CENTRE, GAP * side]
      const frontGland = halfRing(plane, seat + 3, OUTER, side)
      const frontFace = halfRing(plane, d.seatBore * scale, seat, side)
      sheet
        .part(`front-gland-${name}`, 'stationary', 'outside', frontGland)
        .part(`front-face-${name}`, 'stationary', 'accent', frontFace)
      ears(sheet, gland, side)
    }
    sheet.anchor('front-gland-upper', placeAt(NAMED, seat + 11))
    for (const angle of boltAngles(bolts)) bolt(sheet, gland, angle)
    shaftEnd(sheet, [CENTRE, 0], d.s * scale)
    sheet
      .centreLine([CENTRE - OUTER - 30, 0], [CENTRE + OUTER + 30, 0], 'centre')
      .centreLine([CENTRE, OUTER + 34], [CENTRE, -OUTER - 34])
    flowArrow(sheet, [CENTRE, OUTER + 80], [CENTRE, OUTER + 44], 'ink')
    flowArrow(sheet, [CENTRE, -OUTER - 80], [CENTRE, -OUTER - 44], 'ink')
  })
  sheet.text([CENTRE, -OUTER - 108], 'Mitades, vista frontal', { strong: true })
}

/** The ears in which captive screws pull the halves together. */
function ears(sheet: Sheet, gland: Split['gland'], side: 1 | -1) {
  for (const way of [1, -1]) {
    const x = CENTRE + way * (OUTER - 14)
    if (gland === 'wedge') {
      const frontEar = polyline`M${x} ${GAP * side} H${x + way * 34} V${(GAP + 14) * side}
        L${x} ${(GAP + 44) * side}`
      sheet.part('front-ear', 'stationary', 'outside', frontEar)
    }
    const screw = gland === 'wedge' ? x + way * 24 : x
    const frontScrew = box(screw - 7, screw + 7, GAP * side, (GAP + 26) * side)
    sheet.part('front-screw', 'fastener', 'unsectioned', frontScrew, 'thin')
    if (side > 0) sheet.centreLine([screw, GAP + 40], [screw, -GAP - 40])
  }
}

function bolt(sheet: Sheet, gland: Split['gland'], angle: number) {
  if (gland === 'slotted') {
    const frontSlot = radialBar(angle, OUTER - 24, OUTER + 1, 7)
    sheet.part('front-slot', 'stationary', 'unsectioned', frontSlot, 'thin')
    return
  }
  const centre = placeAt(angle, gland === 'wedge' ? OUTER - 14 : OUTER + 7)
  sheet.part('front-bolt', 'fastener', 'unsectioned', { centre, radius: 6 }, 'thin')
}

/** A split seal: every ring consists of two halves; drawn in section, and from the front with halves separated. */
const schema = z.strictObject({
  kind: z.literal('split'),
  shaft: z.enum(['medium', 'large']).default('medium'),
  /**
   * `adjustable-lugs`: lugs that can be moved around the gland; `radial-lugs`: many one-piece lugs; `slotted`: solid
   * disc with open slots; `wedge`: wedge-shaped halves with a through bolt.
   */
  gland: z.enum(['adjustable-lugs', 'radial-lugs', 'slotted', 'wedge']).default('adjustable-lugs'),
  /** Bolts to the pump. */
  bolts: z.literal([2, 4, 8]).default(4),
  /** Always outside the fluid: flat clips on the gland, or a plate with coil springs. */
  springs: z.enum(['clips', 'plate']).default('clips'),
  /** How the holder retains the rotary face's halves: a step, a ramp that pressure closes, or plain. */
  rotaryFace: z.enum(['stepped', 'ramp', 'plain']).default('stepped'),
  /** Buttons of the holder that centre it on the shaft. */
  centringButtons: z.boolean().default(false),
  /** Radial clearance between the shaft and the stationary parts. */
  clearance: z.enum(['normal', 'wide']).default('normal'),
  ports: z.enum(['radial', 'oblique']).default('radial'),
  /** Vanes on the rotary holder that pump the fluid through a cooler (API plan 23). */
  pumpingRing: z.boolean().default(false),
})

const SHAFT_END = 590

function layout(parameters: Split) {
  const d = dimensionsOf(parameters)
  const { R, s, Q, bore, casting, vanes } = d
  const sheet = new Sheet()
  const pump = { end: SHAFT_END, face: BOX_FACE, bore, throat: R(30), outside: casting }
  stuffingBox(sheet, { shaft: s, ...pump })
  splitSeal(sheet, parameters, d)
  shaftOutline(sheet, straightShaft(66, SHAFT_END, s))
  pressureArrow(sheet, 160, 224, Q(62))
  frontView(sheet, parameters, d)
  callouts(sheet, parameters)
  if (parameters.clearance === 'wide') {
    sheet.callout('clearance', [456, R(22)], 'holgura radial amplia')
  }
  sheet.name('front-gland-upper', 'brida partida: sus mitades se cierran alrededor del eje')
  measures(sheet, parameters, d)
  axisAndSides(sheet, SHAFT_END + 16)
  return sheet.finish({
    balloonRow: Q(256) + vanes,
    shaft: s,
    cardShare: 'whole',
    card: { x: 120, top: Math.max(330, d.top + 30), width: 480 },
    row: { x: CONTACT - 122, top: Q(62) + 125, width: 320 },
    cutaway: {
      reach: R(170),
      parting: true,
      screws: { on: 'gland', circle: R(128) },
      shows:
        'las caras partidas y la línea donde sellan; la línea gruesa es la unión de las mitades',
    },
  })
}

/** The letters of the tables of dimensions. */
function measures(sheet: Sheet, parameters: Split, d: Dimensions) {
  const { s, Q, vanes, bore } = d
  const surface = glandSurface(parameters, d)
  const [flange = [BOX_FACE, bore]] = surface
  const hub = surface.at(-1) ?? flange
  const end = outermost(parameters)
  sheet
    .diameter('A', [START - 92, s])
    .diameter('B', flange, end + 34)
    .diameter('C', [START - 56, bore])
    .length('D', [BOX_FACE, bore], [GLAND_END, hub[1]])
    .length('E', [START, s], [BOX_FACE, bore])
    .length('F', [BOX_FACE, bore], [end, Q(70)])
    .diameter('H', [BOX_FACE, Q(FACE_SEAT) + vanes], START - 18)
    .diameter('L', hub, end + 10)
}

function callouts(sheet: Sheet, { pumpingRing, centringButtons, springs }: Split) {
  sheet.name('holder-o-ring', 'O-ring partido sobre el eje')
  if (pumpingRing) sheet.name('pumping-ring', 'álabes de bombeo')
  const buttons = centringButtons ? ', con botones de centrado' : ''
  const spring = springs === 'plate' ? 'resortes en su placa' : 'resorte plano'
  sheet
    .name('holder', `soporte rotativo partido${buttons}`)
    .name('rotary-face', 'cara rotativa partida')
    .name('stationary-face', 'cara estacionaria partida')
    .name('seat-o-ring', 'O-ring de la cara estacionaria')
    .name('flush-port', pumpingRing ? 'salida hacia el enfriador' : 'puerto de lavado')
    .name('springs', `${spring}, lado atmósfera`)
}

const GLANDS: Record<Split['gland'], string> = {
  'adjustable-lugs': 'brida con orejas desplazables',
  'radial-lugs': 'brida con orejas radiales de una pieza',
  slotted: 'brida maciza ranurada',
  wedge: 'brida en cuña con perno pasante',
}
const SPRINGS: Record<Split['springs'], string> = {
  clips:
    'Resortes planos tipo clip, montados por fuera de la brida, empujan la cara estacionaria desde el lado atmósfera.',
  plate:
    'Una placa portarresortes, por fuera de la brida, empuja la cara estacionaria desde el lado atmósfera.',
}
const FACES: Record<Split['rotaryFace'], string> = {
  stepped: 'las mitades de la cara rotativa encajan en un escalón',
  ramp: 'el perfil en rampa mantiene cerradas las mitades de la cara rotativa',
  plain: 'las mitades de la cara rotativa se asientan en un soporte recto',
}

function describe(parameters: Split) {
  const { gland, bolts, springs, rotaryFace, centringButtons, clearance, ports } = parameters
  const bores = `dos puertos de lavado ${ports === 'oblique' ? 'oblicuos' : 'radiales'} a 180°`
  return {
    title: `media sección en la caja de sellado${onSheet(' y vista frontal de las mitades')}`,
    description: inSentences([
      `A la izquierda, el impulsor y el fluido; a la derecha, la atmósfera${onSheet(' y las mitades separadas')}. Todo anillo viene en dos mitades; el plano de partición pasa por el eje.`,
      SPRINGS[springs],
      `Tiene ${GLANDS[gland]}, ${bolts} pernos y ${bores}; ${FACES[rotaryFace]}.`,
      centringButtons && 'Botones de centrado apoyan el soporte sobre el eje.',
      clearance === 'wide' && 'La holgura radial amplia admite el movimiento del eje.',
      parameters.pumpingRing &&
        'Álabes de bombeo en el soporte rotativo envían el fluido a un enfriador (Plan API 23).',
    ]),
  }
}

export const split: KindDefinition<typeof schema> = { schema, layout, describe }
