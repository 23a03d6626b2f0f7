import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { flexedLip } from '../../parts/flexed-lip.ts'
import { oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import type { Dimensions, Lip } from './dimensions.ts'

type DrawSection = (sheet: Sheet, d: Dimensions) => void

/** The seal of each construction, in section, with what it holds apart and what its parts are called. */
export const SECTIONS: Record<Lip['construction'], DrawSection> = {
  'flexed-lip': flexedLipSection,
  'split-body': splitBodySection,
  'energised-packing': packingSection,
}

const LIP_TOP = 42

function flexedLipSection(sheet: Sheet, { s, R, start, face, bore }: Dimensions) {
  const { left, right, middle, contact } = flexedLip({
    root: face - 34,
    thickness: 16,
    top: R(LIP_TOP),
    tip: s,
    reach: 46,
  })
  sheet
    .medium('process', [[start, s], ...middle, [start, R(LIP_TOP)]])
    .part('body', 'stationary', 'lip', [
      ...polyline`M${start} ${bore} V${R(LIP_TOP)}`,
      ...left,
      ...right,
      ...polyline`M${face} ${R(LIP_TOP)} V${bore}`,
    ])
    .contact({ ...contact, parts: ['body', 'shaft'] })
  oRing(sheet, 'o-ring', [start + 36, bore - O_RING_RADIUS])
  const inside = middle[Math.floor(middle.length / 2)] ?? contact.from
  sheet
    .name('o-ring', 'O-ring estático, impide el giro')
    .callout('body', inside, 'labio de PTFE flexionado')
    .callout('body', [face - 12, R(60)], 'cuerpo de PTFE de una pieza')
}

const RING = { inset: 12, width: 18, height: 24 }
const CHEEK = 4

function splitBodySection(sheet: Sheet, { s, R, start, face, bore }: Dimensions) {
  const rings = [
    { id: 'inner-ring-ptfe', x: start + RING.inset, before: 'process' },
    { id: 'outer-ring-ptfe', x: face - RING.inset - RING.width, before: 'atmosphere' },
  ] as const
  const groove = (x: number): Point[] =>
    polyline`M${x} ${R(CHEEK)} V${R(RING.height)} h${RING.width} V${R(CHEEK)}`
  // Notches on both ends let the body spring: it fits either way round.
  const notch = (end: number, inward: number): Point[] =>
    polyline`M${end} ${R(42)} l${inward * 16} 6 L${end} ${R(54)}`
  const grooves = rings.flatMap(({ x }) => groove(x))
  const outline = polyline`M${start} ${bore} L${notch(start, 1).toReversed()} L${start} ${R(CHEEK)}
    L${grooves} L${face} ${R(CHEEK)} L${notch(face, -1)} L${face} ${bore}`
  sheet
    .medium('process', box(start, start + RING.inset, s, R(CHEEK)))
    .medium('process', notch(start, 1))
    .part('body', 'stationary', 'lip', outline)
  for (const { id, x, before } of rings) {
    const [from, to]: [Point, Point] = [
      [x, s],
      [x + RING.width, s],
    ]
    sheet
      .part(id, 'stationary', 'graphite', box(x, x + RING.width, s, R(RING.height)), 'thin')
      .contact({ from, to, parts: [id, 'shaft'], media: [before, 'atmosphere'] })
  }
  sheet
    .callout('inner-ring-ptfe', [start + 21, R(12)], 'anillo de PTFE del lado aceite')
    .callout('body', [start + 38, R(60)], 'cuerpo de poliuretano, partido')
    .callout('outer-ring-ptfe', [face - 21, R(12)], 'anillo de PTFE del lado atmósfera')
}

const WALL = 12
const PACKING_TOP = 32
const FOAM_TOP = 60
const CELL = 3

function packingSection(sheet: Sheet, { s, R, start, face, bore }: Dimensions) {
  const [left, right] = [start + WALL, face - WALL]
  const middle = (left + right) / 2
  const outline = polyline`M${start} ${bore} V${R(CHEEK)} H${left} V${R(FOAM_TOP)} H${right}
    V${R(CHEEK)} H${face} V${bore}`
  sheet
    .medium('process', box(start, left, s, R(CHEEK)))
    .part('body', 'stationary', 'lip', outline)
    .part('packing', 'stationary', 'packing', box(left, right, s, R(PACKING_TOP)))
    .part('foam', 'elastomer', 'outside', box(left, right, R(PACKING_TOP), R(FOAM_TOP)))
  for (const [i, u] of [0.1, 0.27, 0.73, 0.9].entries()) {
    for (const v of [38, 46, 54]) {
      const centre: Point = [left + (right - left) * u + (v === 46 ? 4 : 0), R(v + (i % 2) * 2)]
      sheet.part('foam-cell', 'fastener', 'unsectioned', { centre, radius: CELL }, 'thin')
    }
  }
  const pin = box(middle - 5, middle + 5, R(14), R(FOAM_TOP + 8))
  sheet
    .part('pin', 'fastener', 'unsectioned', pin, 'thin')
    .contact({ from: [left, s], to: [right, s], parts: ['packing', 'shaft'] })
    .callout('packing', [left + 14, R(24)], 'empaquetadura de fibra contra el eje')
    .callout('pin', [middle, R(64)], 'pasador de nailon, impide el giro')
    .callout('foam', [right - 15, R(51)], 'espuma de celda cerrada que la aprieta')
    .callout('body', [face - 6, R(40)], 'carcasa polimérica, partida')
}
