import { z } from 'zod'
import { box, pairs, polyline, Sheet, type KindDefinition, type Point } from '../kit.ts'
import { dimension } from '../parts/dimension.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import {
  gatewayDevice,
  GATEWAY_HEIGHTS,
  radioWaves,
  cloud,
  computer,
  tower,
  bodySensor,
  nanoSensor,
  wirelessGauge,
} from '../parts/devices.ts'

/** A gateway that collects the sensors' readings by Bluetooth and forwards them. */
const schema = z.strictObject({
  kind: z.literal('gateway'),
  /** `lte-m`: cellular only, internal antennas; `universal`: 4G or Ethernet, external antennas, SCADA. */
  model: z.enum(['lte-m', 'universal']),
})

type GatewayDrawing = z.output<typeof schema>

type Facts = { devices: string; reach: string; title: string; description: string }

/** Figures of the data sheets. */
const FACTS: Record<GatewayDrawing['model'], Facts> = {
  'lte-m': {
    devices: 'hasta 50 dispositivos',
    reach: 'hasta 182\u00a0m',
    title: 'de los sensores a la red celular',
    description:
      'Caja cerrada con las antenas adentro, que se monta al exterior. Recibe por Bluetooth hasta 50 dispositivos a no más de 182\u00a0m, y envía sus datos a la nube por la red celular LTE-M, sin usar la red de la planta.',
  },
  universal: {
    devices: 'hasta 100 dispositivos',
    reach: 'hasta 400\u00a0m',
    title: 'de los sensores a la red celular, o a SCADA por Ethernet',
    description:
      'Caja con cuatro antenas por fuera y puertos abajo. Recibe por Bluetooth hasta 100 dispositivos a no más de 400\u00a0m, y envía sus datos a la nube por 4G o por Ethernet; por el mismo cable entrega MODBUS TCP a SCADA, como opción.',
  },
}

const describe = ({ model }: GatewayDrawing) => FACTS[model]

const SCALE = 1.45
const DEVICE: Point = [404, -58]
const SENSORS = 110
const FLOOR = -150
const TOWER_X = 866
/** The radio link from the gateway's wall to the tower. */
const LINK = { from: [590, 70], to: [812, 108] } as const

/** The sensors and the gateway on its wall, without the networks. */
const CARD = { x: -4, top: 255, width: 560 }
/** The gateway on its wall, without the things on both sides. */
const ROWS = {
  'lte-m': { x: 256, top: 163, width: 306 },
  universal: { x: 254, top: 247, width: 404 },
} as const

/** Sensors left, the gateway on its wall, the networks right. */
function layout({ model }: GatewayDrawing) {
  const sheet = new Sheet()
  const [x, r] = DEVICE
  const top = r + GATEWAY_HEIGHTS[model] * SCALE
  sheet.part('wall', 'housing', 'unsectioned', box(278, 530, FLOOR, 244), 'thin')
  gatewayDevice(sheet.at(DEVICE, { scale: SCALE }), model)
  sensors(sheet)
  sheet.line(polyline`M30 ${FLOOR} H252`, { weight: 'outline' })
  if (model === 'lte-m') cellular(sheet, top)
  else cellularAndEthernet(sheet, top)
  const { devices, reach } = FACTS[model]
  const lid = model === 'lte-m' ? 'gateway, antenas adentro' : 'gateway con doble SIM'
  dimension(sheet, SENSORS, x, FLOOR - 42, `Bluetooth, ${reach}`)
  sheet
    .text([262, 204], devices, { anchor: 'end', strong: true })
    .callout('body', [SENSORS - 36 - 19, 10], 'sensores')
    .callout('gateway-lid', [x - 36, r + 62 * SCALE], lid)
    .callout('tower-mast', [TOWER_X, towerFoot(model) + 184], 'red celular')
  return sheet.finish({
    balloonRow: 286,
    bottom: -224,
    card: CARD,
    row: ROWS[model],
  })
}

const towerFoot = (model: GatewayDrawing['model']) => (model === 'lte-m' ? -60 : 36)

/** Three of the devices that it receives. */
function sensors(sheet: Sheet) {
  bodySensor(sheet.at([SENSORS - 36, -22], { scale: 0.9 }), false)
  wirelessGauge(sheet.at([SENSORS + 66, -26], { scale: 0.86, prefix: 'gauge-' }))
  nanoSensor(sheet.at([SENSORS, FLOOR], { scale: 0.95, prefix: 'nano-' }))
  sheet.part('pipe', 'housing', 'outside', box(30, 252, -58, -22), 'thin')
  for (const place of pairs`${SENSORS - 4} 104, ${SENSORS + 100} 60, ${SENSORS + 30} -128`)
    radioWaves(sheet, place, 12, 2, 12)
}

function cellular(sheet: Sheet, top: number) {
  const foot = towerFoot('lte-m')
  radioWaves(sheet, [DEVICE[0] + 66, top - 36], 22, 3, 22)
  tower(sheet.at([TOWER_X, foot]))
  sheet.line(polyline`M764 ${foot} H930`, { weight: 'outline' })
  cloud(sheet.at([652, -104], { scale: 0.86 }))
  sheet
    .text([670, 106], 'LTE-M', { strong: true })
    .text([652, -164], 'nube')
    .callout('power-gland', [DEVICE[0] + 27 * SCALE, DEVICE[1] - 6 * SCALE], 'alimentación')
  flowArrow(sheet, LINK.from, LINK.to)
  flowArrow(sheet, [838, -72], [758, -96])
  powerCord(sheet, [DEVICE[0] + 27 * SCALE, DEVICE[1] - 12 * SCALE])
}

function cellularAndEthernet(sheet: Sheet, top: number) {
  const foot = towerFoot('universal')
  radioWaves(sheet, [DEVICE[0] + 84, top + 28], 10, 2, 14)
  tower(sheet.at([TOWER_X, foot], { scale: 0.92 }))
  sheet.line(polyline`M760 ${foot} H930`, { weight: 'outline' })
  const port: Point = [DEVICE[0] - 14 * SCALE, DEVICE[1] + 8 * SCALE]
  const cable = polyline`M${port} V-118 H660`
  sheet.line(cable, { id: 'ethernet', weight: 'flow', tone: 'accent' })
  flowArrow(sheet, LINK.from, LINK.to)
  computer(sheet.at([744, -196], { scale: 0.98 }))
  sheet
    .text([670, 106], '4G', { strong: true })
    .text([590, -144], 'Ethernet', { strong: true })
    .text([838, -150], 'SCADA', { anchor: 'start', strong: true })
    .callout('antenna', [DEVICE[0] + 50 * SCALE, DEVICE[1] + 176 * SCALE], 'antenas')
    .callout('ethernet', [570, -118], 'cable a la red o a SCADA')
  powerCord(sheet, [DEVICE[0] + 44 * SCALE, DEVICE[1] + 12 * SCALE])
}

/** Down the wall, to the power supply. */
const powerCord = (sheet: Sheet, [x, r]: Point) =>
  sheet.line(polyline`M${x} ${r} V${FLOOR}`, { id: 'power-cord', weight: 'flow' })

export const gateway: KindDefinition<typeof schema> = { schema, layout, describe }
