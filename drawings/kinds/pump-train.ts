import { z } from 'zod'
import { box, path, polyline, Sheet, type KindDefinition, type Point } from '../kit.ts'
import { breakLine, breakMarks } from '../parts/break-line.ts'
import {
  gatewayDevice,
  radioWaves,
  bodySensor,
  cable,
  nanoSensor,
  probeLink,
  threadedProbe,
  wirelessGauge,
} from '../parts/devices.ts'
import { Pen } from './scene/pen.ts'
import { PUMP, pumpTrain as pumpAndMotor } from './scene/plant/pumps.ts'

/** Pump and motor with the sensors of one configuration, and the gateway that receives them. */
const schema = z.strictObject({
  kind: z.literal('pump-train'),
  /** Each includes the one before it. */
  configuration: z.enum(['basic', 'enhanced', 'advanced']),
})

export type PumpTrain = z.output<typeof schema>

const WORDS: Record<PumpTrain['configuration'], { title: string; description: string }> = {
  basic: {
    title: 'bomba y motor con tres dispositivos',
    description:
      'Bomba y motor con un sensor v1, cuya sonda mide en la caja de sellado, y dos medidores inalámbricos, en la succión y en la descarga.',
  },
  enhanced: {
    title: 'bomba y motor con cinco dispositivos',
    description:
      'A la configuración Básica, un sensor v1 y dos medidores, se suma el par Nano: uno sobre el motor y otro en la base de la bomba, donde detecta agua.',
  },
  advanced: {
    title: 'bomba y motor con siete dispositivos',
    description:
      'A la configuración Mejorada, con sensor v1, dos medidores y el par Nano, se suman el enlace de humedad, con su sonda en el aceite de los rodamientos, y el enlace analógico de la potencia del motor.',
  },
}

function describe({ configuration }: PumpTrain) {
  const { title, description } = WORDS[configuration]
  return { title, description: `${description} Todos se comunican por Bluetooth con el gateway.` }
}

const SCALE = 1.7
const PUMP_X = 252
const at = ([x, h]: Point): Point => [PUMP_X + x * SCALE, h * SCALE]

const FLOOR = PUMP.floor * SCALE
const SUCTION_GAUGE: Point = [84, PUMP.suctionRadius * SCALE]
const DISCHARGE_GAUGE: Point = [PUMP_X + 96, 222]
const BEARING = at([122, 28])
const SEAL = at([50, 17])
const OIL = at([100, 37])
const MOTOR = at([320, 44])
const BASE = at([57, -72])
const GUARD = at([170, 32])
const TERMINALS = at([260, 72])
const POST: Point = [872, 214]
const DEVICE = 0.8

function layout({ configuration }: PumpTrain) {
  const sheet = new Sheet()
  const pen = new Pen(sheet)
  gatewayOnPost(sheet)
  pipes(sheet)
  const plinthOutline = box(at([-74, 0])[0], at([382, 0])[0], FLOOR, FLOOR + 24 * SCALE)
  sheet.part('plinth', 'housing', 'unsectioned', plinthOutline)
  pumpAndMotor(pen.at(PUMP_X, 0, { scale: SCALE }), 10)
  sheet.line(polyline`M16 ${FLOOR} H944`, { weight: 'outline' })
  basic(sheet, configuration === 'basic')
  if (configuration !== 'basic') enhanced(sheet, configuration === 'enhanced')
  if (configuration === 'advanced') advanced(sheet)
  const card = { x: 12, top: 376, width: 936, height: 376 - FLOOR + 16 }
  return sheet.finish({
    balloonRow: 406,
    lower: { row: FLOOR - 34, below: at([0, -50])[1] },
    bottom: FLOOR - 62,
    card,
    row: { x: 12, top: 430, width: 936 },
  })
}

/** The pipes, which continue beyond their breaks. */
function pipes(sheet: Sheet) {
  const [start, top] = [36, 372]
  const [face] = at([PUMP.suction, 0])
  const [middle, flange] = at([0, PUMP.discharge])
  const [inlet, outlet] = [PUMP.suctionRadius * SCALE, PUMP.dischargeRadius * SCALE]
  const dischargePipe = box(middle - outlet, middle + outlet, flange + 9, top)
  const dischargeFlange = box(middle - 48, middle + 48, flange, flange + 9)
  sheet
    .part('suction-pipe', 'housing', 'outside', box(start, face - 9, -inlet, inlet))
    .part('suction-flange', 'housing', 'outside', box(face - 9, face, -51, 51), 'thin')
    .part('discharge-pipe', 'housing', 'outside', dischargePipe, 'outline', 'r')
    .part('discharge-flange', 'housing', 'outside', dischargeFlange, 'thin')
  const [paper, edge] = breakMarks([middle - outlet, top], [middle + outlet, top], [0, 1])
  sheet.medium(paper.medium, paper.outline).line(edge.path)
  breakLine(sheet, start, [-inlet, inlet], -1)
}

/** Behind the motor, within reach of every device. */
function gatewayOnPost(sheet: Sheet) {
  const [x, r] = POST
  sheet.part('post', 'housing', 'outside', box(x - 7, x + 7, FLOOR, r + 130), 'thin')
  gatewayDevice(sheet.at(POST, { scale: 0.86 }), 'lte-m')
  sheet.callout('gateway-lid', [x - 20, r + 40], 'gateway')
}

/** Devices that a configuration adds to the one before it are in colour. */
const bodyOf = (isAdded: boolean) => (isAdded ? 'accent' : 'outside')

/** One sensor v1 and two gauges. */
function basic(sheet: Sheet, isAdded: boolean) {
  const bore = PUMP.dischargeRadius * SCALE
  const [x, r] = DISCHARGE_GAUGE
  threadedProbe(sheet.at(SEAL, { scale: DEVICE }), 'probe')
  bodySensor(sheet.at(BEARING, { scale: DEVICE }), false, bodyOf(isAdded))
  const plug: Point = [BEARING[0] - 30 * DEVICE, BEARING[1] + 70]
  cable(sheet, 'cable', plug, [SEAL[0], SEAL[1] + 56 * DEVICE])
  const gauge = bodyOf(isAdded)
  wirelessGauge(sheet.at(SUCTION_GAUGE, { scale: DEVICE, prefix: 'suction-' }), gauge)
  sheet
    .part('tap', 'housing', 'unsectioned', box(PUMP_X + bore, x - 12, r - 20, r - 6), 'thin')
    .part('tap-elbow', 'housing', 'unsectioned', box(x - 14, x + 12, r - 24, r), 'thin')
  wirelessGauge(sheet.at(DISCHARGE_GAUGE, { scale: DEVICE, prefix: 'discharge-' }), gauge)
  if (isAdded) {
    for (const [gx, gr] of [SUCTION_GAUGE, DISCHARGE_GAUGE])
      radioWaves(sheet, [gx + 20, gr + 104], 24, 2)
    radioWaves(sheet, [BEARING[0] + 26, BEARING[1] + 96], 24, 2)
  }
  sheet
    .callout('suction-gauge', onRim(SUCTION_GAUGE, -1), 'medidor en la succión')
    .callout('discharge-gauge', onRim(DISCHARGE_GAUGE, 1), 'medidor en la descarga')
    .callout('body', [BEARING[0] + 19, BEARING[1] + 88], 'sensor v1, con sonda en el sello')
}

/** On a gauge's case beside its dial, on the left or on the right. */
const onRim = ([x, r]: Point, way: 1 | -1): Point => [x + way * 24 * DEVICE, r + 113 * DEVICE]

/** Adds the Nano pair. */
function enhanced(sheet: Sheet, isAdded: boolean) {
  nanoSensor(sheet.at(MOTOR, { scale: DEVICE, prefix: 'motor-' }), bodyOf(isAdded))
  nanoSensor(sheet.at(BASE, { scale: DEVICE * 0.9, prefix: 'base-' }), bodyOf(isAdded))
  if (isAdded) radioWaves(sheet, [MOTOR[0] + 24, MOTOR[1] + 34], 40, 2)
  sheet
    .callout('motor-nano', [MOTOR[0] - 12, MOTOR[1] + 23], 'Nano sobre el motor')
    .callout('base-nano', [BASE[0] - 18, BASE[1] + 20], 'Nano en la base, detecta agua')
}

/** Adds the links for humidity and for the motor's power. */
function advanced(sheet: Sheet) {
  const scale = 0.68
  threadedProbe(sheet.at(OIL, { scale: 0.6, prefix: 'oil-' }), 'probe')
  probeLink(sheet.at(GUARD, { scale, prefix: 'humidity-' }), 'accent')
  probeLink(sheet.at(TERMINALS, { scale, prefix: 'power-' }), 'accent')
  radioWaves(sheet, [TERMINALS[0] + 24, TERMINALS[1] + 44], 40, 2)
  const probe: Point = [OIL[0], OIL[1] + 56 * 0.6]
  const [glandX, glandR] = at([288, 58])
  const humidity = path`M${GUARD[0] - 34 * scale} ${GUARD[1] + 26}
    C${GUARD[0] - 74} ${GUARD[1] + 40} ${probe[0] + 2} ${probe[1] + 34} ${probe}`
  const power = path`M${TERMINALS[0] + 34 * scale} ${TERMINALS[1] + 22}
    C${glandX + 26} ${TERMINALS[1] + 22} ${glandX + 26} ${glandR} ${glandX} ${glandR}`
  sheet
    .line(humidity, { id: 'humidity-cable', weight: 'flow' })
    .line(power, { id: 'power-cable', weight: 'flow' })
    .callout('humidity-link', [GUARD[0] - 4, GUARD[1] + 37], 'enlace de humedad')
    .callout('power-link', [TERMINALS[0] + 4, TERMINALS[1] + 37], 'enlace analógico, potencia')
}

export const pumpTrain: KindDefinition<typeof schema> = { schema, layout, describe }
