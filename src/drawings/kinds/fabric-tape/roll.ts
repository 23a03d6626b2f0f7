import { box, distance } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import type { FabricTape } from './fabric-tape.ts'

const CENTRE: Point = [150, 30]
const RADIUS = 104
const LAYER = 9
const TAIL = 360

/** How far the back edge lies behind the front one, in this view from the side. */
const WIDTHS: Record<FabricTape['form'], Point> = { tape: [62, 40], cloth: [170, 110] }

/** A roll with its end drawn off along the floor. */
export function roll(sheet: Sheet, { form }: FabricTape) {
  const [x, r] = CENTRE
  const [dx, dr] = WIDTHS[form]
  const floor = r - RADIUS
  const back: Point = [x + dx, r + dr]
  const length = distance([0, 0], [dx, dr])
  const [ax, ar] = [(-dr / length) * RADIUS, (dx / length) * RADIUS]
  // From the front end to the back one, where the roll is widest in this view.
  const edge = (way: 1 | -1): Point[] => [
    [x + way * ax, r + way * ar],
    [back[0] + way * ax, back[1] + way * ar],
  ]
  const tailEdge = box(x, x + TAIL, floor, floor - 7)
  const tail = polyline`M${x} ${floor} h${TAIL} l${dx} ${dr} h${-TAIL}`
  const [over, under] = [edge(1), edge(-1)]
  sheet
    .part('tail', 'elastomer', 'product-of-cloth', tail)
    .part('roll-back', 'elastomer', 'product-of-cloth', { centre: back, radius: RADIUS })
    .part('roll', 'elastomer', 'product-of-cloth', [...over, ...under.toReversed()], 'none')
    .line(over, { weight: 'outline' })
    .line(under, { weight: 'outline' })
  for (let radius = RADIUS; radius > 34; radius -= LAYER)
    sheet.part(
      'roll-end',
      'elastomer',
      'outside',
      { centre: CENTRE, radius },
      radius === RADIUS ? 'outline' : 'thin',
    )
  sheet
    .part('roll-core', 'elastomer', 'coloured-yarn', { centre: CENTRE, radius: 30 }, 'edge')
    .part('roll-hole', 'elastomer', 'unsectioned', { centre: CENTRE, radius: 23 }, 'thin')
    .part('tail-edge', 'elastomer', 'product', tailEdge, 'thin')
  if (form === 'cloth') foldedCorner(sheet, [x + TAIL, floor])
}

/** The front corner turned back, as cloth lets itself be folded. */
function foldedCorner(sheet: Sheet, [x, r]: Point) {
  const away = polyline`M${x - 92} ${r} v-9 H${x + 3} L${x + 68} ${r + 42} l-8 -3`
  const folded = polyline`M${x - 92} ${r} l152 39 L${x - 44} ${r + 62}`
  sheet
    .part('corner-away', 'elastomer', 'unsectioned', away, 'none')
    .part('folded-corner', 'elastomer', 'outside', folded, 'thin')
}
