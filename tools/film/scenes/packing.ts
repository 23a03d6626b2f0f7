import { Sheet } from '#drawings/sheet.ts'
import { drawn } from '../library.ts'
import { extentOf, lengthen, named, shift } from '../marks.ts'
import type { Scene } from '../scene.ts'
import { between, ease } from '../timing.ts'
import { marksOf, turning } from '../turning.ts'

const RINGS = 5
const SURFACE = 88
/** Where the box ends; the section of the rope beside it is left out. */
const [BOX_END, ROPE] = [409, 640]
const PUMP = drawn({ kind: 'braided-packing' }).filter((mark) => extentOf(mark).x2 < ROPE)
const BEHIND = lengthen(
  PUMP.filter(({ type, id }) => type === 'medium' || id?.match(/^(shaft|wet-end|box)/)),
  580,
  260,
)
const RING_MARKS = Array.from({ length: RINGS }, (_, i) => named(PUMP, `ring-${i + 1}`))
const GLAND = PUMP.filter(
  (mark) =>
    mark.id?.match(/^(follower|stud|nut)/) ||
    (mark.type === 'line' &&
      mark.weight === 'thin' &&
      extentOf(mark).x1 > BOX_END + 20 &&
      extentOf(mark).x2 < 540),
)
const [RING_STEP, GLAND_WAY] = [34, 236]
const [DROP_X, DROP_FROM, DROP_TO] = [478, -96, -250]
/** Seconds from one drop to the next. */
const DROP_EVERY = 1.1

/** Rings slide into the box one after the other, the gland presses them, a drop falls now and then. */
export const packing: Scene = (t) => {
  const ringLayers = RING_MARKS.map((marks, i) => {
    const way = between(RING_STEP * (i + 1), 0, ease(t, 0.5 + i * 0.25, 1.9 + i * 0.25))
    return { marks: shift(marks, way, 0) }
  })
  const gland = between(GLAND_WAY, 0, ease(t, 1.4, 3.4))
  const falls = t - 3.5
  const drop = new Sheet()
  if (falls > 0) {
    const u = (falls % DROP_EVERY) / DROP_EVERY
    const centre = [DROP_X, between(DROP_FROM, DROP_TO, u * u)] as const
    drop.part('drop', 'elastomer', 'accent', { centre, radius: 7 }, 'none')
  }
  return {
    camera: { x: 450, r: 10, width: between(1120, 980, ease(t, 0.5, 3.2)) },
    layers: [
      { marks: BEHIND },
      { marks: turning(t, [640, 850], SURFACE) },
      ...ringLayers,
      { marks: shift(GLAND, gland, 0) },
      { marks: marksOf(drop) },
    ],
  }
}
