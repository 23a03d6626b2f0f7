import { box, mirror } from '../../geometry.ts'
import type { Medium } from '../../model.ts'
import { studAndNut } from '../../parts/fasteners.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { boreMouth, port } from '../../parts/port.ts'
import { gasket, oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import {
  bodySurface,
  BOX_FACE,
  SLEEVE_START,
  type Dimensions,
  type LipCartridge,
} from './dimensions.ts'

const THROAT = 36
const SCREW = 108

/** What lies behind each lip: barrier fluid in the first chamber if it has a port, else air. */
const behind = ({ chamberPort }: LipCartridge, index: number): Medium =>
  chamberPort && index === 0 ? 'barrier' : 'atmosphere'

export function media(sheet: Sheet, parameters: LipCartridge, d: Dimensions) {
  const { R, sleeve, shell, elementStart, lips } = d
  sheet
    .medium('process', box(BOX_FACE, elementStart, sleeve, R(THROAT)))
    .medium('process', [[elementStart, sleeve], ...(lips[0]?.middle ?? []), [elementStart, shell]])
  lips.slice(1).forEach((lip, i) => {
    sheet.medium(behind(parameters, i), [...(lips[i]?.middle ?? []), ...lip.middle.toReversed()])
  })
}

/** The one-piece polymer element and its lips on the sleeve. */
export function element(sheet: Sheet, parameters: LipCartridge, d: Dimensions) {
  const { shell, elementTop, elementStart, elementEnd, lips } = d
  sheet.part('element', 'stationary', 'lip', [
    [elementStart, elementTop],
    [elementStart, shell],
    ...lips.flatMap(({ left, right }) => [...left, ...right]),
    [elementEnd, shell],
    [elementEnd, elementTop],
  ])
  lips.forEach(({ contact }, i) => {
    sheet.contact({
      ...contact,
      parts: ['element', 'sleeve'],
      media: [i === 0 ? 'process' : behind(parameters, i - 1), behind(parameters, i)],
    })
  })
}

/** Sleeve with its two O-rings, body bolted to the box, plate that retains the element. */
export function sleeveAndBody(sheet: Sheet, d: Dimensions) {
  const { s, R, sleeve, elementTop, elementStart, elementEnd, plateEnd, sleeveEnd, collar } = d
  const plateScrew = polyline`M${elementEnd - 26} ${R(SCREW - 5)} H${plateEnd} V${R(SCREW - 10)}
    h14 V${R(SCREW + 10)} H${plateEnd} V${R(SCREW + 5)} H${elementEnd - 26}`
  sheet
    .part('sleeve', 'rotating', 'steel', box(SLEEVE_START, sleeveEnd, s, sleeve))
    .part('body', 'stationary', 'steel-opposed', [
      [BOX_FACE, R(THROAT)],
      [elementStart, R(THROAT)],
      [elementStart, elementTop],
      [elementEnd, elementTop],
      ...bodySurface(d).toReversed(),
    ])
    .part('plate', 'stationary', 'steel', box(elementEnd, plateEnd, R(30), R(122)))
    .part('plate-screw', 'fastener', 'unsectioned', plateScrew, 'thin')
    .centreLine([elementEnd - 38, R(SCREW)], [plateEnd + 26, R(SCREW)])
  gasket(sheet, 'body-gasket', BOX_FACE, BOX_FACE + 8, R(112), R(128))
  oRing(sheet, 'sleeve-o-ring', [SLEEVE_START + 24, R(O_RING_RADIUS)])
  oRing(sheet, 'outer-o-ring', [collar - 26, R(O_RING_RADIUS)])
}

/** The port goes through body and element into the chamber behind the first lip. Paint it over both. */
export function boredPort(sheet: Sheet, d: Dimensions) {
  const from = [d.port, d.shell] as const
  port(sheet, 'chamber-port', {
    from,
    to: boreMouth(bodySurface(d), from, 0),
    medium: 'barrier',
    half: 8,
  })
  sheet.keepBalloonsOff(d.port)
}

/** Below the axis, from outside: body, removable lug, plate with its screw, drain. */
export function bodyOutside(sheet: Sheet, { chamberPort }: LipCartridge, d: Dimensions) {
  const { R, shell, elementEnd, plateEnd, port: x } = d
  const surface = bodySurface(d)
  sheet
    .part('body-outside', 'stationary', 'unsectioned', [
      [BOX_FACE, 0],
      ...mirror(surface),
      [elementEnd, 0],
    ])
    .line(polyline`M${BOX_FACE + 60} 0 V${-R(160)}`)
    .part('lug', 'stationary', 'unsectioned', box(BOX_FACE, BOX_FACE + 38, -R(214), -R(146)))
    .part('plate-outside', 'stationary', 'unsectioned', box(elementEnd, plateEnd, -R(122), 0))
    .part(
      'plate-screw-outside',
      'fastener',
      'unsectioned',
      box(plateEnd, plateEnd + 14, -R(44), -R(24)),
      'thin',
    )
  studAndNut(sheet, 'lug-nut', BOX_FACE + 38, -R(190), 11)
  if (!chamberPort) return
  const mouth = -boreMouth(surface, [x, shell], 0)[1]
  for (const wall of [x - 8, x + 8]) {
    sheet.hiddenLine(polyline`M${wall} ${-shell} V${mouth}`)
  }
  sheet.centreLine([x, -shell + 18], [x, mouth - 20])
  flowArrow(sheet, [x, mouth - 24], [x, mouth - 60])
}
