import { flowArrow } from '../../parts/flow-arrow.ts'
import { checkValve, gauge, pressureRegulator, valve } from '../../parts/line-symbols.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { flowBeside, SUPPLY_RUN, tubing } from './lines.ts'
import { INLET, OUTLET, type SupportSystem } from './seal.ts'
import { coolingCoil, levelGlass, nozzle, tank, type Tank } from './tank.ts'

const VESSEL = { x: 730, half: 76, bottom: 146, top: 372, dome: 36, level: 330 }

/** A tank over the seal: warm fluid comes in high, cool fluid leaves from the bottom (API 682, plan 53A). */
export function reservoir(sheet: Sheet, { coil }: SupportSystem) {
  const vessel: Tank = { ...VESSEL, gas: 'gas' }
  const { x, half, bottom, top, dome } = vessel
  const entry = top - 92
  const wall = x - half
  tubing(sheet, 'return-line', [OUTLET, [OUTLET[0], entry - 26], [wall - 18, entry]])
  const supply = polyline`M${x} ${bottom - dome - 12} V${SUPPLY_RUN} H${INLET[0]} L${INLET}`
  tubing(sheet, 'supply-line', supply)
  sheet.line(polyline`M${x} ${bottom - dome - 50} h62`, { weight: 'outline' })
  valve(sheet, 'drain-valve', [x + 40, bottom - dome - 50], 0, true)
  tank(sheet, vessel)
  levelGlass(sheet, vessel)
  nozzle(sheet, [wall, entry], 'left')
  nozzle(sheet, [x, bottom - dome], 'down', 10)
  const gasFoot = nozzle(sheet, [x + 24, top + dome - 3], 'up', 12)
  const fillFoot = nozzle(sheet, [x - 15, top + dome - 3], 'up', 12)
  gasLine(sheet, gasFoot)
  sheet.line([fillFoot, [fillFoot[0], fillFoot[1] + 40]], { weight: 'outline' })
  valve(sheet, 'fill-valve', [fillFoot[0], fillFoot[1] + 20], 90, true)
  if (coil) {
    coolingCoil(sheet, vessel)
    sheet.name('coil', 'serpentín de enfriamiento')
  }
  flowBeside(sheet, [OUTLET[0], OUTLET[1] + 30], 90)
  flowBeside(sheet, [520, entry - 10], 3)
  flowBeside(sheet, [x, 30], -90)
  flowBeside(sheet, [480, SUPPLY_RUN], 180, -1)
  const label = 'retorno caliente, entra alto; la alimentación fría sale del fondo'
  sheet
    .callout('return-line', [OUTLET[0], entry - 70], label)
    .callout('tank-outside', [x - half + 12, bottom + 40], 'estanque')
    .callout('glass-level', [x - half * 0.56 + 8, 290], 'visor de nivel')
    .callout('fill-valve', [fillFoot[0], fillFoot[1] + 27], 'válvula de llenado')
    .text([x + 66, bottom - dome - 56], 'Drenaje', { anchor: 'start' })
}

/** Over the level: gas under pressure through a regulator. */
function gasLine(sheet: Sheet, [x, r]: readonly [number, number]) {
  const run = r + 24
  sheet.line(polyline`M${x} ${r} V${run} h150`, { weight: 'outline' })
  gauge(sheet, 'gauge', [x + 36, run], 8)
  sheet.name('gauge', 'manómetro')
  checkValve(sheet, 'check-valve', [x + 70, run], 180)
  pressureRegulator(sheet, 'regulator', [x + 112, run], 180)
  flowArrow(sheet, [x + 192, run], [x + 152, run])
  sheet
    .text([x + 146, run - 36], 'Nitrógeno')
    .callout('regulator-head', [x + 112, run + 24], 'regulador de presión del gas')
}
