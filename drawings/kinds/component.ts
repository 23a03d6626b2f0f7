import { z } from 'zod'
import {
  glandBodySurface,
  axisAndSides,
  pressureArrow,
  stuffingBox,
  R,
  S,
} from '../assemblies/stuffing-box.ts'
import { box, inSentences, polyline, Sheet, type KindDefinition, type Point } from '../kit.ts'
import { dimension, extensionLine } from '../parts/dimension.ts'
import { pin, radialScrew, studAndNut } from '../parts/fasteners.ts'
import { balanceRadius, facesMeet, gasket, oRing, O_RING_RADIUS } from '../parts/seals.ts'
import { shaftOutline, straightShaft } from '../parts/shaft.ts'
import { coilSpring } from '../parts/springs.ts'

/** A pusher seal whose rotary and stationary parts are mounted separately, directly on the shaft. */
const schema = z
  .strictObject({
    kind: z.literal('component'),
    /**
     * `inside`: turns in the box, with fluid outside; `inside-short`: the same in the short length L1K of EN 12756;
     * `outside`: turns in the open air, with fluid inside and without wetted metal.
     */
    form: z.enum(['inside', 'inside-short', 'outside']).default('inside'),
    /**
     * How the stationary ring is held: by an O-ring around it, by an O-ring in its heel and a pin (DIN), or clamped
     * between gland and box.
     */
    seat: z.enum(['o-ring', 'din', 'clamped']).default('o-ring'),
  })
  .refine(({ form, seat }) => (form === 'outside') === (seat === 'clamped'), {
    path: ['seat'],
    error:
      'un sello exterior lleva su anillo apretado por la brida (clamped); uno interior, o-ring o din',
  })

export type Component = z.output<typeof schema>

/** The contact's position, the same on all cards of the category. */
const CONTACT = 500

const BALANCE_RATIO = 0.77
/**
 * Positions along the axis from the contact, negative towards the impeller; the set screw from the holder's start, its
 * O-ring from the channel, the depth of the springs' blind holes.
 */
const LENGTHS = {
  inside: {
    holder: { start: -190, channel: -134, leg: -52, skirt: -42, screw: 17, oRing: 22, hole: 22 },
    face: { tail: -92, oRing: -64, shoulder: -34 },
  },
  'inside-short': {
    holder: { start: -116, channel: -88, leg: -36, skirt: -30, screw: 14, oRing: 20, hole: 0 },
    face: { tail: -56, oRing: -45, shoulder: -24 },
  },
} as const

type InsideForm = keyof typeof LENGTHS
type InsideDimensions = ReturnType<typeof insideDimensions>

/** The dimensions that several parts of an inside seal share. */
function insideDimensions({ seat }: Component, form: InsideForm) {
  const [b1, b2] = [R(52), R(78)]
  const { holder, face } = LENGTHS[form]
  const start = CONTACT + holder.start
  const channel = CONTACT + holder.channel
  const heel = b2 - 14
  return {
    b1,
    b2,
    balance: Math.round(balanceRadius(b1, b2, BALANCE_RATIO)),
    /** Along the axis: holder and face. */
    start,
    screw: start + holder.screw,
    channel,
    hole: channel - holder.hole,
    holderORing: channel + holder.oRing,
    leg: CONTACT + holder.leg,
    shoulder: CONTACT + face.shoulder,
    skirt: CONTACT + holder.skirt,
    oRing: CONTACT + face.oRing,
    tail: CONTACT + face.tail,
    holderTop: b2 + 10,
    /** The seat and the cover that holds it. */
    boxFace: CONTACT + 14,
    wall: CONTACT + (seat === 'din' ? 54 : 48),
    end: CONTACT + 106,
    seatOuter: b2 + 6,
    seatBore: R(30),
    heel,
    bore: R(108),
    casting: R(172),
  }
}

const LEG = 20
const PIN = 31
const CLEARANCE = 3
const DIN_RING = 11

/** Air behind the faces: under them, and in the holder's channel up to the dynamic O-ring. */
const insideMedia = (sheet: Sheet, d: InsideDimensions) =>
  sheet
    .medium('atmosphere', box(d.channel, d.oRing, S, d.balance + 3))
    .medium('atmosphere', box(d.channel, d.boxFace, S, d.b1))

/** The rotating parts: the holder on the shaft, springs in its blind holes, the face in its skirt. */
function insideRotary(sheet: Sheet, d: InsideDimensions) {
  const { b1, b2, balance, start, channel, leg, skirt, holderTop, tail, shoulder } = d
  const outline = polyline`M${start} ${S} H${leg} V${R(LEG)} H${channel} V${balance + 3} H${skirt}
    V${holderTop} H${start}`
  sheet.part('holder', 'rotating', 'steel', outline)
  sheet.anchor('holder', [d.start + 36, b2 + 2])
  radialScrew(sheet, 'holder-screw', { x: d.screw, r1: S, r2: holderTop, head: 'set' })
  oRing(sheet, 'holder-o-ring', [d.holderORing, R(O_RING_RADIUS)])
  const [low, high] = [R(PIN + 6), balance - 2]
  if (d.hole < channel) {
    sheet
      .medium('atmosphere', box(d.hole, channel + 1, low, high))
      .line(polyline`M${channel} ${low} H${d.hole} V${high} H${channel}`, { weight: 'outline' })
  }
  const rotaryFace = polyline`M${tail} ${R(LEG + 4)} H${CONTACT - 10} V${b1} H${CONTACT} V${b2}
    h-10 v7 H${shoulder} V${balance} H${tail}`
  sheet.part('rotary-face', 'rotating', 'face-rotary', rotaryFace)
  oRing(sheet, 'dynamic-o-ring', [d.oRing, balance + O_RING_RADIUS])
  pin(sheet, 'drive-pin', channel - 12, tail + 16, R(PIN), 4)
  const room = { x1: d.hole, x2: tail, r1: low + 1, r2: high - 1 }
  coilSpring(sheet, 'springs', room, d.hole < channel ? 5 : 3)
}

/** The stationary ring in the pump's cover. */
function coverAndSeat(sheet: Sheet, { seat }: Component, d: InsideDimensions) {
  const { boxFace, wall, end, seatOuter, seatBore, heel } = d
  const isDin = seat === 'din'
  // The thick O-ring fills its recess.
  const recess = isDin ? heel + 2 * DIN_RING : seatOuter + CLEARANCE
  const seal: Point = [CONTACT + 32, isDin ? heel + DIN_RING : seatOuter + O_RING_RADIUS]
  const step: Point[] = isDin
    ? polyline`M${CONTACT + 46} ${recess} V${heel + CLEARANCE} H${wall}`
    : [[wall, recess]]
  const back: Point[] = isDin
    ? polyline`M${wall} ${heel} H${CONTACT + 18} V${seatOuter}`
    : [[wall, seatOuter]]
  const cover = { form: 'open-slots', face: boxFace, end, R: (v: number) => R(v - 16) } as const
  const gland = polyline`M${boxFace} ${recess} L${step} L${wall} ${R(12)} H${end}
    L${glandBodySurface(cover).toReversed()}`
  const stationaryFace = polyline`M${CONTACT} ${seatBore} H${wall} L${back}
    L${CONTACT} ${seatOuter}`
  sheet
    .medium('process', box(boxFace, seal[0], seatOuter, recess))
    .medium('process', box(CONTACT + 18, seal[0], isDin ? heel : seatOuter, recess))
    .part('gland', 'stationary', 'steel-opposed', gland)
    .part('stationary-face', 'stationary', 'face-stationary', stationaryFace, 'thin')
  gasket(sheet, 'gland-gasket', boxFace, boxFace + 8, R(116), R(132))
  if (isDin) pin(sheet, 'seat-pin', CONTACT + 40, wall + 20, R(42))
  oRing(sheet, 'seat-o-ring', seal, isDin ? DIN_RING : O_RING_RADIUS)
  facesMeet(sheet, CONTACT, d)
}

/** The measures of an outside seal, which the fluid loads from within. */
const OUTSIDE = {
  band: { b1: R(5), b2: R(28), balance: R(22) },
  boxFace: CONTACT - 72,
  faceEnd: CONTACT + 66,
  plateEnd: CONTACT + 80,
  clamp: CONTACT + 142,
  clampEnd: CONTACT + 208,
}

const O_RING = 11
const GLAND = { x1: CONTACT - 62, x2: CONTACT - 4 }
const STUD = 126

/** Fluid inside the seal: under both faces, up to the O-ring on the shaft. */
const outsideMedia = (sheet: Sheet) =>
  sheet
    .medium('process', box(OUTSIDE.boxFace, CONTACT - 64, S, R(48)))
    .medium('process', box(CONTACT - 64, CONTACT + 38, S, R(5)))
    .medium('process', box(CONTACT + 37, CONTACT + 52, S, R(22)))

/** The stationary ring, clamped between two gaskets by the gland. */
function clampedRing(sheet: Sheet) {
  const { band, boxFace } = OUTSIDE
  const stationaryFace = polyline`M${CONTACT - 64} ${band.b1} H${CONTACT} V${R(34)} h-30 V${R(62)}
    H${CONTACT - 64}`
  sheet.part('stationary-face', 'stationary', 'face-stationary', stationaryFace)
  gasket(sheet, 'box-gasket', boxFace, CONTACT - 64, R(48), R(62))
  gasket(sheet, 'gland-gasket', CONTACT - 30, CONTACT - 22, R(38), R(62))
  const outline = polyline`M${GLAND.x1} ${R(66)} H${CONTACT - 22} V${R(38)} H${GLAND.x2}
    V${R(156)} H${GLAND.x1}`
  const glandBolt = box(boxFace - 44, GLAND.x2, R(STUD - 7), R(STUD + 7))
  sheet
    .part('gland', 'stationary', 'steel-opposed', outline)
    .part('gland-bolt', 'fastener', 'unsectioned', glandBolt, 'thin')
  studAndNut(sheet, 'bolt-nut', GLAND.x2, R(STUD), 12)
}

/** The parts that turn in the open air: face with its O-ring, spring plate, springs, clamp. */
function outsideRotary(sheet: Sheet) {
  const { band, faceEnd, plateEnd, clamp, clampEnd } = OUTSIDE
  const rotaryFace = polyline`M${CONTACT} ${band.b1} h38 V${band.balance} H${faceEnd} V${R(58)}
    H${CONTACT + 12} V${band.b2} H${CONTACT}`
  const outline = polyline`M${faceEnd} ${R(3)} H${plateEnd} V${R(68)} H${CONTACT + 34} V${R(58)}
    H${faceEnd}`
  sheet
    .part('rotary-face', 'rotating', 'face-rotary', rotaryFace)
    .part('plate', 'rotating', 'steel-fine', outline)
    .anchor('plate', [plateEnd - 7, R(62)])
    .part('clamp', 'rotating', 'steel-fine-opposed', box(clamp, clampEnd, S, R(66)))
    .anchor('clamp', [clampEnd - 12, R(14)])
  oRing(sheet, 'dynamic-o-ring', [CONTACT + 52, R(O_RING)], O_RING)
  pin(sheet, 'drive-pin', plateEnd - 10, clamp + 18, R(14))
  const screw: Point = [(clamp + clampEnd) / 2, R(38)]
  sheet
    .part('clamp-screw', 'fastener', 'unsectioned', { centre: screw, radius: 12 })
    .part('clamp-socket', 'fastener', 'unsectioned', { centre: screw, radius: 5.5 }, 'thin')
    .centreLine([screw[0] - 24, screw[1]], [screw[0] + 24, screw[1]])
    .centreLine([screw[0], screw[1] - 24], [screw[0], screw[1] + 42])
  facesMeet(sheet, CONTACT, band, ['stationary-face', 'rotary-face'], ['process', 'atmosphere'])
  const room = { x1: plateEnd, x2: clamp, r1: R(30), r2: R(52) }
  coilSpring(sheet, 'springs', room, 5)
}

/** The same position and scale as other cards of component seals. */
const CARD = { x: CONTACT - 270, top: 346, width: 560 }

/** Above the balloons, whose leaders would cross it below them. */
const L1K_ROW = 252

function layout(parameters: Component) {
  const { form } = parameters
  return form === 'outside' ? outsideLayout() : insideLayout(parameters, form)
}

function insideLayout(parameters: Component, form: InsideForm) {
  const d = insideDimensions(parameters, form)
  const { b2 } = d
  const isDin = parameters.seat === 'din'
  const end = d.end + 190
  const sheet = new Sheet()
  const pump = { end, face: d.boxFace, bore: d.bore, throat: R(28), outside: d.casting }
  stuffingBox(sheet, { shaft: S, ...pump })
  insideMedia(sheet, d)
  insideRotary(sheet, d)
  coverAndSeat(sheet, parameters, d)
  shaftOutline(sheet, straightShaft(66, end, S))
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
    shaft: S,
    card: CARD,
    row: { centre: [CONTACT - 20, R(50)], side: 220 },
  })
}

function outsideLayout() {
  const { boxFace, clampEnd } = OUTSIDE
  const end = clampEnd + 90
  const sheet = new Sheet()
  const pump = { end, face: boxFace, bore: R(44), throat: R(22), outside: R(164) }
  stuffingBox(sheet, { shaft: S, ...pump })
  outsideMedia(sheet)
  clampedRing(sheet)
  outsideRotary(sheet)
  shaftOutline(sheet, straightShaft(66, end, S))
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
    shaft: S,
    card: CARD,
    row: { x: CONTACT - 80, top: R(150), width: 290 },
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

export const component: KindDefinition<typeof schema> = { schema, layout, describe }
