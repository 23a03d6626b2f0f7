import { z } from 'zod'
import {
  assembledBox,
  type PackingBox,
  flatRing,
  flatRings,
  spacer,
  wedgeRings,
  type PlacedItem,
  type StackItem,
} from '../assemblies/packing.ts'
import { onSheet, inSentences, path, polyline, Sheet } from '../kit.ts'
import type { KindDefinition, Point, Segment } from '../model.ts'
import { flowArrow } from '../parts/flow-arrow.ts'

/** Rings of graphite tape, pressed in a die. */
const schema = z.strictObject({
  kind: z.literal('die-formed-ring'),
  /** Rectangular rings, or wedge rings that turn the axial load into sealing on stem and box. */
  section: z.enum(['square', 'wedge']).default('square'),
  /** A split carbon sleeve in the bottom of a deep box. */
  sleeve: z.boolean().default(false),
})

const MIDDLE = 764
const WAVES = 6
const WAVE_HEIGHT = 3.5

/** The ring's section and half a ring with its slanted cut, enlarged; or the forces between two wedges. */
function views(sheet: Sheet, isWedge: boolean) {
  if (isWedge) {
    wedgePair(sheet)
    sheet.text([MIDDLE, PAIR.r - 64], 'Dos anillos, ampliados', { strong: true })
  }
  const half = isWedge
    ? { at: [MIDDLE, -26] as Point, scale: 0.56, lean: 24 }
    : { at: [MIDDLE, 78] as Point, scale: 1.12, lean: 0 }
  if (isWedge) sheet.onlyOnSection(() => halfRing(sheet, half))
  else halfRing(sheet, half)
  sheet.text([MIDDLE, half.at[1] - 34], 'Medio anillo, con su corte oblicuo', { strong: true })
}

const PAIR = { x: MIDDLE - 58, r: 150, side: 116 } as const

/** Two separated rings of a set: the axial load is diverted across the axis. */
function wedgePair(sheet: Sheet) {
  const { x, r, side } = PAIR
  const top = r + side
  const lean = side * 0.18
  const gap = 8
  const [left, right] = [MIDDLE - gap / 2, MIDDLE + gap / 2]
  const end = x + side
  const first = polyline`M${x - 30} ${r} H${left - lean} L${left + lean} ${top} H${x - 30}`
  const second = polyline`M${right - lean} ${r} H${end + 30} V${top} H${right + lean}`
  layered(sheet, 'section', first)
  layered(sheet, 'section-2', second)
  const middle = r + side / 2
  flowArrow(sheet, [end + 84, middle], [end + 38, middle], 'ink')
  flowArrow(sheet, [x - 84, middle], [x - 38, middle], 'ink')
  flowArrow(sheet, [x + 8, top + 6], [x + 8, top + 44])
  flowArrow(sheet, [end - 8, r - 4], [end - 8, r - 42])
}

/** A section of pressed tape, from a lower corner round: its crumpled layers run across. */
function layered(
  sheet: Sheet,
  id: string,
  outline: readonly Point[],
  layers = 9,
  wave = WAVE_HEIGHT,
) {
  sheet.part(id, 'elastomer', 'product', outline)
  const [a, b, c, d] = outline
  if (!a || !b || !c || !d) return
  const between = (from: Point, to: Point, t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ]
  for (let i = 1; i < layers; i++) {
    const [from, to] = [between(a, d, i / layers), between(b, c, i / layers)]
    const layer = Array.from({ length: WAVES + 1 }, (_, k): Point => {
      const [x, r] = between(from, to, k / WAVES)
      return [x, r + ((k + i) % 2 === 0 ? wave : -wave)]
    })
    sheet.line(layer, { tone: 'product-mark' })
  }
}

const [OUTER, INNER, HEIGHT] = [118, 66, 72]
/** The height of a circle in perspective, by its width. */
const TILT = 0.4
/** The angles of the lines that shade the bore: closer is darker. */
const SHADES = [-62, -59, -55, -50, -44, -36, 30, 40, 48, 54, 59, 63]

/** Half a ring in perspective: two cut faces with the bore between them; a wedge leans towards the bore by `lean`. */
function halfRing(on: Sheet, { at, scale, lean }: { at: Point; scale: number; lean: number }) {
  const sheet = on.at(at, { scale })
  const [low, high] = [lean, HEIGHT - lean]
  sheet
    .part('bore', 'elastomer', 'product', [...behind(INNER, 0, 1), ...behind(INNER, HEIGHT, -1)])
    .part('upper-flank', 'elastomer', 'product-of-graphite', [
      ...behind(OUTER, high, 1),
      ...behind(INNER, HEIGHT, -1),
    ])
  for (const x of SHADES) {
    const rise = Math.sqrt(INNER ** 2 - x ** 2) * TILT
    const shade = polyline`M${x} ${rise + 3} V${rise + HEIGHT - 3}`
    sheet.line(shade, { weight: 'hatch', tone: 'product-mark' })
  }
  cut(sheet, high)
  for (const way of [-1, 1] as const) {
    const [outer, inner] = [way * OUTER, way * INNER]
    const face = polyline`M${outer} ${low} L${inner} 0 V${HEIGHT} L${outer} ${high}`
    layered(sheet, 'section', face, lean === 0 ? 9 : 5, WAVE_HEIGHT / scale)
  }
}

/** The far half of a circle at a height, from left to right or back. */
const behind = (radius: number, height: number, way: 1 | -1): Segment[] =>
  path`M${-radius * way} ${height} U0 ${height + radius * TILT} F${radius * way} ${height}`

/** The slanted cut through the ring, at the back on the right. */
function cut(sheet: Sheet, high: number) {
  const place = (radius: number, height: number, degrees: number): Point => {
    const angle = (degrees * Math.PI) / 180
    return [radius * Math.cos(angle), height + radius * TILT * Math.sin(angle)]
  }
  const slant = [place(OUTER, high, 62), place(INNER, HEIGHT, 70), place(INNER, 0, 96)]
  sheet.line(slant, { tone: 'sheet', weight: 'flow' })
}

type DieFormedRing = z.output<typeof schema>

const COUNT = 5
const LENGTHS = { ring: 40, wedge: 30, end: 22, sleeve: 56 } as const
const CARD = { x: 96, top: 250, width: 540 }
/** The card with the ring alone, if there are no wedges. */
const RING_CARD = { x: 604, top: 264, width: 320 }

function itemsOf({ section, sleeve }: DieFormedRing): StackItem[] {
  const material = 'graphite'
  const bottom = sleeve ? [spacer({ id: 'sleeve', length: LENGTHS.sleeve, material })] : []
  const end = (id: string) => flatRing({ id, length: LENGTHS.end, material })
  return section === 'square'
    ? [...bottom, ...flatRings(COUNT, { id: 'ring', length: LENGTHS.ring, material })]
    : [...bottom, end('end-1'), ...wedgeRings(COUNT, LENGTHS.wedge), end('end-2')]
}

function layout(parameters: DieFormedRing) {
  const { section, sleeve } = parameters
  const isWedge = section === 'wedge'
  const sheet = new Sheet()
  const { d, placed } = assembledBox(sheet, { place: 'valve', items: itemsOf(parameters) })
  const { R, face } = d
  flowArrow(sheet, [face + 70, R(22)], [face + 12, R(22)], 'ink')
  views(sheet, isWedge)
  if (isWedge) {
    wedges(sheet, d, placed)
    sheet.name('end-2', 'anillo de extremo plano')
  } else sheet.name('ring-2', 'anillo de grafito preformado')
  if (sleeve) sheet.name('sleeve', 'camisa espaciadora partida de carbono')
  sheet.name('follower', 'prensaestopas')
  const drawn = sheet.finish({
    balloonRow: 320,
    shaft: d.s,
    cardShare: 'whole',
    card: isWedge ? CARD : RING_CARD,
    row: isWedge ? { centre: [(140 + d.nose) / 2, R(24)], side: 250 } : RING_CARD,
  })
  // The product is graphite-coloured.
  return { ...drawn, product: 'graphite' as const }
}

/** The surface against which each wedge presses: the stem or the box. */
function wedges(sheet: Sheet, { s, R, bore }: PackingBox, placed: readonly PlacedItem[]) {
  placed
    .filter(({ id }) => id.startsWith('wedge-'))
    .forEach(({ id, x1, x2 }, i) => {
      const x = (x1 + x2) / 2
      if (i % 2 === 1) flowArrow(sheet, [x, s + 2], [x, s - 32])
      else flowArrow(sheet, [x, bore - 2], [x, bore + 32])
      if (id === 'wedge-3') sheet.callout(id, [x, R(36)], 'anillo en cuña, aprieta la caja')
    })
  sheet.name('wedge-2', 'anillo en cuña, aprieta el vástago')
}

function describe({ section, sleeve }: DieFormedRing) {
  const isWedge = section === 'wedge'
  return {
    title: `${isWedge ? 'anillos de grafito en cuña' : 'anillos de grafito preformados'} en la caja de una válvula${onSheet(', sección y medio anillo ampliados')}`,
    description: inSentences([
      `En la caja, cinco anillos de cinta de grafito comprimida en matriz${isWedge ? ', entre dos anillos planos' : ''}.`,
      isWedge
        ? 'Los flancos inclinados convierten la carga axial del prensaestopas en carga radial: unos anillos aprietan el eje o vástago y los otros, la caja.'
        : 'Las capas de la cinta quedan onduladas dentro de una sección maciza, de densidad fija.',
      'Cada anillo lleva un corte oblicuo para montarlo sin desarmar; los cortes se alternan de un anillo al siguiente.',
      sleeve && 'Una camisa partida de carbono rellena el fondo de la caja.',
    ]),
  }
}

export const dieFormedRing: KindDefinition<typeof schema> = { schema, layout, describe }
