import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { boltCentres } from '../../parts/ring-front.ts'
import { roundedBox } from '../../parts/rounded-box.ts'
import { pairs, path } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { PLAN, type TapeSealant } from './dimensions.ts'

const { x, r, rim, bolts, hole, bore, cord, width } = PLAN
const COUNT = 12
/** Where the ends cross: beside a bolt, which loads them most. A manhole has one on its centre line. */
export const CROSSING: Record<TapeSealant['laidOn'], number> = {
  flange: (2.5 * 2 * Math.PI) / COUNT,
  manhole: Math.PI / 2,
}
const TAIL = 42
/** How far a straight end stands off the ring. */
const LIFT = 12

/** The flange from above: the cord runs round within the bolts, and its ends cross beside one. */
export function plan(sheet: Sheet, { laidOn, backing }: TapeSealant) {
  if (laidOn === 'flange') flange(sheet)
  else manhole(sheet)
  ends(sheet, laidOn === 'flange' ? cord : 134, CROSSING[laidOn])
  if (backing) peeled(sheet)
}

function flange(sheet: Sheet) {
  const centre: Point = [x, r]
  sheet.part('face', 'housing', 'outside', { centre, radius: rim })
  for (const [i, at] of boltCentres(centre, bolts, COUNT).entries())
    sheet.part(`hole-${i}`, 'housing', 'unsectioned', { centre: at, radius: hole }, 'thin')
  ring(sheet, cord)
  sheet.part('bore', 'housing', 'unsectioned', { centre, radius: bore })
  centreLines(sheet, rim)
}

function ring(sheet: Sheet, radius: number) {
  const centre: Point = [x, r]
  sheet
    .part('cord', 'elastomer', 'accent', { centre, radius: radius + width / 2 }, 'thin')
    .part('face-within', 'housing', 'outside', { centre, radius: radius - width / 2 }, 'thin')
}

const centreLines = (sheet: Sheet, reach: number) =>
  sheet
    .centreLine([x - reach - 8, r], [x + reach + 8, r])
    .centreLine([x, r - reach - 8], [x, r + reach + 8])

/** A square frame with rounded corners round a manhole. */
function manhole(sheet: Sheet) {
  sheet.part('face', 'housing', 'outside', roundedBox(x - rim, x + rim, r - rim, r + rim, 40))
  for (const [dx, dr] of pairs`-1 -1, -1 0, -1 1, 0 1, 1 1, 1 0, 1 -1, 0 -1`) {
    const reach = dx && dr ? 164 : 172
    const centre: Point = [x + dx * reach, r + dr * reach]
    sheet.part('hole', 'housing', 'unsectioned', { centre, radius: hole }, 'thin')
  }
  ring(sheet, 134)
  sheet.part('bore', 'housing', 'unsectioned', { centre: [x, r], radius: 104 })
  centreLines(sheet, rim)
}

/** A stretch of cord straight on past the crossing, at either end. */
function ends(sheet: Sheet, radius: number, crossing: number) {
  const at = (angle: number, distance: number): Point => [
    x + distance * Math.cos(angle),
    r + distance * Math.sin(angle),
  ]
  const turn = TAIL / radius
  for (const [id, way] of [
    ['first-end', 1],
    ['last-end', -1],
  ] as const) {
    const [start, end] = [crossing - way * turn, crossing + way * turn * 0.9]
    const stretch = [
      at(start, radius - width / 2),
      at(start, radius + width / 2),
      at(end, radius + width / 2 + LIFT),
      at(end, radius - width / 2 + LIFT),
    ]
    sheet.part(id, 'elastomer', 'accent', stretch, 'thin')
  }
}

/** The strip leaves the reel with its paper; the paper turns back and shows the adhesive. */
function peeled(sheet: Sheet) {
  const [left, low] = [x + 30, r - rim - 52]
  const strip = box(left - 190, left + 60, low, low + 14)
  const paper = path`M${left - 60} ${low}
    C${left - 96} ${low} ${left - 106} ${low - 6} ${left - 118} ${low - 22}
    C${left - 120} ${low - 24} ${left - 116} ${low - 26} ${left - 112} ${low - 24}
    C${left - 100} ${low - 8} ${left - 90} ${low - 5} ${left - 52} ${low - 5} H${left + 60}
    V${low}`
  sheet.onlyOnSection(() =>
    sheet
      .part('peel-strip', 'elastomer', 'accent', strip, 'thin')
      .part('peel-paper', 'elastomer', 'unsectioned', paper, 'thin'),
  )
  sheet.text([left + 74, low - 2], 'papel del adhesivo', { anchor: 'start' })
}
