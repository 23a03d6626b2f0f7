import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { breakLine } from '../../parts/break-line.ts'
import { radioWaves } from '../../parts/radio-waves.ts'
import {
  bodySensor,
  cable,
  GAUGE_HEIGHT,
  nanoSensor,
  SENSOR_HEIGHT,
  threadedProbe,
  wirelessGauge,
} from '../../parts/sensor-devices.ts'
import { path, polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { Pen } from '../scene/pen.ts'
import { pumpBody, pumpTrain } from '../scene/plant/pump.ts'

const AT: Point = [196, -24]
const SCALE = 1.9
const onPump = ([x, h]: Point): Point => [AT[0] + x * SCALE, AT[1] + h * SCALE]

/** The steel base under a pump's feet, broken off where its motor would stand. */
function base(sheet: Sheet, [x, h]: Point, scale: number) {
  const [from, to] = [x - 46 * scale, x + 152 * scale]
  const [bottom, top] = [h - 84 * scale, h - 72 * scale]
  sheet
    .part('base', 'housing', 'outside', box(from, to, bottom, top))
    .line(polyline`M${from} ${top - 4 * scale} H${to}`, { weight: 'hatch' })
  breakLine(sheet, to, [bottom, top], 1)
}

/** Body on the bearing housing, probe in the seal chamber; intrinsically safe within its zone. */
export function bodyOnPump(sheet: Sheet, isIntrinsicallySafe: boolean) {
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
export function gaugesOnPump(sheet: Sheet) {
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

/** One of the pair on the motor, the other on the base, with the water that it feels. */
export function nanosOnTrain(sheet: Sheet) {
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
