import { z } from 'zod'
import {
  driveCollar,
  driveCollarOutside,
  COLLAR_WIDTH,
  axisAndSides,
  pressureArrow,
  stuffingBox,
} from '../../assemblies/stuffing-box.ts'
import { SHEET_WIDTH } from '../../finished-sheet.ts'
import { onSheet, box, distance, inSentences, polyline, Sheet } from '../../kit.ts'
import type { KindDefinition, Point } from '../../model.ts'
import { capScrew } from '../../parts/fasteners.ts'
import { graphiteWedge } from '../../parts/box-fittings.ts'
import { ring } from '../../parts/rings.ts'
import { oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import {
  FACE_LENGTH,
  BOX_FACE,
  CONTACT,
  PITCH,
  dimensionsOf,
  type Bellows,
  type Dimensions,
} from './dimensions.ts'
import { gland } from './gland.ts'
import { pumpingRing, tandemGland, tandemMedia, tandemOutside } from './tandem.ts'
import { bellowsHead, seatMedia, stationarySeat } from './unit.ts'

const CONVOLUTIONS_TANDEM_MAX = 8

/** A rotating seal with welded metal bellows, which serve as spring and secondary seal. */
const schema = z
  .strictObject({
    kind: z.literal('bellows'),
    /**
     * `component`: directly on the shaft; `cartridge`: on a sleeve, with its gland; `tandem`: two on one sleeve, both
     * facing the process, with barrier fluid between them.
     */
    arrangement: z.enum(['component', 'cartridge', 'tandem']).default('cartridge'),
    /** `graphite`: wedges and flat rings compressed by axial screws, for temperatures too high for elastomers. */
    secondarySeals: z.enum(['o-ring', 'graphite']).default('o-ring'),
    /** Pairs of plates: more pairs make a softer spring. */
    convolutions: z.int().min(8).max(11).default(8),
    /** Flush port of a single cartridge's gland. */
    flush: z.enum(['none', 'radial', 'oblique']).default('none'),
    /** A connection behind the faces of a single cartridge, and the bushing that retains its steam or water. */
    quench: z.boolean().default(false),
    /** What circulates a tandem's barrier fluid: a helical screw on the holder, or vanes on the sleeve. */
    pumping: z.enum(['none', 'helical', 'vanes']).default('none'),
  })
  .refine(
    ({ arrangement, flush, quench }) =>
      arrangement === 'cartridge' || (flush === 'none' && !quench),
    {
      path: ['flush'],
      error:
        'solo el cartucho simple lleva puerto de lavado y quench: usa flush none y quench false',
    },
  )
  .refine(({ arrangement, pumping }) => arrangement === 'tandem' || pumping === 'none', {
    path: ['pumping'],
    error: 'sin fluido barrera no hay nada que bombear: usa pumping none',
  })
  .refine(
    ({ arrangement, convolutions }) =>
      arrangement !== 'tandem' || convolutions <= CONVOLUTIONS_TANDEM_MAX,
    { path: ['convolutions'], error: 'dos fuelles en tándem caben con 8 pliegues cada uno' },
  )

const RIM = 6
const PLATE_HALF = 3
const BEAD_RADIUS = 6
const STEPS = 8
/** The ripple of the plates, which lets them nest when the bellows is compressed. */
const RIPPLE = 0.16
const RATIO = 4

/** An enlarged part of the welded bellows in a circle: plates, weld beads, fluid outside and inside. */
function bellowsDetail(sheet: Sheet, d: Dimensions, centre: Point, radius: number) {
  const [cx, cr] = centre
  const reach = radius - RIM
  const plates = platesInside(d, centre, reach)
  const path = plates.flatMap((plate, i) => (i === 0 ? plate : plate.slice(1)))
  const [from, to] = [path[0] ?? centre, path.at(-1) ?? centre]
  const arc = { to: from, radius: reach }
  sheet
    .part('detail', 'fastener', 'unsectioned', { centre, radius })
    .medium('process', [...path, { ...arc, large: to[1] < cr, clockwise: false }])
    .medium('atmosphere', [...path, { ...arc, large: to[1] > cr, clockwise: true }])
  plates.forEach((plate, i) => {
    const [left, right] = [-PLATE_HALF, PLATE_HALF].map((aside) =>
      plate.map(([x, r]): Point => [x + aside, r]),
    )
    const detailPlate = [...(left ?? []), ...(right ?? []).toReversed()]
    sheet.part(`detail-plate-${i}`, 'rotating', 'plate', detailPlate, 'thin')
  })
  for (const tip of plates.slice(1).map(([first]) => first ?? centre)) {
    const detailBead = { centre: tip, radius: BEAD_RADIUS }
    sheet.part(`detail-bead-${Math.round(tip[0] - cx)}`, 'rotating', 'outside', detailBead, 'thin')
  }
}

/** The centre lines of the enlarged plates, left to right, within `reach` of the centre. */
function platesInside({ bellows }: Dimensions, centre: Point, reach: number): Point[][] {
  const half = (PITCH * RATIO) / 2
  const tall = (bellows.outer - bellows.inner) * RATIO
  const tips = Math.floor(Math.sqrt(reach * reach - (tall * tall) / 4) / half)
  return Array.from({ length: 2 * tips + 2 }, (_, n) => {
    const i = n - tips - 1
    const isRising = i % 2 !== 0
    const plate = Array.from({ length: STEPS + 1 }, (__, k): Point => {
      const t = k / STEPS
      const rise = isRising ? t : 1 - t
      const ripple = half * RIPPLE * Math.sin(2 * Math.PI * rise)
      return [centre[0] + half * (i + t) + ripple, centre[1] + tall * (rise - 0.5)]
    })
    return cutAt(plate, centre, reach)
  })
}

/** The part of a line within `reach` of the centre, ending on that circle. */
function cutAt(points: readonly Point[], centre: Point, reach: number): Point[] {
  return points.flatMap((point, i): Point[] => {
    if (distance(point, centre) <= reach) return [point]
    const neighbour = [points[i - 1], points[i + 1]].find((p) => p && distance(p, centre) <= reach)
    if (!neighbour) return []
    const t = within(point, neighbour, centre, reach)
    return [[point[0] + t * (neighbour[0] - point[0]), point[1] + t * (neighbour[1] - point[1])]]
  })
}

/** Where the circle lies between `outside` and `inside`, from 0 to 1. */
function within(outside: Point, inside: Point, centre: Point, reach: number) {
  let [low, high] = [0, 1]
  for (let i = 0; i < 16; i++) {
    const t = (low + high) / 2
    const point: Point = [
      outside[0] + t * (inside[0] - outside[0]),
      outside[1] + t * (inside[1] - outside[1]),
    ]
    if (distance(point, centre) > reach) low = t
    else high = t
  }
  return high
}

const RADIUS_MAX = 116
const EDGE = 16

/** The enlarged plates beside the section, and a circle at their place in it. */
function detailView(sheet: Sheet, d: Dimensions) {
  const { Q, inner, bellows, shaftEnd } = d
  const free = SHEET_WIDTH - EDGE - (shaftEnd + EDGE)
  const radius = Math.min(RADIUS_MAX, free / 2)
  const centre = [SHEET_WIDTH - EDGE - free / 2, Q(34)] as const
  const middle = (inner.bellows + inner.contact - FACE_LENGTH) / 2
  sheet.onlyOnSection(() => {
    bellowsDetail(sheet, d, centre, radius)
    ring(sheet, [middle, bellows.mean], 27, 'thin')
  })
  const label = centre[1] - radius - 26
  sheet.text([centre[0], label], `Detalle del fuelle ${RATIO}:1`, { strong: true })
}

const collarOf = ({ s, Q, base, collar }: Dimensions) => ({
  shaft: s,
  x: collar,
  sleeve: base,
  top: Q(58),
})

/** The sleeve under the whole cartridge, its seal on the shaft, and its lock. */
function sleeveAndLock(sheet: Sheet, { secondarySeals }: Bellows, d: Dimensions) {
  const { s, R, Q, base, inner, collar, sleeveEnd } = d
  const start = inner.holder - 14
  if (secondarySeals === 'o-ring') {
    sheet.part('sleeve', 'rotating', 'steel', box(start, sleeveEnd, s, base))
    oRing(sheet, 'sleeve-o-ring', [start + 22, R(O_RING_RADIUS)])
    driveCollar(sheet, collarOf(d))
    sheet.anchor('collar', [collar + 64, Q(34)])
    return
  }
  const [cone, shoulder, back] = [collar + 8, collar + 30, collar + 38]
  const lockEnd = collar + COLLAR_WIDTH
  const outline = polyline`M${start} ${s} H${cone} L${shoulder} ${R(18)} V${Q(50)} H${collar}
    V${base} H${start}`
  sheet.part('sleeve', 'rotating', 'steel', outline)
  graphiteWedge(sheet, 'sleeve-wedge', { back, shoulder, tip: cone, r1: s, r2: R(18) })
  sheet
    .anchor('sleeve-wedge', [collar + 31, R(8)])
    .part('collar', 'rotating', 'steel-fine-opposed', box(back, lockEnd, R(2), Q(50)))
    .anchor('collar', [collar + 68, Q(8)])
  capScrew(sheet, 'collar-screw', { tip: collar + 6, head: lockEnd - 11, end: lockEnd, r: Q(27) })
}

function lockOutside(sheet: Sheet, { secondarySeals }: Bellows, d: Dimensions) {
  const { Q, base, end, collar, sleeveEnd } = d
  if (secondarySeals === 'o-ring') {
    driveCollarOutside(sheet, collarOf(d), { from: end, to: sleeveEnd })
    return
  }
  const collarOutside = box(collar + 38, collar + COLLAR_WIDTH, -Q(50), 0)
  sheet
    .part('sleeve-outside', 'rotating', 'unsectioned', box(end, collar, -base, 0))
    .part('flange-outside', 'rotating', 'unsectioned', box(collar, collar + 30, -Q(50), 0))
    .part('collar-outside', 'rotating', 'unsectioned', collarOutside)
}

function layout(parameters: Bellows) {
  const d = dimensionsOf(parameters)
  const { Q, s, bore } = d
  const { arrangement } = parameters
  const isTandem = arrangement === 'tandem'
  const isOnSleeve = arrangement !== 'component'
  const sheet = new Sheet()
  const pump = { end: d.shaftEnd, face: BOX_FACE, bore, throat: Q(30), outside: d.casting }
  stuffingBox(sheet, { shaft: s, ...pump })
  const behind = isTandem ? 'barrier' : 'atmosphere'
  if (isTandem) {
    tandemMedia(sheet, parameters, d)
    seatMedia(sheet, parameters, d, d.outer, ['barrier', 'atmosphere'])
  }
  seatMedia(sheet, parameters, d, d.inner, ['process', behind])
  if (isTandem) tandemGland(sheet, parameters, d)
  else gland(sheet, parameters, d)
  if (isOnSleeve) sleeveAndLock(sheet, parameters, d)
  bellowsHead(sheet, parameters, d, d.inner, behind)
  stationarySeat(sheet, parameters, d, d.inner, [behind, 'process'])
  if (isTandem) {
    const second = sheet.at([0, 0], { prefix: 'outer-' })
    pumpingRing(sheet, parameters, d)
    bellowsHead(second, parameters, d, d.outer, 'atmosphere')
    stationarySeat(second, parameters, d, d.outer, ['atmosphere', 'barrier'])
    tandemOutside(sheet, parameters, d)
    lockOutside(sheet, parameters, d)
  }
  shaftOutline(sheet, straightShaft(66, d.shaftEnd, s))
  pressureArrow(sheet, 132, 186, Q(93))
  // A tandem leaves no room for the detail.
  if (!isTandem) detailView(sheet, d)
  callouts(sheet, parameters)
  axisAndSides(sheet, d.shaftEnd + 20)
  const cutaway = {
    reach: d.R(160),
    screws: { on: 'gland', circle: d.R(116) },
    shows: 'el fuelle de láminas soldadas, las dos caras y la línea donde sellan',
  }
  return sheet.finish({
    balloonRow: Q(arrangement === 'component' ? 226 : 256),
    shaft: s,
    cardShare: isTandem ? 'whole' : 0.92,
    // The left edge of all cards in the category, so that they can be compared.
    card: { x: 120, top: 366, width: 620 },
    row: isTandem
      ? { x: CONTACT - 70, top: Q(250), width: 400 }
      : { x: CONTACT - 232, top: Q(190), width: 320 },
    cutaway: isOnSleeve ? cutaway : undefined,
  })
}

/** The names of the parts in this construction. */
function callouts(sheet: Sheet, { arrangement, secondarySeals, flush, quench, pumping }: Bellows) {
  const isComponent = arrangement === 'component'
  const isTandem = arrangement === 'tandem'
  const isHot = secondarySeals === 'graphite'
  const holder = isHot ? 'soporte con tornillos de apriete axial' : 'soporte con prisionero'
  const under = isComponent ? 'el eje' : 'la camisa'
  const seal = `${isHot ? 'cuña de grafito' : 'O-ring estático'} sobre ${under}`
  const seatSeal = isHot ? 'junta de grafito' : 'O-ring estático'
  const faces = { component: '', cartridge: ' en su portacara', tandem: ', una en cada par' }
  const seats = {
    component: ', opcional',
    cartridge: ` con ${seatSeal}`,
    tandem: ', uno en cada par',
  }
  sheet.name('holder', isComponent ? holder : `${holder} y ${seal}`)
  if (isComponent) sheet.name(isHot ? 'holder-wedge' : 'holder-o-ring', seal)
  sheet
    .name('bellows', `fuelle metálico soldado${isTandem ? ', uno en cada par' : ''}`)
    .name('rotary-face', `cara rotativa${faces[arrangement]}`)
    .name('stationary-face', `asiento estacionario${seats[arrangement]}`)
  if (isTandem) {
    sheet
      .name('ring', 'anillo intermedio')
      .name('inlet', 'puertos de fluido barrera, entrada y salida')
    if (pumping === 'helical') sheet.name('pumping-ring', 'anillo de bombeo helicoidal')
    if (pumping === 'vanes') sheet.name('pumping-ring', 'paletas de bombeo')
    sheet.name('gland', isHot ? 'brida apernada, con junta de grafito en su tapa' : 'brida larga')
  } else {
    if (flush !== 'none') sheet.name('flush-port', 'puerto de lavado')
    if (quench) {
      sheet.name('quench-port', 'conexión de quench').name('bushing', 'buje de restricción')
    }
    sheet.name('gland', isComponent ? 'brida de la bomba' : 'brida ranurada')
  }
  if (isComponent) {
    sheet
      .name('carrier', 'portacara')
      .name(isHot ? 'seat-gasket' : 'seat-o-ring', `${seatSeal} del asiento`)
    return
  }
  if (isHot) sheet.name('sleeve-wedge', 'cuña de grafito sobre el eje')
  else sheet.name('sleeve-o-ring', 'O-ring de la camisa sobre el eje')
  sheet.name('collar', `anillo de bloqueo con ${isHot ? 'tornillos axiales' : 'prisionero'}`)
}

const ARRANGEMENTS: Record<Bellows['arrangement'], string> = {
  component:
    'El conjunto va directo sobre el eje, sin camisa; la brida de la bomba recibe el asiento.',
  cartridge:
    'Camisa, fuelle, asiento y brida forman un cartucho que se fija al eje con un anillo de bloqueo.',
  tandem:
    'Dos conjuntos de fuelle giran en serie sobre una camisa, ambos de cara al proceso; entre ellos circula fluido barrera, por dos puertos radiales de una brida larga.',
}
const PUMPING: Record<Bellows['pumping'], string | undefined> = {
  none: undefined,
  helical: 'Un anillo helicoidal sobre el soporte exterior mueve el fluido barrera.',
  vanes: 'Paletas de bombeo sobre la camisa mueven el fluido barrera.',
}

function describe(parameters: Bellows) {
  const { arrangement, secondarySeals, convolutions, flush, quench, pumping } = parameters
  const isHot = secondarySeals === 'graphite'
  const carried = arrangement === 'component' ? 'el eje' : 'la camisa'
  const connections = [
    flush !== 'none' && `puerto de lavado ${flush === 'oblique' ? 'oblicuo' : 'radial'}`,
    quench && 'conexión de quench',
    quench && 'buje de restricción',
  ].filter((item) => typeof item === 'string')
  return {
    title: `media sección en la caja de sellado${arrangement === 'tandem' ? '' : onSheet(' y detalle del fuelle')}`,
    description: inSentences([
      'A la izquierda, el impulsor y el fluido; a la derecha, la atmósfera.',
      ARRANGEMENTS[arrangement],
      `El fuelle metálico soldado, de ${convolutions} pliegues, es a la vez resorte y sello secundario: no hay O-ring dinámico.`,
      isHot
        ? `Para alta temperatura no lleva elastómeros: cuñas de grafito apretadas por tornillos axiales sellan sobre ${carried}, y juntas de grafito, en el asiento y la brida.`
        : `Los O-rings son solo estáticos: bajo el soporte, sobre ${carried}, y en el asiento.`,
      connections.length > 0 && `La brida tiene ${new Intl.ListFormat('es').format(connections)}.`,
      PUMPING[pumping],
      arrangement !== 'tandem' &&
        onSheet('El detalle muestra las láminas, soldadas por su borde exterior e interior.'),
    ]),
  }
}

export const bellows: KindDefinition<typeof schema> = { schema, layout, describe }
