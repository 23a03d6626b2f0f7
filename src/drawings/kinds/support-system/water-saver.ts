import { box } from '../../geometry.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { checkValve, gauge, valve } from '../../parts/line-symbols.ts'
import { polyline, triples } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { flowBeside, SUPPLY_RUN, tubing } from './lines.ts'
import { INLET, OUTLET } from './seal.ts'

const RUN = 330
/** Ends of the two bodies and of what joins them, from left to right. */
const BODY = { thread: 520, first: 566, neck: 662, second: 694, female: 800, end: 828 }
const [RADIUS, SECOND, NECK, THREAD] = [42, 50, 24, 22]

/** A valve in the outlet line: water leaves only as the seal asks for it. */
export function waterSaver(sheet: Sheet) {
  tubing(sheet, 'return-line', [OUTLET, [OUTLET[0], RUN], [BODY.thread - 26, RUN]])
  tubing(sheet, 'supply-line', [[850, SUPPLY_RUN], [INLET[0], SUPPLY_RUN], INLET])
  tubing(sheet, 'drain-line', polyline`M${BODY.end - 4} ${RUN} H900`)
  valve(sheet, 'supply-valve', [760, SUPPLY_RUN], 180)
  checkValve(sheet, 'check-valve', [680, SUPPLY_RUN], 180)
  flowArrow(sheet, [900, SUPPLY_RUN], [858, SUPPLY_RUN])
  flowArrow(sheet, [904, RUN], [944, RUN], 'ink')
  gauge(sheet, 'gauge', [OUTLET[0] + 96, RUN + 5], 14)
  bodies(sheet)
  flowBeside(sheet, [OUTLET[0], OUTLET[1] + 50], 90)
  flowBeside(sheet, [OUTLET[0] + 88, RUN], 0, -1)
  flowBeside(sheet, [480, SUPPLY_RUN], 180, -1)
  sheet
    .text([850, SUPPLY_RUN + 20], 'Agua de planta')
    .text([900, RUN + 20], 'Desagüe')
    .callout('return-line', [OUTLET[0] + 160, RUN], 'salida de agua del sello')
    .name('gauge', 'manómetro')
    .callout('male-thread', [BODY.thread + 12, RUN], 'rosca macho')
    .callout('first-body', [BODY.first + 40, RUN + 16], 'primer cuerpo')
    .callout('side-tap', [(BODY.first + BODY.neck) / 2 + 10, RUN - RADIUS - 12], 'toma lateral')
    .callout('second-body', [BODY.second + 60, RUN + 16], 'segundo cuerpo')
    .callout('female-end', [BODY.female + 14, RUN], 'rosca hembra')
}

function bodies(sheet: Sheet) {
  const { thread, first, neck, second, female, end } = BODY
  const tap = (first + neck) / 2
  const side = (x1: number, x2: number, radius: number) => box(x1, x2, RUN - radius, RUN + radius)
  const sideTap = box(tap - 16, tap + 16, RUN - RADIUS - 26, RUN - RADIUS)
  const tapPlug = box(tap - 22, tap + 22, RUN - RADIUS - 40, RUN - RADIUS - 26)
  sheet
    .part('union', 'fastener', 'unsectioned', side(thread - 30, thread, 26))
    .part('male-thread', 'fastener', 'unsectioned', side(thread, first, THREAD))
    .part('side-tap', 'fastener', 'unsectioned', sideTap)
    .part('tap-plug', 'fastener', 'outside', tapPlug)
    .part('first-body', 'housing', 'outside', side(first, neck, RADIUS))
    .part('neck', 'housing', 'unsectioned', side(neck, second, NECK))
    .part('second-body', 'housing', 'outside', side(second, female, SECOND))
    .part('female-end', 'housing', 'unsectioned', side(female, end, 30))
  for (let x = thread + 5; x < first; x += 7) {
    sheet.line(polyline`M${x} ${RUN - THREAD} L${x + 4} ${RUN + THREAD}`, { weight: 'hatch' })
  }
  for (const [
    x1,
    x2,
    radius,
  ] of triples`${first} ${neck} ${RADIUS}, ${second} ${female} ${SECOND}`) {
    for (const x of [x1 + 12, x2 - 12]) sheet.line(polyline`M${x} ${RUN - radius} V${RUN + radius}`)
  }
  for (const [x1, x2, radius] of triples`${thread - 30} ${thread} 26, ${female} ${end} 30`) {
    for (const r of [RUN - radius * 0.4, RUN + radius * 0.4])
      sheet.line(polyline`M${x1} ${r} H${x2}`)
  }
  sheet.centreLine([thread - 44, RUN], [end + 30, RUN], 'centre')
}
