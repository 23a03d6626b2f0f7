import { z } from 'zod'
import {
  driveCollar,
  driveCollarOutside,
  axisAndSides,
  pressureArrow,
  stuffingBox,
  R,
  S,
} from '../assemblies/stuffing-box.ts'
import { onSheet, box, inSentences, mirror, polar, polyline, Sheet } from '../kit.ts'
import type { KindDefinition, Point } from '../model.ts'
import { drilledAlong } from '../parts/box-fittings.ts'
import { pin, studAndNut } from '../parts/fasteners.ts'
import { port } from '../parts/port.ts'
import { balanceRadius, facesMeet, gasket, oRing, O_RING_RADIUS } from '../parts/seals.ts'
import { shaftOutline, straightShaft } from '../parts/shaft.ts'
import { coilSpring, zigzag } from '../parts/springs.ts'

/** A double gas seal in one plane: gas between two concentric tracks of one pair of rings. */
const schema = z.strictObject({
  kind: z.literal('gas-dual'),
  /**
   * The regulator in the gland, between port and faces: `inline`: a valve in the gas bore itself; `plunger`: a
   * spring-loaded plunger that the process pressure moves, in a taller gland.
   */
  regulator: z.enum(['inline', 'plunger']).default('inline'),
  /** Section of the rotary face ring. */
  rotary: z.enum(['solid', 'l-shaped']).default('solid'),
})

type GasDual = z.output<typeof schema>

/** Positions along the axis. */
const CONTACT = 322
const GLAND_FACE = 372
const GLAND_END = 540
const COLLAR = 556

const BALANCE_RATIO = 0.76

type Dimensions = ReturnType<typeof dimensionsOf>

/** The dimensions that several parts share. `R(v)` is `v` from the shaft's surface. */
function dimensionsOf({ regulator }: GasDual) {
  const [b1, b2, b3, b4] = [R(50), R(68), R(83), R(101)]
  return {
    /** Inner track, from b1 to b2; gas groove; outer track, from b3 to b4. */
    b1,
    b2,
    b3,
    b4,
    /** Balance radius of each track, set by the O-ring between the same two media. */
    innerBalance: balanceRadius(b1, b2, BALANCE_RATIO),
    outerBalance: balanceRadius(b3, b4, BALANCE_RATIO),
    tailInner: R(34),
    sleeveTop: R(20),
    sleeveEnd: COLLAR + 88,
    glandTop: R(192),
    /** Top of the gland where it houses the regulator. */
    top: regulator === 'plunger' ? R(214) : R(192),
  }
}

/** The stationary ring: depth of its gas groove, head, step, end of its feed holes, tail. */
const [GROOVE_END, HEAD_END, STEP_END, TAIL_END] = [334, 366, 402, 456]
const WALL = 496
/** Gas chamber behind the stationary ring, between its two O-rings. */
const CHAMBER_END = 414
const O_RINGS = { outer: 386, inner: 430 }
const FEED_HOLE = { from: 71, to: 78 }
/** The rotary face, the shoulder behind it, and the O-rings, of which the first bounds the air under the face. */
const ROTARY = {
  solid: { back: 262, shoulder: 98, sleeveORing: 243, oRings: [290] },
  'l-shaped': { back: 240, shoulder: 50, sleeveORing: 224, oRings: [258, 296] },
} as const

/** Process fluid outside the outer track, gas between both, air inside the inner one. */
function media(sheet: Sheet, { rotary }: GasDual, d: Dimensions) {
  const { b1, b2, b3, sleeveTop, innerBalance, outerBalance } = d
  sheet
    .medium('process', box(GLAND_FACE, O_RINGS.outer, outerBalance, outerBalance + 3))
    .medium('gas', box(O_RINGS.outer, CHAMBER_END, innerBalance, outerBalance + 3), 'gas-chamber')
    .medium('gas', box(CHAMBER_END, O_RINGS.inner, innerBalance, innerBalance + 3))
    .medium('gas', box(CONTACT, GROOVE_END, b2, b3), 'gas-groove')
    .medium('atmosphere', box(ROTARY[rotary].oRings[0], GLAND_FACE, sleeveTop, b1))
}

function gland(sheet: Sheet, { innerBalance, outerBalance, top }: Dimensions) {
  const outline = polyline`M${GLAND_FACE} ${outerBalance + 3} H${CHAMBER_END} V${innerBalance + 3}
    H${WALL} V${R(28)} H${GLAND_END} V${top} H${GLAND_FACE}`
  sheet.part('gland', 'stationary', 'steel-opposed', outline)
  sheet.anchor('gland', [GLAND_END - 14, R(110)])
  gasket(sheet, 'gland-gasket', GLAND_FACE, GLAND_FACE + 8, R(128), R(145))
}

/** The gland from outside, below the axis. */
function glandOutside(sheet: Sheet, { glandTop }: Dimensions) {
  const outline = mirror(polyline`M${GLAND_FACE} 0 V${glandTop} H${GLAND_END - 14}
    L${GLAND_END} ${glandTop - 14} V0`)
  sheet
    .part('gland-outside', 'stationary', 'unsectioned', outline)
    .line(polyline`M${GLAND_END - 14} 0 V${-glandTop}`)
    .line(polyline`M${GLAND_FACE} ${-R(144)} H${GLAND_END - 14}`)
    .line(polyline`M${GLAND_FACE} ${-R(176)} H${GLAND_END - 14}`)
  studAndNut(sheet, 'gland-nut', GLAND_END, -R(160), 11)
}

/** Sleeve and rotary face; the L-shaped one has two O-rings on the sleeve. */
function rotating(sheet: Sheet, { rotary }: GasDual, d: Dimensions) {
  const { b1, b4, sleeveTop, sleeveEnd } = d
  const { back, shoulder, sleeveORing, oRings } = ROTARY[rotary]
  const outline = polyline`M206 ${S} H${sleeveEnd} V${sleeveTop} H${back} V${R(shoulder)} h-30
    V${sleeveTop} H206`
  sheet.part('sleeve', 'rotating', 'steel', outline)
  oRing(sheet, 'sleeve-o-ring', [sleeveORing, R(O_RING_RADIUS)])
  const rear: Point[] =
    rotary === 'solid' ? [[back, b4 + 5]] : polyline`M286 ${b4 + 5} V${R(52)} H${back}`
  const rotaryFace = polyline`M${back} ${R(23)} H${CONTACT - 10} V${b1 - 6} H${CONTACT} V${b4 + 5}
    L${rear}`
  sheet.part('rotary-face', 'rotating', 'face-rotary', rotaryFace)
  sheet.anchor('rotary-face', [304, b4 - 8])
  oRings.forEach((x, i) => oRing(sheet, `rotary-o-ring${i ? '-2' : ''}`, [x, R(28)]))
  if (rotary === 'solid') pin(sheet, 'drive-pin', back - 14, back + 20, R(78))
  else pin(sheet, 'drive-pin', back - 14, back + 14, R(44), 4)
}

/** The wide stationary face: two tracks, a gas groove between them, and its feed holes. */
function stationary(sheet: Sheet, d: Dimensions) {
  const { b1, b2, b3, b4, innerBalance, outerBalance, tailInner } = d
  const stationaryFace = polyline`M${CONTACT} ${b1} V${b2} H${GROOVE_END} V${b3} H${CONTACT}
    V${b4} h8 v5 H${HEAD_END} V${outerBalance} H${STEP_END} V${innerBalance} H${TAIL_END}
    V${tailInner} H${CONTACT + 12} V${b1}`
  sheet.part('stationary-face', 'stationary', 'face-stationary', stationaryFace)
  sheet.anchor('stationary-face', [CONTACT + 26, b4 - 8])
  const hole = { x1: GROOVE_END, x2: STEP_END, r1: R(FEED_HOLE.from), r2: R(FEED_HOLE.to) }
  drilledAlong(sheet, 'gas', hole, 'feed-hole')
  oRing(sheet, 'outer-o-ring', [O_RINGS.outer, outerBalance + O_RING_RADIUS])
  oRing(sheet, 'inner-o-ring', [O_RINGS.inner, innerBalance + O_RING_RADIUS])
  pin(sheet, 'seat-pin', STEP_END - 14, STEP_END + 28, R(82), 3)
  // Each track is balanced by its own O-ring.
  const faces = ['rotary-face', 'stationary-face'] as const
  const outer = { b1: b3, b2: b4, balance: outerBalance }
  facesMeet(sheet, CONTACT, { b1, b2, balance: innerBalance }, faces, ['atmosphere', 'gas'])
  facesMeet(sheet, CONTACT, outer, faces, ['gas', 'process'])
  const room = { x1: TAIL_END, x2: WALL, r1: tailInner + 2, r2: innerBalance - 1 }
  coilSpring(sheet, 'springs', room)
}

const DUCT = 408

/** The valve in the gas bore: its cavity and its cone, above the shaft's surface. */
const INLINE = { from: 118, to: 160, half: 14 }
/** The plunger's bore, across the gland: the height of its axis above the shaft's surface, and its length. */
const PLUNGER = { axis: 148, half: 15, from: 380, to: 500 }
/** The right land half covers the port: higher process pressure opens it further. */
const LANDS = { left: [392, 402], right: [437, 458] } as const
const PLUNGER_PORT = 436
const SENSOR = { axis: 113, half: 4, x: 384 }

/** Port, regulator and the duct down to the gas chamber; paint them over the gland. */
function gasRegulator(sheet: Sheet, { regulator: form }: GasDual, d: Dimensions) {
  if (form === 'inline') inline(sheet, d)
  else plunger(sheet, d)
}

/** From the gas chamber's roof up to the regulator. */
function duct(sheet: Sheet, { outerBalance }: Dimensions, end: number) {
  const roof = outerBalance + 3
  const [left, right] = [DUCT - 5, DUCT + 5]
  sheet.medium('gas', box(left, right, roof - 1, end + 1), 'duct')
  for (const x of [left, right]) sheet.line(polyline`M${x} ${roof} V${end}`, { weight: 'outline' })
}

function gasPort(sheet: Sheet, x: number, from: number, top: number) {
  port(sheet, 'gas-port', { from: [x, from], to: [x, top], medium: 'gas', half: 9 })
  sheet.anchor('gas-port', [x, top - 16])
}

function inline(sheet: Sheet, d: Dimensions) {
  const [r1, r2] = [R(INLINE.from), R(INLINE.to)]
  const [left, right] = [DUCT - INLINE.half, DUCT + INLINE.half]
  sheet.medium('gas', box(left, right, r1, r2), 'valve-cavity')
  sheet.line(polyline`M${left} ${r1} V${r2} H${right} V${r1} H${left}`, { weight: 'outline' })
  duct(sheet, d, r1)
  gasPort(sheet, DUCT, r2, d.top)
  const outline = polyline`M${DUCT - 3} ${r1 - 4} H${DUCT + 3} L${DUCT + 11} ${r1 + 12}
    V${r1 + 18} H${DUCT - 11} V${r1 + 12}`
  sheet.part('regulator', 'fastener', 'unsectioned', outline)
  sheet.anchor('regulator', [DUCT, r1 + 14])
  // The valve's spring lies along the bore, which is across the axis.
  const spring = zigzag({ x1: r1 + 19, x2: r2 - 1, r1: DUCT - 9, r2: DUCT + 9 }, 5)
  sheet.line(
    spring.map(([along, across]) => [across, along]),
    { weight: 'spring' },
  )
}

function plunger(sheet: Sheet, d: Dimensions) {
  const { axis, half, from, to } = PLUNGER
  const v = R(axis)
  const [low, high] = [v - half, v + half]
  sensor(sheet, R(SENSOR.axis), low)
  sheet
    .medium('process', box(from, LANDS.left[0], low, high), 'sensor')
    .medium('gas', box(LANDS.left[1], LANDS.right[0], low, high))
    .medium('atmosphere', box(LANDS.right[1], to, low, high))
    .line(polyline`M${from} ${low} V${high} H${to} V${low} H${from}`, { weight: 'outline' })
  duct(sheet, d, low)
  gasPort(sheet, PLUNGER_PORT, high, d.top)
  const rod = 5
  const outline = polyline`M${LANDS.left[0]} ${low} H${LANDS.left[1]} V${v - rod}
    H${LANDS.right[0]} V${low} H${LANDS.right[1]} V${high} H${LANDS.right[0]} V${v + rod}
    H${LANDS.left[1]} V${high} H${LANDS.left[0]}`
  sheet.part('regulator', 'fastener', 'unsectioned', outline)
  sheet.anchor('regulator', [LANDS.right[0] + 8, v])
  const room = { x1: LANDS.right[1], x2: to, r1: low + 3, r2: high - 3 }
  coilSpring(sheet, 'regulator-spring', room)
  sheet
    .part('plug', 'fastener', 'unsectioned', box(to, GLAND_END, low - 4, high + 4))
    .centreLine([from - 6, v], [GLAND_END + 16, v])
}

/** The passage through which the process pressure acts on the plunger. */
function sensor(sheet: Sheet, r: number, low: number) {
  const { half, x } = SENSOR
  sheet
    .medium('process', box(GLAND_FACE - 1, x + half, r - half, r + half))
    .medium('process', box(x - half, x + half, r - half, low + 1))
    .line(polyline`M${GLAND_FACE} ${r - half} H${x + half} V${low}`)
    .line(polyline`M${GLAND_FACE} ${r + half} H${x - half} V${low}`)
}

const CENTRE: Point = [826, 0]
const SCALE = 0.5
const HOLES = 8

/** The stationary face from the rotary side: both tracks, and the gas groove. */
function frontView(sheet: Sheet, { b1, b2, b3, b4 }: Dimensions) {
  const circle = (radius: number) => ({ centre: CENTRE, radius: radius * SCALE })
  const at = (radius: number, angle: number) => polar(CENTRE, radius * SCALE, angle)
  sheet.onlyOnSection(() => {
    sheet
      .part('front-outer-track', 'stationary', 'seat', circle(b4))
      .anchor('front-outer-track', at((b3 + b4) / 2, 1.9))
      .part('front-groove-wall', 'stationary', 'unsectioned', circle(b3))
      .medium('gas', circle(b3 - 2), 'front-groove')
      .part('front-inner-track', 'stationary', 'seat', circle(b2))
      .part('front-bore', 'stationary', 'unsectioned', circle(b1))
      .part('front-shaft', 'fastener', 'outside', circle(S))
    for (let i = 0; i < HOLES; i++) {
      const centre = at((b2 + b3) / 2, ((i + 0.5) * 2 * Math.PI) / HOLES)
      sheet.part('front-hole', 'stationary', 'unsectioned', { centre, radius: 2.5 }, 'thin')
    }
    const reach = b4 * SCALE + 16
    const [x, r] = CENTRE
    sheet
      .centreLine([x - reach, r], [x + reach, r])
      .centreLine([x, reach], [x, -reach])
      .text([x, -reach - 26], 'Cara estacionaria,', { strong: true })
      .text([x, -reach - 50], 'vista frontal 1:2', { strong: true })
  })
}

const SHAFT_END = 690

function layout(parameters: GasDual) {
  const d = dimensionsOf(parameters)
  const { sleeveTop, sleeveEnd, top } = d
  const sheet = new Sheet()
  const pump = { end: SHAFT_END, face: GLAND_FACE, bore: R(122), throat: R(40), outside: R(196) }
  stuffingBox(sheet, { shaft: S, ...pump })
  media(sheet, parameters, d)
  gland(sheet, d)
  gasRegulator(sheet, parameters, d)
  rotating(sheet, parameters, d)
  stationary(sheet, d)
  const collar = { shaft: S, x: COLLAR, sleeve: sleeveTop, top: R(78) }
  driveCollar(sheet, collar)
  glandOutside(sheet, d)
  driveCollarOutside(sheet, collar, { from: GLAND_END, to: sleeveEnd })
  shaftOutline(sheet, straightShaft(66, SHAFT_END, S))
  pressureArrow(sheet, 146, 198, R(111))
  frontView(sheet, d)
  axisAndSides(sheet, SHAFT_END + 14)
  callouts(sheet, parameters)
  return sheet.finish({
    balloonRow: top + 84,
    shaft: S,
    cardShare: 'whole',
    card: { x: 180, top: top + 38, width: 460 },
    row: { x: CONTACT - 120, top: R(215), width: 340 },
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
  title: `media sección en la caja de sellado${onSheet(' y vista frontal de la cara estacionaria')}`,
  description: inSentences([
    'A la izquierda, el impulsor y el fluido; a la derecha, la atmósfera.',
    'Un solo par de anillos sella dos veces en el mismo plano: la pista exterior frente al fluido y la interior frente a la atmósfera, con una cámara anular de gas entre ambas.',
    REGULATORS[form],
    'Perforaciones de la cara estacionaria llevan el gas a la cámara anular.',
    ROTARIES[rotary],
    'Los resortes empujan la cara estacionaria desde el lado atmósfera; un collar con prisionero fija la camisa al eje.',
  ]),
})

export const gasDual: KindDefinition<typeof schema> = { schema, layout, describe }
