import { z } from 'zod'
import {
  finishFlanges,
  FLANGE,
  sealedFlanges,
  type FlangeJoint,
} from '../assemblies/flange-joint.ts'
import { onSheet, box, inSentences, polar, polyline, Sheet } from '../kit.ts'
import type { KindDefinition, Point, Weight } from '../model.ts'
import { boltRing, ringPlan } from '../parts/rings.ts'

/** A V-shaped metal strip wound with a soft filler, between raised-face flanges (ASME B16.20). */
const schema = z.strictObject({ kind: z.literal('spiral-wound-gasket') })

type Winding = {
  centre: number
  half: number
  r1: number
  r2: number
  turns: number
  weight: Weight
}

/** The filler, and the strip's turns in it, each a V that points outwards. */
function winding(sheet: Sheet, id: string, { centre, half, r1, r2, turns, weight }: Winding) {
  const pitch = (r2 - r1) / turns
  sheet.part(id, 'elastomer', 'accent', box(centre - half, centre + half, r1, r2), 'thin')
  for (let i = 0; i < turns; i++) {
    const r = r1 + pitch * (i + 0.4)
    sheet.line(
      polyline`M${centre - half} ${r - pitch * 0.25} L${centre} ${r + pitch * 0.45}
        L${centre + half} ${r - pitch * 0.25}`,
      { weight, tone: 'sheet' },
    )
  }
}

const COLUMN = 786
const LENS = { r: 184, radius: 108 }
const PLAN_ROW = -112

/** Right of the joint: the winding enlarged, and the gasket from above. */
function views(sheet: Sheet) {
  sheet.onlyOnSection(() => {
    lens(sheet)
    plan(sheet, [COLUMN - 84, PLAN_ROW], 0.62)
    encased(sheet, [COLUMN + 84, PLAN_ROW])
  })
  const row = PLAN_ROW - 110
  sheet
    .text([COLUMN, LENS.r + LENS.radius + 12], 'Devanado 4:1', { strong: true })
    .text([COLUMN - 84, row], 'Espirometálica', { strong: true })
    .text([COLUMN + 84, row], 'Encapsulada', { strong: true })
}

function lens(sheet: Sheet) {
  const { r, radius } = LENS
  sheet.part('lens', 'fastener', 'unsectioned', { centre: [COLUMN, r], radius })
  const ring = (id: string, r1: number) =>
    sheet.part(id, 'stationary', 'steel-fine', box(COLUMN - 25, COLUMN + 25, r1, r1 + 24), 'thin')
  ring('lens-inner', r - 102)
  ring('lens-outer', r + 78)
  const shape = { centre: COLUMN, half: 44, r1: r - 78, r2: r + 78 }
  winding(sheet, 'lens-winding', { ...shape, turns: 8, weight: 'clip' })
}

/** The gasket from above, with the bolts inside which its outer ring fits. */
function plan(sheet: Sheet, at: Point, scale: number) {
  boltRing(sheet, at, { circle: 120 * scale, hole: 7 * scale })
  ringPlan(sheet, 'plan', at, [
    { radius: 112 * scale, material: 'outside' },
    ...[90, 82, 74, 66, 58].map((radius) => ({
      radius: radius * scale,
      material: 'accent' as const,
    })),
    { radius: 58 * scale, material: 'outside' },
    { radius: 49 * scale, material: 'unsectioned' },
  ])
}

const LUG = 12
/** The carrier with the element in its groove, from above. */
const CARRIER = [
  { radius: 46, material: 'outside' },
  { radius: 36, material: 'accent' },
  { radius: 28, material: 'outside' },
  { radius: 21, material: 'unsectioned' },
] as const

/** Soft elements in grooves on both sides of a thin metal carrier; lugs locate it at the bolts. */
function encased(sheet: Sheet, [x, r]: Point) {
  const top = r + 36
  const outer = CARRIER[0].radius
  for (let i = 0; i < 8; i++) {
    const angle = ((i + 0.5) * Math.PI) / 4
    const tip = (turn: number, radius: number) => polar([x, top], radius, angle + turn)
    const lug = [tip(-0.2, outer - 3), tip(-0.1, outer + LUG), tip(0.1, outer + LUG)]
    sheet.part(`lug-${i}`, 'stationary', 'outside', [...lug, tip(0.2, outer - 3)], 'thin')
  }
  ringPlan(sheet, 'carrier', [x, top], CARRIER)
  section(sheet, [x, r - 66])
}

function section(sheet: Sheet, [x, r]: Point) {
  const [edge, core, groove] = [66, 12, 26]
  const carrierSection = polyline`M${x - edge} ${r - core} H${x - groove - 3}
    L${x - groove} ${r - 3} H${x + groove} L${x + groove + 3} ${r - core} H${x + edge}
    V${r + core} H${x + groove + 3} L${x + groove} ${r + 3} H${x - groove}
    L${x - groove - 3} ${r + core} H${x - edge}`
  sheet.part('carrier-section', 'stationary', 'steel-fine', carrierSection)
  for (const way of [-1, 1]) {
    const softElement = polyline`M${x - groove} ${r + way * 3} H${x + groove}
      L${x + groove - 4} ${r + way * 19} H${x - groove + 4}`
    sheet.part('soft-element', 'elastomer', 'accent', softElement, 'thin')
  }
}

const HALF = 14
const RING_HALF = 8
const JOINT: FlangeJoint = { centre: 300, half: HALF, face: 'raised' }
const WINDING = { r1: 106, r2: 162 }

function layout() {
  const { centre } = JOINT
  const sheet = new Sheet()
  const ring = (id: string, r1: number, r2: number) => {
    const outline = box(centre - RING_HALF, centre + RING_HALF, r1, r2)
    sheet.part(id, 'stationary', 'steel-fine', outline, 'thin')
  }
  sealedFlanges(sheet, JOINT, {
    gasket: () => {
      ring('inner-ring', 94, WINDING.r1)
      ring('outer-ring', WINDING.r2, FLANGE.insideStuds)
      winding(sheet, 'winding', { centre, half: HALF, ...WINDING, turns: 9, weight: 'spring' })
    },
    seals: [WINDING.r1, WINDING.r2, 'winding'],
    edges: [
      { half: RING_HALF, outer: FLANGE.insideStuds },
      { half: HALF, outer: WINDING.r2 },
    ],
  })
  views(sheet)
  sheet
    .callout('winding', [centre + 5, 136], 'devanado: fleje metálico y grafito o PTFE')
    .callout('inner-ring', [centre - 3, 100], 'anillo interior')
    .callout('outer-ring', [centre, 196], 'anillo exterior, centrador')
  return finishFlanges(sheet, JOINT)
}

const describe = () => ({
  title: 'media sección entre bridas de cara resaltada',
  description: inSentences([
    `Media sección${onSheet(' y detalle del devanado')}: un fleje metálico en V alterna con relleno de grafito o PTFE, y solo el devanado toca las caras.`,
    'El anillo exterior centra la junta en los espárragos y limita su aplastamiento.',
    'El anillo interior sostiene el devanado del lado del fluido.',
    onSheet(
      'Al lado, la junta encapsulada: un portador metálico delgado encierra el elemento blando en una ranura por cada cara, con aletas que la centran entre los pernos.',
    ),
  ]),
})

export const spiralWoundGasket: KindDefinition<typeof schema> = { schema, layout, describe }
