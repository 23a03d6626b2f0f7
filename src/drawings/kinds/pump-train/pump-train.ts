import { box } from '../../geometry.ts'
import type { KindDefinition, Point } from '../../model.ts'
import { gatewayDevice } from '../../parts/gateway-devices.ts'
import { radioWaves } from '../../parts/radio-waves.ts'
import {
  bodySensor,
  cable,
  nanoSensor,
  probeLink,
  threadedProbe,
  wirelessGauge,
} from '../../parts/sensor-devices.ts'
import { PlacedSheet } from '../../placed-sheet.ts'
import { Sheet } from '../../sheet.ts'
import { Pen } from '../scene/pen.ts'
import { pumpTrain as pumpAndMotor } from '../scene/plant/pump.ts'
import { describePumpTrain, type PumpTrain } from './words.ts'

const SCALE = 1.55
const PUMP_X = 190
const at = ([x, h]: Point): Point => [PUMP_X + x * SCALE, h * SCALE]

const FLOOR = -86 * SCALE
const BEARING = at([127, 28])
const SEAL = at([50, 17])
const OIL = at([100, 39])
const MOTOR = at([312, 44])
const BASE = at([58, -72])
const POST: Point = [836, 96]

function layout({ configuration }: PumpTrain) {
  const sheet = new Sheet()
  pipes(sheet)
  pumpAndMotor(new Pen(sheet).at(PUMP_X, 0, { scale: SCALE }), 10)
  sheet.line(
    [
      [30, FLOOR],
      [930, FLOOR],
    ],
    { weight: 'outline' },
  )
  gatewayOnPost(sheet)
  basic(sheet)
  if (configuration !== 'basic') enhanced(sheet)
  if (configuration === 'advanced') advanced(sheet)
  return sheet.finish({
    balloonRow: 282,
    bottom: FLOOR - 26,
    card: { x: 36, top: 376, width: 872 },
    icon: { centre: [380, 40], side: 420 },
  })
}

function pipes(sheet: Sheet) {
  const [face] = at([-66, 0])
  const [middle, top] = at([0, 91])
  sheet
    .part('suction-pipe', 'housing', 'outside', box(30, face - 8, -34, 34))
    .part('suction-flange', 'housing', 'outside', box(face - 8, face, -46, 46), 'thin')
    .part('discharge-pipe', 'housing', 'outside', box(middle - 30, middle + 30, top + 8, 236))
    .part(
      'discharge-flange',
      'housing',
      'outside',
      box(middle - 44, middle + 44, top, top + 8),
      'thin',
    )
}

function gatewayOnPost(sheet: Sheet) {
  const [x, r] = POST
  sheet
    .part('post', 'housing', 'outside', box(x - 6, x + 6, FLOOR, r + 122), 'thin')
    .part('post-foot', 'housing', 'outside', box(x - 26, x + 26, FLOOR, FLOOR + 8), 'thin')
  gatewayDevice(new PlacedSheet(sheet, { at: POST, scale: 0.8 }), 'lte-m')
  radioWaves(sheet, [x - 44, r + 88], 180, 3)
  sheet.callout('gateway-lid', [x - 18, r + 46], 'gateway')
}

/** One sensor v1, two gauges. */
function basic(sheet: Sheet) {
  const scale = 0.8
  threadedProbe(new PlacedSheet(sheet, { at: SEAL, scale }), 'probe')
  bodySensor(new PlacedSheet(sheet, { at: BEARING, scale }), false)
  cable(sheet, 'cable', [BEARING[0] - 30 * scale, BEARING[1] + 70], [SEAL[0], SEAL[1] + 56 * scale])
  const suction: Point = [58, 32]
  const discharge: Point = [PUMP_X + 84, 186]
  wirelessGauge(new PlacedSheet(sheet, { at: suction, scale: 0.66, prefix: 'suction-' }))
  sheet
    .part('tap', 'housing', 'unsectioned', box(PUMP_X + 30, PUMP_X + 74, 168, 182), 'thin')
    .part('tap-elbow', 'housing', 'unsectioned', box(PUMP_X + 72, PUMP_X + 96, 164, 190), 'thin')
  wirelessGauge(new PlacedSheet(sheet, { at: discharge, scale: 0.62, prefix: 'discharge-' }))
  sheet
    .callout('suction-gauge', [suction[0] - 21, suction[1] + 62], 'medidor en la succión')
    .callout('discharge-gauge', [discharge[0] + 19, discharge[1] + 62], 'medidor en la descarga')
    .callout('body', [BEARING[0] + 20, BEARING[1] + 88], 'sensor v1, con sonda en el sello')
}

/** The Nano pair. */
function enhanced(sheet: Sheet) {
  nanoSensor(new PlacedSheet(sheet, { at: MOTOR, scale: 0.8, prefix: 'motor-' }))
  nanoSensor(new PlacedSheet(sheet, { at: BASE, scale: 0.75, prefix: 'base-' }))
  sheet
    .callout('motor-nano', [MOTOR[0] - 12, MOTOR[1] + 24], 'Nano sobre el motor')
    .callout('base-nano', [BASE[0] - 19, BASE[1] + 10], 'Nano en la base, detecta agua')
}

/** The links for humidity and for the motor's power. */
function advanced(sheet: Sheet) {
  const scale = 0.62
  const humidity = at([230, 44])
  const power = at([352, 42])
  threadedProbe(
    new PlacedSheet(sheet, { at: [OIL[0], OIL[1] - 6], scale: 0.7, prefix: 'oil-' }),
    'probe',
  )
  probeLink(new PlacedSheet(sheet, { at: humidity, scale, prefix: 'humidity-' }))
  probeLink(new PlacedSheet(sheet, { at: power, scale, prefix: 'power-' }))
  const top: Point = [OIL[0], OIL[1] - 6 + 39]
  sheet
    .line(
      [
        [humidity[0] - 21, humidity[1] + 14],
        {
          to: top,
          via: [
            [humidity[0] - 120, humidity[1] - 4],
            [top[0] + 8, top[1] + 44],
          ],
        },
      ],
      { id: 'humidity-cable', weight: 'flow' },
    )
    .line(
      [
        [power[0] - 21, power[1] + 20],
        {
          to: at([288, 62]),
          via: [
            [power[0] - 40, power[1] + 46],
            [power[0] - 60, power[1] + 30],
          ],
        },
      ],
      { id: 'power-cable', weight: 'flow' },
    )
    .callout('humidity-link', [humidity[0] + 14, humidity[1] + 26], 'enlace de humedad')
    .callout('power-link', [power[0] + 14, power[1] + 26], 'enlace analógico, potencia')
}

export const pumpTrain: KindDefinition<PumpTrain> = { layout, describe: describePumpTrain }
