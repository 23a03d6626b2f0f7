import { box } from '../../geometry.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import type { Tank } from './tank.ts'

const TUBE = 6
const PITCH = 26
const OFF_WALL = 26
const STUB = 34

/** Water that cools the tank's fluid: each turn is cut at the wall and runs on behind. */
export function coolingCoil(sheet: Sheet, { x, half, bottom, level }: Tank) {
  const right = x + half - OFF_WALL
  const places: number[] = []
  for (let r = bottom + 8; r < level - 20; r += PITCH) places.push(r)
  places.forEach((r, i) => {
    const isEnd = i === 0 || i === places.length - 1
    if (i < places.length - 1) {
      const coilBehind = polyline`M${right} ${r - TUBE} V${r + TUBE} L${x} ${r + PITCH / 2 + TUBE}
        V${r + PITCH / 2 - TUBE}`
      sheet.part('coil-behind', 'housing', 'unsectioned', coilBehind, 'thin')
    }
    if (isEnd) {
      const coilEnd = box(right, x + half + STUB, r - TUBE, r + TUBE)
      sheet.part('coil-end', 'housing', 'unsectioned', coilEnd, 'thin')
    }
    sheet.part('coil', 'housing', 'accent', { centre: [right, r], radius: TUBE }, 'thin')
  })
  const first = places[0] ?? bottom
  const last = places.at(-1) ?? level
  const end = x + half + STUB
  flowArrow(sheet, [end + 46, first], [end + 8, first])
  flowArrow(sheet, [end + 8, last], [end + 46, last])
  return { dot: [right, places[1] ?? first] as const }
}
