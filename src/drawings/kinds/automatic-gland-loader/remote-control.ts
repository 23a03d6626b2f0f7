import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { gauge, pressureRegulator } from '../../parts/line-symbols.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'

const PANEL = { x1: 700, x2: 880, r1: 66, r2: 206 } as const
const LINE = 108
const SUPPLY_X = 916

/** The control unit on a wall: regulator, gauge, and the line to the pistons. */
export function remoteControl(sheet: Sheet, [x, r]: Point) {
  const rise = r + 26
  sheet
    .line(polyline`M${x} ${r} V${rise} H664 V${LINE} H${PANEL.x1}`, {
      weight: 'flow',
      tone: 'accent',
      id: 'air-line',
    })
    .part('panel', 'stationary', 'unsectioned', box(PANEL.x1, PANEL.x2, PANEL.r1, PANEL.r2))
    .line(polyline`M${PANEL.x1} ${LINE} H936`, {
      weight: 'flow',
      tone: 'accent',
    })
  gauge(sheet, 'gauge', [738, LINE], 22, 20)
  pressureRegulator(sheet, 'regulator', [826, LINE], 0)
  const bottle = polyline`M${SUPPLY_X - 14} ${LINE - 150} H${SUPPLY_X + 22} V${LINE - 40}
    L${SUPPLY_X + 10} ${LINE - 22} V${LINE + 6} H${SUPPLY_X - 2} V${LINE - 22}
    L${SUPPLY_X - 14} ${LINE - 40}`
  sheet.part('bottle', 'stationary', 'outside', bottle)
  flowArrow(sheet, [SUPPLY_X + 26, LINE + 30], [SUPPLY_X - 20, LINE + 30])
  sheet
    .callout('air-line', [664, LINE + 40], 'línea de aire')
    .callout('gauge', [738, LINE + 36], 'manómetro')
    .callout('panel', [862, LINE + 60], 'unidad de control a distancia, con regulador')
}
