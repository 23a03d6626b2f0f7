import type { DrawingOf } from '#schema/drawing.ts'
import type { Point } from '../model.ts'

type Profile = DrawingOf<'wear-band'>['profile']

/** Length of the groove, and thickness of the band. */
export const BAND_LENGTH = 70
export const BAND_THICKNESS = 16
const PLAY = 2
/** How deep a leg reaches, and its width. */
const LEG = { depth: 34, width: 16 } as const
const DEEP = LEG.depth + PLAY

/** The band's section: `[u, v]` along its groove and away from its sliding face. */
export function bandSection(profile: Profile): Point[] {
  const [start, end, floor] = [PLAY, BAND_LENGTH - PLAY, BAND_THICKNESS]
  const face: Point[] = [
    [start, 0],
    [end, 0],
  ]
  const middle = BAND_LENGTH / 2
  switch (profile) {
    case 'flat':
      return [...face, [end, floor], [start, floor]]
    case 'l':
      return [
        ...face,
        [end, LEG.depth],
        [end - LEG.width, LEG.depth],
        [end - LEG.width, floor],
        [start, floor],
      ]
    case 't':
      return [
        ...face,
        [end, floor],
        [middle + LEG.width / 2, floor],
        [middle + LEG.width / 2, LEG.depth],
        [middle - LEG.width / 2, LEG.depth],
        [middle - LEG.width / 2, floor],
        [start, floor],
      ]
    case 'u':
      return [
        ...face,
        [end, LEG.depth],
        [end - LEG.width, LEG.depth],
        [end - LEG.width, floor],
        [start + LEG.width, floor],
        [start + LEG.width, LEG.depth],
        [start, LEG.depth],
      ]
  }
}

type Step = { length: number; depth: number }

/** The groove that such a band needs, from left to right. */
export function bandGroove(profile: Profile): Step[] {
  const deep: Step = { length: LEG.width + 2 * PLAY, depth: DEEP }
  const flat = (length: number): Step => ({ length, depth: BAND_THICKNESS })
  switch (profile) {
    case 'flat':
      return [flat(BAND_LENGTH)]
    case 'l':
      return [flat(BAND_LENGTH - deep.length), deep]
    case 't':
      return [flat((BAND_LENGTH - deep.length) / 2), deep, flat((BAND_LENGTH - deep.length) / 2)]
    case 'u':
      return [deep, flat(BAND_LENGTH - 2 * deep.length), deep]
  }
}
