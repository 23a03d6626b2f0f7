import { onSheet } from '../sentences.ts'
import { z } from 'zod'
import { area, box, path, polyline, Sheet, type KindDefinition, type Point } from '../kit.ts'
import { breakLine } from '../parts/break-line.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import { measureName, measureSymbol, type Measure } from '../parts/symbols.ts'
import {
  gatewayDevice,
  radioWaves,
  phone,
  bodySensor,
  cable,
  GAUGE_HEIGHT,
  nanoSensor,
  SENSOR_HEIGHT,
  threadedProbe,
  wirelessGauge,
  probeLink,
} from '../parts/devices.ts'
import type { RowCrop } from '../row-crop.ts'
import { Pen } from './scene/pen.ts'
import { pumpBody, pumpTrain } from './scene/plant/pumps.ts'

/** A wireless sensor in its place on the pump train, with the quantities that it measures and its receivers. */
const schema = z.strictObject({
  kind: z.literal('sensor'),
  /**
   * `v1` and `is` (intrinsically safe): body, cable and probe; `gauge`: screwed in; `nano`: a magnetic pair;
   * `humidity`: a probe in the line, with its link.
   */
  device: z.enum(['v1', 'is', 'gauge', 'nano', 'humidity']),
})

const AT: Point = [196, -24]
const SCALE = 1.9
const onPump = ([x, h]: Point): Point => [AT[0] + x * SCALE, AT[1] + h * SCALE]

/** The steel base under a pump's feet, broken off under the motor's place. */
function base(sheet: Sheet, [x, h]: Point, scale: number) {
  const [from, to] = [x - 46 * scale, x + 152 * scale]
  const [bottom, top] = [h - 84 * scale, h - 72 * scale]
  sheet
    .part('base', 'housing', 'outside', box(from, to, bottom, top))
    .line(polyline`M${from} ${top - 4 * scale} H${to}`, { weight: 'hatch' })
  breakLine(sheet, to, [bottom, top], 1)
}

/** The body on the bearing housing, the probe in the seal chamber; `is` with its zone. */
function bodyOnPump(sheet: Sheet, isIntrinsicallySafe: boolean) {
  base(sheet, AT, SCALE)
  pumpBody(new Pen(sheet).at(...AT, { scale: SCALE }))
  const foot = onPump([122, 28])
  const tap = onPump([50, 17])
  threadedProbe(sheet.at(tap, { scale: 1.1 }), 'probe')
  bodySensor(sheet.at(foot, { scale: 1 }), isIntrinsicallySafe)
  const probeTop: Point = [tap[0], tap[1] + 62]
  cable(sheet, 'cable', [foot[0] - 30, foot[1] + 62], probeTop)
  const antenna: Point = [foot[0] + 34, foot[1] + SENSOR_HEIGHT - 20]
  radioWaves(sheet, antenna, 28)
  const body = isIntrinsicallySafe
    ? 'cuerpo intrínsecamente seguro, con batería'
    : 'cuerpo con batería y antena'
  if (isIntrinsicallySafe) {
    const zone = polyline`M30 -200 H600 V216 H30 V-200`
    sheet
      .line(zone, { weight: 'outline', dash: 'rest' })
      .text([42, 190], 'Área clasificada', { anchor: 'start', strong: true })
  }
  sheet
    .callout('probe', [tap[0] + 2, tap[1] + 46], 'sonda de presión y temperatura, 1/4 NPT')
    .callout('lamp', [foot[0], foot[1] + 126], 'luz de alarma')
    .callout('body', [foot[0] + 25, foot[1] + 30], body)
    .callout('magnet', [foot[0] + 14, foot[1] + 8], 'base magnética')
  if (isIntrinsicallySafe) sheet.callout('ex-mark', [foot[0] - 13, foot[1] + 68], 'marca Ex')
}

/** Gauges in the discharge and in the suction. */
function gaugesOnPump(sheet: Sheet) {
  const low: Point = [AT[0] + 84, AT[1]]
  const scale = 1.4
  const at = ([x, h]: Point): Point => [low[0] + x * scale, low[1] + h * scale]
  const [suctionEnd, suctionTop] = at([-66, 22])
  const [middle, foot] = at([0, 91])
  const suctionFlange = box(suctionEnd - 7, suctionEnd, low[1] - 42, low[1] + 42)
  const dischargePipe = box(middle - 28, middle + 28, foot + 7, 216)
  const dischargeFlange = box(middle - 39, middle + 39, foot, foot + 7)
  sheet
    .part('suction-pipe', 'housing', 'outside', box(40, suctionEnd - 7, low[1] - 30, low[1] + 30))
    .part('suction-flange', 'housing', 'outside', suctionFlange, 'thin')
    .part('discharge-pipe', 'housing', 'outside', dischargePipe, 'outline', 'r')
    .part('discharge-flange', 'housing', 'outside', dischargeFlange, 'thin')
  base(sheet, low, scale)
  pumpBody(new Pen(sheet).at(...low, { scale }))
  breakLine(sheet, 40, [low[1] - 30, low[1] + 30], -1)
  const onSuction: Point = [104, suctionTop - 3]
  const [tapX, tapR] = [middle + 26, 140]
  wirelessGauge(sheet.at(onSuction, { scale: 0.86, prefix: 'suction-' }))
  // From the pipe's side to a tapping that points upwards.
  const tap = box(tapX, tapX + 50, tapR - 22, tapR - 4)
  const elbow = box(tapX + 48, tapX + 76, tapR - 26, tapR - 2)
  sheet
    .part('tap', 'housing', 'unsectioned', tap, 'thin')
    .part('tap-elbow', 'housing', 'unsectioned', elbow, 'thin')
  const raised: Point = [tapX + 62, tapR - 8]
  wirelessGauge(sheet.at(raised, { scale: 0.86, prefix: 'discharge-' }))
  for (const [x, r] of [onSuction, raised])
    radioWaves(sheet, [x + 30, r + GAUGE_HEIGHT * 0.86 - 18], 26, 2)
  sheet
    .keepBalloonsOff(raised[0], 34)
    .callout('suction-gauge', [77, onSuction[1] + 70], 'medidor en la succión, de rosca 1/4 NPT')
    .callout('discharge-gauge', [raised[0] - 28, raised[1] + 80], 'medidor en la descarga')
}

/** One of the pair on the motor, the other on the base, with the water that it detects. */
function nanosOnTrain(sheet: Sheet) {
  const scale = 1.2
  const [x, r]: Point = [112, 16]
  pumpTrain(new Pen(sheet).at(x, r, { scale }), 9)
  const onMotor: Point = [x + 320 * scale, r + 44 * scale]
  const onBase: Point = [x + 60 * scale, r - 72 * scale]
  nanoSensor(sheet.at(onMotor, { scale: 0.9, prefix: 'motor-' }))
  nanoSensor(sheet.at(onBase, { scale: 0.8, prefix: 'base-' }))
  radioWaves(sheet, [onMotor[0] + 20, onMotor[1] + 34], 62)
  const puddle = path`M${onBase[0] + 34} ${onBase[1]}
    C${onBase[0] + 44} ${onBase[1] + 9}
      ${onBase[0] + 86} ${onBase[1] + 9} ${onBase[0] + 96} ${onBase[1]}`
  sheet
    .part('puddle', 'stationary', 'accent', puddle, 'thin')
    .callout('base-nano', [onBase[0] - 18, onBase[1] + 18], 'Nano en la base')
    .callout('puddle', [onBase[0] + 66, onBase[1] + 4], 'agua sobre la base')
    .callout('motor-nano', [onMotor[0] - 16, onMotor[1] + 24], 'Nano sobre el motor')
    .callout('motor-magnet', [onMotor[0] + 8, onMotor[1] + 3], 'imán')
}

/** An oil line with its probe and link fills the sheet at this place and scale. */
const ON_LINE: Point = [34, -160]
const LINE_SCALE = 1.4
const [LEFT, RIGHT] = [0, 392]
const TEE = { x: 128, half: 62, neck: 30 }
/** The pipe's axis, bore and wall. */
const PIPE = { r: 70, bore: 36, wall: 50 }
const NECK_TOP = 158
const LINK: Point = [312, 156]

/** A tee in an oil line, cut: the probe reaches into the flow. */
function probeInLine(whole: Sheet) {
  const sheet = whole.at(ON_LINE, { scale: LINE_SCALE })
  const { r, bore, wall } = PIPE
  const { x, half, neck } = TEE
  sheet
    .medium('process', box(LEFT, RIGHT, r - bore, r + bore), 'oil')
    .medium('process', box(x - 17, x + 17, r + bore, r + 66))
    .opening(area(LEFT - 3, LEFT + 3, r - bore, r + bore))
    .opening(area(RIGHT - 3, RIGHT + 3, r - bore, r + bore))
    .part('lower-wall', 'housing', 'steel', box(LEFT, RIGHT, r - wall, r - bore))
  for (const way of [-1, 1] as const) {
    const end = way < 0 ? LEFT : RIGHT
    const at = (px: number) => x + way * px
    const upper = polyline`M${end} ${r + bore} H${at(17)} V${NECK_TOP - 10} V${NECK_TOP} H${at(neck)}
      V${r + wall + 10} H${at(half)} V${r + wall} H${end}`
    sheet.part(`${way < 0 ? 'left' : 'right'}-wall`, 'housing', 'steel', upper)
    breakLine(sheet, end, [r - wall, r + wall], way)
  }
  probe(sheet)
  link(sheet)
  flowArrow(sheet, [LEFT + 22, r], [LEFT + 92, r])
  sheet
    .text([LEFT, r - wall - 34], 'Línea de aceite', {
      anchor: 'start',
      tone: 'accent',
      strong: true,
    })
    .callout('left-wall', [x - 24, 140], 'T roscada de 1/2\u00a0in')
    .callout('probe', [x + 4, 190], 'sonda, M14 × 1,5')
    .callout('cable', [x + 90, cableMiddle()], 'cable')
    .callout('link-link', [LINK[0] - 20, LINK[1] + 40], 'enlace con batería y antena')
    .callout('link-magnet', [LINK[0] + 10, LINK[1] + 4], 'imán o base')
}

function probe(sheet: Sheet) {
  const { x } = TEE
  const probeHexagon = box(x - 30, x + 30, NECK_TOP, NECK_TOP + 16)
  sheet
    .part('probe-tip', 'stationary', 'unsectioned', box(x - 9, x + 9, 62, 134), 'thin')
    .part('probe-thread', 'stationary', 'unsectioned', box(x - 17, x + 17, 134, NECK_TOP), 'thin')
    .part('probe-hexagon', 'fastener', 'unsectioned', probeHexagon, 'thin')
    .part('probe', 'stationary', 'outside', box(x - 15, x + 15, NECK_TOP + 16, NECK_TOP + 48))
  for (const r of [68, 78, 88, 98])
    sheet.line(polyline`M${x - 5} ${r} H${x + 5}`, { weight: 'spring', tone: 'accent' })
  for (const r of [138, 144, 150])
    sheet.line(polyline`M${x - 17} ${r} L${x + 17} ${r + 3}`, { weight: 'hatch' })
}

const PROBE_TOP = NECK_TOP + 48
const cableMiddle = () => (PROBE_TOP + LINK[1] + 20 + 16) / 2

function link(sheet: Sheet) {
  const { r, wall } = PIPE
  const [x, foot] = LINK
  const wire = path`M${TEE.x} ${PROBE_TOP}
    C${TEE.x} ${PROBE_TOP + 34} ${TEE.x + 64} ${PROBE_TOP + 20} ${TEE.x + 90} ${cableMiddle()}
    C${TEE.x + 112} ${foot + 22} ${TEE.x + 130} ${foot + 22} ${x - 34} ${foot + 22}`
  const bracket = polyline`M${x - 8} ${r + wall} H${x + 8} V${foot - 8} H${x + 46} V${foot}
    H${x - 46} V${foot - 8} H${x - 8}`
  sheet
    .part('bracket', 'housing', 'unsectioned', bracket, 'thin')
    .line(wire, { id: 'cable', weight: 'flow' })
  probeLink(sheet.at(LINK, { prefix: 'link-' }))
  radioWaves(sheet, [x + 34, foot + 56], 38)
}

type SensorDrawing = z.output<typeof schema>
type Device = SensorDrawing['device']

const ALL_ROUND: readonly Measure[] = [
  'vibration',
  'surface-temperature',
  'process-temperature',
  'pressure',
]

/** The quantities that each device measures, from its data sheet. */
const MEASURES: Record<Device, readonly Measure[]> = {
  v1: ALL_ROUND,
  is: ALL_ROUND,
  gauge: ['pressure', 'process-temperature'],
  nano: ['vibration', 'surface-temperature', 'ambient-temperature', 'water', 'running'],
  humidity: ['humidity', 'process-temperature', 'vibration', 'surface-temperature', 'running'],
}

/** Only these two can be read next to the pump, without a gateway. */
const hasLocalMode = (device: Device) => device === 'v1' || device === 'is'

const PLACES: Record<Device, { title: string; description: string }> = {
  v1: {
    title: 'en el soporte de rodamientos de una bomba',
    description:
      'El cuerpo se sujeta con su base magnética sobre el soporte de rodamientos, y un cable lo une a la sonda roscada 1/4 NPT en la caja de sellado.',
  },
  is: {
    title: 'en una bomba dentro de un área clasificada',
    description:
      'El cuerpo intrínsecamente seguro, marcado Ex, va sobre el soporte de rodamientos dentro del área clasificada, que la línea de trazos limita; su sonda roscada 1/4 NPT entra en la caja de sellado.',
  },
  gauge: {
    title: 'en la succión y la descarga de una bomba',
    description:
      'Dos medidores roscados 1/4 NPT, sin cable: uno en la cañería de descarga y otro en la de succión.',
  },
  nano: {
    title: 'sobre el motor y la base de una bomba',
    description:
      'Los dos del par, sujetos con imán: uno sobre la carcasa del motor y otro en la base, donde el agua que se junte lo alcanza.',
  },
  humidity: {
    title: 'en una línea de aceite, con su enlace',
    description:
      'La sonda va roscada en la T de una línea de aceite, en contacto con el flujo; un cable la une a su enlace, sujeto con imán.',
  },
}

function describe({ device }: SensorDrawing) {
  const { title, description } = PLACES[device]
  const heard = hasLocalMode(device)
    ? 'Lo leen el teléfono, junto al equipo, o el gateway.'
    : 'Sus datos viajan por el gateway.'
  return { title, description: `${description} ${onSheet('A la derecha, lo que mide.')} ${heard}` }
}

const SIGN = 676
const NAME = 710
const TOP = 168
const STEP = 46
const READERS = -204

/** Right of the device: the quantities measured, and the receivers. */
function readout(sheet: Sheet, { device }: SensorDrawing) {
  for (const [i, measure] of MEASURES[device].entries()) {
    const row = TOP - i * STEP
    sheet.onlyOnSection(() => measureSymbol(sheet, measure, [SIGN, row]))
    sheet.text([NAME, row - 6], measureName(measure), { anchor: 'start' })
  }
  const isLocal = hasLocalMode(device)
  sheet.onlyOnSection(() => {
    if (isLocal) phone(sheet.at([690, READERS], { scale: 0.78, prefix: 'reader-' }))
    gatewayDevice(
      sheet.at([isLocal ? 826 : 706, READERS + 8], { scale: 0.66, prefix: 'reader-gateway-' }),
      'lte-m',
    )
  })
  sheet.text([SIGN - 22, TOP + 42], 'Mide', { anchor: 'start', strong: true })
  if (isLocal) sheet.text([690, READERS - 26], 'teléfono').text([826, READERS - 26], 'gateway')
  else sheet.text([756, READERS + 46], 'se lee por gateway', { anchor: 'start' })
}

/** The mounting place of a device; the card's top if the drawing is higher or its foot is blank; its row. */
const HOSTS: Record<Device, { draw: (sheet: Sheet) => void; cardTop?: number; row?: RowCrop }> = {
  v1: { draw: (sheet) => bodyOnPump(sheet, false) },
  is: { draw: (sheet) => bodyOnPump(sheet, true) },
  gauge: { draw: gaugesOnPump, cardTop: 280, row: { x: 46, top: 282, width: 440 } },
  nano: { draw: nanosOnTrain },
  humidity: { draw: probeInLine, cardTop: 250, row: { x: 100, top: 230, width: 490 } },
}

/** The second row of balloons, under the pump, and the highest position of its targets. */
const LOWER_ROW = -186
const ON_BASE = -40

function layout(parameters: SensorDrawing) {
  const sheet = new Sheet()
  const { draw, cardTop = 240, row } = HOSTS[parameters.device]
  draw(sheet)
  readout(sheet, parameters)
  return sheet.finish({
    balloonRow: 258,
    bottom: -250,
    lower: { row: LOWER_ROW, below: ON_BASE },
    card: { x: 30, top: cardTop, width: 590 },
    row: row ?? { centre: [420, 80], side: 300 },
  })
}

export const sensor: KindDefinition<typeof schema> = { schema, layout, describe }
