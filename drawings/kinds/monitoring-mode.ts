import { z } from 'zod'
import { box, polyline, Sheet, type KindDefinition, type PlacePoint, type Point } from '../kit.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import {
  gatewayDevice,
  radioWaves,
  cloud,
  computer,
  phone,
  phoneFromNear,
  bodySensor,
  nanoSensor,
} from '../parts/devices.ts'
import { Pen } from './scene/pen.ts'
import { PUMP, pumpTrain } from './scene/plant/pumps.ts'

/** How readings reach people: next to the pump, or anywhere. */
const schema = z.strictObject({
  kind: z.literal('monitoring-mode'),
  mode: z.enum(['local', 'remote']),
})

type MonitoringMode = z.output<typeof schema>

const WORDS: Record<MonitoringMode['mode'], { title: string; description: string }> = {
  local: {
    title: 'del sensor al teléfono',
    description:
      'Modo Local: el teléfono lee por Bluetooth el sensor de la bomba, sin gateway, internet ni nube. La aplicación guarda y muestra las tendencias y las alarmas mientras se está dentro del alcance del sensor.',
  },
  remote: {
    title: 'del sensor a la nube y a quien decide',
    description:
      'Modo Remoto: los sensores se comunican por Bluetooth con el gateway, que envía los datos a la nube por la red celular. Desde ahí llegan al portal, en el navegador de un computador, y a la aplicación del teléfono, con alertas.',
  },
}

const describe = ({ mode }: MonitoringMode) => WORDS[mode]

const CARD = { from: 4, top: 292 } as const
/** The height of the names below the ground, which cards leave out. */
const NAMES = 34
const REMOTE = { to: 936, floor: -230 } as const

/** A pump on its plinth, with the floor up to `end`; returns the tops of its bearing housing and of its motor. */
function pump(sheet: Sheet, x: number, floor: number, scale: number, [start, end]: Point) {
  const axis = floor - PUMP.floor * scale
  const at = ([px, h]: Point): Point => [x + px * scale, axis + h * scale]
  const plinthOutline = box(x - 74 * scale, x + 382 * scale, floor, axis - 86 * scale)
  sheet.part('plinth', 'housing', 'unsectioned', plinthOutline)
  pumpTrain(new Pen(sheet).at(x, axis, { scale, weight: 'spring' }), 11)
  sheet.line(polyline`M${start} ${floor} H${end}`, { weight: 'outline' })
  return { bearing: at([122, 28]), motor: at([320, 44]) }
}

function local() {
  const sheet = new Sheet()
  const { floor } = REMOTE
  const { bearing } = pump(sheet, 118, floor, 1.24, [10, 616])
  bodySensor(sheet.at(bearing, { scale: 1.1 }), false)
  const reader: Point = [808, floor]
  phoneFromNear(sheet.at(reader, { scale: 3.4 }))
  const link = bearing[1] + 138
  const [from, to] = [bearing[0] + 100, reader[0] - 132]
  radioWaves(sheet, [bearing[0] + 42, link], 0, 3, 16)
  const beam = polyline`M${from} ${link} H${to - 20}`
  sheet.line(beam, { weight: 'flow', tone: 'accent', dash: 'rest' })
  flowArrow(sheet, [to - 24, link], [to, link])
  sheet
    .text([(from + to) / 2, link + 16], 'Bluetooth', { strong: true })
    .text([reader[0], floor - 30], 'aplicación, dentro del alcance')
    .callout('body', [bearing[0] - 24, bearing[1] + 36], 'sensor v1 o IS, guarda 30 días')
    .callout('phone-screen', [894, floor + 282], 'tendencias y alarmas en el teléfono')
  return finish(sheet, floor - 46)
}

function remote() {
  const sheet = new Sheet()
  const { floor } = REMOTE
  const gate: Point = [462, 56]
  sheet.part('post', 'housing', 'outside', box(gate[0] - 7, gate[0] + 7, floor, gate[1]), 'thin')
  const { bearing, motor } = pump(sheet, 84, floor, 0.88, [8, 500])
  bodySensor(sheet.at(bearing, { scale: 0.8 }), false)
  nanoSensor(sheet.at(motor, { scale: 0.72, prefix: 'nano-' }))
  gatewayDevice(sheet.at(gate), 'lte-m')
  radioWaves(sheet, [bearing[0] + 26, bearing[1] + 100], 34, 3, 16)
  radioWaves(sheet, [motor[0] + 4, motor[1] + 30], 66, 2, 16)
  radioWaves(sheet, [gate[0] + 50, gate[1] + 112], 16, 3, 18)
  const sky: Point = [728, 190]
  cloud(sheet.at(sky, { scale: 1.2 }))
  const [portal, app] = [656, 866]
  computer(sheet.at([portal, floor], { scale: 1.34 }))
  phone(sheet.at([app, floor], { scale: 1.5 }))
  flowArrow(sheet, [690, 130], [672, floor + 198])
  flowArrow(sheet, [786, 130], [842, floor + 214])
  sheet
    .text([bearing[0] + 30, bearing[1] + 168], 'Bluetooth', { anchor: 'start', strong: true })
    .text([524, gate[1] + 62], 'LTE-M', { anchor: 'start', strong: true })
    .text([portal, floor - 26], 'portal')
    .text([app, floor - 26], 'aplicación')
    .callout('body', [bearing[0] - 17, bearing[1] + 28], 'sensores en la bomba')
    .callout('gateway-lid', [gate[0] - 24, gate[1] + 60], 'gateway')
    .callout('cloud', [sky[0] - 62, sky[1] + 10], 'nube: 3 años de datos')
    .callout('phone-alert', [app + 30, floor + 143], 'alertas en el teléfono')
  return finish(sheet, floor - 46)
}

/** The card contains everything except the names below the ground; both modes have equal cards, shown side by side. */
function finish(sheet: Sheet, bottom: number) {
  const { from, top } = CARD
  const { to } = REMOTE
  const width = to - from
  const middle = (top + bottom) / 2
  return sheet.finish({
    balloonRow: top,
    bottom,
    card: { x: from, top, width, height: top - bottom - NAMES },
    row: { x: from, top: middle + (width * 3) / 8, width },
  })
}

/** The places of the remote system and their numbers, as shares of its card's width and height. */
export const SYSTEM_PLACES: ReadonlyMap<string, PlacePoint> = new Map(
  Object.entries({
    sistema: { at: [640, 190], number: [560, 252] },
    bomba: { at: [84, -120], number: [34, -50] },
    sensores: { at: [190, -60], number: [110, 10] },
    'acceso-remoto': { at: [430, 124], number: [356, 176] },
    casos: { at: [640, -60], number: [556, -24] },
  } satisfies Record<string, { at: Point; number: Point }>).map(([id, { at, number }]) => [
    id,
    { at: shareOf(at), number: shareOf(number) },
  ]),
)

function shareOf([x, r]: Point): Point {
  const { from, top } = CARD
  return [(x - from) / (REMOTE.to - from), (top - r) / (top - REMOTE.floor + 46 - NAMES)]
}

export const monitoringMode: KindDefinition<typeof schema> = {
  schema,
  layout: ({ mode }) => (mode === 'local' ? local() : remote()),
  describe,
}
