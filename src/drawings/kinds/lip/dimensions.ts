import type { DrawingOf } from '#schema/drawing.ts'
import { housingPlaces } from '../../assemblies/bearing-housing.ts'
import { SHAFT_RADIUS } from '../../assemblies/stuffing-box.ts'

export type Lip = DrawingOf<'lip'>

export type Dimensions = ReturnType<typeof dimensionsOf>

/** Every number that several parts share. `R(v)` is `v` from the shaft's surface. */
export function dimensionsOf({ construction }: Lip) {
  const s = SHAFT_RADIUS.medium
  const hasFrontView = construction !== 'flexed-lip'
  const x = hasFrontView ? 66 : 190
  const { seat, face } = housingPlaces(x)
  return {
    s,
    R: (v: number) => s + v,
    /** Where the housing is cut off, the shoulder behind the seal, the cover's face, the end of the shaft. */
    x,
    seat,
    face,
    shaftEnd: face + 190,
    /** The seal in its bore, flush with the cover. */
    start: face - 76,
    bore: s + 74,
    front: hasFrontView ? { x: 796, outer: construction === 'split-body' ? 126 : 96 } : undefined,
  }
}
