import type { DrawingOf } from '#schema/drawing.ts'
import { SHAFT_RADIUS } from '../../assemblies/stuffing-box.ts'
import type { Point } from '../../model.ts'
import { flexedLip } from '../../parts/flexed-lip.ts'
import { polyline } from '../../path-notation.ts'

export type LipCartridge = DrawingOf<'lip-cartridge'>

/** Where things stand along the axis. */
export const BOX_FACE = 330
export const SLEEVE_START = 214
const ELEMENT_START = BOX_FACE + 26
const FIRST_LIP = ELEMENT_START + 48
const LIP_PITCH = 56
const PLATE = 18

export type Dimensions = ReturnType<typeof dimensionsOf>

/** Every number that several parts share. `R(v)` is `v` from the shaft's surface. */
export function dimensionsOf({ shaft, lips }: LipCartridge) {
  const s = SHAFT_RADIUS[shaft]
  const R = (v: number) => s + v
  const sleeve = R(20)
  const shell = R(62)
  const elementEnd = FIRST_LIP + (lips - 1) * LIP_PITCH + 42
  const plateEnd = elementEnd + PLATE
  const collar = plateEnd + 46
  return {
    s,
    R,
    sleeve,
    /** The polymer element: its shell, its ends, its lips. */
    shell,
    elementTop: R(92),
    elementStart: ELEMENT_START,
    elementEnd,
    lips: Array.from({ length: lips }, (_, i) =>
      flexedLip({
        root: FIRST_LIP + i * LIP_PITCH,
        thickness: 18,
        top: shell,
        tip: sleeve,
        reach: 28,
      }),
    ),
    /** Middle of the chamber behind the first lip. */
    port: FIRST_LIP + 34,
    plateEnd,
    collar,
    sleeveEnd: collar + 88,
    shaftEnd: collar + 160,
    bore: R(104),
    casting: R(206),
  }
}

/** The body's outer surface, from the box to its end: the wedge-shaped flange that can be turned. */
export const bodySurface = ({ R, elementEnd }: Dimensions): Point[] =>
  polyline`M${BOX_FACE} ${R(160)} h60 L${elementEnd} ${R(124)}`
