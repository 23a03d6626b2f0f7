import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { boltRing, ringPlan } from '../../parts/ring-front.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { winding } from './winding.ts'
import type { SpiralWoundGasket } from './spiral-wound-gasket.ts'

const COLUMN = 786
const LENS = { r: 184, radius: 108 }
const PLAN_ROW = -112

/** Right of the joint: the winding enlarged, and the gasket from above. */
export function views(sheet: Sheet, parameters: SpiralWoundGasket) {
  sheet.onlyOnSection(() => {
    lens(sheet, parameters)
    if (parameters.companion === 'encased') {
      plan(sheet, parameters, [COLUMN - 84, PLAN_ROW], 0.62)
      encased(sheet, [COLUMN + 84, PLAN_ROW])
    } else plan(sheet, parameters, [COLUMN, PLAN_ROW], 1)
  })
  const row = PLAN_ROW - 140
  sheet.text([COLUMN, LENS.r + LENS.radius + 12], 'Devanado 4:1', { strong: true })
  if (parameters.companion === 'encased') {
    sheet
      .text([COLUMN - 84, row + 30], 'Espirometálica', { strong: true })
      .text([COLUMN + 84, row + 30], 'Encapsulada', { strong: true })
  } else sheet.text([COLUMN, row - 8], 'Planta', { strong: true })
}

function lens(sheet: Sheet, { innerRing, outerRing }: SpiralWoundGasket) {
  const { r, radius } = LENS
  sheet.part('lens', 'fastener', 'unsectioned', { centre: [COLUMN, r], radius })
  const ring = (id: string, r1: number) =>
    sheet.part(id, 'stationary', 'steel-fine', box(COLUMN - 25, COLUMN + 25, r1, r1 + 24), 'thin')
  if (innerRing) ring('lens-inner', r - 102)
  if (outerRing) ring('lens-outer', r + 78)
  const shape = { centre: COLUMN, half: 44, r1: r - 78, r2: r + 78 }
  winding(sheet, 'lens-winding', { ...shape, turns: 8, weight: 'clip' })
}

/** The gasket from above, with the bolts among which its outer ring fits. */
function plan(sheet: Sheet, { innerRing, outerRing }: SpiralWoundGasket, at: Point, scale: number) {
  const radii = [innerRing && 58, 66, 74, 82, 90].filter((radius) => radius !== false)
  boltRing(sheet, at, { circle: 120 * scale, hole: 7 * scale, count: 8 })
  ringPlan(sheet, 'plan', at, [
    ...(outerRing ? [{ radius: 112 * scale, material: 'outside' as const }] : []),
    ...radii
      .toReversed()
      .map((radius) => ({ radius: radius * scale, material: 'accent' as const })),
    ...(innerRing ? [{ radius: 58 * scale, material: 'outside' as const }] : []),
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

/** A soft element trapped in a groove on either side of a thin metal carrier; lugs find the bolts. */
function encased(sheet: Sheet, [x, r]: Point) {
  const top = r + 36
  const outer = CARRIER[0].radius
  for (let i = 0; i < 8; i++) {
    const angle = ((i + 0.5) * Math.PI) / 4
    const tip = (turn: number, radius: number): Point => [
      x + radius * Math.cos(angle + turn),
      top + radius * Math.sin(angle + turn),
    ]
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
