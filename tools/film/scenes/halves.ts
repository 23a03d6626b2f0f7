import { drawn } from '../library.ts'
import { extentOf, named, shift } from '../marks.ts'
import type { Scene } from '../scene.ts'
import { between, ease } from '../timing.ts'

const FRONT = named(drawn({ kind: 'split' }), 'front')
const isUpper = (mark: (typeof FRONT)[number]) => {
  const { r1, r2 } = extentOf(mark)
  return r1 + r2 > 0
}
const UPPER = FRONT.filter(isUpper)
const LOWER = FRONT.filter((mark) => !isUpper(mark))
const SHAFT = named(drawn({ kind: 'split' }), 'shaft-end')
const CENTRE = 784
/** The library draws the halves this far from their parting line, so that they can be told apart. */
const PARTED = 14
const AWAY = 120

/** Two halves close round a shaft that stays where it is. */
export const halves: Scene = (t) => {
  const closed = ease(t, 0.6, 2.4)
  const way = between(AWAY, -PARTED, closed)
  return {
    camera: { x: CENTRE, r: 0, width: between(1240, 700, ease(t, 0.8, 2.8)) },
    layers: [{ marks: shift(UPPER, 0, way) }, { marks: shift(LOWER, 0, -way) }, { marks: SHAFT }],
  }
}
