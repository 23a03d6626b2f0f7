import { z } from 'zod'
import {
  driveCollar,
  axisAndSides,
  pressureArrow,
  stuffingBox,
  R,
  S,
} from '../assemblies/stuffing-box.ts'
import { box, inSentences, polyline, Sheet } from '../kit.ts'
import type { Contact, KindDefinition, Medium, Point } from '../model.ts'
import { pin } from '../parts/fasteners.ts'
import { port } from '../parts/port.ts'
import { balanceRadius, facesMeet, gasket, oRing, O_RING_RADIUS } from '../parts/seals.ts'
import { shaftOutline, straightShaft } from '../parts/shaft.ts'
import {
  floatingBushing,
  drilledAcross,
  drilledAlong,
  slantingVanes,
} from '../parts/box-fittings.ts'
import { coilSpring } from '../parts/springs.ts'

/** A cassette seal: sleeve, faces and springs in one insert, which is replaced while its gland stays on the pump. */
const schema = z
  .strictObject({
    kind: z.literal('cassette'),
    /** One pair of faces, or two in a row that both face the process. */
    arrangement: z.enum(['single', 'tandem']).default('single'),
    /** Vanes on the holder of the outer rotary face. */
    pumpingRing: z.boolean().default(false),
  })
  .refine(({ arrangement, pumpingRing }) => arrangement === 'tandem' || !pumpingRing, {
    path: ['pumpingRing'],
    error: 'sin fluido barrera no hay qué bombear: usa arrangement tandem',
  })

type Cassette = z.output<typeof schema>

/** Positions along the axis. Gland and inner contact are in the same place in both arrangements. */
const CONTACT = 322
const GLAND_FACE = 372
/** Flange of the insert, screwed on the gland's end. */
const FLANGE_END = 620

const BALANCE_RATIO = 0.78

type Dimensions = ReturnType<typeof dimensionsOf>

/** The dimensions that several parts share. `R(v)` is `v` from the shaft's surface. */
function dimensionsOf({ arrangement }: Cassette) {
  const b1 = R(66)
  const b2 = R(94)
  const isTandem = arrangement === 'tandem'
  const pocket = isTandem ? 664 : 574
  const end = isTandem ? 708 : FLANGE_END
  const collar = end + 28
  return {
    /** Contact band and hydraulic balance radius. */
    b1,
    b2,
    balance: balanceRadius(b1, b2, BALANCE_RATIO),
    tailInner: R(50),
    sleeveTop: R(20),
    sleeveEnd: collar + 88,
    collar,
    collarTop: R(78),
    counterbore: b2 + 12,
    /** Outside of the insert, which fits the gland's bore. */
    fit: R(128),
    flangeTop: R(158),
    glandTop: R(188),
    bore: R(122),
    /** Pocket of the floating bushing, end of the insert. */
    pocket,
    end,
  }
}

const OUTER_CONTACT = 540
const GLAND_END = 600
const BODY_START = 376
/** A groove around the insert that distributes the port's fluid, between two O-rings. */
const GROOVE = { from: 408, to: 440, depth: 12 }
const PORT = 424
const SLEEVE = { start: 206, shoulder: 224, back: 262 }

/** The stationary ring of each pair, measured from its contact. */
type Seat = { head: number; oRing: number; tail: number; wall: number }
const SEAT: Record<Cassette['arrangement'], Seat> = {
  single: { head: 74, oRing: 118, tail: 140, wall: 178 },
  tandem: { head: 42, oRing: 66, tail: 82, wall: 118 },
}
/** The outer pair's O-ring is a little farther out, under the end of the insert. */
const OUTER_SEAT: Seat = { head: 40, oRing: 62, tail: 78, wall: 112 }

/** Roof of the chamber behind the springs, above the shaft's surface. */
const QUENCH_ROOF = 72

/** The permanent gland: a bored ring with a large port and two O-rings around the insert. */
function gland(sheet: Sheet, { arrangement }: Cassette, d: Dimensions) {
  const { fit, glandTop } = d
  const outline = polyline`M${GLAND_FACE} ${fit} H${GLAND_END} V${glandTop} H${GLAND_FACE + 40}
    V${R(212)} H${GLAND_FACE}`
  sheet.part('gland', 'stationary', 'steel-opposed', outline)
  sheet.anchor('gland', [480, R(176)])
  gasket(sheet, 'gland-gasket', GLAND_FACE, GLAND_FACE + 8, R(138), R(155))
  for (const [i, x] of [391, 458].entries()) {
    oRing(sheet, `gland-o-ring-${i + 1}`, [x, fit + O_RING_RADIUS])
  }
  const medium: Medium = arrangement === 'tandem' ? 'barrier' : 'process'
  const flow = arrangement === 'tandem' ? 'out' : 'in'
  port(sheet, 'port', { from: [PORT, fit], to: [PORT, glandTop], medium, half: 14, flow })
}

/** The quench bore through gland and insert; paint it over both. */
function quench(sheet: Sheet, { glandTop }: Dimensions) {
  const bore = { from: [540, R(QUENCH_ROOF)], to: [540, glandTop] } as const
  port(sheet, 'quench-port', { ...bore, medium: 'atmosphere', half: 8 })
}

/** The screws of the insert's flange on the gland: the only ones to undo for a repair. */
function insertScrew(sheet: Sheet) {
  const [start, r] = [572, R(143)]
  const insertScrewOutline = box(start, FLANGE_END, r - 7, r + 7)
  const insertScrewHead = box(FLANGE_END, FLANGE_END + 14, r - 12, r + 12)
  sheet
    .part('insert-screw', 'fastener', 'unsectioned', insertScrewOutline, 'thin')
    .part('insert-screw-head', 'fastener', 'unsectioned', insertScrewHead)
    .centreLine([start - 14, r], [FLANGE_END + 28, r])
}

const HOLE_HALF = 6
const WALL = 12

/** Outside of the insert, from its flange back to its face. */
const fitSurface = ({ fit, flangeTop }: Dimensions): Point[] =>
  polyline`M${FLANGE_END} ${flangeTop} H${GLAND_END} V${fit} H${GROOVE.to} V${fit - GROOVE.depth}
    H${GROOVE.from} V${fit} H${BODY_START}`

/** Bore of the end that holds the bushing, from the inside out. */
const bushingBore = ({ pocket, end }: Dimensions): Point[] =>
  polyline`M${pocket - 8} ${R(28)} H${pocket} V${R(48)} H${end}`

function singleBore(d: Dimensions): Point[] {
  const { balance, counterbore, pocket } = d
  const wall = CONTACT + SEAT.single.wall
  return polyline`M${BODY_START} ${counterbore} H${GROOVE.from + 16} V${balance + 3} H${wall}
    V${R(44)} h${WALL} V${R(QUENCH_ROOF)} H${pocket - 8} L${bushingBore(d)}`
}

/** Roofs of the barrier chambers on both sides of the rib that carries the inner springs. */
const TANDEM_ROOFS = { inner: R(104), outer: R(114) }

function tandemBore(d: Dimensions): Point[] {
  const { balance, end } = d
  const { inner, outer } = TANDEM_ROOFS
  const rib = CONTACT + SEAT.tandem.wall
  const seal = OUTER_CONTACT + OUTER_SEAT.head + 8
  const wall = OUTER_CONTACT + OUTER_SEAT.wall
  return polyline`M${BODY_START} ${balance + 3} H${GROOVE.from - 6} V${inner} H${rib} V${R(36)}
    h${WALL} V${outer} H${seal} V${balance + 3} H${wall} L${bushingBore(d).slice(0, -1)}
    L${end} ${R(48)} V${R(108)} H${FLANGE_END}`
}

/** Media within the insert; paint them before its body. */
function insertMedia(sheet: Sheet, { arrangement }: Cassette, d: Dimensions) {
  const { b1, balance, counterbore, fit, sleeveTop } = d
  if (arrangement === 'single') {
    const seal = CONTACT + SEAT.single.oRing
    sheet
      .medium('process', box(BODY_START - 4, GROOVE.to, balance, fit))
      .medium('process', box(GROOVE.to, seal, balance, counterbore))
      .medium('atmosphere', box(CONTACT - 28, seal + 20, sleeveTop, b1))
    return
  }
  const [first, second] = [CONTACT + SEAT.tandem.oRing, OUTER_CONTACT + OUTER_SEAT.oRing]
  sheet
    .medium('process', box(BODY_START - 4, first, balance, fit))
    .medium('barrier', box(GROOVE.from, GROOVE.to, R(100), fit))
    .medium('barrier', box(first, second, sleeveTop, R(114)), 'barrier-channel')
    .medium('barrier', box(CONTACT - 28, first + 10, sleeveTop, b1))
    .medium('atmosphere', box(OUTER_CONTACT - 26, second + 20, sleeveTop, b1))
}

/** The body of the insert, with the stationary faces, the springs and the bushing. */
function body(sheet: Sheet, { arrangement }: Cassette, d: Dimensions) {
  const { fit, counterbore, pocket } = d
  const isTandem = arrangement === 'tandem'
  const bore = isTandem ? tandemBore(d) : singleBore(d)
  sheet.part('insert', 'stationary', 'steel', [...bore, ...fitSurface(d)])
  const roof = isTandem ? TANDEM_ROOFS.inner : counterbore
  const medium = isTandem ? 'barrier' : 'process'
  const hole = isTandem ? PORT : GROOVE.from + HOLE_HALF + 2
  const across = { x1: hole - HOLE_HALF, x2: hole + HOLE_HALF, r1: roof, r2: fit - GROOVE.depth }
  drilledAcross(sheet, medium, across, 'hole')
  if (isTandem) {
    const rib = CONTACT + SEAT.tandem.wall
    const along = { x1: rib, x2: rib + WALL, r1: R(78), r2: R(92) }
    drilledAlong(sheet, 'barrier', along)
  }
  floatingBushing(sheet, pocket, pocket + 30, R)
}

/** The heavy outline of all parts that are replaced together: sleeve, faces, springs and body. */
function contour(sheet: Sheet, d: Dimensions) {
  const { b2, sleeveTop, sleeveEnd, end, fit, flangeTop } = d
  const back: Point[] =
    end > FLANGE_END
      ? polyline`M${end} ${sleeveTop} V${R(108)} H${FLANGE_END}`
      : [[FLANGE_END, sleeveTop]]
  const path = polyline`M${SLEEVE.start} ${S} H${sleeveEnd} V${sleeveTop} L${back}
    L${FLANGE_END} ${flangeTop} H${GLAND_END} V${fit} H${BODY_START} V${b2 + 4} H${CONTACT} V${b2}
    H${SLEEVE.shoulder} V${sleeveTop} H${SLEEVE.start} V${S - 1}`
  sheet.line(path, { id: 'contour', weight: 'contact', tone: 'accent' })
  // A part of the outline that no other line covers.
  sheet.anchor('contour', [FLANGE_END, flangeTop - 4])
}

type Pair = {
  id: string
  contact: number
  seat: Seat
  back: number
  oRingX: number
  media: Contact['media']
}

/** The sleeve with its shoulder, the pairs of faces and their springs. */
function sleeveAndFaces(sheet: Sheet, parameters: Cassette, d: Dimensions) {
  const { b2, sleeveTop, sleeveEnd } = d
  const outline = polyline`M${SLEEVE.start} ${S} H${sleeveEnd} V${sleeveTop} H${SLEEVE.back}
    V${b2 - 2} H${SLEEVE.shoulder} V${sleeveTop} H${SLEEVE.start}`
  sheet.part('sleeve', 'rotating', 'steel', outline)
  oRing(sheet, 'sleeve-o-ring', [243, R(O_RING_RADIUS)])
  const { arrangement, pumpingRing } = parameters
  const isTandem = arrangement === 'tandem'
  pair(sheet, d, {
    id: 'inner',
    contact: CONTACT,
    seat: SEAT[arrangement],
    back: CONTACT - 60,
    oRingX: CONTACT - 32,
    media: [isTandem ? 'barrier' : 'atmosphere', 'process'],
  })
  if (!isTandem) return
  const back = OUTER_CONTACT - 50
  // The holder of the outer rotary face, on the sleeve; its vanes circulate the barrier fluid.
  sheet.part('holder', 'rotating', 'steel-fine-opposed', box(466, back, sleeveTop, b2))
  if (pumpingRing) slantingVanes(sheet, { x1: 466, x2: back, r1: b2, r2: b2 + 14 }, 4)
  pair(sheet, d, {
    id: 'outer',
    contact: OUTER_CONTACT,
    seat: OUTER_SEAT,
    back,
    oRingX: OUTER_CONTACT - 26,
    media: ['atmosphere', 'barrier'],
  })
}

function pair(sheet: Sheet, d: Dimensions, { id, contact, seat, back, oRingX, media }: Pair) {
  const { b1, b2, balance, tailInner } = d
  const [head, tail, wall] = [contact + seat.head, contact + seat.tail, contact + seat.wall]
  const outline = polyline`M${back} ${R(23)} H${contact - 10} V${b1} H${contact} V${b2} H${back}`
  sheet.part(`${id}-rotary`, 'rotating', 'face-rotary', outline)
  oRing(sheet, `${id}-rotary-o-ring`, [oRingX, R(28)])
  sheet.anchor(`${id}-rotary`, [contact - 20, b2 - 12])
  pin(sheet, `${id}-pin`, back - 14, back + 20, b2 - 20)
  const stationary = polyline`M${contact} ${b1 - 4} V${b2 + 4} H${head} V${balance} H${tail}
    V${tailInner} H${contact + 12} V${b1 - 4}`
  sheet.part(`${id}-stationary`, 'stationary', 'face-stationary', stationary)
  sheet.anchor(`${id}-stationary`, [contact + 26, b2 - 10])
  oRing(sheet, `${id}-dynamic-o-ring`, [contact + seat.oRing, balance + O_RING_RADIUS])
  facesMeet(sheet, contact, d, [`${id}-rotary`, `${id}-stationary`], media)
  const room = { x1: tail, x2: wall, r1: tailInner + 2, r2: balance - 2 }
  coilSpring(sheet, `${id}-springs`, room)
}

const SHAFT_END = 900

function layout(parameters: Cassette) {
  const d = dimensionsOf(parameters)
  const { bore, end, collar, collarTop, sleeveTop } = d
  const isTandem = parameters.arrangement === 'tandem'
  const sheet = new Sheet()
  const pump = { end: SHAFT_END, face: GLAND_FACE, bore, throat: R(40), outside: R(200) }
  stuffingBox(sheet, { shaft: S, ...pump })
  insertMedia(sheet, parameters, d)
  gland(sheet, parameters, d)
  body(sheet, parameters, d)
  if (!isTandem) quench(sheet, d)
  insertScrew(sheet)
  sleeveAndFaces(sheet, parameters, d)
  const centringRing = box(end + 4, collar, sleeveTop, R(50))
  sheet.part('centring-ring', 'fastener', 'unsectioned', centringRing)
  driveCollar(sheet, { shaft: S, x: collar, sleeve: sleeveTop, top: collarTop })
  contour(sheet, d)
  shaftOutline(sheet, straightShaft(66, SHAFT_END, S))
  pressureArrow(sheet, 146, 198, R(111))
  axisAndSides(sheet, SHAFT_END + 20)
  callouts(sheet, parameters, d)
  return sheet.finish({
    balloonRow: R(280),
    shaft: S,
    card: { x: 170, top: 350, width: 560 },
    row: { x: CONTACT - 90, top: R(215), width: 340 },
    cutaway: {
      reach: R(188),
      screws: { on: 'insert', circle: R(110) },
      shows: 'las caras dentro del casete recambiable, y la brida que queda en la bomba',
    },
  })
}

function callouts(sheet: Sheet, { arrangement, pumpingRing }: Cassette, d: Dimensions) {
  const isTandem = arrangement === 'tandem'
  const each = isTandem ? ', una en cada par' : ''
  sheet
    .name('sleeve-o-ring', 'O-ring de la camisa sobre el eje')
    .name('inner-rotary', `cara rotativa${each}`)
    .name('inner-stationary', `cara estacionaria${each}`)
    .name('port', isTandem ? 'salida de fluido barrera; la entrada está abajo' : 'puerto de lavado')
    .name('gland', 'brida universal: queda en la bomba, y sus O-rings abrazan el casete')
    .name('contour', 'contorno del casete recambiable')
    .name('collar', 'collar de arrastre con prisionero')
  if (!isTandem) {
    sheet
      .name('inner-dynamic-o-ring', 'O-ring dinámico')
      .name('quench-port', 'puerto de quench, que un buje flotante retiene; el drenaje está abajo')
      .name('inner-springs', 'resortes, lado atmósfera')
    return
  }
  sheet
    .callout('bushing', [d.pocket + 16, R(33)], 'buje flotante')
    .name('inner-springs', 'resortes: los interiores en el fluido barrera, los exteriores en seco')
  if (pumpingRing) sheet.name('pumping-ring', 'anillo de bombeo')
}

const ARRANGEMENTS: Record<Cassette['arrangement'], string> = {
  single:
    'Un par de caras: los resortes helicoidales empujan la cara estacionaria desde el lado atmósfera. El puerto grande alimenta un canal anular, y varias perforaciones del casete bañan las caras.',
  tandem:
    'Dos pares de caras en serie miran hacia el proceso, cada uno con sus resortes: los del interior trabajan en el fluido barrera; los del exterior, en el lado seco. El fluido barrera llena el espacio entre ambos pares.',
}

function describe({ arrangement, pumpingRing }: Cassette) {
  return {
    title: 'media sección en la caja de sellado de una bomba',
    description: inSentences([
      'A la izquierda, el impulsor y el fluido; a la derecha, la atmósfera.',
      'La línea gruesa rodea el casete, que se cambia como una sola pieza: camisa, caras, resortes y O-rings. La brida universal queda en la bomba, y dos O-rings suyos abrazan el casete.',
      ARRANGEMENTS[arrangement],
      pumpingRing &&
        'Un anillo de bombeo en el portacara exterior hace circular el fluido barrera.',
      arrangement === 'single' && 'Detrás de las caras hay quench y drenaje.',
      'Un buje flotante cierra el lado atmósfera, y un anillo centra el conjunto al montarlo.',
    ]),
  }
}

export const cassette: KindDefinition<typeof schema> = { schema, layout, describe }
