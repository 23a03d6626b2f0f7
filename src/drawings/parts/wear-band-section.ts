import type { DrawingOf } from '#schema/drawing.ts'
import type { Point } from '../model.ts'
import { polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'
import type { Step } from './groove.ts'

/** Those of L and U are shown beside the others alone. */
type Profile = 'flat' | 'l' | 't' | 'u'
type Cut = DrawingOf<'wear-band'>['cut']

/** Length of the groove, and thickness of the band. */
export const BAND_LENGTH = 70
export const BAND_THICKNESS = 16
const PLAY = 2
/** How deep a leg reaches, and its width. */
const LEG = { depth: 34, width: 16 } as const

const [START, END] = [PLAY, BAND_LENGTH - PLAY]
const MIDDLE = BAND_LENGTH / 2
const FACE = polyline`M${START} 0 H${END}`
/** Where the groove is as deep as a leg, and where it is not. */
const DEEP: Step = { length: LEG.width + 2 * PLAY, depth: LEG.depth + PLAY }
const flat = (length: number): Step => ({ length, depth: BAND_THICKNESS })
const BESIDE_RIB = flat((BAND_LENGTH - DEEP.length) / 2)

/** The groove that each profile needs, from left to right, and its section. */
const GROOVES: Record<DrawingOf<'wear-band'>['profile'], readonly Step[]> = {
  flat: [flat(BAND_LENGTH)],
  t: [BESIDE_RIB, DEEP, BESIDE_RIB],
}
const SECTIONS: Record<Profile, readonly Point[]> = {
  flat: polyline`M${FACE} L${END} ${BAND_THICKNESS} H${START}`,
  l: polyline`M${FACE} L${END} ${LEG.depth} H${END - LEG.width} V${BAND_THICKNESS} H${START}`,
  t: polyline`M${FACE} L${END} ${BAND_THICKNESS} H${MIDDLE + LEG.width / 2} V${LEG.depth}
    H${MIDDLE - LEG.width / 2} V${BAND_THICKNESS} H${START}`,
  u: polyline`M${FACE} L${END} ${LEG.depth} H${END - LEG.width} V${BAND_THICKNESS}
    H${START + LEG.width} V${LEG.depth} H${START}`,
}

/** The band's section: `[u, v]` along its groove and away from its sliding face. */
export const bandSection = (profile: Profile) => SECTIONS[profile]
export const bandGroove = (profile: keyof typeof GROOVES) => GROOVES[profile]

type CutPlace = { x1: number; x2: number; r: number; gap?: number }

/** How far an angled cut climbs per unit of the band's width. */
const CLIMB = 0.6

/** The lower edge of the cut across a band from `x1` to `x2`. */
function lowerEdge(cut: Cut, { x1, x2, r }: CutPlace): Point[] {
  if (cut === 'butt') return polyline`M${x1} ${r} H${x2}`
  return polyline`M${x1} ${r - ((x2 - x1) * CLIMB) / 2} L${x2} ${r + ((x2 - x1) * CLIMB) / 2}`
}

/** The cut of a split band, seen on its sliding face; its gap lets the band grow with heat. */
export function bandCut(sheet: Sheet, id: string, cut: Cut, place: CutPlace) {
  const { gap = 7 } = place
  const lower = lowerEdge(cut, place)
  const upper = lower.map(([x, r]): Point => [x, r + gap])
  sheet.part(id, 'elastomer', 'unsectioned', [...lower, ...upper.reverse()], 'thin')
}
