import type { Point } from '../../model.ts'
import type { Sheet } from '../../sheet.ts'
import type { Dimensions } from './dimensions.ts'

const CENTRE: Point = [826, 0]
const SCALE = 0.5
const HOLES = 8
const CAPTION_DROP = 40

/** The stationary face as the rotary one sees it: both tracks, and the groove that the gas fills. */
export function frontView(sheet: Sheet, { s, b1, b2, b3, b4 }: Dimensions) {
  const circle = (radius: number) => ({ centre: CENTRE, radius: radius * SCALE })
  sheet.onlyOnSection(() => {
    sheet
      .part('front-outer-track', 'stationary', 'seat', circle(b4))
      .part('front-groove-wall', 'stationary', 'unsectioned', circle(b3))
      .medium('gas', circle(b3 - 2), 'front-groove')
      .part('front-inner-track', 'stationary', 'seat', circle(b2))
      .part('front-bore', 'stationary', 'unsectioned', circle(b1))
      .part('front-shaft', 'fastener', 'outside', circle(s))
    const ring = ((b2 + b3) / 2) * SCALE
    for (let i = 0; i < HOLES; i++) {
      const angle = ((i + 0.5) * 2 * Math.PI) / HOLES
      const centre: Point = [CENTRE[0] + ring * Math.cos(angle), CENTRE[1] + ring * Math.sin(angle)]
      sheet.part('front-hole', 'stationary', 'unsectioned', { centre, radius: 2.5 }, 'thin')
    }
    const reach = b4 * SCALE + 16
    sheet
      .centreLine([CENTRE[0] - reach, 0], [CENTRE[0] + reach, 0])
      .centreLine([CENTRE[0], reach], [CENTRE[0], -reach])
      .text([CENTRE[0], -reach - CAPTION_DROP + 14], 'Cara estacionaria,', { strong: true })
      .text([CENTRE[0], -reach - CAPTION_DROP - 10], 'vista frontal 1:2', { strong: true })
  })
}

/** Where the callout of the tracks points. */
export function frontDots({ b3, b4 }: Dimensions) {
  const at = (radius: number, angle: number): Point => [
    CENTRE[0] + radius * SCALE * Math.cos(angle),
    CENTRE[1] + radius * SCALE * Math.sin(angle),
  ]
  return { outer: at((b3 + b4) / 2, 1.9) }
}
