import { onSheet } from '../sentences.ts'
import { z } from 'zod'
import {
  finishFlanges,
  FLANGE,
  sealedFlanges,
  type FlangeJoint,
} from '../assemblies/flange-joint.ts'
import { box, inSentences, polyline, Sheet, type KindDefinition, type Point } from '../kit.ts'
import { dimension, dimensionFromOutside, extensionLine } from '../parts/dimension.ts'
import { ringPlan } from '../parts/rings.ts'

/** A metal core grooved on both faces under soft facings, between raised-face flanges (EN 1514-6, DIN 2697). */
const schema = z.strictObject({ kind: z.literal('kammprofile') })

/** The DIN 2697 profile from its table, in mm: 90° grooves with flat crests. */
const GROOVE = { pitch: 1, crest: 0.1, depth: 0.33 }
const ROOT = GROOVE.pitch - GROOVE.crest - 2 * GROOVE.depth

/** Half a crest, then groove, crest, groove… and half a crest: `[along, height under the crests]`. */
function grooveProfile(count: number, unit: number): Point[] {
  const { pitch, crest, depth } = GROOVE
  const grooves = Array.from({ length: count }, (_, i) => {
    const start = i * pitch + crest / 2
    return polyline`M${start} 0 l${depth} ${-depth} h${ROOT} l${depth} ${depth}`
  })
  const points: Point[] = [[0, 0], ...grooves.flat(), [count * pitch, 0]]
  return points.map(([along, height]): Point => [along * unit, height * unit])
}

type Core = {
  /** The middle of the gasket, and the radius where its grooves begin. */
  at: Point
  half: number
  count: number
  unit: number
  /** Radius of the thin ring's outer edge, or none. */
  ring?: number | undefined
}

const FACING = 0.55
const EDGE = 1.1
const RING_HALF = 0.45

/** The outer end of the facings. */
const facedTo = ({ at, count, unit }: Core) => at[1] + count * unit

/** The core with its grooves, the facings in them, and the ring in its outer edge. */
function groovedGasket(sheet: Sheet, id: string, core: Core) {
  const { at, half, count, unit, ring } = core
  const [x, start] = at
  const end = facedTo(core)
  const crest = half - FACING * unit
  const profile = grooveProfile(count, unit)
  const right = profile.map(([along, height]): Point => [x + crest + height, start + along])
  const left = profile.map(([along, height]): Point => [x - crest - height, start + along])
  const [inner, outer] = [start - EDGE * unit, end + EDGE * unit]
  const slot = RING_HALF * unit
  const seat: Point[] =
    ring === undefined
      ? []
      : polyline`M${x + slot} ${outer} V${outer - unit * 0.7} H${x - slot} V${outer}`
  const grooved = polyline`M${x - crest} ${inner} H${x + crest} L${right} L${x + crest} ${outer}
    L${seat} L${x - crest} ${outer} L${left.toReversed()}`
  sheet.part(`${id}-core`, 'stationary', 'steel-fine', grooved, 'thin')
  const facing = (side: string, edge: readonly Point[], face: number) => {
    const outline = polyline`M${face} ${start} L${edge} L${face} ${end}`
    sheet.part(`${id}-${side}-facing`, 'elastomer', 'accent', outline, 'thin')
  }
  facing('left', left, x - half)
  facing('right', right, x + half)
  if (ring !== undefined) {
    const outline = box(x - slot + 0.5, x + slot - 0.5, outer - unit * 0.6, ring)
    sheet.part(`${id}-ring`, 'stationary', 'steel-fine-opposed', outline, 'thin')
  }
}

const COLUMN = 762
const UNIT = 70
const DETAIL = { x: COLUMN - 2 * UNIT, r: 176, depth: 56 }
const PLAN_ROW = -34

/** Right of the joint: the groove with its measures, the gasket from above, and its profiles. */
function views(sheet: Sheet) {
  detail(sheet)
  plan(sheet, [COLUMN - 78, PLAN_ROW])
  profiles(sheet)
}

function detail(sheet: Sheet) {
  const { x, r, depth } = DETAIL
  const at = ([along, height]: Point): Point => [x + along, r + height]
  const profile = grooveProfile(4, UNIT)
  const faced = grooveProfile(2, UNIT)
  sheet.onlyOnSection(() => {
    const detailCore = polyline`M${x} ${r - depth} L${profile.map(at)}
      L${x + 4 * UNIT} ${r - depth}`
    const detailFacing = polyline`M${x} ${r + 34} L${faced.map(at)} L${x + 2 * UNIT} ${r + 34}`
    sheet
      .part('detail-core', 'stationary', 'steel', detailCore)
      .part('detail-facing', 'elastomer', 'accent', detailFacing)
    for (const crest of [2, 3]) extensionLine(sheet, x + crest * UNIT, r + 6, r + 74)
    const [right, root] = [x + 4 * UNIT, r - GROOVE.depth * UNIT]
    for (const height of [r, root])
      sheet.line(polyline`M${right + 6} ${height} H${right + 30}`, { weight: 'hatch' })
    dimensionFromOutside(sheet, right + 18, root, r)
  })
  dimension(sheet, x + 2 * UNIT, x + 3 * UNIT, r + 66, '1')
  sheet
    .text([x + 2.5 * UNIT, r + 14], '90°')
    .text([x + 4 * UNIT + 4, r + 36], '0,33', { anchor: 'start' })
    .text([COLUMN, r - depth - 28], 'Ranura, medidas en mm', { strong: true })
}

function plan(sheet: Sheet, at: Point) {
  const [x, r] = at
  const [d1, d2, d3] = [50, 80, 96]
  sheet.onlyOnSection(() => {
    ringPlan(sheet, 'plan', at, [
      { radius: d3, material: 'outside' },
      { radius: d2, material: 'accent' },
      { radius: (d1 + d2) / 2, material: 'accent' },
      { radius: d1, material: 'unsectioned' },
    ])
    const bar = box(x - d1 + 1, x + d1 - 1, r - 7, r + 7)
    sheet.part('pass-bar', 'elastomer', 'accent', bar, 'thin')
  })
  const letters = [
    ['d1', d1],
    ['d2', d2],
    ['d3', d3],
  ] as const
  sheet.letteredIn({
    x1: x - d3 - 20,
    x2: x + d3 + 20,
    r1: r - d3 - 34 - letters.length * 30,
    r2: r + d3 + 16,
  })
  for (const [i, [letter, radius]] of letters.entries()) {
    const row = r - d3 - 34 - i * 30
    for (const way of [-1, 1]) extensionLine(sheet, x + way * radius, r - 4, row - 4)
    dimension(sheet, x - radius, x + radius, row, letter)
  }
}

/** Both profiles, laid flat. */
function profiles(sheet: Sheet) {
  const core = { at: [0, -40], half: 15, count: 8, unit: 9 } as const
  for (const { name, row, ...own } of [
    { name: 'KR', row: 20 },
    { name: 'KG1', row: -110, ring: 66 },
  ]) {
    const place: Point = [COLUMN + 90, row]
    const placing = { turn: -90, mirror: true, prefix: `${name}-` } as const
    sheet.onlyOnSection(() =>
      groovedGasket(sheet.at(place, placing), 'profile', { ...core, ...own }),
    )
    sheet.text([place[0], row - 44], name, { strong: true })
  }
}

const HALF = 17
const JOINT: FlangeJoint = { centre: 300, half: HALF, face: 'raised' }
const CORE = { at: [JOINT.centre, 104], half: HALF, count: 8, unit: 8 } as const

function layout() {
  const ring = FLANGE.insideStuds
  const end = facedTo(CORE)
  const [centre, start] = CORE.at
  const sheet = new Sheet()
  sealedFlanges(sheet, JOINT, {
    gasket: () => groovedGasket(sheet, 'gasket', { ...CORE, ring }),
    seals: [start, end, 'gasket-left-facing', 'gasket-right-facing'],
    edges: [
      { half: 4, outer: ring },
      { half: HALF, outer: end },
    ],
  })
  views(sheet)
  sheet
    .callout('gasket-core', [centre - 2, 132], 'núcleo metálico ranurado')
    .callout('gasket-right-facing', [centre + HALF - 3, 116], 'recubrimiento de grafito o PTFE')
    .callout('gasket-ring', [centre, 196], 'aro de centrado, perfil KG1')
  return finishFlanges(sheet, JOINT)
}

const describe = () => ({
  title: 'media sección entre bridas de cara resaltada',
  description: inSentences([
    'Media sección: un núcleo metálico con ranuras concéntricas en ambas caras, cubierto de grafito o PTFE, que las crestas comprimen contra las bridas.',
    `Se dibuja el perfil KG1, cuyo aro delgado centra la junta en los espárragos${onSheet('; al lado, también el KR, sin aro')}.`,
    onSheet(
      'En el detalle, paso de 1\u00a0mm, ángulo de 90° y profundidad de unos 0,33\u00a0mm; en la planta, d1 y d2 limitan la zona de sellado.',
    ),
    onSheet('Un travesaño cruza la abertura, como en los intercambiadores de dos pasos.'),
  ]),
})

export const kammprofile: KindDefinition<typeof schema> = { schema, layout, describe }
