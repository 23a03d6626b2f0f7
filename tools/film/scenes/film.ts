import type { Point } from '#drawings/model.ts'
import { Sheet } from '#drawings/sheet.ts'
import type { Scene } from '../scene.ts'
import { between, ease } from '../timing.ts'
import { marksOf } from '../turning.ts'

const MIDDLE = 480
const HALF_WIDTH = 420
const TOP = 150
const BOTTOM = -150
const STEPS = 40
/** Faces are flat to the eye; this close they are not. */
const ROUGHNESS = 5
const [CLOSED_GAP, OPEN_GAP] = [4, 40]
const STREAKS = 12

/** A face from its upper end to its lower, `way` into the ring. */
function face(x: number, way: 1 | -1, phase: number): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const r = TOP + ((BOTTOM - TOP) * i) / STEPS
    const rough = Math.sin(r / 13 + phase) + Math.sin(r / 7.3 + phase * 2)
    return [x + (way * ROUGHNESS * (1 + rough)) / 2, r]
  })
}

/** The contact from very near: fluid enters between the faces and fades on its way through. */
export const film: Scene = (t) => {
  const gap = between(CLOSED_GAP, OPEN_GAP, ease(t, 0.5, 2.2))
  const [left, right] = [MIDDLE - gap / 2, MIDDLE + gap / 2]
  const [a, b] = [face(left, -1, 0), face(right, 1, 2)]
  const faces = new Sheet()
    .medium('process', [
      [MIDDLE - HALF_WIDTH, TOP],
      [MIDDLE + HALF_WIDTH, TOP],
      [MIDDLE + HALF_WIDTH, TOP + 90],
      [MIDDLE - HALF_WIDTH, TOP + 90],
    ])
    .medium('process', [...a, ...b.toReversed()])
    .part('rotary-face', 'rotating', 'face-rotary', [
      ...a,
      [MIDDLE - HALF_WIDTH, BOTTOM],
      [MIDDLE - HALF_WIDTH, TOP],
    ])
    .part('stationary-face', 'stationary', 'face-stationary', [
      ...b,
      [MIDDLE + HALF_WIDTH, BOTTOM],
      [MIDDLE + HALF_WIDTH, TOP],
    ])
  const flow = new Sheet()
  for (let i = 0; i < STREAKS; i++) {
    const u = (i / STREAKS + t * 0.12) % 1
    const r = between(TOP + 30, BOTTOM + 40, u)
    const length = between(26, 4, u)
    const x = MIDDLE + Math.sin(i * 2.4) * gap * 0.22
    flow.line(
      [
        [x, r],
        [x, r - length],
      ],
      { weight: 'flow', tone: 'accent' },
    )
  }
  const words = new Sheet()
    .text([MIDDLE, TOP + 38], 'fluido a presión', { size: 26 })
    .text([MIDDLE - 210, BOTTOM - 36], 'gira', { size: 26 })
    .text([MIDDLE + 210, BOTTOM - 36], 'quieto', { size: 26 })
    .text([MIDDLE, BOTTOM - 36], 'aire', { size: 26 })
  return {
    camera: { x: MIDDLE, r: 6, width: between(1080, 1040, ease(t, 0.3, 2.2)) },
    layers: [
      { marks: marksOf(faces) },
      { marks: marksOf(flow), opacity: ease(t, 1.6, 2.6) },
      { marks: marksOf(words), opacity: ease(t, 0.8, 1.6) },
    ],
  }
}
