import { glandBodySurface } from '../../assemblies/gland-body.ts'
import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { boredPort } from '../../parts/port.ts'
import { gasket } from '../../parts/seals.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { BOX_FACE, CONTACT, SEAT, type Bellows, type Dimensions } from './dimensions.ts'

/** Oblique bores lean outwards by this much per unit of radius. */
const LEAN = 0.4

/** What `glandBodySurface` needs; its radii count from under a sleeve. */
const glandBody = ({ quench, arrangement }: Bellows, { Q, end }: Dimensions) => ({
  form:
    arrangement === 'component'
      ? ('open-slots' as const)
      : quench
        ? ('full' as const)
        : ('open-slots' as const),
  face: BOX_FACE,
  end,
  R: (v: number) => Q(v - 20),
})

/** The gland of a single seal in section: seat recess, ports, bushing. */
export function gland(sheet: Sheet, parameters: Bellows, d: Dimensions) {
  const { Q, tail, counterbore, wall, pocket, bushingEnd, end } = d
  const { quench, secondarySeals } = parameters
  const neck = CONTACT + SEAT.neck
  const gasketAt = [BOX_FACE, Q(110), Q(126)] as const
  const surface = glandBodySurface(glandBody(parameters, d))
  const mouth: Point[] = quench ? polyline`M${pocket} ${Q(8)} V${Q(28)} H${end}` : [[end, Q(8)]]
  const outline = polyline`M${gasketGroove(gasketAt)} L${BOX_FACE} ${counterbore} H${neck}
    V${tail + 3} H${wall} V${Q(8)} L${mouth} L${surface.toReversed()}`
  sheet.part('gland', 'stationary', 'steel-opposed', outline)
  flangeGasket(sheet, 'gland-gasket', secondarySeals, gasketAt)
  if (quench) {
    sheet.part('bushing', 'stationary', 'graphite', box(pocket, bushingEnd, Q(2), Q(28)))
    sheet.anchor('bushing', [pocket + 20, Q(15)])
    boredPort(sheet, 'quench-port', surface, {
      from: [wall + 24, Q(8)],
      medium: 'atmosphere',
      half: 8,
    })
  }
  if (parameters.flush === 'none') return
  const lean = parameters.flush === 'oblique' ? LEAN : 0
  const from: Point = [BOX_FACE + 16, counterbore]
  boredPort(sheet, 'flush-port', surface, { from, lean, medium: 'process' })
}

type GasketPlace = readonly [x: number, r1: number, r2: number]

const GASKET_THICKNESS = 8

/** The groove of a flange's gasket, from its outer edge inwards. */
export const gasketGroove = ([x, r1, r2]: GasketPlace): Point[] =>
  polyline`M${x} ${r2} h${GASKET_THICKNESS} V${r1} H${x}`

/** The gasket under a flange: elastomer, or graphite where it is hot. */
export function flangeGasket(
  sheet: Sheet,
  id: string,
  material: Bellows['secondarySeals'],
  [x, r1, r2]: GasketPlace,
) {
  const end = x + GASKET_THICKNESS
  if (material === 'o-ring') gasket(sheet, id, x, end, r1, r2)
  else sheet.part(id, 'elastomer', 'graphite', box(x, end, r1, r2), 'thin')
}
