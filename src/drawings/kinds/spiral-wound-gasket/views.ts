import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { boltRing, ringPlan } from '../../parts/ring-front.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { winding } from './winding.ts'

const COLUMN = 786
const LENS = { r: 184, radius: 108 }
const PLAN_ROW = -112

/** Right of the joint: the winding enlarged, and the gasket from above. */
export function views(sheet: Sheet) {
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

/** The gasket from above, with the bolts among which its outer ring fits. */
function plan(sheet: Sheet, at: Point, scale: number) {
  boltRing(sheet, at, { circle: 120 * scale, hole: 7 * scale, count: 8 })
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
