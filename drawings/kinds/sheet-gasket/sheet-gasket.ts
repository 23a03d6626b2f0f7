import { onSheet } from '../../sentences.ts'
import { z } from 'zod'
import { FLANGE, sealedFlanges, type FlangeJoint } from '../../assemblies/flange-joint.ts'
import { boundsOf, box, flatten, namesIn, pairs, polyline, roundedBox, Sheet } from '../../kit.ts'
import type {
  Circle,
  DrawingLayout,
  LineMark,
  Mark,
  Material,
  PartMark,
  Point,
  TexturedMaterial,
  KindDefinition,
} from '../../model.ts'
import { boltCentres, boltRing, ringPlan } from '../../parts/rings.ts'
import type { ProductColour, TextureName } from '../../product-look.ts'
import { STRIP, PLAN, JOINT, TORN, type SheetGasket, bareOf } from './torn-corner.ts'
import { diaphragmHousing, door } from './places.ts'
import { foilOf, section } from './section.ts'

/** The texture of each sheet's surface, seen from above, and what it is. */
const SHEETS = {
  rubber: { surface: 'rubber', what: 'caucho homogéneo, sin tela ni fibra' },
  'rubber-cloth': { surface: 'cloth', what: 'dos capas de caucho con una tela entre ellas' },
  'coated-fabric': { surface: 'cloth', what: 'tela de vidrio entre dos películas de caucho' },
  eptfe: {
    surface: 'expanded-ptfe',
    what: 'PTFE expandido: nodos unidos por microfibrillas, que ceden y se adaptan a la brida',
  },
  'filled-ptfe': { surface: 'filled-ptfe', what: 'PTFE con carga repartida' },
  'aramid-fibre': {
    surface: 'aramid',
    what: 'fibras cortas y rizadas de aramida, unidas con nitrilo y comprimidas',
  },
  'carbon-fibre': {
    surface: 'carbon',
    what: 'fibras cortas y rectas de carbono, unidas con nitrilo y comprimidas',
  },
  'aramid-glass-fibre': {
    surface: 'aramid-glass',
    what: 'fibras de aramida, rizadas, y de vidrio, rectas, unidas con nitrilo',
  },
  graphite: { surface: 'graphite', what: 'láminas de grafito flexible prensado' },
} as const satisfies Record<string, { surface: TextureName; what: string }>

/** A gasket cut from sheet: its section enlarged, its plan, and its joint. */
const schema = z
  .strictObject({
    kind: z.literal('sheet-gasket'),
    /** `…-fibre`: compressed fibre in rubber; `eptfe`: expanded; `coated-fabric`: glass cloth in rubber films. */
    material: z.enum(namesIn(SHEETS)),
    /** The colour of the product as sold. */
    colour: z.enum(['red', 'white', 'blue', 'orange', 'green', 'graphite', 'black']).optional(),
    /** A smooth metal foil between two layers. */
    insert: z.enum(['none', 'smooth']).default('none'),
    insertMetal: z.enum(['stainless', 'nickel']).default('stainless'),
    /** The compressibility of filled PTFE under load. */
    compressibility: z.enum(['low', 'medium', 'high']).default('medium'),
    /** Inside the bolts, over the whole face, or both; a door's frame, or a diaphragm. */
    cut: z
      .enum(['inside-bolts', 'full-face', 'both', 'frame', 'diaphragm'])
      .default('inside-bolts'),
    /** The roll from which it is cut, or the shears that are sufficient to cut it. */
    beside: z.enum(['none', 'roll', 'shears']).default('none'),
  })
  .refine(({ material, insert }) => insert === 'none' || material === 'graphite', {
    path: ['insert'],
    error: 'solo las láminas de grafito llevan inserto metálico',
  })
  .refine(({ insert, insertMetal }) => insert !== 'none' || insertMetal === 'stainless', {
    path: ['insertMetal'],
    error: 'sin inserto no hay metal que elegir',
  })
  .refine(
    ({ material, compressibility }) => material === 'filled-ptfe' || compressibility === 'medium',
    { path: ['compressibility'], error: 'la compresibilidad se dibuja solo en filled-ptfe' },
  )

type SheetMaterial = keyof typeof SHEETS

const RUBBERS: ReadonlySet<SheetMaterial> = new Set(['rubber', 'rubber-cloth', 'coated-fabric'])

/** Gives the gasket, and nothing else, its product colour and its material's texture. */
function inItsColour(
  drawn: DrawingLayout,
  product: ProductColour,
  material: SheetMaterial,
): DrawingLayout {
  const surface: TexturedMaterial = `product-of-${SHEETS[material].surface}`
  const cut: Material = RUBBERS.has(material) ? 'product-of-rubber' : 'product'
  const marks = drawn.marks.map((mark): Mark => {
    if (mark.type === 'part') return { ...mark, material: ownMaterial(mark, surface, cut) }
    return mark.type === 'line' ? { ...mark, tone: ownTone(mark, RUBBERS.has(material)) } : mark
  })
  return { ...drawn, marks: marks.flatMap((mark) => acrossProduct(mark, marks)), product }
}

function ownMaterial({ id, material }: PartMark, surface: TexturedMaterial, cut: Material) {
  // Filler and nodes are drawn in the marking colour.
  if (id === 'grain' || id === 'node') return 'product-mark'
  if (id === 'strip') return cut
  if (material !== 'accent') return material
  return id === 'surface' || id.startsWith('plan') || id.startsWith('frame') ? surface : cut
}

function ownTone({ id, tone, weight, dash, path }: LineMark, hasCloth: boolean) {
  // Contact lines are drawn in ink, since their colour would not stand out beside a red or orange gasket.
  if (tone === 'contact') return 'ink'
  if (id !== undefined) return tone
  if (tone === 'sheet') return 'product-mark'
  const isFibre = !dash && weight !== 'outline' && isOnStrip(path)
  if (isFibre) return hasCloth ? 'ink' : 'product-mark'
  return tone
}

function isOnStrip(path: LineMark['path']) {
  const { x1, x2, r1, r2 } = boundsOf(flatten(path))
  return x1 >= STRIP.x1 && x2 <= STRIP.x2 && r1 >= STRIP.r1 && r2 <= STRIP.r2
}

/** Splits centre lines where they cross the product, where they get its marking colour: ink would not show on black. */
function acrossProduct(mark: Mark, marks: readonly Mark[]): Mark[] {
  if (mark.type !== 'line' || !mark.dash?.startsWith('centre')) return [mark]
  const [from, to] = flatten(mark.path)
  if (!from || !to) return [mark]
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const rings = ringsAround(middle, marks)
  if (rings.length === 0) return [mark]
  const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2
  const stations = [...rings.map(({ radius }) => radius), reach].toSorted((a, b) => a - b)
  const at = (distance: number): Point => [
    middle[0] + ((to[0] - middle[0]) / reach) * distance,
    middle[1] + ((to[1] - middle[1]) / reach) * distance,
  ]
  return stations.flatMap((end, i): Mark[] => {
    const start = stations[i - 1] ?? 0
    // The last painted ring that contains this part is the one beneath it.
    const under = rings.findLast(({ radius }) => radius >= end)
    const tone = under?.isProduct ? 'product-mark' : mark.tone
    const ends = start === 0 ? pairs`${-end} ${end}` : pairs`${-end} ${-start}, ${start} ${end}`
    return ends.map(([a, b]) => ({ ...mark, tone, path: [at(a), at(b)] }))
  })
}

function ringsAround([x, r]: Point, marks: readonly Mark[]) {
  return marks.flatMap((mark) => {
    if (mark.type !== 'part' || !isCircle(mark.outline)) return []
    const { centre, radius } = mark.outline
    const isRound = Math.hypot(centre[0] - x, centre[1] - r) < 0.5
    return isRound ? [{ radius, isProduct: mark.material.startsWith('product') }] : []
  })
}

const isCircle = (outline: PartMark['outline']): outline is Circle => 'centre' in outline

const RIM = 124
const FULL = { bore: 50, bolts: 98, hole: 12 }

/** The gasket from above, and the roll or tool for cutting it. */
function plan(sheet: Sheet, { cut, beside }: SheetGasket) {
  const { x, r } = PLAN
  if (beside === 'roll') roll(sheet)
  if (cut === 'both') {
    insideBolts(sheet, [x - 122, r], 0.86)
    fullFace(sheet, [x + 122, r], 0.86)
  } else PLANS[cut](sheet, [x, r], 1)
  if (beside === 'shears') shears(sheet, [x + 204, r - 20])
}

/** Inside the bolts, which centre it. */
function insideBolts(sheet: Sheet, at: Point, scale: number) {
  boltRing(sheet, at, { circle: 106 * scale, hole: 11 * scale })
  ringPlan(sheet, 'plan-inside', at, [
    { radius: 95 * scale, material: 'accent' },
    { radius: FULL.bore * scale, material: 'unsectioned' },
  ])
}

function fullFace(sheet: Sheet, at: Point, scale: number) {
  ringPlan(sheet, 'plan-full', at, [
    { radius: RIM * scale, material: 'accent' },
    { radius: FULL.bore * scale, material: 'unsectioned' },
  ])
  holes(sheet, at, FULL.bolts * scale, FULL.hole * scale)
}

/** Eight holes on a circle. */
function holes(sheet: Sheet, at: Point, circle: number, radius: number) {
  for (const [i, centre] of boltCentres(at, circle, 8).entries())
    sheet.part(`plan-hole-${i}`, 'elastomer', 'unsectioned', { centre, radius }, 'thin')
}

const rounded = ([w, h]: Point, corner: number) =>
  roundedBox(PLAN.x - w, PLAN.x + w, PLAN.r - h, PLAN.r + h, corner)

/** A door's gasket: a folded strip laid round the corners. */
function frame(sheet: Sheet) {
  sheet
    .part('frame', 'elastomer', 'accent', rounded([176, 118], 44), 'outline')
    .part('frame-fold', 'elastomer', 'accent', rounded([158, 100], 30), 'thin')
    .part('frame-bore', 'elastomer', 'unsectioned', rounded([140, 82], 14), 'outline')
    .centreLine([PLAN.x - 186, PLAN.r], [PLAN.x + 186, PLAN.r])
    .centreLine([PLAN.x, PLAN.r - 126], [PLAN.x, PLAN.r + 126])
}

/** A disc held at its rim; thin rings mark the fold that lets it move. */
function diaphragm(sheet: Sheet, at: Point) {
  ringPlan(sheet, 'plan-disc', at, [
    { radius: RIM, material: 'accent' },
    { radius: 84, material: 'outside' },
    { radius: 66, material: 'accent' },
    { radius: 48, material: 'accent' },
    { radius: 9, material: 'unsectioned' },
  ])
  holes(sheet, at, 104, 9)
}

const PLANS = { 'inside-bolts': insideBolts, 'full-face': fullFace, frame, diaphragm }

/** The roll behind the gasket, from which the sheet comes. */
function roll(sheet: Sheet) {
  const { x, r } = PLAN
  const [left, right, top] = [x + 64, x + 236, r + 104]
  sheet
    .part('roll-sheet', 'elastomer', 'accent', box(left, right, r - 96, top), 'thin')
    .part('roll', 'elastomer', 'accent', box(left - 4, right, top, top + 34))
    .part('roll-end', 'elastomer', 'unsectioned', { centre: [right, top + 17], radius: 17 })
    .part('roll-core', 'elastomer', 'unsectioned', { centre: [right, top + 17], radius: 7 }, 'thin')
}

/** Shears, since it can be cut by hand. */
function shears(sheet: Sheet, [x, r]: Point) {
  for (const way of [-1, 1]) {
    const blade = polyline`M${x + way * 4} ${r} L${x - way * 14} ${r + 74}
      L${x - way * 20} ${r + 70} L${x - way * 6} ${r - 6}`
    const shank = polyline`M${x - way * 5} ${r - 2} L${x + way * 12} ${r - 40}`
    const bow = { centre: [x + way * 17, r - 55] as const, radius: 16 }
    sheet
      .part('shears-blade', 'fastener', 'outside', blade, 'thin')
      .line(shank, { weight: 'clip' })
      .part('shears-bow', 'fastener', 'unsectioned', bow)
  }
  sheet.part('shears-pivot', 'fastener', 'elastomer', { centre: [x, r], radius: 3.5 }, 'none')
}

const GIVE: Record<SheetGasket['compressibility'], string> = {
  low: 'La línea de trazos marca su altura bajo carga: cede poco.',
  medium: 'La línea de trazos marca su altura bajo carga: cede medianamente.',
  high: 'La línea de trazos marca su altura bajo carga: cede mucho.',
}
const CUTS: Record<SheetGasket['cut'], string> = {
  'inside-bolts': 'La junta queda por dentro de los pernos, que la centran.',
  'full-face': 'La junta cubre toda la cara de la brida y lleva los agujeros de los pernos.',
  both: 'Se corta por dentro de los pernos o de cara completa, con sus agujeros.',
  frame: 'Se pliega y se tiende alrededor del marco de una puerta.',
  diaphragm: 'El disco queda apretado en su borde, y su pliegue le deja moverse.',
}
const BESIDE: Record<SheetGasket['beside'], string> = {
  none: '',
  roll: 'Se corta de un rollo.',
  shears: 'Se corta con tijera.',
}
const BARE: Record<ReturnType<typeof bareOf>, string> = {
  metal: 'La esquina rasgada deja ver el metal entre las dos capas.',
  cloth: 'La esquina rasgada deja ver la tela.',
  fibres: 'La esquina rasgada deja ver el interior de la lámina.',
}
const TITLES: Partial<Record<SheetGasket['cut'], string>> = {
  frame: `sección ampliada${onSheet(', planta y puerta cerrada', ' y planta')}`,
  diaphragm: `sección ampliada${onSheet(', planta y caja de diafragma', ' y planta')}`,
}

function describe(parameters: SheetGasket) {
  const { material, insert, compressibility, cut, beside } = parameters
  const sentences = [
    `Sección ampliada de la lámina, de espesor t: ${SHEETS[material].what}${insert === 'none' ? '' : `, con ${foilOf(parameters.insertMetal)} en el centro`}.`,
    BARE[bareOf(parameters)],
    material === 'filled-ptfe' ? GIVE[compressibility] : '',
    CUTS[cut],
    BESIDE[beside],
  ]
  return {
    title: TITLES[cut] ?? `sección ampliada${onSheet(', planta y unión embridada', ' y planta')}`,
    description: sentences.filter(Boolean).join(' '),
  }
}

const HALF = 13
const BORE = 98

/** The gasket between flanges: within the studs under raised faces, or over flat ones. */
function joint(target: Sheet, { cut }: SheetGasket) {
  const isFull = cut === 'full-face'
  const sheet = target.at([JOINT.x, 0], { scale: JOINT.scale })
  const flange: FlangeJoint = { centre: 0, half: HALF, face: isFull ? 'flat' : 'raised' }
  const edge = isFull ? FLANGE.rim : FLANGE.insideStuds
  const outline = box(-HALF, HALF, BORE, edge)
  sealedFlanges(sheet, flange, {
    gasket: () => sheet.part('gasket', 'elastomer', 'accent', outline, 'thin'),
    seals: [BORE, isFull ? FLANGE.rim : FLANGE.raisedFace, 'gasket'],
    edges: [{ half: HALF, outer: edge }],
  })
  const name = isFull ? 'junta de cara completa' : 'junta por dentro de los pernos'
  sheet.callout('gasket', [0, 150], name)
}

const LEGENDS: Record<SheetGasket['cut'], string> = {
  'inside-bolts': 'Entre bridas de cara resaltada',
  'full-face': 'Entre bridas planas',
  both: 'Entre bridas de cara resaltada',
  frame: 'Puerta y marco',
  diaphragm: 'Caja de diafragma',
}
/** The back edge of the sheet above its section. */
const TOP = STRIP.r2 + TORN.back[1]
const [LEGEND_ROW, PLAN_ROW] = [-204, -160]

function layout(parameters: SheetGasket) {
  const sheet = new Sheet()
  if (parameters.cut === 'frame') door(sheet)
  else if (parameters.cut === 'diaphragm') diaphragmHousing(sheet)
  else joint(sheet, parameters)
  plan(sheet, parameters)
  section(sheet, parameters)
  sheet
    .text([PLAN.x, 150], 'Sección ampliada', { strong: true })
    .text([PLAN.x, PLAN_ROW], 'Planta', { strong: true })
    .text([JOINT.x, LEGEND_ROW], LEGENDS[parameters.cut], { strong: true })
  const drawn = sheet.finish({
    balloonRow: 318,
    bottom: LEGEND_ROW - 18,
    card: { x: 370, top: 304, width: 566 },
    row: ROW,
  })
  const { colour, material } = parameters
  return colour ? inItsColour(drawn, colour, material) : drawn
}

/** The whole gasket and the texture of the sheet above it, with the roll or the shears beside it. */
const ROW = { x: PLAN.x - 290, top: TOP + 12, width: 580 }

export const sheetGasket: KindDefinition<typeof schema> = { schema, layout, describe }
