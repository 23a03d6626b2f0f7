import type { Point } from '../model.ts'
import type { Sheet } from '../sheet.ts'

const FLANGE = 12
const WEB = 8

/** A perforated ring between two groups of packing: water enters over it and reaches the shaft through its holes. */
export function lanternRing(
  sheet: Sheet,
  [x1, x2, s, bore]: readonly [number, number, number, number],
) {
  const [low, high] = [(s + bore) / 2 - WEB / 2, (s + bore) / 2 + WEB / 2]
  const [inner, outer] = [s + 2, bore - 1]
  const outline: Point[] = [
    [x1, inner],
    [x1 + FLANGE, inner],
    [x1 + FLANGE, low],
    [x2 - FLANGE, low],
    [x2 - FLANGE, inner],
    [x2, inner],
    [x2, outer],
    [x2 - FLANGE, outer],
    [x2 - FLANGE, high],
    [x1 + FLANGE, high],
    [x1 + FLANGE, outer],
    [x1, outer],
  ]
  const middle = (x1 + x2) / 2
  sheet.part('lantern', 'stationary', 'steel-fine', outline, 'thin')
  sheet.medium('barrier', [
    [middle - 4, low - 1],
    [middle + 4, low - 1],
    [middle + 4, high + 1],
    [middle - 4, high + 1],
  ])
  for (const x of [middle - 4, middle + 4]) {
    sheet.line([
      [x, low],
      [x, high],
    ])
  }
}
