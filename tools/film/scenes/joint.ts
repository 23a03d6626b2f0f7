import { drawn, resting } from '../library.ts'
import { mix } from '../marks.ts'
import type { Mark } from '#drawings/model.ts'
import type { Scene } from '../scene.ts'
import { between, ease } from '../timing.ts'

type Moved = { from: readonly Mark[]; to: readonly Mark[] }

/**
 * A movement without its dimensions and arrows, which stand still: the kind draws them after the
 * dashes that mark the place of rest.
 */
function movement(name: 'axial-compression' | 'lateral'): Moved {
  const parameters = { kind: 'expansion-joint-elastomeric', movement: name }
  const [from, to] = [resting(parameters), drawn(parameters)]
  const last = to.findLastIndex((mark) => mark.type === 'line' && mark.dash === 'rest')
  return { from: from.slice(0, last + 1), to: to.slice(0, last + 1) }
}

const SHORTER = movement('axial-compression')
const ASIDE = movement('lateral')

/** The joint gets shorter, recovers, and gives way to the side. */
export const joint: Scene = (t) => {
  const shorter = ease(t, 0.5, 1.3) - ease(t, 1.3, 2)
  const marks =
    t < 2 ? mix(SHORTER.from, SHORTER.to, shorter) : mix(ASIDE.from, ASIDE.to, ease(t, 2, 2.9))
  return {
    camera: { x: 480, r: 22, width: between(1560, 1480, ease(t, 0.3, 2.4)) },
    layers: [{ marks }],
  }
}
