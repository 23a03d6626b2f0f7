import { glandBodySurface } from '../../assemblies/stuffing-box.ts'
import { box, polyline, type Point, type Sheet } from '../../kit.ts'
import { boredPort } from '../../parts/port.ts'
import { gasket } from '../../parts/seals.ts'
import { BOX_FACE, CONTACT, SEAT, type Bellows, type Dimensions } from './dimensions.ts'

/** The axial offset of oblique bores per unit of radius. */
const LEAN = 0.4

/** The gland of a single seal in section: seat recess, ports, bushing. */
export function gland(sheet: Sheet, { quench, secondarySeals, flush }: Bellows, d: Dimensions) {
  const { Q, tail, counterbore, wall, pocket, bushingEnd, end } = d
  const gasketAt = [BOX_FACE, Q(110), Q(126)] as const
  const surface = glandBodySurface({
    form: quench ? 'full' : 'open-slots',
    face: BOX_FACE,
    end,
    // glandBodySurface counts its radii from below a sleeve.
    R: (v) => Q(v - 20),
  })
  const mouth: Point[] = quench ? polyline`M${pocket} ${Q(8)} V${Q(28)} H${end}` : [[end, Q(8)]]
  const outline = polyline`M${gasketGroove(gasketAt)} L${BOX_FACE} ${counterbore}
    H${CONTACT + SEAT.neck} V${tail + 3} H${wall} V${Q(8)} L${mouth} L${surface.toReversed()}`
  sheet.part('gland', 'stationary', 'steel-opposed', outline)
  sheet.anchor('gland', [end - 26, Q(100)])
  flangeGasket(sheet, secondarySeals, gasketAt)
  if (quench) {
    sheet.part('bushing', 'stationary', 'graphite', box(pocket, bushingEnd, Q(2), Q(28)))
    sheet.anchor('bushing', [pocket + 20, Q(15)])
    const from: Point = [wall + 24, Q(8)]
    boredPort(sheet, 'quench-port', surface, { from, medium: 'atmosphere', half: 8 })
  }
  if (flush === 'none') return
  const lean = flush === 'oblique' ? LEAN : 0
  boredPort(sheet, 'flush-port', surface, {
    from: [BOX_FACE + 16, counterbore],
    lean,
    medium: 'process',
  })
}

type GasketPlace = readonly [x: number, r1: number, r2: number]

const GASKET_THICKNESS = 8

/** The groove of a flange's gasket, from its outer edge inwards. */
export const gasketGroove = ([x, r1, r2]: GasketPlace): Point[] =>
  polyline`M${x} ${r2} h${GASKET_THICKNESS} V${r1} H${x}`

/** The gasket under a flange: elastomer, or graphite where it is hot. */
export function flangeGasket(
  sheet: Sheet,
  material: Bellows['secondarySeals'],
  [x, r1, r2]: GasketPlace,
) {
  const end = x + GASKET_THICKNESS
  if (material === 'o-ring') gasket(sheet, 'gland-gasket', x, end, r1, r2)
  else sheet.part('gland-gasket', 'elastomer', 'graphite', box(x, end, r1, r2), 'thin')
}
