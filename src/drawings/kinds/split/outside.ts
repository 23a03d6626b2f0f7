import { box, mirror, mirrorPath } from '../../geometry.ts'
import { studAndNut } from '../../parts/fasteners.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import {
  BOX_FACE,
  GLAND_END,
  glandSurface,
  PORT,
  type Dimensions,
  type Split,
} from './dimensions.ts'
import { clip, clipPath, PLATE } from './stationary.ts'

/** Below the axis, from outside: gland, lug, the screw that closes the halves, the parting line. */
export function outside(sheet: Sheet, parameters: Split, d: Dimensions) {
  const { Q, top, balance, seatEnd, counterbore } = d
  const surface = glandSurface(parameters, d)
  const glandOutside = polyline`M${BOX_FACE} 0 L${mirror(surface)} L${GLAND_END} 0`
  sheet
    .part('seat-outside', 'stationary', 'unsectioned', box(GLAND_END, seatEnd, -balance, 0))
    .part('gland-outside', 'stationary', 'unsectioned', glandOutside)
  if (parameters.portCount === 2) {
    for (const x of [PORT - 10, PORT + 10])
      sheet.hiddenLine(polyline`M${x} ${-counterbore} V${-top}`)
    sheet.centreLine([PORT, -counterbore + 18], [PORT, -top - 20])
    flowArrow(sheet, [PORT, -top - 62], [PORT, -top - 24])
  }
  lugOutside(sheet, parameters, d)
  if (parameters.springs === 'plate') {
    sheet.part('plate-outside', 'stationary', 'unsectioned', box(PLATE, PLATE + 14, -Q(124), 0))
  } else clip(sheet, mirrorPath(clipPath(d)), -Q(106))
  sheet
    .part('closing-ear', 'stationary', 'unsectioned', box(346, 416, -48, 0), 'thin')
    .part('closing-screw', 'fastener', 'unsectioned', box(364, 398, -70, -48))
    .line(polyline`M372 -48 V-70`)
    .line(polyline`M390 -48 V-70`)
    .centreLine([381, 14], [381, -86])
    .line(polyline`M${BOX_FACE} 0 H${seatEnd}`, { weight: 'contact', tone: 'accent' })
}

function lugOutside(sheet: Sheet, { gland: form }: Split, { top }: Dimensions) {
  const bolt = -top + 22
  switch (form) {
    case 'adjustable-lugs':
      sheet.part(
        'lug',
        'stationary',
        'unsectioned',
        box(GLAND_END - 16, GLAND_END + 10, -top - 22, -top + 46),
      )
      studAndNut(sheet, 'gland-nut', GLAND_END + 10, -top + 4, 11)
      return
    case 'radial-lugs':
      for (const r of [-top, -top * 0.62]) {
        sheet.part('lug', 'stationary', 'unsectioned', box(BOX_FACE, BOX_FACE + 40, r - 20, r + 16))
        studAndNut(sheet, 'gland-nut', BOX_FACE + 40, r - 2, 9)
      }
      return
    case 'slotted':
      sheet
        .line(polyline`M${BOX_FACE} ${-top + 36} H${GLAND_END}`)
        .line(polyline`M${BOX_FACE} ${-top + 8} H${GLAND_END}`)
      studAndNut(sheet, 'gland-nut', GLAND_END, bolt, 11)
      return
    case 'wedge':
      sheet.line(polyline`M${GLAND_END - 44} 0 V${-top}`)
      studAndNut(sheet, 'gland-nut', GLAND_END - 44, bolt - 4, 9)
  }
}
