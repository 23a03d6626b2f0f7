import { onSheet } from '../../sentences.ts'
import { z } from 'zod'
import {
  assembledBox,
  BOTTOM,
  ringHeight,
  type PackingBox,
  flatRing,
  type PlacedItem,
  type StackItem,
} from '../../assemblies/packing.ts'
import { box, capitalised, inSentences, namesIn, pairs, path, polyline, Sheet } from '../../kit.ts'
import type { KindDefinition } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { lanternRing } from '../../parts/box-fittings.ts'
import { port } from '../../parts/port.ts'
import { FIBRES, isBlack, colourOf, type BraidedPacking } from './fibres.ts'
import { panel, PANELS } from './panels.ts'
import { rope, ROPE_BOTTOM, ROPE_LEFT } from './rope.ts'
import { strandLens } from './strand-lens.ts'

const FIBRE = z.enum(namesIn(FIBRES))

/** Braided packing: its enlarged section, and its set of rings in the box. */
const schema = z
  .strictObject({
    kind: z.literal('braided-packing'),
    place: z.enum(['pump', 'slurry-pump', 'agitator', 'stern-tube', 'valve']).default('pump'),
    /**
     * `square`: eight strands over and under, parallel to the sides; `interlocked`: every strand crosses the section
     * diagonally; or a braided jacket over a core.
     */
    braid: z
      .enum(['square', 'interlocked', 'over-elastic-core', 'over-fibre-core'])
      .default('interlocked'),
    weave: z.enum(['normal', 'tight']).default('normal'),
    fibre: FIBRE.default('ptfe'),
    /** The product's characteristic colour; other products have the site's. */
    colour: z.enum(['black']).optional(),
    /** A second fibre: strands at the four corners, or the half against the box. */
    second: z
      .union([
        z.literal('none'),
        z.strictObject({ fibre: FIBRE, at: z.enum(['corners', 'box-side']).default('corners') }),
      ])
      .default('none'),
    /** The inside of a strand; all but `plain` are shown enlarged. */
    strand: z
      .enum([
        'plain',
        'wire-mesh',
        'wire-inside',
        'carbon-reinforced',
        'coated',
        'impregnated',
        'graphite-loaded',
        'platelets',
        'filament-core',
      ])
      .default('plain'),
    rings: z.int().min(3).max(5).default(5),
    /** Rings between the box's bottom and the lantern ring; 0: no lantern. */
    lanternAfter: z.int().min(0).max(2).default(0),
    /** Which rings are of this packing: all, those at both ends, or the bottom one; others are of another material. */
    set: z
      .union([
        z.literal('full'),
        z.strictObject({ own: z.enum(['ends', 'bottom']), others: z.enum(['graphite', 'ptfe']) }),
      ])
      .default('full'),
    /** The additional subject of the sheet. */
    shows: z
      .enum([
        'nothing',
        'heat',
        'deflection',
        'compaction',
        'leakage',
        'certificate',
        'coil',
        'orientations',
      ])
      .default('nothing'),
  })
  .refine(({ place, lanternAfter }) => place !== 'valve' || lanternAfter === 0, {
    path: ['lanternAfter'],
    error: 'la caja de una válvula no lleva linterna',
  })
  .refine(({ place, shows }) => place !== 'valve' || (shows !== 'heat' && shows !== 'deflection'), {
    path: ['shows'],
    error: 'heat y deflection muestran un eje que gira: no corresponden a una válvula',
  })
  .refine(({ place, shows }) => place === 'valve' || shows !== 'leakage', {
    path: ['shows'],
    error: 'leakage muestra el ensayo de emisiones de una válvula',
  })
  .refine(
    ({ shows, second, strand }) =>
      shows !== 'orientations' ||
      (second !== 'none' && second.at === 'box-side' && strand === 'plain'),
    {
      path: ['shows'],
      error: 'orientations necesita una segunda fibra del lado de la caja y hebras sin detalle',
    },
  )
  .refine(({ second, fibre: main }) => second === 'none' || second.fibre !== main, {
    path: ['second', 'fibre'],
    error: 'la segunda fibra es distinta de la primera',
  })

const PLACES: Record<BraidedPacking['place'], string> = {
  pump: 'la caja de una bomba',
  'slurry-pump': 'la caja de una bomba de lodos',
  agitator: 'la caja de un agitador',
  'stern-tube': 'la bocina de un eje de hélice',
  valve: 'la caja de una válvula',
}
const BRAIDS: Record<BraidedPacking['braid'], string> = {
  square: 'trenza cuadrada',
  interlocked: 'entretrenzado',
  'over-elastic-core': 'trenza sobre alma elástica',
  'over-fibre-core': 'trenza sobre alma flexible',
}
const BRAID_WORDS: Record<BraidedPacking['braid'], string> = {
  square: 'Las hebras se cruzan en ángulo recto, por pares: trenza cuadrada.',
  interlocked: 'Cada hebra cruza la sección en diagonal y queda trabada con las vecinas.',
  'over-elastic-core':
    'La cubierta trenzada rodea un alma elástica redonda, que devuelve la forma al anillo.',
  'over-fibre-core': 'La cubierta trenzada rodea un alma redonda y flexible de fibra.',
}
const STRANDS: Record<Exclude<BraidedPacking['strand'], 'plain'>, string> = {
  'wire-mesh': 'cinta plegada, cubierta con malla de alambre fino',
  'wire-inside': 'el alambre va por dentro y no toca el vástago',
  'carbon-reinforced': 'cinta plegada con filamentos de carbono',
  coated: 'una capa de PTFE rodea los filamentos',
  impregnated: 'el PTFE llena el espacio entre los filamentos',
  'graphite-loaded': 'partículas de grafito entre los filamentos',
  platelets: 'plaquetas inorgánicas cierran el paso entre los filamentos',
  'filament-core': 'filamento central, doble cubierta fibrosa y capa de PTFE',
}
const SHOWS: Record<BraidedPacking['shows'], string | undefined> = {
  nothing: undefined,
  heat: 'Las flechas siguen el calor del eje, a través de los anillos, hasta la pared de la caja.',
  deflection: 'Las líneas de trazos marcan hasta dónde se desplaza el eje; los anillos lo siguen.',
  compaction: onSheet('Al lado, un anillo antes de apretar y después: un bloque continuo.'),
  leakage: onSheet(
    'Al lado, las emisiones medidas en el ensayo API\u00a0622: media bajo 2\u00a0ppm y máxima de 18\u00a0ppm.',
  ),
  certificate: 'Se entrega con certificado de cumplimiento y análisis.',
  coil: onSheet('Al lado, el carrete en que se suministra.'),
  orientations: onSheet(
    'Abajo, tres montajes: como sello, con la fibra suave sobre el eje; como respaldo, con la fibra resistente hacia el fondo y el prensaestopas; y detrás de un buje.',
  ),
}
const OTHERS = { graphite: 'grafito', ptfe: 'PTFE' } as const

const ringCount = (count: number) =>
  ['', '', '', 'tres anillos', 'cuatro anillos', 'cinco anillos'][count] ?? ''

/** Which rings of the set are of this packing. */
function setWords({ set, rings, lanternAfter }: BraidedPacking): string {
  const lantern =
    lanternAfter > 0 ? ` El anillo linterna reparte el agua de sello entre los dos grupos.` : ''
  if (set === 'full') return `En la caja, un juego de ${ringCount(rings)}.${lantern}`
  const own = set.own === 'ends' ? 'los anillos de ambos extremos' : 'el anillo del fondo'
  return `En la caja, ${own} frenan la extrusión; los demás son de ${OTHERS[set.others]}.${lantern}`.replace(
    'fondo frenan',
    'fondo frena',
  )
}

function secondWords({ second }: BraidedPacking): string | undefined {
  if (second === 'none') return undefined
  const { name } = FIBRES[second.fibre]
  return second.at === 'corners'
    ? `Las esquinas, donde hay más desgaste y extrusión, llevan ${name}.`
    : `La mitad que apoya en la caja es de ${name}.`
}

function describe(parameters: BraidedPacking) {
  const { place, braid, weave, fibre, strand } = parameters
  const { name } = FIBRES[fibre]
  return {
    title: `${BRAIDS[braid]} de ${name}, sección ampliada${onSheet(` y media sección en ${PLACES[place]}`)}`,
    description: inSentences([
      `${onSheet(`A la izquierda, los anillos en ${PLACES[place]}, apretados por el prensaestopas; a la derecha, la`, 'La')} trenza cortada, de ${name}.`,
      `${BRAID_WORDS[braid]}${weave === 'tight' ? ' El tejido es fino y apretado.' : ''}`,
      secondWords(parameters),
      strand !== 'plain' && `Hebra ampliada: ${STRANDS[strand]}.`,
      setWords(parameters),
      SHOWS[parameters.shows],
    ]),
  }
}

/** The additional subject: over the box, or in a separate panel. */
function features(sheet: Sheet, parameters: BraidedPacking, d: PackingBox, end: number) {
  const { place, shows } = parameters
  if (place === 'slurry-pump') solids(sheet, d)
  if (place === 'valve') stroke(sheet, d, end)
  else turning(sheet, end)
  if (shows === 'heat') heat(sheet, d)
  if (shows === 'deflection') deflection(sheet, d, end)
  panel(sheet, parameters)
}

function solids(sheet: Sheet, { s, R, out }: PackingBox) {
  const places = pairs`82 ${R(20)}, 78 ${R(46)}, 86 ${R(66)}, 66 ${out - 40}, 84 ${out - 22},
    79 ${out - 2}, 120 ${s + 3}`
  for (const centre of places)
    sheet.part('particle', 'fastener', 'elastomer', { centre, radius: 2.8 }, 'none')
}

/** Arrows for a reciprocating stem. */
function stroke(sheet: Sheet, { s }: PackingBox, end: number) {
  const r = s * 0.45
  for (const x of [end - 22, end - 98]) flowArrow(sheet, [end - 60, r], [x, r], 'ink')
}

/** An arrow for the turning shaft. */
function turning(sheet: Sheet, end: number) {
  const x = end - 34
  sheet.line(path`M${x} -34 C${x - 26} -30 ${x - 26} 30 ${x} 34`, { weight: 'spring' })
  flowArrow(sheet, [x - 6, 32], [x + 12, 36], 'ink')
}

/** Arrows for heat from the shaft through the rings to the box's wall. */
function heat(sheet: Sheet, { s, bore, nose }: PackingBox) {
  for (const x of [nose - 26, nose - 75, nose - 124]) flowArrow(sheet, [x, s - 30], [x, bore + 40])
}

/** The positions of the shaft's surface when it is deflected. */
function deflection(sheet: Sheet, { s }: PackingBox, end: number) {
  for (const by of [-9, 9]) {
    const surface = polyline`M${BOTTOM} ${s + by * 0.6} L${end - 20} ${s + by}`
    sheet.line(surface, { dash: 'rest', tone: 'accent', weight: 'spring' })
  }
  for (const way of [1, -1]) {
    flowArrow(sheet, [end - 20, s + 12 * way], [end - 20, s + 42 * way], 'ink')
  }
}

const CORNER = 12
const CORE = 13

/** One ring in the box, with its small section. The part `id` touches the shaft. */
function ringSection(
  sheet: Sheet,
  id: string,
  parameters: BraidedPacking,
  [x1, x2, s, bore]: readonly [number, number, number, number],
) {
  const { braid, second } = parameters
  const yarn = isBlack(parameters) ? 'product-of-braid' : 'packing'
  const middle = (s + bore) / 2
  const isDouble = second !== 'none' && second.at === 'box-side'
  const soft = isDouble ? 'lip' : yarn
  sheet.part(id, 'stationary', soft, box(x1, x2, s, isDouble ? middle : bore), 'thin')
  if (isDouble) {
    sheet.part(`${id}-box-side`, 'stationary', 'packing', box(x1, x2, middle, bore), 'thin')
  }
  if (second !== 'none' && second.at === 'corners') {
    for (const x of [x1, x2 - CORNER]) {
      for (const r of [s, bore - CORNER]) {
        const corner = box(x, x + CORNER, r, r + CORNER)
        sheet.part(`${id}-corner`, 'stationary', 'elastomer', corner, 'none')
      }
    }
  }
  if (braid.startsWith('over-')) {
    const core = { centre: [(x1 + x2) / 2, middle], radius: CORE } as const
    const material = braid === 'over-elastic-core' ? 'elastomer' : 'unsectioned'
    sheet.part(`${id}-core`, 'elastomer', material, core, 'thin')
  }
}

/** The end of the shaft, or the end of a longer set's studs. */
const SHAFT_END = 560
/** The card of a set with two packings: its rings in the box. */
const SET_CARD = { x: 100, top: 250, width: 440 }
/** The strand and its certificate. */
const CERTIFIED_CARD = { x: 580, top: 292, width: 512 }
/** The card with the strand alone, if nothing else distinguishes the packing. */
const STRAND_CARD = { x: 614, top: 292, width: 348 }

const OTHER_MATERIAL = { graphite: 'graphite', ptfe: 'lip' } as const

/** The rings, and a lantern among them. */
function itemsOf(parameters: BraidedPacking): StackItem[] {
  const { place, rings, lanternAfter, set } = parameters
  const length = ringHeight(place)
  const items = Array.from({ length: rings }, (_, i): StackItem => {
    const isEnd = i === 0 || i === rings - 1
    if (set !== 'full' && !(set.own === 'ends' ? isEnd : i === 0)) {
      return flatRing({ id: `other-${i + 1}`, length, material: OTHER_MATERIAL[set.others] })
    }
    const id = `ring-${i + 1}`
    const draw: StackItem['draw'] = (sheet, x1, x2, { s, bore }) =>
      ringSection(sheet, id, parameters, [x1, x2, s, bore])
    return { id, does: 'seal', length, draw }
  })
  if (lanternAfter === 0) return items
  const lantern: StackItem = {
    id: 'lantern',
    does: 'lantern',
    length,
    draw: (sheet, x1, x2, { s, bore }) => lanternRing(sheet, [x1, x2, s, bore]),
  }
  return items.toSpliced(lanternAfter, 0, lantern)
}

function layout(parameters: BraidedPacking) {
  const { place, fibre, braid } = parameters
  const sheet = new Sheet()
  const { d, placed, end } = assembledBox(sheet, {
    place,
    items: itemsOf(parameters),
    shaftEnd: (studEnd) => Math.max(SHAFT_END, studEnd + 30),
  })
  const lantern = placed.find(({ does }) => does === 'lantern')
  if (lantern) {
    const x = (lantern.x1 + lantern.x2) / 2
    port(sheet, 'flush', { from: [x, d.bore], to: [x, d.out], medium: 'barrier', half: 9 })
    sheet
      .keepBalloonsOff(x)
      .callout('lantern', [lantern.x1 + 6, d.R(22)], 'anillo linterna, bajo el agua de sello')
  }
  features(sheet, parameters, d, end)
  rope(sheet, parameters)
  strandLens(sheet, parameters)
  setNames(sheet, parameters, placed)
  sheet
    // Low, so that its balloon is under the section: above it is the nut's.
    .callout('follower', [d.face + 8, d.R(22)], 'prensaestopas')
    .name('nut', 'tuerca que regula el apriete')
    .name('strand', `hebra de ${FIBRES[fibre].name}`)
  if (parameters.second !== 'none') {
    const { fibre: second, at } = parameters.second
    const side = at === 'corners' ? 'en las esquinas' : 'hacia la caja'
    sheet.name('second', `${FIBRES[second].name} ${side}`)
  }
  if (braid === 'over-elastic-core') sheet.name('core', 'alma elástica')
  if (braid === 'over-fibre-core') sheet.name('core', 'alma flexible')
  ropeCaption(sheet, parameters)
  const drawn = sheet.finish({
    balloonRow: 330,
    shaft: d.s,
    cardShare: 'whole',
    card: cardOf(parameters),
    row: rowOf(parameters, placed),
    cutaway: {
      reach: d.out,
      screws: { on: 'follower', circle: d.stud, nuts: true },
      shows:
        'los anillos trenzados, uno tras otro sobre el eje, y el prensaestopas que los aprieta',
    },
  })
  const product = colourOf(parameters)
  return product ? { ...drawn, product } : drawn
}

/** The caption of the rope; in short lines if something else is beside it. */
function ropeCaption(sheet: Sheet, { braid, strand, shows }: BraidedPacking) {
  const grown = braid === 'interlocked' ? 'ampliado' : 'ampliada'
  const caption = `${capitalised(BRAIDS[braid])}, ${grown}`
  const under = ROPE_BOTTOM - 34
  const isAlone = (strand !== 'plain') === PANELS.has(shows) && shows !== 'certificate'
  if (isAlone) sheet.text([788, under], caption, { strong: true })
  else
    caption
      .replaceAll(/(.{1,16})(?:\s|$)/g, '$1\n')
      .trimEnd()
      .split('\n')
      .forEach((line, i) =>
        sheet.text([ROPE_LEFT, under - i * 22], line, { strong: true, anchor: 'start' }),
      )
}

const cardOf = ({ set, shows }: BraidedPacking) =>
  set !== 'full' ? SET_CARD : shows === 'certificate' ? CERTIFIED_CARD : STRAND_CARD

/** The row's crop: the strand, with a certificate below it; for two packings, the set in the box. */
function rowOf({ set, shows }: BraidedPacking, placed: readonly PlacedItem[]) {
  if (set !== 'full') return placed.map(({ id }) => id)
  if (shows === 'certificate') return CERTIFIED_CARD
  return ['cut-face', 'rope-top', 'rope-side']
}

/** The rings of this packing, and the others of the set. */
function setNames(sheet: Sheet, { set }: BraidedPacking, placed: readonly PlacedItem[]) {
  const ownEnds = set !== 'full' && set.own === 'ends' ? 'anillos de extremo' : 'anillo de fondo'
  sheet.name('ring-1', set === 'full' ? 'anillos trenzados' : ownEnds)
  const other = placed.find(({ id }) => id.startsWith('other-'))
  if (other && set !== 'full') {
    sheet.name(other.id, `anillos de ${set.others === 'ptfe' ? 'PTFE' : 'grafito'}`)
  }
}

export const braidedPacking: KindDefinition<typeof schema> = { schema, layout, describe }
