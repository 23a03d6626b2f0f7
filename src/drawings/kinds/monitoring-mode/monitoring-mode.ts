import { box } from '../../geometry.ts'
import type { KindDefinition, Point } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { gatewayDevice } from '../../parts/gateway-devices.ts'
import { radioWaves } from '../../parts/radio-waves.ts'
import { cloud, computer, phone } from '../../parts/reader-devices.ts'
import { bodySensor, nanoSensor } from '../../parts/sensor-devices.ts'
import { PlacedSheet } from '../../placed-sheet.ts'
import { Sheet } from '../../sheet.ts'
import { Pen } from '../scene/pen.ts'
import { PUMP, pumpTrain } from '../scene/plant/pump.ts'
import { describeMonitoringMode, type MonitoringMode } from './words.ts'

const layout = ({ mode }: MonitoringMode) => (mode === 'local' ? local() : remote())

/** A pump on its base; returns where the bearing housing's top is. */
function pump(
  sheet: Sheet,
  x: number,
  floor: number,
  scale: number,
): { bearing: Point; motor: Point } {
  const axis = floor - PUMP.floor * scale
  const at = ([px, h]: Point): Point => [x + px * scale, axis + h * scale]
  sheet.part(
    'plinth',
    'housing',
    'unsectioned',
    box(x - 74 * scale, x + 380 * scale, floor, axis - 86 * scale),
    'thin',
  )
  pumpTrain(new Pen(sheet).at(x, axis, { scale, weight: 'thin' }), 11)
  return { bearing: at([122, 28]), motor: at([300, 44]) }
}

function local() {
  const sheet = new Sheet()
  const floor = -130
  const { bearing } = pump(sheet, 116, floor, 1.04)
  bodySensor(new PlacedSheet(sheet, { at: bearing, scale: 0.9 }), false)
  const reader: Point = [720, floor + 14]
  phone(new PlacedSheet(sheet, { at: reader, scale: 2.2 }))
  radioWaves(sheet, [bearing[0] + 34, bearing[1] + 108], 6, 3, 20)
  const link = bearing[1] + 116
  sheet
    .line(
      [
        [16, floor],
        [560, floor],
      ],
      { weight: 'outline' },
    )
    .line(
      [
        [bearing[0] + 104, link],
        [reader[0] - 106, link],
      ],
      {
        weight: 'flow',
        tone: 'accent',
        dash: 'rest',
      },
    )
  flowArrow(sheet, [reader[0] - 106, link], [reader[0] - 84, link])
  sheet
    .text([516, link + 18], 'Bluetooth', { strong: true })
    .text([reader[0], floor - 24], 'aplicación, dentro del alcance')
    .callout('body', [bearing[0] - 18, bearing[1] + 30], 'sensor v1 o IS, guarda 30 días')
    .callout(
      'phone-screen',
      [reader[0] + 52, reader[1] + 176],
      'tendencias y alarmas en el teléfono',
    )
  return finish(sheet, { top: 252, bottom: -176, from: 60, to: 812 })
}

function remote() {
  const sheet = new Sheet()
  const floor = -230
  const { bearing, motor } = pump(sheet, 150, floor, 0.8)
  bodySensor(new PlacedSheet(sheet, { at: bearing, scale: 0.72 }), false)
  nanoSensor(new PlacedSheet(sheet, { at: motor, scale: 0.75, prefix: 'nano-' }))
  const gate: Point = [330, 62]
  gatewayDevice(new PlacedSheet(sheet, { at: gate }), 'lte-m')
  radioWaves(sheet, [bearing[0] + 26, bearing[1] + 84], 58, 2, 16)
  radioWaves(sheet, [motor[0] - 6, motor[1] + 34], 104, 3, 14)
  radioWaves(sheet, [gate[0] + 50, gate[1] + 112], 16, 4, 18)
  const sky: Point = [640, 184]
  cloud(new PlacedSheet(sheet, { at: sky, scale: 1.1 }))
  const [portal, app]: [Point, Point] = [
    [590, floor],
    [790, floor],
  ]
  computer(new PlacedSheet(sheet, { at: portal, scale: 1.08 }))
  phone(new PlacedSheet(sheet, { at: app, scale: 1.3 }))
  flowArrow(sheet, [606, 128], [594, floor + 160])
  flowArrow(sheet, [700, 128], [770, floor + 184])
  sheet
    .line(
      [
        [70, floor],
        [480, floor],
      ],
      { weight: 'outline' },
    )
    .text([226, 18], 'Bluetooth', { anchor: 'end', strong: true })
    .text([470, 130], 'LTE-M', { strong: true })
    .text([portal[0], floor - 26], 'portal')
    .text([app[0], floor - 26], 'aplicación')
    .callout('body', [bearing[0] - 15, bearing[1] + 24], 'sensores en la bomba')
    .callout('gateway-lid', [gate[0] - 24, gate[1] + 60], 'gateway')
    .callout('cloud', [sky[0] - 62, sky[1] + 10], 'nube: 3 años de datos')
    .callout('phone-alert', [app[0] + 26, floor + 124], 'alertas en el teléfono')
  return finish(sheet, { top: 292, bottom: -276, from: 78, to: 864 })
}

type Extent = { top: number; bottom: number; from: number; to: number }

/** The card holds everything from side to side, in the middle of its height. */
function finish(sheet: Sheet, { top, bottom, from, to }: Extent) {
  const width = to - from
  const middle = (top + bottom) / 2
  return sheet.finish({
    balloonRow: top,
    bottom,
    card: { x: from, top: middle + (width * 3) / 8, width },
    icon: { centre: [(from + to) / 2, middle], side: 400 },
  })
}

export const monitoringMode: KindDefinition<MonitoringMode> = {
  layout,
  describe: describeMonitoringMode,
}
