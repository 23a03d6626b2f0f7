import { z } from 'zod'
import {
  driveCollar,
  stuffingBox,
  axisAndSides,
  pressureArrow,
  R,
  S,
} from '../assemblies/stuffing-box.ts'
import { area, box, inSentences, polyline, Sheet, type KindDefinition, type Point } from '../kit.ts'
import { studAndNut } from '../parts/fasteners.ts'
import { port } from '../parts/port.ts'
import { balanceRadius, facesMeet, gasket, oRing, O_RING_RADIUS } from '../parts/seals.ts'
import { shaft, straightShaft, shaftOutline } from '../parts/shaft.ts'
import { coilSpring } from '../parts/springs.ts'

/** A single cartridge seal for slurries: heavy faces, loaded by a plate and springs outside the gland. */
const schema = z.strictObject({
  kind: z.literal('slurry'),
  /**
   * The part that the gland is bolted to: the pump's stuffing box; a round plate in place of box or expeller; or a
   * wider plate with ribs.
   */
  housing: z.enum(['stuffing-box', 'adapter', 'ribbed-adapter']).default('stuffing-box'),
  /** Elastic ring behind the rotary face. */
  cushion: z.boolean().default(false),
  /** Restriction bushings towards the impeller and in the push plate. */
  bushings: z.boolean().default(false),
  /** A bore at the top of the chamber that vents air. */
  vent: z.boolean().default(false),
  /** What keeps gland and collar in position until installation. */
  centring: z.enum(['none', 'clips']).default('none'),
})

type Slurry = z.output<typeof schema>

/** Positions along the axis. */
const CONTACT = 330
const SHAFT_END = 880
const COLLAR = 604

const BALANCE_RATIO = 0.72

type Dimensions = ReturnType<typeof dimensionsOf>

/** The dimensions that several parts share. `R(v)` is `v` from the shaft's surface. */
function dimensionsOf({ housing, bushings }: Slurry) {
  const b1 = R(62)
  const b2 = R(98)
  return {
    /** Contact band and hydraulic balance radius. */
    b1,
    b2,
    balance: balanceRadius(b1, b2, BALANCE_RATIO),
    tailInner: R(44),
    sleeveTop: R(20),
    sleeveEnd: COLLAR + 88,
    collarTop: R(80),
    /** Bore of the chamber at the gland, and at its inner end. */
    bore: R(122),
    throat: bushings ? R(50) : R(122),
    bolt: R(144),
    plateTop: R(172),
    /** The outermost part, which the balloons must clear. */
    top: housing === 'stuffing-box' ? R(206) : R(244),
  }
}

const GLAND_FACE = 372
const GLAND_END = 520
const SLEEVE_START = 200
/** Back of the rotary face on the sleeve's shoulder, with an elastic cushion between them. */
const [BACK, CUSHION] = [258, 9]
const HEAD_END = 404
/** The dynamic O-ring is close behind the gland's mouth, where no solids settle. */
const SEAT_O_RING = 430
/** The push plate, beyond the gland: it presses on the end of the stationary face. */
const PLATE = { from: 548, to: 570 }
/** The head of the shoulder bolts, against which the springs push. */
const BOLT_HEAD = { from: 642, to: 660 }
const CASING = { from: 94, to: 132 }
const FLANGE_END = 164
const THROAT_END = 140

const ROTARY_O_RING = 290

/** Shaft, impeller, slurry, and the part that the gland is bolted to. */
function housingSection(sheet: Sheet, parameters: Slurry, d: Dimensions) {
  const { bore, throat } = d
  if (parameters.housing === 'stuffing-box') {
    const face = GLAND_FACE
    stuffingBox(sheet, { shaft: S, end: SHAFT_END, face, bore, throat, outside: R(192) })
  } else adapter(sheet, parameters.housing, d)
  if (parameters.bushings) {
    sheet.part('throat-bushing', 'stationary', 'graphite', box(102, THROAT_END - 6, R(6), throat))
    sheet.anchor('throat-bushing', [118, throat - 12])
  }
}

/** A plate in the casing in place of stuffing box or expeller; its chamber is open to the impeller. */
function adapter(sheet: Sheet, form: 'adapter' | 'ribbed-adapter', d: Dimensions) {
  const { bore, throat } = d
  const isRibbed = form === 'ribbed-adapter'
  const isOpen = throat === bore
  shaft(sheet, straightShaft(24, SHAFT_END, S))
  sheet
    .medium('process', box(54, CASING.from, S, R(244)))
    .medium('process', box(66, GLAND_FACE, S, R(150)))
    .opening(area(0, CASING.from + 2, 0, R(246)))
  const impeller = polyline`M24 ${S} H66 v46 L54 ${S + 60} V${R(244)} H24`
  const chamber: Point[] = isOpen
    ? polyline`M${CASING.from} ${R(148)} L${GLAND_FACE} ${R(116)}`
    : polyline`M${CASING.from} ${throat} H${THROAT_END} V${R(126)} L${GLAND_FACE} ${R(116)}`
  const outside: Point[] = isRibbed
    ? polyline`M${GLAND_FACE} ${R(192)} H${336} V${R(152)} H${FLANGE_END}`
    : polyline`M${GLAND_FACE} ${R(192)} H${FLANGE_END}`
  const rim = polyline`M${FLANGE_END} ${R(240)} H${CASING.to} V${R(200)} H${CASING.from}`
  sheet
    .part('impeller', 'rotating', 'steel-opposed', impeller)
    .part('casing', 'housing', 'housing', box(CASING.from, CASING.to, R(200), R(244)))
    .part('adapter', 'stationary', 'steel', [...chamber, ...outside, ...rim])
    .anchor('adapter', [148, R(212)])
  if (isRibbed) {
    // A rib in the plane of the section is not hatched (ISO 128-50).
    const rib = polyline`M${FLANGE_END} ${R(152)} H${336} V${R(184)} L${FLANGE_END} ${R(222)}`
    sheet.part('rib', 'stationary', 'unsectioned', rib)
  } else studAndNut(sheet, 'adapter-nut', FLANGE_END, R(219), 8)
}

/** The vent from the chamber straight up. */
function vent(sheet: Sheet, { housing: form }: Slurry, { bore }: Dimensions) {
  const from: Point = [354, form === 'stuffing-box' ? bore : R(117)]
  port(sheet, 'vent', { from, to: [354, R(192)], medium: 'process', half: 6, flow: 'out' })
}

/** Slurry up to the dynamic O-ring; air behind the faces. */
function media(sheet: Sheet, { b1, balance, sleeveTop, bore }: Dimensions) {
  sheet
    .medium('process', box(GLAND_FACE, SEAT_O_RING, balance, bore))
    .medium('atmosphere', box(ROTARY_O_RING, PLATE.from, sleeveTop, b1))
}

/** A thick gland; its wide mouth narrows smoothly down to the O-ring. */
function gland(sheet: Sheet, d: Dimensions) {
  const { b2, balance } = d
  const outline = polyline`M${GLAND_FACE} ${R(116)} L412 ${b2 + 14} V${balance + 3}
    H${GLAND_END} V${R(168)} H${GLAND_FACE + 40} V${R(190)} H${GLAND_FACE}`
  sheet.part('gland', 'stationary', 'steel-opposed', outline)
  sheet.anchor('gland', [GLAND_FACE + 90, R(140)])
  gasket(sheet, 'gland-gasket', GLAND_FACE, GLAND_FACE + 8, R(130), R(147))
}

/** The rotating parts: sleeve with a sloping back, rotary face driven by a square key, drive collar. */
function rotating(sheet: Sheet, { cushion }: Slurry, d: Dimensions) {
  const { b1, b2, sleeveTop, sleeveEnd, collarTop } = d
  const outline = polyline`M${SLEEVE_START} ${S} H${sleeveEnd} V${sleeveTop} H${BACK} V${b2 + 2}
    h-24 L${SLEEVE_START} ${R(34)}`
  sheet.part('sleeve', 'rotating', 'steel', outline)
  oRing(sheet, 'sleeve-o-ring', [228, R(O_RING_RADIUS)])
  const back = BACK + (cushion ? CUSHION : 0)
  if (cushion) {
    sheet.part('cushion', 'elastomer', 'elastomer', box(BACK, back, R(42), b2 - 2), 'thin')
  }
  const rotaryFace = polyline`M${back} ${R(23)} H${CONTACT - 10} V${b1} H${CONTACT} V${b2}
    L${CONTACT - 10} ${b2 + 4} H${back}`
  sheet.part('rotary-face', 'rotating', 'face-rotary', rotaryFace)
  sheet.anchor('rotary-face', [306, b2 - 14])
  oRing(sheet, 'rotary-o-ring', [ROTARY_O_RING, R(28)])
  sheet.part('square-drive', 'fastener', 'unsectioned', box(BACK - 12, back + 14, R(56), R(80)))
  sheet.anchor('square-drive', [BACK - 2, R(66)])
  driveCollar(sheet, { shaft: S, x: COLLAR, sleeve: sleeveTop, top: collarTop })
}

/** The stationary face; its tail extends through the gland, so that its springs do not touch the slurry. */
function stationary(sheet: Sheet, d: Dimensions) {
  const { b1, b2, balance, tailInner } = d
  const stationaryFace = polyline`M${CONTACT} ${b1 - 6} V${b2 + 6} H${HEAD_END - 8}
    L${HEAD_END} ${b2 - 2} V${balance} H${PLATE.from} V${tailInner} H${CONTACT + 20} V${b1 - 6}`
  sheet.part('stationary-face', 'stationary', 'face-stationary', stationaryFace)
  sheet.anchor('stationary-face', [CONTACT + 40, b2 - 10])
  oRing(sheet, 'dynamic-o-ring', [SEAT_O_RING, balance + O_RING_RADIUS])
  facesMeet(sheet, CONTACT, d)
}

/** Push plate on its shoulder bolts, with exposed springs that can be seen and cleaned. */
function pushPlate(sheet: Sheet, { bushings }: Slurry, d: Dimensions) {
  const { tailInner, plateTop, bolt: r } = d
  const inner = bushings ? tailInner : R(30)
  sheet.part('push-plate', 'stationary', 'steel', box(PLATE.from, PLATE.to, inner, plateTop))
  if (bushings) {
    sheet.part('plate-bushing', 'stationary', 'graphite', box(PLATE.from, PLATE.to, R(22), inner))
  }
  const shank = box(GLAND_END - 26, BOLT_HEAD.from, r - 9, r + 9)
  sheet
    .part('bolt', 'fastener', 'unsectioned', shank)
    .part('bolt-head', 'fastener', 'unsectioned', box(BOLT_HEAD.from, BOLT_HEAD.to, r - 22, r + 22))
    .centreLine([GLAND_END - 46, r], [BOLT_HEAD.to + 14, r])
  const room = { x1: PLATE.to, x2: BOLT_HEAD.from, r1: r - 24, r2: r + 24 }
  coilSpring(sheet, 'springs', room)
}

function layout(parameters: Slurry) {
  const d = dimensionsOf(parameters)
  const { top } = d
  const sheet = new Sheet()
  housingSection(sheet, parameters, d)
  media(sheet, d)
  gland(sheet, d)
  rotating(sheet, parameters, d)
  stationary(sheet, d)
  pushPlate(sheet, parameters, d)
  if (parameters.vent) vent(sheet, parameters, d)
  shaftOutline(sheet, straightShaft(66, SHAFT_END, S))
  pressureArrow(sheet, 148, 200, R(88))
  axisAndSides(sheet, SHAFT_END + 20)
  callouts(sheet, parameters)
  return sheet.finish({
    balloonRow: top + 48,
    shaft: S,
    card: { x: 180, top: 350, width: 520 },
    row: { x: 96, top: R(250), width: 410 },
  })
}

function callouts(sheet: Sheet, parameters: Slurry) {
  if (parameters.bushings) {
    const label = 'bujes: uno de restricción en la garganta, otro en la placa de empuje'
    sheet.name('throat-bushing', label)
  }
  if (parameters.housing !== 'stuffing-box') {
    const ribs = parameters.housing === 'ribbed-adapter' ? ' con nervios' : ''
    sheet.name('adapter', `placa adaptadora${ribs}, en lugar de la caja de sellado`)
  }
  const cushion = parameters.cushion ? ' y cojín elástico' : ''
  sheet
    .name('sleeve-o-ring', 'O-ring de la camisa sobre el eje')
    .name('square-drive', `arrastre de base cuadrada${cushion}`)
    .name('rotary-face', 'cara rotativa maciza')
    .name('stationary-face', 'cara estacionaria maciza')
    .name('dynamic-o-ring', 'O-ring dinámico')
    .name('gland', `brida gruesa${parameters.vent ? ', con venteo' : ''}`)
    .name('springs', 'resortes de la placa de empuje, fuera del fluido')
    .name('collar', 'collar de arrastre con prisionero')
}

const HOUSINGS: Record<Slurry['housing'], string> = {
  'stuffing-box': 'La brida se aperna a la caja de sellado, amplia y sin rincones.',
  adapter:
    'Una placa adaptadora circular reemplaza la caja de sellado o el expulsor de la bomba de pulpa; su cámara cónica se abre hacia el impulsor.',
  'ribbed-adapter':
    'Una placa adaptadora de gran diámetro, con nervios, va directo al bastidor de la bomba de pulpa.',
}

function describe(parameters: Slurry) {
  const { cushion, bushings, centring } = parameters
  const place =
    parameters.housing === 'stuffing-box' ? 'en la caja de sellado' : 'sobre la placa adaptadora'
  return {
    title: `media sección ${place} de una bomba de pulpa`,
    description: inSentences([
      'A la izquierda, el impulsor y la pulpa; a la derecha, la atmósfera.',
      HOUSINGS[parameters.housing],
      'Una placa de empuje, por fuera de la brida, presiona la cara estacionaria; sus resortes, grandes, van sobre pernos con resalte, a la vista y fuera del fluido.',
      `Las caras son gruesas y macizas, y un arrastre de base cuadrada mueve la rotativa${cushion ? ', apoyada en un cojín elástico' : ''}.`,
      bushings &&
        'Bujes de restricción hacia el impulsor y en la placa de empuje frenan el paso de sólidos.',
      parameters.vent
        ? 'Trabaja sin puerto de lavado; un venteo evacua el aire de la caja.'
        : 'Trabaja sin puerto de lavado.',
      centring === 'clips' && 'Presillas centran el cartucho hasta terminar el montaje.',
    ]),
  }
}

export const slurry: KindDefinition<typeof schema> = { schema, layout, describe }
