import { z } from 'zod'
import { onSheet, box, distance, polyline, Sheet, type KindDefinition, type Point } from '../kit.ts'
import { dimension, extensionLine } from '../parts/dimension.ts'
import { wovenSection } from '../parts/woven-section.ts'

/** Woven glass fibre, as a narrow tape or as cloth in the full width of a roll. */
const schema = z.strictObject({
  kind: z.literal('fabric-tape'),
  form: z.enum(['tape', 'cloth']),
})

const CENTRE: Point = [150, 30]
const RADIUS = 104
const LAYER = 9
const TAIL = 360

/** The offset of the back edge from the front one, in this view from the side. */
const WIDTHS: Record<FabricTape['form'], Point> = { tape: [62, 40], cloth: [170, 110] }

/** A roll with its end laid out along the floor. */
function roll(sheet: Sheet, { form }: FabricTape) {
  const [x, r] = CENTRE
  const [dx, dr] = WIDTHS[form]
  const floor = r - RADIUS
  const back: Point = [x + dx, r + dr]
  const length = distance([0, 0], [dx, dr])
  const [ax, ar] = [(-dr / length) * RADIUS, (dx / length) * RADIUS]
  // From the front to the back end, at the roll's widest place in this view.
  const edge = (way: 1 | -1): Point[] => [
    [x + way * ax, r + way * ar],
    [back[0] + way * ax, back[1] + way * ar],
  ]
  const tailEdge = box(x, x + TAIL, floor, floor - 7)
  const tail = polyline`M${x} ${floor} h${TAIL} l${dx} ${dr} h${-TAIL}`
  const [over, under] = [edge(1), edge(-1)]
  sheet
    .part('tail', 'elastomer', 'product-of-cloth', tail)
    .part('roll-back', 'elastomer', 'product-of-cloth', { centre: back, radius: RADIUS })
    .part('roll', 'elastomer', 'product-of-cloth', [...over, ...under.toReversed()], 'none')
    .line(over, { weight: 'outline' })
    .line(under, { weight: 'outline' })
  for (let radius = RADIUS; radius > 34; radius -= LAYER)
    sheet.part(
      'roll-end',
      'elastomer',
      'outside',
      { centre: CENTRE, radius },
      radius === RADIUS ? 'outline' : 'thin',
    )
  sheet
    .part('roll-core', 'elastomer', 'coloured-yarn', { centre: CENTRE, radius: 30 }, 'edge')
    .part('roll-hole', 'elastomer', 'unsectioned', { centre: CENTRE, radius: 23 }, 'thin')
    .part('tail-edge', 'elastomer', 'product', tailEdge, 'thin')
  if (form === 'cloth') foldedCorner(sheet, [x + TAIL, floor])
}

/** The front corner folded back, as flexible cloth. */
function foldedCorner(sheet: Sheet, [x, r]: Point) {
  const away = polyline`M${x - 92} ${r} v-9 H${x + 3} L${x + 68} ${r + 42} l-8 -3`
  const folded = polyline`M${x - 92} ${r} l152 39 L${x - 44} ${r + 62}`
  sheet
    .part('corner-away', 'elastomer', 'unsectioned', away, 'none')
    .part('folded-corner', 'elastomer', 'outside', folded, 'thin')
}

const COLUMN = 772
const WEAVE = { centre: [COLUMN, 128] as Point, radius: 106 }
const SECTION = { x1: COLUMN - 130, x2: COLUMN + 130, r: -104 }
/** The number of threads across the view of the weave; half the thickness and the pitch of its section. */
const FORMS: Record<FabricTape['form'], { threads: number; half: number; pitch: number }> = {
  tape: { threads: 6, half: 22, pitch: 44 },
  cloth: { threads: 10, half: 12, pitch: 24 },
}

/** The weave from above and across, enlarged. */
function weave(sheet: Sheet, { form }: FabricTape) {
  const { threads, half, pitch } = FORMS[form]
  const { centre, radius } = WEAVE
  const { x1, x2, r } = SECTION
  sheet.onlyOnSection(() => {
    sheet.part('weave-lens', 'elastomer', 'unsectioned', { centre, radius })
    plainWeave(sheet, centre, radius * 0.68, threads)
    wovenSection(sheet, 'section', { x1, x2, r, half, pitch })
    for (const edge of [x1, x2]) extensionLine(sheet, edge, r - half - 4, r - half - 34)
  })
  dimension(sheet, x1, x2, r - half - 30, 'ancho')
  sheet
    .text([COLUMN, WEAVE.centre[1] - radius - 26], 'Ligamento ampliado', { strong: true })
    .text([COLUMN, r - half - 66], 'Sección ampliada', { strong: true })
}

/** A plain weave: each thread goes over one and under the next. */
function plainWeave(sheet: Sheet, [x, r]: Point, half: number, threads: number) {
  const pitch = (2 * half) / threads
  const gap = pitch * 0.12
  const at = (i: number) => -half + i * pitch
  for (let j = 0; j < threads; j++) {
    const weft = box(x - half, x + half, r + at(j) + gap, r + at(j + 1) - gap)
    sheet.part('weft', 'elastomer', 'accent', weft, 'thin')
  }
  for (let i = 0; i < threads; i++) {
    const [x1, x2] = [x + at(i) + gap, x + at(i + 1) - gap]
    for (let j = i % 2; j < threads; j += 2) {
      const warp = box(x1, x2, r + at(j) - gap, r + at(j + 1) + gap)
      sheet.part('warp', 'elastomer', 'unsectioned', warp, 'thin')
    }
  }
}

type FabricTape = z.output<typeof schema>

function layout(parameters: FabricTape) {
  const isTape = parameters.form === 'tape'
  const sheet = new Sheet()
  roll(sheet, parameters)
  weave(sheet, parameters)
  sheet
    .callout('roll-end', [110, 102], isTape ? 'rollo de cinta' : 'rollo de tela')
    .callout(
      'tail',
      [isTape ? 430 : 470, isTape ? -54 : -10],
      isTape ? 'cinta tejida' : 'tela de tejido plano',
    )
    .callout('weave-lens', [772, 214], 'urdimbre y trama')
  if (!isTape) sheet.callout('folded-corner', [496, -46], 'esquina doblada')
  const card = { x: 28, top: isTape ? 216 : 276, width: isTape ? 560 : 660 }
  const drawn = sheet.finish({
    balloonRow: 282,
    bottom: -216,
    card,
    row: card,
  })
  // Glass fibre is white.
  return { ...drawn, product: 'white' as const }
}

const WORDS: Record<FabricTape['form'], { title: string; description: string }> = {
  tape: {
    title: `rollo${onSheet(', ligamento y sección')}`,
    description: `Rollo de cinta tejida de fibra de vidrio. ${onSheet('En el detalle, el ligamento: cada hilo pasa sobre uno y bajo el siguiente; en la sección, la trama rodea los hilos de urdimbre.', 'El extremo, desenrollado, deja ver el ancho y el tejido de la cinta.')}`,
  },
  cloth: {
    title: `rollo ancho${onSheet(', ligamento y sección')}`,
    description: `Rollo ancho de tela de fibra de vidrio, con una esquina doblada: se pliega sin romperse. ${onSheet('En el detalle, el tejido plano de hilo fino; en la sección, la trama rodea los hilos de urdimbre.')}`,
  },
}

const describe = ({ form }: FabricTape) => WORDS[form]

export const fabricTape: KindDefinition<typeof schema> = { schema, layout, describe }
