import type { Medium } from '../model.ts'
import { polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'

const FLANGE = 12
const WEB = 8

/** A perforated ring between two groups of packing: water enters over it and reaches the shaft through its holes. */
export function lanternRing(
  sheet: Sheet,
  [x1, x2, s, bore]: readonly [number, number, number, number],
  water: Medium = 'barrier',
) {
  const [low, high] = [(s + bore) / 2 - WEB / 2, (s + bore) / 2 + WEB / 2]
  const [inner, outer] = [s + 2, bore - 1]
  const outline = polyline`M${x1} ${inner} h${FLANGE} V${low} H${x2 - FLANGE} V${inner} H${x2}
    V${outer} H${x2 - FLANGE} V${high} H${x1 + FLANGE} V${outer} H${x1}`
  const [left, right] = [(x1 + x2) / 2 - 4, (x1 + x2) / 2 + 4]
  sheet
    .part('lantern', 'stationary', 'steel-fine', outline, 'thin')
    .medium(water, polyline`M${left} ${low - 1} H${right} V${high + 1} H${left}`)
  for (const x of [left, right]) sheet.line(polyline`M${x} ${low} V${high}`)
}
