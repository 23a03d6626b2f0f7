import { polar } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { dimension, extensionLine } from '../../parts/dimension.ts'
import { boltCentres, centreLines } from '../../parts/ring-front.ts'
import type { Sheet } from '../../sheet.ts'

const CENTRE: Point = [846, 92]
/** Radii as drawn: bore, inside of the retaining ring, bolt circle, rim. */
const RADII = { bore: 42, ring: 64, bolts: 78, rim: 92 } as const
const HOLES = 8
const HOLE_RADIUS = 6
const ROWS = [-44, -78, -112] as const

/** The flange from the front: bolt holes, and the retaining ring in segments. */
export function frontView(sheet: Sheet, flangeLetters: readonly [string, string, string]) {
  const [x, r] = CENTRE
  sheet.onlyOnSection(() => {
    sheet
      .part('front-ring', 'stationary', 'outside', { centre: CENTRE, radius: RADII.rim })
      .part('front-flange', 'elastomer', 'accent', { centre: CENTRE, radius: RADII.ring }, 'thin')
      .part('front-bore', 'elastomer', 'unsectioned', { centre: CENTRE, radius: RADII.bore })
    for (const centre of boltCentres(CENTRE, RADII.bolts, HOLES)) {
      sheet.part('front-hole', 'fastener', 'unsectioned', { centre, radius: HOLE_RADIUS }, 'thin')
    }
    for (const angle of [0, Math.PI / 2, Math.PI, (3 * Math.PI) / 2]) {
      const parting = [polar(CENTRE, RADII.ring, angle), polar(CENTRE, RADII.rim, angle)]
      sheet.line(parting, { weight: 'outline' })
    }
    centreLines(sheet, CENTRE, RADII.rim + 12)
  })
  const spans = [RADII.bore, RADII.bolts, RADII.rim]
  for (const [i, radius] of spans.entries()) {
    const row = ROWS[i] ?? 0
    for (const way of [-1, 1]) extensionLine(sheet, x + way * radius, r, row - 6)
    dimension(sheet, x - radius, x + radius, row, flangeLetters[i] ?? '')
  }
  sheet.text([x, r + RADII.rim + 28], 'Vista de la brida', { strong: true })
}
