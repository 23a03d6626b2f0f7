import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { oriented } from '../../parts/line-symbols.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { flowBeside, SUPPLY_RUN, tubing } from './lines.ts'
import { INLET, OUTLET } from './seal.ts'

const PANEL = { x1: 596, x2: 872, bottom: 222, top: 446 }
const TUBES = { return: 740, supply: 816, bottom: 254, top: 412 }
/** Connections under the panel, from left to right. */
const PORTS = { fromSeal: 708, drain: 752, toSeal: 796, water: 840 }
const GAUGE: Point = [652, 366]
const DIAL = 38
const RETURN_RUN = 186
const STUB = 150

/** A panel with two graduated tubes: water on its way to the seal, and what comes back from it. */
export function flowMonitor(sheet: Sheet) {
  const { fromSeal, drain, toSeal, water } = PORTS
  const { bottom } = PANEL
  const connection = bottom - 8
  const back = polyline`M${OUTLET} V${RETURN_RUN} H${fromSeal} V${connection}`
  const supply = polyline`M${toSeal} ${connection} V${SUPPLY_RUN} H${INLET[0]} L${INLET}`
  tubing(sheet, 'return-line', back)
  tubing(sheet, 'supply-line', supply)
  for (const x of [drain, water]) tubing(sheet, 'line', polyline`M${x} ${connection} V${STUB}`)
  flowArrow(sheet, [drain, STUB - 6], [drain, STUB - 46], 'ink')
  flowArrow(sheet, [water, STUB - 48], [water, STUB - 8])
  sheet
    .text([drain - 12, STUB - 30], 'Desagüe', { anchor: 'end' })
    .text([water + 14, STUB - 30], 'Agua', { anchor: 'start' })
  panel(sheet)
  readingTube(sheet, 'return', 330)
  readingTube(sheet, 'supply', 362)
  dial(sheet)
  flowBeside(sheet, [420, RETURN_RUN], 0)
  flowBeside(sheet, [toSeal, 40], -90, -1)
  flowBeside(sheet, [480, SUPPLY_RUN], 180, -1)
  sheet
    .callout('return-line', [470, RETURN_RUN], 'retorno del sello')
    .callout('dial', [GAUGE[0] - 20, GAUGE[1] + 8], 'manómetro de presión de sello')
    .callout('return-button', [TUBES.return, PANEL.top + 8], 'botón que limpia el tubo')
    .callout('return-float', [TUBES.return + 3, 330], 'tubo de lectura del retorno')
    .callout('supply-float', [TUBES.supply, 362], 'tubo de lectura hacia el sello')
    .callout('right-knob', [PANEL.x2 + 12, 300], 'perilla de regulación')
    .callout('supply-line', [552, SUPPLY_RUN], 'agua hacia el sello')
}

function panel(sheet: Sheet) {
  const { x1, x2, bottom, top } = PANEL
  for (const x of Object.values(PORTS)) {
    sheet.part('connection', 'housing', 'outside', box(x - 11, x + 11, bottom - 14, bottom), 'thin')
  }
  const button = (x: number) => box(x - 12, x + 12, top, top + 14)
  sheet
    .part('left-knob', 'fastener', 'elastomer', box(x1 - 24, x1, 284, 316))
    .part('right-knob', 'fastener', 'elastomer', box(x2, x2 + 24, 284, 316))
    .part('return-button', 'fastener', 'elastomer', button(TUBES.return))
    .part('supply-button', 'fastener', 'elastomer', button(TUBES.supply))
    .part('panel', 'housing', 'outside', box(x1, x2, bottom, top))
  for (const x of [x1 + 12, x2 - 12]) {
    for (const r of [bottom + 12, top - 12]) {
      sheet.part('panel-screw', 'fastener', 'unsectioned', { centre: [x, r], radius: 4 }, 'thin')
    }
  }
}

/** A tapered tube with its scale; water lifts the float. */
function readingTube(sheet: Sheet, name: 'return' | 'supply', level: number) {
  const { bottom, top } = TUBES
  const x = TUBES[name]
  sheet
    .part(`${name}-recess`, 'housing', 'unsectioned', box(x - 27, x + 27, bottom - 10, top + 10))
    .medium('barrier', polyline`M${x - 9} ${bottom} H${x + 9} L${x + 14} ${top} H${x - 14}`)
  for (const way of [-1, 1]) {
    sheet.line(polyline`M${x + way * 9} ${bottom} L${x + way * 14} ${top}`, { weight: 'outline' })
  }
  const outline = polyline`M${x - 9} ${level + 8} H${x + 9} V${level} L${x} ${level - 12}
    L${x - 9} ${level}`
  sheet
    .line(polyline`M${x - 9} ${bottom} H${x + 9}`, { weight: 'outline' })
    .line(polyline`M${x - 14} ${top} H${x + 14}`, { weight: 'outline' })
    .part(`${name}-float`, 'fastener', 'elastomer', outline)
  for (let i = 0; i <= 8; i++) {
    const r = bottom + 12 + i * 16
    sheet.line(polyline`M${x + (i % 2 ? 20 : 17)} ${r} H${x + 25}`)
  }
}

/** The gauge of the seal's pressure, with its scale. */
function dial(sheet: Sheet) {
  sheet.part('dial', 'fastener', 'unsectioned', { centre: GAUGE, radius: DIAL })
  for (let degrees = -45; degrees <= 225; degrees += 45) {
    const at = oriented(GAUGE, degrees)
    sheet.line([at(DIAL - 9), at(DIAL - 4)])
  }
  const pointer = oriented(GAUGE, 110)
  sheet
    .line([pointer(-8), pointer(DIAL - 12)], { weight: 'spring' })
    .part('dial-hub', 'fastener', 'elastomer', { centre: GAUGE, radius: 4 }, 'none')
}
