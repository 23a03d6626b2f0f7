import type { Mark } from '#drawings/model.ts'

/** Part of the sheet that fills the picture: its middle, and its width. */
export type Camera = { x: number; r: number; width: number }

/** Marks painted together; `at` and `scale` set them on the scene's sheet. */
export type Layer = {
  marks: readonly Mark[]
  opacity?: number
  at?: readonly [x: number, r: number]
  scale?: number
}

export type Shot = { camera: Camera; layers: readonly Layer[] }

/**
 * What the film shows at `t` seconds of a scene. A scene is at rest for its last two seconds, but for
 * what turns or flows.
 */
export type Scene = (t: number) => Shot
