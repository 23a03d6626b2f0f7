import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { boltCentres, boltRing, ringPlan } from '../../parts/ring-front.ts'
import { roundedBox } from '../../parts/rounded-box.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { PLAN, type SheetGasket } from './dimensions.ts'

const RIM = 124
const FULL = { bore: 50, bolts: 98, hole: 12 }

/** The gasket from above, and what it is cut from or with. */
export function plan(sheet: Sheet, { cut, beside }: SheetGasket) {
  const { x, r } = PLAN
  if (beside === 'roll') roll(sheet)
  if (cut === 'both') {
    insideBolts(sheet, [x - 122, r], 0.86)
    fullFace(sheet, [x + 122, r], 0.86)
  } else PLANS[cut](sheet, [x, r], 1)
  if (beside === 'shears') shears(sheet, [x + 204, r - 20])
}

/** Against the bolts, which centre it. */
function insideBolts(sheet: Sheet, at: Point, scale: number) {
  boltRing(sheet, at, { circle: 106 * scale, hole: 11 * scale, count: 8 })
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

/** The sheet comes off a roll behind the gasket. */
function roll(sheet: Sheet) {
  const { x, r } = PLAN
  const [left, right, top] = [x + 64, x + 236, r + 104]
  sheet
    .part('roll-sheet', 'elastomer', 'accent', box(left, right, r - 96, top), 'thin')
    .part('roll', 'elastomer', 'accent', box(left - 4, right, top, top + 34))
    .part('roll-end', 'elastomer', 'unsectioned', { centre: [right, top + 17], radius: 17 })
    .part('roll-core', 'elastomer', 'unsectioned', { centre: [right, top + 17], radius: 7 }, 'thin')
}

/** It can be cut by hand. */
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
