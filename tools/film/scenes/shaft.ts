import { box } from '#drawings/geometry.ts'
import { Sheet } from '#drawings/sheet.ts'
import { drawn } from '../library.ts'
import { named } from '../marks.ts'
import type { Scene } from '../scene.ts'
import { between, ease } from '../timing.ts'
import { marksOf, turning } from '../turning.ts'

const CARTRIDGE = drawn({ kind: 'cartridge-single' })
/** The pump before anything seals it: shaft, impeller, box. */
const PUMP = named(CARTRIDGE, 'shaft', 'impeller', 'box')
const SURFACE = 96
const BORE = 218
const MOUTH = 372

/** A shaft turns in its box, and the fluid comes along it to the mouth. */
export const shaft: Scene = (t) => {
  const filled = ease(t, 0.8, 2.6)
  const escape = ease(t, 2.4, 3.4)
  const near = ease(t, 0.6, 3)
  const fluid = new Sheet()
    .medium('process', box(54, 94, SURFACE, 310))
    .medium('process', box(66, 140, SURFACE, 136))
    .medium('process', box(140, between(140, MOUTH, filled), SURFACE, BORE))
  const out = new Sheet()
  for (const r of [122, 157, 192]) {
    const x = MOUTH + between(-40, 30, escape)
    out
      .line(
        [
          [x, r],
          [x + 62, r],
        ],
        { weight: 'clip', tone: 'accent' },
      )
      .line(
        [
          [x + 48, r + 10],
          [x + 66, r],
          [x + 48, r - 10],
        ],
        { weight: 'clip', tone: 'accent' },
      )
  }
  return {
    camera: { x: 480, r: between(60, 95, near), width: between(1240, 1110, near) },
    layers: [
      { marks: marksOf(fluid) },
      { marks: PUMP },
      { marks: turning(t, [440, 880], SURFACE) },
      { marks: marksOf(out), opacity: escape },
    ],
  }
}
