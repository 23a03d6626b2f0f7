import { box } from '../../geometry.ts'
import type { Medium, Point } from '../../model.ts'
import { port } from '../../parts/port.ts'
import { gasket, oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import {
  FLANGE_END,
  GLAND_END,
  GLAND_FACE,
  GLAND_O_RINGS,
  GLAND_STEP,
  PORT,
  QUENCH,
  type Cassette,
  type Dimensions,
} from './dimensions.ts'

const PORT_HALF = 14
const QUENCH_HALF = 8
/** Roof of the chamber behind the springs, above the shaft's surface. */
export const QUENCH_ROOF = 72
const SCREW = { from: 572, radius: 143 }

const surface = ({ R, glandTop }: Dimensions): Point[] =>
  polyline`M${GLAND_FACE} ${R(212)} H${GLAND_STEP} V${glandTop} H${GLAND_END}`

/** The permanent gland: a bored ring with a large port and two O-rings that hug the insert. */
export function gland(sheet: Sheet, { arrangement }: Cassette, d: Dimensions) {
  const { R, fit, glandTop } = d
  const outline = polyline`M${GLAND_FACE} ${fit} H${GLAND_END} L${surface(d).reverse()}`
  sheet.part('gland', 'stationary', 'steel-opposed', outline)
  sheet.anchor('gland', [480, R(176)])
  gasket(sheet, 'gland-gasket', GLAND_FACE, GLAND_FACE + 8, R(138), R(155))
  for (const [i, x] of GLAND_O_RINGS.entries()) {
    oRing(sheet, `gland-o-ring-${i + 1}`, [x, fit + O_RING_RADIUS])
  }
  const medium: Medium = arrangement === 'tandem' ? 'barrier' : 'process'
  const flow = arrangement === 'tandem' ? 'out' : 'in'
  port(sheet, 'port', { from: [PORT, fit], to: [PORT, glandTop], medium, half: PORT_HALF, flow })
}

/** The quench bore runs through gland and insert; paint it over both. */
export function quench(sheet: Sheet, { R, glandTop }: Dimensions) {
  const from: Point = [QUENCH, R(QUENCH_ROOF)]
  port(sheet, 'quench-port', {
    from,
    to: [QUENCH, glandTop],
    medium: 'atmosphere',
    half: QUENCH_HALF,
  })
}

/** Screws that hold the insert's flange on the gland: the only ones to undo for a repair. */
export function insertScrew(sheet: Sheet, { R }: Dimensions) {
  const r = R(SCREW.radius)
  const insertScrewOutline = box(SCREW.from, FLANGE_END, r - 7, r + 7)
  const insertScrewHead = box(FLANGE_END, FLANGE_END + 14, r - 12, r + 12)
  sheet
    .part('insert-screw', 'fastener', 'unsectioned', insertScrewOutline, 'thin')
    .part('insert-screw-head', 'fastener', 'unsectioned', insertScrewHead)
    .centreLine([SCREW.from - 14, r], [FLANGE_END + 28, r])
}
