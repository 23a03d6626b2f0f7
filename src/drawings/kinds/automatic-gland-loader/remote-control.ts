import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { gauge, pressureRegulator } from '../../parts/line-symbols.ts'
import type { Sheet } from '../../sheet.ts'
import type { AutomaticGlandLoader } from './automatic-gland-loader.ts'

const PANEL = { x1: 700, x2: 880, r1: 66, r2: 206 } as const
const LINE = 108
const SUPPLY_X = 916

/** The control unit on a wall: regulator, gauge, and the line to the pistons. */
export function remoteControl(sheet: Sheet, { supply }: AutomaticGlandLoader, [x, r]: Point) {
  const rise = r + 26
  sheet
    .line(
      [
        [x, r],
        [x, rise],
        [664, rise],
        [664, LINE],
        [PANEL.x1, LINE],
      ],
      { weight: 'flow', tone: 'accent', id: 'air-line' },
    )
    .part('panel', 'stationary', 'unsectioned', box(PANEL.x1, PANEL.x2, PANEL.r1, PANEL.r2))
    .line(
      [
        [PANEL.x1, LINE],
        [supply === 'gas-bottle' ? SUPPLY_X - 14 : 936, LINE],
      ],
      { weight: 'flow', tone: 'accent' },
    )
  gauge(sheet, 'gauge', [738, LINE], 22, 20)
  pressureRegulator(sheet, 'regulator', [826, LINE], 0)
  if (supply !== 'compressed-air') {
    sheet.part('bottle', 'stationary', 'outside', [
      [SUPPLY_X - 14, LINE - 150],
      [SUPPLY_X + 22, LINE - 150],
      [SUPPLY_X + 22, LINE - 40],
      [SUPPLY_X + 10, LINE - 22],
      [SUPPLY_X + 10, LINE + 6],
      [SUPPLY_X - 2, LINE + 6],
      [SUPPLY_X - 2, LINE - 22],
      [SUPPLY_X - 14, LINE - 40],
    ])
  }
  if (supply !== 'gas-bottle')
    flowArrow(sheet, [SUPPLY_X + 26, LINE + 30], [SUPPLY_X - 20, LINE + 30])
  sheet
    .callout('air-line', [664, LINE + 40], 'línea de aire')
    .callout('gauge', [738, LINE + 36], 'manómetro')
    .callout('panel', [862, LINE + 60], 'unidad de control a distancia, con regulador')
}
