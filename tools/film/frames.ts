import { frameSvg } from './frame.tsx'
import type { Scene } from './scene.ts'
import { faces } from './scenes/faces.ts'
import { film } from './scenes/film.ts'
import { halves } from './scenes/halves.ts'
import { joint } from './scenes/joint.ts'
import { packing } from './scenes/packing.ts'
import { sensor } from './scenes/sensor.ts'
import { shaft } from './scenes/shaft.ts'
import { ease } from './timing.ts'

/** What each scene of the content shows, by its id there. */
const SCENES: ReadonlyMap<string, Scene> = new Map([
  ['eje', shaft],
  ['empaquetadura', packing],
  ['caras', faces],
  ['pelicula', film],
  ['mitades', halves],
  ['junta', joint],
  ['sensor', sensor],
])

export const FRAMES_PER_SECOND = 25
/** Each scene comes from paper and goes back to it. */
const [FADE_IN_S, FADE_OUT_S] = [0.4, 0.24]

type ScriptedScene = { id: string; title: string; seconds: number }

/** Every frame of the film in its order, as SVG. */
export function* frames(script: readonly ScriptedScene[]): Generator<string> {
  for (const [index, { id, title, seconds }] of script.entries()) {
    const scene = SCENES.get(id)
    if (!scene) throw new RangeError(`The film has no scene "${id}"`)
    const isFirst = index === 0
    const isLast = index === script.length - 1
    for (let i = 0; i < seconds * FRAMES_PER_SECOND; i++) {
      const t = i / FRAMES_PER_SECOND
      const come = isFirst ? 1 : ease(t, 0, FADE_IN_S)
      const go = isLast ? 0 : ease(t, seconds - FADE_OUT_S, seconds)
      yield frameSvg({ shot: scene(t), number: index + 1, title, opacity: come - go })
    }
  }
}

/** Second of the poster in its scene: faces met, nothing moving. */
const POSTER_AT_S = 4

/** What stands in the film's place until it is played. */
export const posterSvg = ({ title }: { title: string }): string =>
  frameSvg({ shot: faces(POSTER_AT_S), title, opacity: 1 })
