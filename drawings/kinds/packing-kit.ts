import { onSheet } from '../sentences.ts'
import { z } from 'zod'
import {
  assembledBox,
  type PackingBox,
  flatRing,
  flatRings,
  spacer,
  wedgeRings,
  type KitItem,
  type PlacedItem,
} from '../assemblies/packing.ts'
import { box, inSentences, mirror, Sheet, type KindDefinition, type Point } from '../kit.ts'
import type { DiscStack } from '../parts/springs.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import { port } from '../parts/port.ts'
import { ringFront } from '../parts/rings.ts'
import { bushing as bushingIn } from './restriction-bushing/bushing.ts'
import type { Dimensions } from './restriction-bushing/dimensions.ts'
import { solidsOut } from './restriction-bushing/flows.ts'

/** A set for repacking a box: its rings, its bushing and their loading, in place and in fitting order. */
const schema = z
  .strictObject({
    kind: z.literal('packing-kit'),
    place: z.enum(['valve', 'lance', 'pump']).default('valve'),
    /** The sealing rings; `wedge` rings come with a ring of half height. */
    seals: z.enum(['wedge', 'die-formed', 'braided']).default('wedge'),
    count: z.int().min(3).max(5).default(5),
    /** Rings at both ends, against extrusion. */
    ends: z.enum(['none', 'die-formed', 'braided']).default('none'),
    /** A sleeve that fills a deep box, or the bushing whose spiral groove removes solids. */
    bushing: z.enum(['none', 'carbon', 'bronze', 'spiral']).default('none'),
    bushingAt: z.enum(['bottom', 'gland']).default('bottom'),
    /** Disc springs on the studs, bare or in cases. */
    load: z.enum(['bolted', 'springs', 'cased-springs']).default('bolted'),
  })
  .refine(({ seals, count }) => seals !== 'wedge' || count % 2 === 1, {
    path: ['count'],
    error: 'los anillos en cuña van en número impar, para que el primero y el último sean iguales',
  })
  .refine(
    ({ place, seals, bushing }) =>
      (place === 'pump') === (bushing === 'spiral') && (place !== 'pump' || seals === 'braided'),
    {
      path: ['bushing'],
      error: 'el buje de ranura espiral va en bombas, con anillos trenzados; en bombas no hay otro',
    },
  )
  .refine(
    ({ bushing, bushingAt }) =>
      bushingAt === 'bottom' || bushing === 'carbon' || bushing === 'bronze',
    {
      path: ['bushingAt'],
      error: 'solo una camisa de carbono o un buje de bronce puede ir junto al prensaestopas',
    },
  )
  .refine(({ seals, ends }) => seals !== 'braided' || ends !== 'braided', {
    path: ['ends'],
    error: 'con anillos trenzados, los de extremo son de otra construcción: usa none o die-formed',
  })
  .refine(({ place, load }) => place !== 'pump' || load === 'bolted', {
    path: ['load'],
    error: 'el prensaestopas de una bomba se aprieta con pernos: usa bolted',
  })

type PackingKit = z.output<typeof schema>

const LENGTHS = { wedge: 28, 'die-formed': 34, braided: 44 } as const
const END_LENGTH = { 'die-formed': 26, braided: 40 } as const
const HALF_RING = 16
const BUSHING_LENGTH = 62
const SPIRAL_LENGTH = 110

const MATERIALS = { 'die-formed': 'graphite', braided: 'packing' } as const

/** The bushing with a spiral groove, like the restriction bushings, in this box. */
function spiralOf(d: PackingBox, start: number): Dimensions {
  return {
    start,
    end: start + SPIRAL_LENGTH,
    outer: d.section,
    face: d.face,
    gland: d.face,
    throat: 6,
    throatEnd: start,
    port: start + 64,
    s: d.s,
    R: d.R,
    isPacked: true,
    od: d.bore,
    bore: d.bore,
  }
}
const SPIRAL = {
  kind: 'restriction-bushing',
  shaft: 'medium',
  place: 'box-bottom',
  split: false,
  with: 'packing',
  zones: 'packing-and-exit',
  vent: true,
  drain: false,
  flush: 'unregulated',
  material: 'polymer',
} as const

function bushingOf(kind: PackingKit['bushing']): KitItem[] {
  if (kind === 'none') return []
  if (kind === 'spiral') {
    return [
      {
        id: 'bushing',
        does: 'spacer',
        length: SPIRAL_LENGTH,
        material: 'graphite',
        section: box,
        draw: (sheet, x1, _, d) => bushingIn(sheet, SPIRAL, spiralOf(d, x1)),
      },
    ]
  }
  const material = kind === 'carbon' ? 'graphite' : 'steel-fine-opposed'
  return [spacer({ id: 'bushing', length: BUSHING_LENGTH, material })]
}

/** The kit's contents, from the bottom of the box to the gland. */
function kitItems({ seals, count, ends, bushing: kind, bushingAt }: PackingKit): KitItem[] {
  const end = (id: string): KitItem[] =>
    ends === 'none' ? [] : [flatRing({ id, length: END_LENGTH[ends], material: MATERIALS[ends] })]
  const rings: KitItem[] =
    seals === 'wedge'
      ? [
          ...wedgeRings(count, LENGTHS.wedge),
          flatRing({ id: 'half-ring', length: HALF_RING, material: 'packing' }),
        ]
      : flatRings(count, { id: 'ring', length: LENGTHS[seals], material: MATERIALS[seals] })
  const stack = [...end('end-1'), ...rings, ...end('end-2')]
  const filler = bushingOf(kind)
  return bushingAt === 'bottom' ? [...filler, ...stack] : [...stack, ...filler]
}

const PLACES: Record<PackingKit['place'], string> = {
  valve: 'una válvula',
  lance: 'un soplador de hollín',
  pump: 'una bomba',
}
const COUNTS: Record<number, string> = { 3: 'tres', 4: 'cuatro', 5: 'cinco' }
const SEALS: Record<PackingKit['seals'], string> = {
  wedge: 'anillos en cuña',
  'die-formed': 'anillos de grafito preformados',
  braided: 'anillos trenzados',
}
const ENDS: Record<PackingKit['ends'], string | undefined> = {
  none: undefined,
  'die-formed': 'dos anillos de extremo preformados',
  braided: 'dos anillos de extremo trenzados',
}
/** The kit's bushing: its name and its function. */
const BUSHINGS: Record<Exclude<PackingKit['bushing'], 'none'>, { name: string; does: string }> = {
  carbon: {
    name: 'camisa espaciadora de carbono',
    does: 'La camisa espaciadora de carbono ocupa el resto de una caja profunda, para que sellen solo los anillos necesarios.',
  },
  bronze: {
    name: 'buje partido de bronce',
    does: 'El buje de bronce, partido en dos mitades, trabaja como cojinete y mantiene centrada la lanza.',
  },
  spiral: {
    name: 'buje de ranura espiral',
    does: 'El buje ocupa el fondo de la caja, en lugar del anillo linterna: su ranura espiral devuelve los sólidos a la carcasa y el agua de sello entra a su cavidad.',
  },
}
const LOADS: Record<PackingKit['load'], string> = {
  bolted: 'El prensaestopas aprieta con sus pernos.',
  springs:
    'Pilas de resortes de disco en los espárragos mantienen la carga aunque los anillos se asienten.',
  'cased-springs':
    'Dos cartuchos de resortes de disco en los espárragos mantienen la carga; la altura del cartucho indica el apriete.',
}

const sealName = ({ seals, count }: PackingKit) => `${COUNTS[count] ?? ''} ${SEALS[seals]}`

function describe(parameters: PackingKit) {
  const { place, seals, ends, bushing, bushingAt, load } = parameters
  const contents = [
    sealName(parameters),
    seals === 'wedge' && 'un anillo de media altura',
    ENDS[ends],
    bushing !== 'none' &&
      `${bushing === 'carbon' ? 'una' : 'un'} ${BUSHINGS[bushing].name}, que va ${bushingAt === 'bottom' ? 'al fondo' : 'junto al prensaestopas'}`,
  ].filter((item) => typeof item === 'string')
  const wedges =
    'La carga axial empuja los anillos en cuña, unos contra el vástago y otros contra la caja.'
  return {
    title: `juego de empaquetadura en la caja de ${PLACES[place]}${onSheet(' y orden de montaje')}`,
    description: inSentences([
      `El juego lleva ${new Intl.ListFormat('es').format(contents)}.`,
      seals === 'wedge' && wedges,
      bushing !== 'none' && BUSHINGS[bushing].does,
      LOADS[load],
      onSheet('A la derecha, las piezas en el orden en que entran a la caja, desde el fondo.'),
    ]),
  }
}

/** Radii of the small rings, and their length relative to those in the box. */
const RADII = { inner: 46, outer: 80 } as const
const SHORTENING = 0.5
const GAP = 11
const AXIS_REACH = 12

/** The parts of a set along their axis, in fitting order. Their ids begin with `loose-`. */
function explodedStack(
  sheet: Sheet,
  items: readonly KitItem[],
  [x1, x2, axis]: readonly [number, number, number],
) {
  const gaps = GAP * (items.length - 1)
  const full = items.reduce((sum, { length }) => sum + length, 0)
  const shortening = Math.min(SHORTENING, (x2 - x1 - 2 * AXIS_REACH - gaps) / full)
  const width = full * shortening + gaps
  const placed = sheet.at([(x1 + x2 - width) / 2, axis], { prefix: 'loose-' })
  let x = 0
  sheet.onlyOnSection(() => {
    for (const { id, length, material, section } of items) {
      const upper = section(x, x + length * shortening, RADII.inner, RADII.outer)
      placed
        .part(id, 'stationary', material, upper, 'thin')
        .part(`${id}-below`, 'stationary', material, mirror(upper), 'thin')
      for (const corner of upper.slice(0, 2)) placed.line([corner, [corner[0], -corner[1]]])
      const middle: Point = [x + (length * shortening) / 2, (RADII.inner + RADII.outer) / 2]
      placed.anchor(id, middle)
      x += length * shortening + GAP
    }
    placed.centreLine([-AXIS_REACH, 0], [width + AXIS_REACH, 0])
  })
}

const SPRINGS: Record<PackingKit['load'], DiscStack | undefined> = {
  bolted: undefined,
  springs: { nested: 2, cone: 7 },
  'cased-springs': { nested: 1, cone: 8, isCased: true },
}
/** The axis of the parts in fitting order, and its end. */
const ORDER = { axis: 186, end: 944 } as const
const RING = { outer: 52, inner: 31, isSplit: true } as const
/** From a ring's front to the bushing's. */
const FRONTS_PITCH = 144
const CARD = { x: 96, top: 276, width: 580 }
/** Cropped closer, if the bushing at the gland distinguishes the kit. */
const GLAND_CARD = { x: 136, top: 240, width: 470 }

function layout(parameters: PackingKit) {
  const springs = SPRINGS[parameters.load]
  const sheet = new Sheet()
  const items = kitItems(parameters)
  const { place } = parameters
  const { d, placed, end } = assembledBox(sheet, { place, items, springs })
  const [left, right] = [end + 16, ORDER.end]
  if (parameters.bushing === 'spiral') spiral(sheet, d, placed)
  explodedStack(sheet, items, [left, right, ORDER.axis])
  sheet.text([(left + right) / 2, ORDER.axis - 106], 'Orden de montaje', { strong: true })
  fronts(sheet, parameters, [end + 28 + RING.outer, 14])
  callouts(sheet, parameters, d)
  if (springs) flowArrow(sheet, [d.face + 60, d.R(22)], [d.face + 22, d.R(22)], 'ink')
  return sheet.finish({
    balloonRow: 320,
    shaft: d.s,
    cardShare: 'whole',
    card: parameters.bushingAt === 'gland' ? GLAND_CARD : CARD,
    row: rowOf(parameters, d, placed),
  })
}

/** Front views: a ring with one cut and a bushing of two halves, if the kit has them. */
function fronts(sheet: Sheet, { seals, bushing }: PackingKit, [x, r]: Point) {
  if (seals === 'braided') return
  sheet.onlyOnSection(() => ringFront(sheet, 'front', [x, r], RING))
  if (bushing !== 'bronze') {
    sheet.text([x + RING.outer + 18, r - 6], 'Anillo partido', { anchor: 'start', strong: true })
    return
  }
  const half = x + FRONTS_PITCH
  const centre: Point = [half, r]
  sheet.onlyOnSection(() => {
    sheet
      .part('front-bushing', 'stationary', 'outside', { centre, radius: RING.outer })
      .part('front-bushing-bore', 'stationary', 'unsectioned', { centre, radius: RING.inner })
      .centreLine([half, r - RING.outer - 8], [half, r + RING.outer + 8])
    for (const way of [-1, 1]) {
      const [from, to] = [half + way * (RING.inner - 2), half + way * (RING.outer + 2)]
      const frontBushingJoint = box(Math.min(from, to), Math.max(from, to), r - 2.5, r + 2.5)
      sheet.part('front-bushing-joint', 'stationary', 'unsectioned', frontBushingJoint, 'thin')
    }
  })
  const names = r - RING.outer - 28
  sheet
    .text([x, names], 'Anillo partido', { strong: true })
    .text([half, names], 'Buje partido', { strong: true })
}

/** The row's crop: the rings, with their loading, or with a bushing at either end that distinguishes the kit. */
function rowOf({ load, bushingAt }: PackingKit, d: PackingBox, placed: readonly PlacedItem[]) {
  const first = placed[0]?.x1 ?? 0
  const isAtGland = load !== 'bolted' && bushingAt === 'gland'
  return isAtGland
    ? { x: d.flangeEnd - 226, top: d.stud + 26, width: 240 }
    : { x: first - 22, top: d.stud + 60, width: 330 }
}

/** Solids leave through the spiral; clean water enters the bushing's cavity. */
function spiral(sheet: Sheet, d: PackingBox, placed: readonly PlacedItem[]) {
  const dimensions = spiralOf(d, placed[0]?.x1 ?? 0)
  const x = dimensions.port
  port(sheet, 'flush', { from: [x, d.R(34)], to: [x, d.out], medium: 'process', half: 8 })
  sheet.keepBalloonsOff(x)
  solidsOut(sheet, dimensions)
}

function callouts(sheet: Sheet, parameters: PackingKit, { R, face }: PackingBox) {
  const { load, bushing, ends, seals, count } = parameters
  sheet.callout('follower', [face + 10, R(22)], 'prensaestopas')
  if (load === 'springs') sheet.name('springs', 'resortes de disco')
  if (load === 'cased-springs') sheet.name('springs-case', 'cartucho de carga dinámica')
  if (bushing !== 'none') sheet.name('loose-bushing', BUSHINGS[bushing].name)
  if (ends !== 'none') {
    sheet.name('loose-end-1', 'anillo de extremo').name('loose-end-2', 'anillo de extremo')
  }
  const ring = seals === 'wedge' ? 'wedge' : 'ring'
  sheet.name(`loose-${ring}-${Math.ceil(count / 2)}`, sealName(parameters))
  if (seals === 'wedge') sheet.name('loose-half-ring', 'anillo de media altura')
}

export const packingKit: KindDefinition<typeof schema> = { schema, layout, describe }
