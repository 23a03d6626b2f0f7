import { box } from '../geometry.ts'
import type { Point, Role } from '../model.ts'
import type { Sheet } from '../sheet.ts'

export const O_RING_RADIUS = 8
const GROOVE_HALF = 1.2

/** An O-ring in its groove; it fills the groove's height, so it seals there. */
export function oRing(sheet: Sheet, id: string, centre: Point, radius = O_RING_RADIUS) {
  const [x, r] = centre
  const half = radius * GROOVE_HALF
  sheet
    .part(
      `${id}-groove`,
      'elastomer',
      'unsectioned',
      box(x - half, x + half, r - radius, r + radius),
      'thin',
    )
    .part(id, 'elastomer', 'elastomer', { centre, radius }, 'thin')
}

/** A flat gasket, cut: solid ink. */
export function gasket(sheet: Sheet, id: string, x1: number, x2: number, r1: number, r2: number) {
  sheet.part(id, 'elastomer', 'elastomer', box(x1, x2, r1, r2), 'thin')
}

/**
 * A lip reaching from its body down to the surface at `tip`; `lean` < 0 opens towards the process,
 * so that pressure closes it.
 */
export function lip(
  sheet: Sheet,
  id: string,
  {
    root,
    tip,
    thickness = 12,
    lean,
  }: { root: Point; tip: Point; thickness?: number; lean: number },
  role: Role = 'stationary',
) {
  const [x, r] = root
  const [tipX, tipR] = tip
  const half = thickness / 2
  sheet.part(id, role, 'lip', [
    [x - half, r],
    {
      to: [tipX - half * 0.5, tipR + half],
      via: [
        [x - half, (r + tipR) / 2],
        [tipX - half + lean * 0.4, tipR + half * 2],
      ],
    },
    [tipX, tipR],
    [tipX + half, tipR],
    {
      to: [x + half, r],
      via: [
        [tipX + half + lean * 0.4, tipR + half * 2],
        [x + half, (r + tipR) / 2],
      ],
    },
  ])
}
