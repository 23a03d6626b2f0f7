import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { boltCentres } from '../../parts/ring-front.ts'
import { roundedBox } from '../../parts/rounded-box.ts'
import { pairs, path } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import type { TapeSealant } from './words.ts'

/** Middle of the plan, and radii of the flange in it. */
export const PLAN = { x: 236, r: 24, rim: 196, bolts: 160, hole: 15, width: 18 }
const { x, r, rim, bolts, hole, width } = PLAN
const CENTRE: Point = [x, r]
const COUNT = 12

/** What the cord is laid on: the ring's radius and the bore's, and where the ends cross. */
export const LAID_ON = {
  /** Beside a bolt, which loads them most. */
  flange: { cord: 116, bore: 86, crossing: (2.5 * 2 * Math.PI) / COUNT },
  /** A manhole has a bolt on its centre line. */
  manhole: { cord: 134, bore: 104, crossing: Math.PI / 2 },
} satisfies Record<TapeSealant['laidOn'], unknown>
const TAIL = 42
/** How far a straight end stands off the ring. */
const LIFT = 12

/** From above: the cord runs round within the bolts of a flange or of a manhole's square frame; its ends cross. */
export function plan(sheet: Sheet, { laidOn }: TapeSealant) {
  const isFlange = laidOn === 'flange'
  const { cord, bore, crossing } = LAID_ON[laidOn]
  const disc = (radius: number, centre = CENTRE) => ({ centre, radius })
  const face = isFlange ? disc(rim) : roundedBox(x - rim, x + rim, r - rim, r + rim, 40)
  sheet.part('face', 'housing', 'outside', face)
  const centres = isFlange ? boltCentres(CENTRE, bolts, COUNT) : FRAME_BOLTS
  for (const [i, centre] of centres.entries())
    sheet.part(`hole-${i}`, 'housing', 'unsectioned', disc(hole, centre), 'thin')
  sheet
    .part('cord', 'elastomer', 'accent', disc(cord + width / 2), 'thin')
    .part('face-within', 'housing', 'outside', disc(cord - width / 2), 'thin')
    .part('bore', 'housing', 'unsectioned', disc(bore))
    .centreLine([x - rim - 8, r], [x + rim + 8, r])
    .centreLine([x, r - rim - 8], [x, r + rim + 8])
  ends(sheet, cord, crossing)
  peeled(sheet)
}

/** At the corners and the middles of a square frame's sides. */
const FRAME_BOLTS = pairs`-1 -1, -1 0, -1 1, 0 1, 1 1, 1 0, 1 -1, 0 -1`.map(([dx, dr]): Point => {
  const reach = dx && dr ? 164 : 172
  return [x + dx * reach, r + dr * reach]
})

/** A stretch of cord straight on past the crossing, at either end. */
function ends(sheet: Sheet, radius: number, crossing: number) {
  const at = (angle: number, distance: number): Point => [
    x + distance * Math.cos(angle),
    r + distance * Math.sin(angle),
  ]
  const turn = TAIL / radius
  for (const id of ['first-end', 'last-end']) {
    const way = id === 'first-end' ? 1 : -1
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
