import { box } from '../geometry.ts'
import type { Point } from '../model.ts'
import { polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'
import { squeezed } from '../parts/seals.ts'
import { BORE, MOUNTINGS, type MountingForm } from './mounting-forms.ts'

type Place = {
  /** The lapped face, and the shaft's surface under it. */
  x: number
  r: number
  /** Above the axis, or mirrored below it. */
  side: 1 | -1
  scale: number
}

const LAPPED_TOP = 46
/** Outline of the rotary face that will run on the ring. */
const RUNNING_FACE = polyline`M0 20 H-22 V52 H-8 V44 H0`

/**
 * A stationary ring alone in what holds it, cut; the dashed outline is the face that will run on it. Returns where a
 * point of the mounting lies on the sheet.
 */
export function seatMounting(
  sheet: Sheet,
  prefix: string,
  form: MountingForm,
  { x, r, side, scale }: Place,
) {
  const at = ([u, v]: Point): Point => [x + u * scale, r + v * scale * side]
  const { pieces, oRing, pin } = MOUNTINGS[form]
  for (const { id, role, material, points, thin } of pieces) {
    sheet.part(`${prefix}-${id}`, role, material, points.map(at), thin ? 'thin' : 'outline')
  }
  if (oRing) {
    const { centre, radius } = oRing
    const [u, v] = centre
    const half = radius * 1.2
    const grooveOutline = box(u - half, u + half, v - radius, v + radius).map(at)
    const oRingOutline = squeezed(at(centre), radius * scale)
    sheet
      .part(`${prefix}-groove`, 'elastomer', 'unsectioned', grooveOutline, 'thin')
      .part(`${prefix}-o-ring`, 'elastomer', 'elastomer', oRingOutline, 'thin')
  }
  if (pin) sheet.part(`${prefix}-pin`, 'fastener', 'unsectioned', pin.map(at), 'thin')
  sheet
    .line(RUNNING_FACE.map(at), { tone: 'soft', dash: 'rest' })
    .line([at([0, BORE]), at([0, LAPPED_TOP])], { weight: 'contact', id: `${prefix}-lapped` })
  return at
}
