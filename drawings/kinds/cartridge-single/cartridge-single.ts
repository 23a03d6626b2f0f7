import { z } from 'zod'
import {
  driveCollar,
  driveCollarOutside,
  glandBodySurface,
  glandBodyOutside,
  axisAndSides,
  pressureArrow,
  stuffingBox,
} from '../../assemblies/stuffing-box.ts'
import { box, polyline, Sheet, type KindDefinition, type Point } from '../../kit.ts'
import { floatingBushing } from '../../parts/box-fittings.ts'
import { drivePin, pin, studAndNut } from '../../parts/fasteners.ts'
import { boredPort } from '../../parts/port.ts'
import { facesMeet, oRing, O_RING_RADIUS, gasket } from '../../parts/seals.ts'
import { straightShaft, shaftOutline } from '../../parts/shaft.ts'
import { coilSpring, waveSpring } from '../../parts/springs.ts'
import {
  CONTACT,
  SHAFT_END,
  BOX_FACE,
  COUNTERBORE_END,
  glandBody,
  dimensionsOf,
  type CartridgeSingle,
  type Dimensions,
} from './dimensions.ts'
import { describe } from './words.ts'

/** A single cartridge seal on its sleeve, in a pump's stuffing box. */
const schema = z
  .strictObject({
    kind: z.literal('cartridge-single'),
    /**
     * `external`: small coil springs push the stationary face, on the atmosphere side. `wave`: one wave spring does,
     * in less length. `multiple`: coil springs behind the rotary face turn in the box, isolated from the fluid by an
     * O-ring.
     */
    springs: z.enum(['external', 'wave', 'multiple']).default('external'),
    /** Radial section of the face rings. */
    faceProfile: z.enum(['solid', 'low-profile']).default('solid'),
    /** The ring whose nose determines the width of the contact. */
    narrowFace: z.enum(['rotary', 'stationary']).default('rotary'),
    /** What carries the rotary face: a shoulder of the sleeve, or a holder on its inner end. */
    rotaryMount: z.enum(['shoulder', 'holder']).default('shoulder'),
    drive: z.enum(['pin', 'cushioned-pin']).default('pin'),
    /**
     * `full`: one slotted block; `hub`: short hub with detachable lugs; `tapered-lugs`: four radial lugs; `conical`:
     * flange and conical hub; `round`: plain disc; `clamped`: held by a bolted clamp.
     */
    gland: z.enum(['full', 'hub', 'tapered-lugs', 'conical', 'round', 'clamped']).default('full'),
    /** Flush port of the gland. */
    port: z.enum(['radial', 'oblique', 'none']).default('radial'),
    /** An annular groove under the port, which distributes the flush. */
    channel: z.boolean().default(false),
    /** Connection behind the faces, on the atmosphere side. */
    quench: z.boolean().default(false),
    bushing: z.enum(['none', 'fixed', 'floating']).default('none'),
    /** What holds the cartridge on the shaft. */
    lock: z.enum(['set-screw', 'countersunk', 'shaft-shoulder']).default('set-screw'),
    /** What keeps gland and collar in position until installation. */
    centring: z.enum(['none', 'clips', 'strap']).default('none'),
  })
  .refine(({ gland, port }) => gland !== 'clamped' || port !== 'oblique', {
    path: ['port'],
    error: 'una brida con grapa no deja lugar a un puerto oblicuo: usa radial o none',
  })
  .refine(({ lock, centring }) => lock !== 'shaft-shoulder' || centring === 'none', {
    path: ['centring'],
    error: 'un cartucho apoyado en el resalte del eje no lleva presillas ni cinta: usa none',
  })
  .refine(({ springs, rotaryMount }) => springs !== 'multiple' || rotaryMount === 'shoulder', {
    path: ['rotaryMount'],
    error: 'con resortes multiple la camisa misma aloja la cara rotativa: usa shoulder',
  })

/** Ends of the sleeve's own shoulder, of the holder, and of the spring carrier. */
const BACK = 262
const HOLDER_START = 214
const [CARRIER_START, CARRIER_WALL] = [170, 186]

/** The start of the seal on the shaft. */
const sealStart = ({ springs, rotaryMount }: CartridgeSingle): number =>
  springs === 'multiple' ? CARRIER_START : rotaryMount === 'holder' ? 200 : 206

/** The sleeve, with the part that carries the rotary face. */
function sleeve(sheet: Sheet, parameters: CartridgeSingle, d: Dimensions) {
  const { R, s, b2, balance, sleeveTop } = d
  const close = polyline`M${endOfSleeve(parameters, d)} ${s} V${sleeveTop}`
  if (parameters.springs === 'multiple') {
    const outline = polyline`M${CARRIER_START} ${s} L${close} L${CARRIER_WALL} ${sleeveTop}
      V${balance + 3} H276 V${b2 + 6} H${CARRIER_START}`
    sheet.part('sleeve', 'rotating', 'steel', outline)
    oRing(sheet, 'sleeve-o-ring', [204, R(O_RING_RADIUS)])
  } else if (parameters.rotaryMount === 'holder') {
    sheet.part('sleeve', 'rotating', 'steel', box(200, endOfSleeve(parameters, d), s, sleeveTop))
    const holderOutline = polyline`M${HOLDER_START} ${sleeveTop} H${BACK} V${d.rotaryOuter + 3}
      H298 V${d.rotaryOuter + 14} H${HOLDER_START + 14} L${HOLDER_START} ${d.rotaryOuter}`
    sheet.part('holder', 'rotating', 'steel-fine-opposed', holderOutline)
    oRing(sheet, 'sleeve-o-ring', [236, R(O_RING_RADIUS)])
  } else {
    const sleeveOutline = polyline`M206 ${s} L${close} L${BACK} ${sleeveTop} V${b2 - 2} H224
      V${sleeveTop} H206`
    sheet.part('sleeve', 'rotating', 'steel', sleeveOutline)
    oRing(sheet, 'sleeve-o-ring', [243, R(O_RING_RADIUS)])
  }
}

/** The rotary face, its O-ring and its drive; with `multiple`, also its springs. */
function rotaryRing(sheet: Sheet, parameters: CartridgeSingle, d: Dimensions) {
  const { R, b1, b2, balance, sleeveTop, rotaryOuter } = d
  const isCarried = parameters.springs === 'multiple'
  const bore = isCarried ? R(30) : R(23)
  const front: Point[] =
    parameters.narrowFace === 'rotary'
      ? polyline`M312 ${bore} V${b1} H${CONTACT} V${b2}`
      : polyline`M310 ${bore} V${b1 - 6} H${CONTACT} V${rotaryOuter}`
  const back: Point[] = isCarried
    ? polyline`M286 ${rotaryOuter} V${balance} H232 V${bore}`
    : polyline`M${BACK} ${rotaryOuter} V${bore}`
  sheet.part('rotary-face', 'rotating', 'face-rotary', [...front, ...back])
  sheet.anchor('rotary-face', [302, b2 - 12])
  const drive = (x1: number, x2: number, r: number) =>
    drivePin(sheet, 'drive-pin', parameters.drive, { x1, x2, r, cushion: [x1 + 12, x2 - 3] })
  if (isCarried) {
    const pinRadius = sleeveTop + 0.42 * (balance - sleeveTop)
    oRing(sheet, 'rotary-o-ring', [254, balance + O_RING_RADIUS])
    drive(176, 250, pinRadius)
    const room = { x1: CARRIER_WALL, x2: 232, r1: pinRadius + 10, r2: balance - 3 }
    coilSpring(sheet, 'springs', room, 4)
    return
  }
  oRing(sheet, 'rotary-o-ring', [290, R(28)])
  drive(246, 282, b2 - 20)
}

/** The stationary face: floating in front of springs, or seated on the gland. */
function stationaryRing(sheet: Sheet, parameters: CartridgeSingle, d: Dimensions) {
  const { R, b1, b2, balance, tailInner, seatEnd, wall } = d
  const isSeated = parameters.springs === 'multiple'
  const tail = isSeated ? b2 - 8 : balance
  const face: Point[] =
    parameters.narrowFace === 'rotary'
      ? polyline`M334 ${b1 - 4} H${CONTACT} V${b2 + 4}`
      : polyline`M334 ${b1} H${CONTACT} V${b2} H334 v4`
  const stationaryFace = polyline`M334 ${tailInner} L${face} L396 ${b2 + 4} V${tail} H${seatEnd}
    V${tailInner}`
  sheet.part('stationary-face', 'stationary', 'face-stationary', stationaryFace)
  sheet.anchor('stationary-face', [358, b2 - 10])
  if (isSeated) {
    oRing(sheet, 'seat-o-ring', [430, tail + O_RING_RADIUS])
    pin(sheet, 'seat-pin', 436, 466, tailInner + 12)
    return
  }
  oRing(sheet, 'dynamic-o-ring', [440, balance + O_RING_RADIUS])
  pin(sheet, 'seat-pin', 382, 428, b2 - 4)
  const room = { x1: seatEnd, x2: wall, r1: tailInner + 2, r2: balance - 2 }
  if (parameters.springs === 'external') coilSpring(sheet, 'springs', room)
  else waveSpring(sheet, 'springs', { ...room, r1: R(30), r2: balance - 1 })
}

/** The length of the sleeve beyond the gland, without collar. */
const SHOULDER_GAP = 62

/** The end of the sleeve: behind its collar, or at the shaft's shoulder. */
const endOfSleeve = ({ lock }: CartridgeSingle, d: Dimensions) =>
  lock === 'shaft-shoulder' ? d.end + SHOULDER_GAP : d.sleeveEnd

function shaftProfile(parameters: CartridgeSingle, d: Dimensions): Point[] {
  if (parameters.lock !== 'shaft-shoulder') return straightShaft(24, SHAFT_END, d.s)
  const x = endOfSleeve(parameters, d)
  return polyline`M24 ${d.s} H${x} V${d.s + 28} L${x + 6} ${d.s + 34}
    H${SHAFT_END}`
}

/** What holds the cartridge on the shaft, and what centres it until installation. */
function hold(sheet: Sheet, parameters: CartridgeSingle, d: Dimensions) {
  const { R, s, collar, collarTop, sleeveTop, end } = d
  const { lock, centring } = parameters
  if (lock === 'shaft-shoulder') {
    oRing(sheet, 'shoulder-o-ring', [endOfSleeve(parameters, d) - 18, R(O_RING_RADIUS)])
    return
  }
  const drive = {
    shaft: s,
    x: collar,
    sleeve: sleeveTop,
    top: collarTop,
    screw: lock === 'set-screw' ? 'set' : 'countersunk',
  } as const
  driveCollar(sheet, drive)
  driveCollarOutside(sheet, drive, { from: end, to: d.sleeveEnd })
  if (centring === 'clips') {
    sheet.part('centring', 'fastener', 'unsectioned', box(end - 10, collar + 18, R(58), R(68)))
  }
  if (centring === 'strap') {
    const outline = polyline`M${end + 3} ${R(56)} H${end + 11} V${collarTop} H${collar + 70} v8
      H${end + 3}`
    sheet.part('centring', 'fastener', 'unsectioned', outline)
  }
}

const CHANNEL_DEPTH = 14
/** The axial offset of oblique bores per unit of radius. */
const LEAN = 0.4

/** Media inside the gland: fluid up to the O-ring, air behind the faces. */
function glandMedia(sheet: Sheet, { springs, channel }: CartridgeSingle, d: Dimensions) {
  const { b1, b2, balance, counterbore, end, sleeveTop } = d
  const isSeated = springs === 'multiple'
  const tail = isSeated ? b2 - 8 : balance
  const seal = isSeated ? 430 : 440
  const left = isSeated ? 186 : 300
  sheet
    .medium('process', box(BOX_FACE, COUNTERBORE_END, tail, counterbore))
    .medium('process', box(COUNTERBORE_END, seal, tail, tail + 3))
    .medium('atmosphere', box(left, end, sleeveTop, b1))
  if (isSeated) sheet.medium('atmosphere', box(left, 254, sleeveTop, balance + 3))
  if (channel) {
    sheet.medium('process', box(BOX_FACE + 10, 410, counterbore, counterbore + CHANNEL_DEPTH))
  }
}

/** The gland in section, with gasket, ports and bushing. */
function glandSection(sheet: Sheet, parameters: CartridgeSingle, d: Dimensions) {
  const { R, b2, balance, counterbore, pocket, wall, end } = d
  const isSeated = parameters.springs === 'multiple'
  const bore = isSeated ? b2 - 5 : balance + 3
  const pocketTop = parameters.bushing === 'none' ? R(28) : R(48)
  const groove: Point[] = parameters.channel
    ? polyline`M${BOX_FACE + 10} ${counterbore} v${CHANNEL_DEPTH} H410 V${counterbore}`
    : []
  const outline = polyline`M${BOX_FACE} ${counterbore} L${groove}
    L${COUNTERBORE_END} ${counterbore} V${bore} H${wall} V${R(28)} H${pocket} V${pocketTop}
    H${end} L${glandBodySurface(glandBody(parameters, d)).toReversed()}`
  sheet.part('gland', 'stationary', 'steel-opposed', outline)
  sheet.anchor('gland', [end - 8, R(82)])
  gasket(sheet, 'gland-gasket', BOX_FACE, BOX_FACE + 8, R(128), R(145))
  bushingSection(sheet, parameters, d)
  ports(sheet, parameters, d)
}

function bushingSection(
  sheet: Sheet,
  parameters: CartridgeSingle,
  { R, pocket, bushingLength }: Dimensions,
) {
  const end = pocket + bushingLength
  sheet.anchor('bushing', [pocket + 16, R(34)])
  if (parameters.bushing === 'floating') floatingBushing(sheet, pocket, end, R)
  if (parameters.bushing === 'fixed') {
    sheet.part('bushing', 'stationary', 'graphite', box(pocket, end + 4, R(22), R(48)))
  }
}

function ports(sheet: Sheet, parameters: CartridgeSingle, d: Dimensions) {
  const surface = glandBodySurface(glandBody(parameters, d))
  const inner = d.counterbore + (parameters.channel ? CHANNEL_DEPTH : 0)
  if (parameters.port !== 'none') {
    const lean = parameters.port === 'oblique' ? LEAN : 0
    // An oblique bore begins farther out, to clear a conical gland's flange.
    const from: Point = [BOX_FACE + (lean ? 30 : 20), inner]
    boredPort(sheet, 'flush-port', surface, { from, lean, medium: 'process' })
  }
  if (parameters.quench) {
    const lean = parameters.gland === 'conical' ? LEAN : 0
    const isSeated = parameters.springs === 'multiple'
    const from: Point = isSeated
      ? [d.wall + 22, d.R(28)]
      : [(d.seatEnd + d.wall) / 2, d.balance + 3]
    boredPort(sheet, 'quench-port', surface, { from, lean, medium: 'atmosphere', half: 8 })
  }
}

/** The clamp of a gland without bolts of its own; cut only if no port is in its place. */
function clamp(
  sheet: Sheet,
  { gland: form, port: flush, quench }: CartridgeSingle,
  { R }: Dimensions,
) {
  if (form !== 'clamped' || flush !== 'none' || quench) return
  const end = BOX_FACE + 84
  const outline = polyline`M${BOX_FACE} ${R(156)} h48 V${R(126)} H${end} V${R(206)} H${BOX_FACE}`
  sheet
    .part('clamp', 'stationary', 'steel', outline)
    .part('clamp-bolt', 'fastener', 'unsectioned', box(BOX_FACE, end, R(175), R(189)), 'thin')
  studAndNut(sheet, 'clamp-nut', end, R(182), 12)
}

function layout(parameters: CartridgeSingle) {
  const d = dimensionsOf(parameters)
  const { R, s, bore } = d
  const sheet = new Sheet()
  const profile = shaftProfile(parameters, d)
  const pump = { end: SHAFT_END, face: BOX_FACE, bore, throat: R(40), outside: R(200) }
  stuffingBox(sheet, { shaft: s, shaftProfile: profile, ...pump })
  glandMedia(sheet, parameters, d)
  glandSection(sheet, parameters, d)
  clamp(sheet, parameters, d)
  sleeve(sheet, parameters, d)
  rotaryRing(sheet, parameters, d)
  stationaryRing(sheet, parameters, d)
  facesMeet(sheet, CONTACT, d)
  hold(sheet, parameters, d)
  glandBodyOutside(sheet, glandBody(parameters, d))
  shaftOutline(sheet, [[66, s], ...profile.slice(1)])
  pressureArrow(sheet, 132, 186, R(111))
  axisAndSides(sheet, SHAFT_END + 20)
  callouts(sheet, parameters, d)
  measures(sheet, parameters, d)
  const isClamped = parameters.gland === 'clamped'
  return sheet.finish({
    balloonRow: R(276),
    shaft: s,
    // The left edge of all cards in the category, so that they can be compared.
    card: { x: 160, top: 350, width: 560 },
    row: { x: CONTACT - 120, top: R(215), width: 340 },
    cutaway: {
      reach: isClamped ? R(207) : R(160),
      screws: isClamped
        ? { on: 'clamp', circle: R(182), nuts: true }
        : { on: 'gland', circle: R(116) },
      shows: 'la cara rotativa, la cara estacionaria y, entre ambas, la línea donde sellan',
    },
  })
}

/** The letters of the tables of dimensions. */
function measures(sheet: Sheet, parameters: CartridgeSingle, d: Dimensions) {
  const { s, b2, bore, end, rotaryOuter, sleeveEnd } = d
  const start = sealStart(parameters)
  const isHeld = parameters.rotaryMount === 'holder' && parameters.springs !== 'multiple'
  const surface = glandBodySurface(glandBody(parameters, d))
  const [flange = [BOX_FACE, bore]] = surface
  const hub = surface.at(-1) ?? flange
  sheet
    .diameter('A', [start - 62, s])
    .diameter('B', flange, sleeveEnd + 30)
    .diameter('C', [start - 36, bore])
    .diameter(
      'D',
      [CONTACT - 24, isHeld ? rotaryOuter + 14 : Math.max(rotaryOuter, b2 + 4)],
      start - 12,
    )
    .diameter('H', hub, end + 18)
    .length('E', [start, s], [BOX_FACE, bore])
    .length('F', [BOX_FACE, bore], [sleeveEnd, s])
}

const SPRINGS: Record<CartridgeSingle['springs'], string> = {
  external: 'resortes fuera del fluido',
  wave: 'resorte ondulado fuera del fluido',
  multiple: 'resortes múltiples aislados del fluido',
}
const BUSHINGS = { none: '', fixed: 'buje fijo', floating: 'buje flotante' } as const

function callouts(sheet: Sheet, parameters: CartridgeSingle, d: Dimensions) {
  const { R, end } = d
  const { springs, bushing, centring } = parameters
  const isSeated = springs === 'multiple'
  const isHeld = parameters.rotaryMount === 'holder' && !isSeated
  const isCushioned = parameters.drive === 'cushioned-pin' && !isSeated
  const drive = isCushioned ? 'arrastrada por un pasador con cojín' : 'gira con la camisa'
  const seat = isSeated ? 'apoyada en la brida, con O-ring' : 'en la brida'
  const fixing = parameters.gland === 'clamped' ? 'retenida por grapa' : 'apernada a la caja'
  sheet
    .name('sleeve-o-ring', 'O-ring de la camisa sobre el eje')
    .name('rotary-face', `cara rotativa${isHeld ? ' en su portacara' : ''}, ${drive}`)
    .name('stationary-face', `cara estacionaria ${seat}`)
    .name(isSeated ? 'rotary-o-ring' : 'dynamic-o-ring', 'O-ring dinámico')
    .name('springs', SPRINGS[springs])
    .name('gland', `brida ${fixing}`)
  if (parameters.port !== 'none') sheet.name('flush-port', 'puerto de lavado')
  if (parameters.quench) {
    const kept = BUSHINGS[bushing] && `, que un ${BUSHINGS[bushing]} retiene`
    sheet.name('quench-port', `conexión de quench${kept}`)
  } else if (bushing !== 'none') sheet.name('bushing', BUSHINGS[bushing])
  if (centring === 'strap') sheet.callout('centring', [end + 7, R(70)], 'cinta de centrado')
  if (centring === 'clips') sheet.callout('centring', [end + 22, R(63)], 'presilla de centrado')
  if (parameters.lock === 'shaft-shoulder') {
    sheet.callout('sleeve', [end + 26, R(10)], 'camisa apoyada en el resalte del eje')
  } else {
    const screw = parameters.lock === 'set-screw' ? 'prisionero' : 'tornillo avellanado'
    sheet.name('collar', `collar de arrastre con ${screw}`)
  }
}

export const cartridgeSingle: KindDefinition<typeof schema> = { schema, layout, describe }
