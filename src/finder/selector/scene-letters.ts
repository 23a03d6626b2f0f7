import { FACET_NAMES, type Facet } from '#figures/facets.ts'
import type { MachineScene } from './machine-scenes.ts'

/** On a telephone: the width of the drawing, and the least distance between the centres of two letters, in px. */
const WIDTH = 192
const APART = 31
/** Enough rounds to separate the letters of any machine. */
const ROUNDS = 60

/** The positions of a machine's letters on its drawing, in percent of the drawing, without overlaps. */
export function lettersOn(
  scene: MachineScene,
  drawing: { width: number; height: number },
): { facet: Facet; x: number; y: number }[] {
  const scale = WIDTH / drawing.width
  const [across, down] = [WIDTH / 100, (drawing.height * scale) / 100]
  const letters = FACET_NAMES.flatMap((facet) => {
    const [x, y] = scene[facet]?.at ?? []
    return x === undefined || y === undefined ? [] : [{ facet, x: x * across, y: y * down }]
  })
  spreadApart(letters)
  return letters.map(({ facet, x, y }) => ({
    facet,
    x: Math.round(x / across),
    y: Math.round(y / down),
  }))
}

/** Pushes every two points that are too close apart, both by the same distance. */
function spreadApart(points: readonly { x: number; y: number }[]): void {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, one] of points.entries())
      for (const other of points.slice(0, index)) {
        const away = { x: one.x - other.x, y: one.y - other.y }
        const distance = Math.hypot(away.x, away.y)
        const push = Math.max(0, APART - distance) / 2 / distance
        one.x += away.x * push
        one.y += away.y * push
        other.x -= away.x * push
        other.y -= away.y * push
      }
}
