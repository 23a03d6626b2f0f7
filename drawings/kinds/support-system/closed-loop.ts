import { box, polyline, type Sheet } from '../../kit.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { checkValve, gauge, pressureRegulator, valve } from '../../parts/symbols.ts'
import { flowBeside, SUPPLY_RUN, tubing } from './lines.ts'
import { INLET, OUTLET } from './seal.ts'
import { levelGlass, nozzle, tank, type Tank } from './tank.ts'

const VESSEL: Tank = { x: 720, half: 54, bottom: 150, top: 340, dome: 28, level: 300, gas: 'gas' }

/** A small water tank on legs: the supply line pressurises it and replaces losses; the rest circulates. */
export function closedLoopTank(sheet: Sheet) {
  const { x, half, bottom, top } = VESSEL
  const [entry, exit] = [top - 70, bottom + 10]
  const wall = x - half
  const down = wall - 70
  tubing(sheet, 'return-line', [OUTLET, [OUTLET[0], entry - 24], [wall - 18, entry]])
  const supply = polyline`M${wall - 18} ${exit} H${down} V${SUPPLY_RUN} H${INLET[0]} L${INLET}`
  tubing(sheet, 'supply-line', supply)
  legs(sheet)
  tank(sheet, VESSEL)
  levelGlass(sheet, VESSEL)
  nozzle(sheet, [wall, entry], 'left')
  nozzle(sheet, [wall, exit], 'left')
  manifold(sheet)
  flowBeside(sheet, [OUTLET[0], OUTLET[1] + 30], 90)
  flowBeside(sheet, [480, entry - 10], 3)
  flowBeside(sheet, [down, 60], -90)
  flowBeside(sheet, [480, SUPPLY_RUN], 180, -1)
  const label = 'retorno caliente, entra alto; la alimentación fría sale abajo'
  sheet
    .callout('return-line', [OUTLET[0], entry - 60], label)
    .callout('glass-level', [x - half * 0.56 + 8, 280], 'visor de nivel')
    .callout('tank-fluid', [x + 9, 268], 'agua que recircula')
}

function legs(sheet: Sheet) {
  const { x, half, bottom } = VESSEL
  for (const way of [-1, 1]) {
    const at = x + way * (half - 12)
    sheet
      .part('leg', 'housing', 'unsectioned', box(at - 4, at + 4, 64, bottom), 'thin')
      .part('foot', 'housing', 'unsectioned', box(at - 14, at + 14, 58, 64), 'thin')
  }
}

/** On the tank: water inlet from the right through regulator, check valve and flow indicator; gauge; vent. */
function manifold(sheet: Sheet) {
  const { x, top, dome } = VESSEL
  const foot = nozzle(sheet, [x, top + dome], 'up', 10)
  const run = foot[1] + 18
  sheet
    .line([foot, [x, run]], { weight: 'outline' })
    .line(polyline`M${x - 62} ${run} H${x + 168}`, { weight: 'outline' })
    .part('manifold', 'housing', 'unsectioned', box(x - 20, x + 20, run - 12, run + 12))
    .part('flow-indicator', 'fastener', 'unsectioned', { centre: [x + 48, run], radius: 13 })
    .line(polyline`M${x + 40} ${run} H${x + 57}`)
    .line(polyline`M${x + 51} ${run + 5} L${x + 57} ${run} L${x + 51} ${run - 5}`)
  gauge(sheet, 'gauge', [x, run + 12], 6)
  valve(sheet, 'vent-valve', [x - 48, run], 180, true)
  flowArrow(sheet, [x - 62, run], [x - 94, run], 'ink')
  checkValve(sheet, 'check-valve', [x + 84, run], 180)
  pressureRegulator(sheet, 'regulator', [x + 126, run], 180)
  flowArrow(sheet, [x + 208, run], [x + 170, run])
  sheet
    .text([x + 152, run - 38], 'Agua de planta')
    .callout('vent-valve', [x - 55, run], 'venteo')
    .name('gauge', 'manómetro')
    .callout('flow-indicator', [x + 48, run + 8], 'indicador de flujo')
    .callout('check-valve', [x + 88, run], 'válvula de retención')
    .callout('regulator-head', [x + 126, run + 24], 'regulador del agua que repone')
}
