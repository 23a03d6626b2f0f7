import type { DrawingOf } from '#schema/drawing.ts'
import type { Point } from '../model.ts'
import { polyline } from '../path-notation.ts'
import type { Step } from './groove.ts'

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
  const face = polyline`M${start} 0 H${end}`
  const middle = BAND_LENGTH / 2
  switch (profile) {
    case 'flat':
      return [...face, [end, floor], [start, floor]]
    case 'l':
      return polyline`M${face} L${end} ${LEG.depth} H${end - LEG.width} V${floor} H${start}`
    case 't':
      return polyline`M${face} L${end} ${floor} H${middle + LEG.width / 2} V${LEG.depth}
        H${middle - LEG.width / 2} V${floor} H${start}`
    case 'u':
      return polyline`M${face} L${end} ${LEG.depth} H${end - LEG.width} V${floor}
        H${start + LEG.width} V${LEG.depth} H${start}`
  }
}

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
