import type { Point } from '../../model.ts'
import type { Sheet } from '../../sheet.ts'
import type { Dimensions } from './dimensions.ts'

const CENTRE: Point = [826, 0]
const SCALE = 0.5
const HOLES = 8

/** The stationary face as the rotary one sees it: both tracks, and the groove that the gas fills. */
export function frontView(sheet: Sheet, { s, b1, b2, b3, b4 }: Dimensions) {
  const circle = (radius: number) => ({ centre: CENTRE, radius: radius * SCALE })
  const at = (radius: number, angle: number): Point => [
    CENTRE[0] + radius * SCALE * Math.cos(angle),
    CENTRE[1] + radius * SCALE * Math.sin(angle),
  ]
  sheet.onlyOnSection(() => {
    sheet
      .part('front-outer-track', 'stationary', 'seat', circle(b4))
      .anchor('front-outer-track', at((b3 + b4) / 2, 1.9))
      .part('front-groove-wall', 'stationary', 'unsectioned', circle(b3))
      .medium('gas', circle(b3 - 2), 'front-groove')
      .part('front-inner-track', 'stationary', 'seat', circle(b2))
      .part('front-bore', 'stationary', 'unsectioned', circle(b1))
      .part('front-shaft', 'fastener', 'outside', circle(s))
    for (let i = 0; i < HOLES; i++) {
      const centre = at((b2 + b3) / 2, ((i + 0.5) * 2 * Math.PI) / HOLES)
      sheet.part('front-hole', 'stationary', 'unsectioned', { centre, radius: 2.5 }, 'thin')
    }
    const reach = b4 * SCALE + 16
    const [x, r] = CENTRE
    sheet
      .centreLine([x - reach, r], [x + reach, r])
      .centreLine([x, reach], [x, -reach])
      .text([x, -reach - 26], 'Cara estacionaria,', { strong: true })
      .text([x, -reach - 50], 'vista frontal 1:2', { strong: true })
  })
}
