import { box, polar, type Material, type Point, type Sheet } from '../kit.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import { halfRing } from '../parts/rings.ts'
import { shaftEnd } from '../parts/shaft.ts'

type Ring = { id: string; material: Material; inner: number; outer: number }

type PartedHalves = {
  centre: Point
  shaft: number
  /** From the innermost to the outermost. */
  rings: readonly Ring[]
  /** Radius at which screws or dowels cross the parting plane. */
  screws: number
}

/** Half of the gap between the separated halves. */
const GAP = 14
const ARROW = { near: 14, far: 46 }

/** A split seal from the front, its halves pulled apart around the shaft; on the whole sheet only. */
export function partedHalves(sheet: Sheet, { centre, shaft, rings, screws }: PartedHalves) {
  const [cx, cr] = centre
  const reach = Math.max(...rings.map(({ outer }) => outer))
  sheet.onlyOnSection(() => {
    for (const side of [1, -1] as const) {
      const name = side > 0 ? 'upper' : 'lower'
      for (const { id, material, inner, outer } of rings.toReversed()) {
        sheet.part(
          `${id}-${name}`,
          'stationary',
          material,
          halfRing([cx, cr + GAP * side], inner, outer, side),
        )
      }
      for (const way of [1, -1]) {
        const x = cx + way * screws
        const [near, far] = [cr + GAP * side, cr + (GAP + 24) * side]
        const screw = box(x - 5, x + 5, near, far)
        sheet.part(`screw-${name}-${way}`, 'fastener', 'unsectioned', screw, 'thin')
      }
      const tip = cr + side * (reach + GAP + ARROW.near)
      flowArrow(sheet, [cx, cr + side * (reach + GAP + ARROW.far)], [cx, tip], 'ink')
    }
    for (const way of [1, -1]) {
      sheet.centreLine([cx + way * screws, cr + GAP + 36], [cx + way * screws, cr - GAP - 36])
    }
    shaftEnd(sheet, centre, shaft)
    sheet
      .centreLine([cx - reach - 30, cr], [cx + reach + 30, cr], 'centre')
      .centreLine([cx, cr + shaft + 16], [cx, cr - shaft - 16])
  })
  /** A point on a ring's upper half, `angle` radians from the right. */
  return ({ inner, outer }: Ring, angle: number) =>
    polar([cx, cr + GAP], (inner + outer) / 2, angle)
}
