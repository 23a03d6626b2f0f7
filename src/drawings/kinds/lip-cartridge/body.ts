import { box } from '../../geometry.ts'
import type { Medium } from '../../model.ts'
import { boredPort } from '../../parts/port.ts'
import { gasket, oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { capScrew } from '../../parts/fasteners.ts'
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
    ...polyline`M${elementStart} ${elementTop} V${shell}`,
    ...lips.flatMap(({ left, right }) => [...left, ...right]),
    ...polyline`M${elementEnd} ${shell} V${elementTop}`,
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
  const outline = polyline`M${BOX_FACE} ${R(THROAT)} H${elementStart} V${elementTop}
    H${elementEnd} L${bodySurface(d).toReversed()}`
  sheet
    .part('sleeve', 'rotating', 'steel', box(SLEEVE_START, sleeveEnd, s, sleeve))
    .anchor('sleeve', [elementEnd - 30, R(10)])
    .part('body', 'stationary', 'steel-opposed', outline)
    .anchor('body', [BOX_FACE + 26, R(146)])
    .part('plate', 'stationary', 'steel', box(elementEnd, plateEnd, R(30), R(122)))
    .anchor('plate', [plateEnd - 9, R(66)])
  const screw = { tip: elementEnd - 26, head: plateEnd, end: plateEnd + 14, r: R(SCREW) }
  capScrew(sheet, 'plate-screw', screw)
  gasket(sheet, 'body-gasket', BOX_FACE, BOX_FACE + 8, R(112), R(128))
  oRing(sheet, 'sleeve-o-ring', [SLEEVE_START + 24, R(O_RING_RADIUS)])
  oRing(sheet, 'outer-o-ring', [collar - 26, R(O_RING_RADIUS)])
}

/** The port goes through body and element into the chamber behind the first lip. Paint it over both. */
export function throughBody(sheet: Sheet, d: Dimensions) {
  boredPort(sheet, 'chamber-port', bodySurface(d), {
    from: [d.port, d.shell],
    medium: 'barrier',
    half: 8,
  })
}
