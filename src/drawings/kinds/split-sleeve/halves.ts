import { box } from '../../geometry.ts'
import type { Point, Segment } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import type { SplitSleeve } from './split-sleeve.ts'

const CENTRE: Point = [800, 178]
const OUTER = 70
const INNER = 42
/** How far each half stands off the parting plane. */
const LIFT = 18
const SIDE = { x: 736, width: 128, middle: 12, height: 38 } as const

/** The two halves parted: along the axis, and from the side. Returns a dot on the upper one. */
export function halves(sheet: Sheet, material: SplitSleeve['material']) {
  const fill = material === 'carbon' ? 'plate' : 'outside'
  const [cx, cr] = CENTRE
  for (const side of [1, -1] as const) {
    const r = cr + side * LIFT
    const outline: Segment[] = [
      [cx - OUTER, r],
      { to: [cx + OUTER, r], radius: OUTER, large: false, clockwise: side > 0 },
      [cx + INNER, r],
      { to: [cx - INNER, r], radius: INNER, large: false, clockwise: side < 0 },
    ]
    sheet.part(side > 0 ? 'half-upper' : 'half-lower', 'stationary', fill, outline)
    flowArrow(sheet, [cx, cr + side * (INNER + LIFT - 18 - 6)], [cx, cr + side * 12], 'ink')
  }
  sheet
    .centreLine([cx - OUTER - 18, cr], [cx + OUTER + 18, cr])
    .centreLine([cx, cr + OUTER + LIFT + 12], [cx, cr - OUTER - LIFT - 12])
  sheet.onlyOnSection(() => {
    const { x, width, middle, height } = SIDE
    for (const side of [1, -1] as const) {
      const [near, far] = [middle + side * 8, middle + side * (8 + height)]
      const halfSide = box(x, x + width, Math.min(near, far), Math.max(near, far))
      sheet
        .part('half-side', 'stationary', fill, halfSide)
        .hiddenLine(polyline`M${x} ${middle + side * (8 + height * 0.6)} h${width}`)
    }
    sheet.centreLine([x - 20, middle], [x + width + 20, middle])
  })
  sheet.text([cx, SIDE.middle - SIDE.height - 30], 'Dos mitades', { strong: true })
  return { upper: [cx - (OUTER + INNER) / 2 + 8, cr + LIFT + 20] as Point }
}
