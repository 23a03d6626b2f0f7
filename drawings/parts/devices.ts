import { box, pairs, path, polar, polyline, roundedBox, strokes, type Sheet } from '../kit.ts'
import type { Material, Point } from '../model.ts'
import { measureSymbol } from './symbols.ts'

const SPREAD = 0.62
const STEP = 15

/** Arcs from an antenna, around the direction `degrees` (counter-clockwise from the axis). */
export function radioWaves(sheet: Sheet, antenna: Point, degrees: number, count = 3, first = 16) {
  const middle = (degrees * Math.PI) / 180
  for (let i = 0; i < count; i++) {
    const radius = first + i * STEP
    const at = (angle: number) => polar(antenna, radius, angle)
    sheet.line(
      [at(middle - SPREAD), { to: at(middle + SPREAD), radius, large: false, clockwise: false }],
      { weight: 'flow', tone: 'accent' },
    )
  }
}

export type GatewayModel = 'lte-m' | 'universal'

export const GATEWAY_HEIGHTS: Record<GatewayModel, number> = { 'lte-m': 138, universal: 122 }

/** A gateway from the front, in millimetres of its data sheet; wall-mounted, above `r = 0`. */
export function gatewayDevice(sheet: Sheet, model: GatewayModel) {
  if (model === 'lte-m') lteM(sheet)
  else universal(sheet)
}

/** A sealed box with internal antennas; the power cord leaves below. */
function lteM(sheet: Sheet) {
  sheet
    .part('ear', 'fastener', 'unsectioned', box(-14, 14, -12, 150), 'thin')
    .part('ear-hole', 'fastener', 'elastomer', { centre: [0, 144], radius: 3 }, 'none')
    .part('ear-hole', 'fastener', 'elastomer', { centre: [0, -6], radius: 3 }, 'none')
    .part('gateway', 'stationary', 'outside', roundedBox(-48, 48, 0, 138, 14))
    .part('gateway-lid', 'stationary', 'outside', roundedBox(-40, 40, 8, 130, 10), 'thin')
  lamps(sheet, 104, 3)
  sheet.part('power-gland', 'fastener', 'elastomer', box(20, 34, -12, 0), 'thin')
}

/** A box with its ports below and its antennas outside. */
function universal(sheet: Sheet) {
  for (const [i, x] of [-50, -18, 18, 50].entries()) {
    const rod = roundedBox(x - 4, x + 4, 126, i % 3 ? 186 : 198, 3.9)
    sheet
      .part('antenna', 'stationary', 'elastomer', rod, 'none')
      .part('antenna-base', 'stationary', 'unsectioned', box(x - 7, x + 7, 120, 132), 'thin')
  }
  sheet
    .part('gateway', 'stationary', 'outside', roundedBox(-67, 67, 0, 122, 5))
    .part('gateway-lid', 'stationary', 'unsectioned', box(-54, 54, 46, 110), 'thin')
  lamps(sheet, 88, 4)
  for (const x of [-44, -14]) {
    sheet
      .part('ethernet-port', 'fastener', 'unsectioned', box(x - 12, x + 12, 8, 32), 'thin')
      .line(polyline`M${x - 6} 8 V14 H${x + 6} V8`)
  }
  sheet.part('power-port', 'fastener', 'elastomer', { centre: [44, 20], radius: 8 }, 'thin')
}

function lamps(sheet: Sheet, r: number, count: number) {
  for (let i = 0; i < count; i++) {
    const lamp = { centre: [(i - (count - 1) / 2) * 18, r] as const, radius: 5 }
    sheet.part('gateway-lamp', 'stationary', 'accent', lamp, 'thin')
  }
}

// Screens are drawn as elastomer, without light, since glass does not shine like turned metal.

/** A telephone with the application: one machine's alert, its trend, and the navigation; stands on `r = 0`. */
export function phone(sheet: Sheet) {
  application(sheet)
  trendOnScreen(sheet, [-22, 36], [44, 42], RISE)
}

/** The same close up: a trend for each measure, one over its limit and one under. */
export function phoneFromNear(sheet: Sheet) {
  application(sheet)
  for (const [i, measure] of (['vibration', 'surface-temperature'] as const).entries()) {
    const r = 58 - i * 27
    measureSymbol(sheet.at([-18, r + 11], { scale: 0.34 }), measure, [0, 0])
    trendOnScreen(sheet, [-7, r], [31, 22], i === 0 ? RISE : STEADY)
  }
  const over = { centre: [18.5, 72] as const, radius: 2.6 }
  sheet.part('phone-event', 'stationary', 'accent', over, 'thin')
}

function application(sheet: Sheet) {
  sheet
    .part('phone', 'stationary', 'outside', roundedBox(-34, 34, 0, 132, 9))
    .part('phone-screen', 'elastomer', 'unsectioned', box(-28, 28, 10, 122), 'thin')
    .part('phone-title', 'stationary', 'accent', box(-28, 28, 110, 122), 'none')
    .part('phone-alert', 'elastomer', 'outside', box(-24, 24, 86, 105), 'thin')
  sheet.line(unreadText(-23, 116, 20), { weight: 'spring', tone: 'sheet' })
  state(sheet, 'phone', [-16, 95.5], true)
  sheet.line(unreadText(-8, 99, 26)).line(unreadText(-8, 92, 18), { tone: 'soft' })
  sheet.line(unreadText(-28, 28, 56), { tone: 'soft' })
  for (const x of [-18, 0, 18])
    sheet.part('phone-way', 'elastomer', 'outside', box(x - 5, x + 5, 14, 24), 'thin')
}

const MACHINES = 5

/** A monitor with the portal: the machines and their states, one machine's trend, its values. */
export function computer(sheet: Sheet) {
  sheet
    .part('computer-foot', 'stationary', 'outside', box(-30, 30, 0, 8), 'thin')
    .part('computer-stand', 'stationary', 'outside', box(-8, 8, 8, 24), 'thin')
    .part('computer', 'stationary', 'outside', roundedBox(-84, 84, 24, 136, 6))
    .part('computer-screen', 'elastomer', 'unsectioned', box(-78, 78, 30, 130), 'thin')
    .part('computer-title', 'stationary', 'accent', box(-78, 78, 119, 130), 'none')
  sheet
    .line(unreadText(-72, 124.5, 34), { weight: 'spring', tone: 'sheet' })
    .line(polyline`M-34 30 V119`, { tone: 'soft' })
  for (let i = 0; i < MACHINES; i++) {
    const r = 110 - i * 17
    state(sheet, 'computer', [-68, r], i === 1)
    sheet.line(unreadText(-60, r, i === 1 ? 22 : 18 - (i % 3) * 3), {
      tone: i === 1 ? 'ink' : 'soft',
    })
  }
  trendOnScreen(sheet, [-22, 62], [92, 50], RISE)
  for (const x of [-24, 12, 48]) {
    sheet
      .part('computer-value', 'elastomer', 'outside', box(x, x + 26, 36, 54), 'thin')
      .line(unreadText(x + 5, 48, 16), { weight: 'spring' })
      .line(unreadText(x + 5, 41, 11), { tone: 'soft' })
  }
}

/** A line for a text too small to read: an application's own texts and figures are not shown. */
export const unreadText = (x: number, r: number, length: number): Point[] =>
  polyline`M${x} ${r} h${length}`

/** A machine's state; an alert is filled. */
function state(sheet: Sheet, device: string, centre: Point, isAlert: boolean) {
  const material = isAlert ? 'accent' : 'unsectioned'
  sheet.part(`${device}-state`, 'stationary', material, { centre, radius: 4 }, 'thin')
}

/** A curve by its start, knee and end, as shares of its height. */
type Curve = readonly [start: number, knee: number, end: number]
const RISE: Curve = [0.25, 0.4, 0.92]
const STEADY: Curve = [0.38, 0.3, 0.4]

/** Axes, a limit and a curve. */
function trendOnScreen(
  sheet: Sheet,
  [x, r]: Point,
  [width, height]: Point,
  [start, knee, end]: Curve,
) {
  const at = (along: number, up: number): Point => [x + width * along, r + height * up]
  const curve = path`M${at(0, start)} C${at(0.2, start - 0.15)} ${at(0.35, knee + 0.1)}
    ${at(0.55, knee)} C${at(0.75, knee - 0.1)} ${at(0.85, end - 0.07)} ${at(1, end)}`
  sheet
    .line(polyline`M${x} ${r + height} V${r} h${width}`)
    .line(polyline`M${x} ${r + height * 0.7} h${width}`, { dash: 'hidden' })
    .line(curve, { weight: 'outline', tone: 'accent' })
}

/** A cloud around the origin. */
export function cloud(sheet: Sheet) {
  const bump = (to: Point, radius: number, large = false) => ({
    to,
    radius,
    large,
    clockwise: true,
  })
  const bumps = [bump([-70, 18], 28, true), bump([-28, 46], 34), bump([42, 38], 42)]
  const outline = [[-78, -36], ...bumps, bump([76, -36], 38, true)] as const
  sheet.part('cloud', 'stationary', 'unsectioned', outline)
  for (const [i, height] of [22, 40, 30, 52].entries()) {
    const bar = box(-34 + i * 19, -22 + i * 19, -22, -22 + height)
    sheet.part('cloud-bar', 'stationary', 'accent', bar, 'thin')
  }
}

/** A cell tower; stands on `r = 0`. */
export function tower(sheet: Sheet) {
  const half = (r: number) => 34 - r * 0.155
  const outline = polyline`M${-half(0)} 0 H${half(0)} L${half(180)} 180 H${-half(180)}`
  sheet.part('tower', 'stationary', 'unsectioned', outline, 'none')
  for (const way of [-1, 1])
    sheet.line(polyline`M${way * half(0)} 0 L${way * half(180)} 180`, { weight: 'outline' })
  for (const [low, high] of pairs`0 52, 52 98, 98 138, 138 168`) {
    sheet
      .line(polyline`M${-half(low)} ${low} L${half(high)} ${high}`)
      .line(polyline`M${half(low)} ${low} L${-half(high)} ${high}`)
    sheet.line(polyline`M${-half(high)} ${high} H${half(high)}`)
  }
  sheet.part('tower-mast', 'stationary', 'outside', box(-4, 4, 176, 214), 'thin')
  for (const x of [-12, 12])
    sheet.part('tower-antenna', 'stationary', 'outside', box(x - 5, x + 5, 166, 204), 'thin')
}

/** Heights in millimetres of the data sheets. Devices stand on `r = 0`; another body material highlights one. */
export const SENSOR_HEIGHT = 140
export const GAUGE_HEIGHT = 128
const NANO_HEIGHT = 37
const LINK_HEIGHT = 62

const MAGNET = 18

/** The sensor for vibration, temperature and pressure: body with battery, lamp and magnetic foot. */
export function bodySensor(sheet: Sheet, isIntrinsicallySafe: boolean, body: Material = 'outside') {
  sheet
    .part('magnet', 'fastener', 'elastomer', box(-22, 22, 0, MAGNET), 'thin')
    .part('body', 'stationary', body, roundedBox(-30, 30, MAGNET, SENSOR_HEIGHT, 9))
    .line(polyline`M-30 112 H30`)
    .part('label', 'stationary', 'unsectioned', box(-20, 20, 40, 96), 'thin')
    .part('lamp', 'stationary', 'accent', { centre: [0, 126], radius: 6 }, 'thin')
  if (isIntrinsicallySafe) exMark(sheet.at([0, 68]))
  else for (const r of [58, 68, 78]) sheet.line(polyline`M-12 ${r} H12`)
}

/** The hexagon that marks apparatus for explosive atmospheres (ATEX). */
function exMark(sheet: Sheet) {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => polar([0, 0], 18, (i * Math.PI) / 3))
  sheet.part('ex-mark', 'stationary', 'accent', corners, 'thin')
  for (const stroke of strokes('M-2 6 H-10 V-6 H-2 M-10 0 H-3 M2 4 L10 -6 M10 4 L2 -6'))
    sheet.line(stroke, { weight: 'spring', tone: 'sheet' })
}

function threadLines(sheet: Sheet) {
  for (const r of [4, 9, 14]) sheet.line(polyline`M-6.5 ${r} L6.5 ${r + 2}`, { weight: 'hatch' })
}

/** A probe with its tapered thread downwards; its cable leaves at the top. */
export function threadedProbe(sheet: Sheet, id: string) {
  sheet
    .part(`${id}-thread`, 'fastener', 'unsectioned', polyline`M-6 0 H6 L8 18 H-8`, 'thin')
    .part(`${id}-hexagon`, 'fastener', 'unsectioned', box(-12, 12, 18, 28), 'thin')
    .part(id, 'stationary', 'outside', roundedBox(-9, 9, 28, 56, 4), 'thin')
  threadLines(sheet)
}

/** A gauge for pressure and temperature, screwed directly into its tapping. */
export function wirelessGauge(sheet: Sheet, body: Material = 'outside') {
  const centre: Point = [0, 90]
  sheet
    .part('stem', 'fastener', 'unsectioned', polyline`M-6 0 H6 L8 20 H-8`, 'thin')
    .part('hexagon', 'fastener', 'unsectioned', box(-15, 15, 20, 36), 'thin')
    .part('neck', 'stationary', 'outside', box(-10, 10, 36, 56), 'thin')
    .part('gauge', 'stationary', body, { centre, radius: 38 })
    .part('dial', 'stationary', 'unsectioned', { centre, radius: 28 }, 'thin')
  for (let i = 0; i <= 6; i++) {
    const angle = ((210 - i * 40) * Math.PI) / 180
    sheet.line([polar(centre, 26, angle), polar(centre, 20, angle)])
  }
  sheet
    .line(polyline`M-6 84 L14 105`, { weight: 'flow', tone: 'accent' })
    .part('dial-hub', 'fastener', 'elastomer', { centre, radius: 3.5 }, 'none')
  threadLines(sheet)
}

/** The small sensor that sticks to a motor, a bearing or a base plate. */
export function nanoSensor(sheet: Sheet, body: Material = 'outside') {
  sheet
    .part('magnet', 'fastener', 'elastomer', box(-16, 16, 0, 6), 'thin')
    .part('nano', 'stationary', body, roundedBox(-35, 35, 6, NANO_HEIGHT, 9))
    .line(polyline`M-35 15 H35`)
    .part('lamp', 'stationary', 'accent', { centre: [18, 26], radius: 4.5 }, 'thin')
}

/** The link that transmits a probe's reading: body with magnetic foot, cable below. */
export function probeLink(sheet: Sheet, body: Material = 'outside') {
  sheet
    .part('magnet', 'fastener', 'elastomer', box(-18, 18, 0, 8), 'thin')
    .part('link', 'stationary', body, roundedBox(-34, 34, 8, LINK_HEIGHT, 7))
    .line(polyline`M-34 46 H34`)
    .part('lamp', 'stationary', 'accent', { centre: [22, 54], radius: 4 }, 'thin')
  for (const r of [20, 28, 36]) sheet.line(polyline`M-22 ${r} H14`)
}

/** A cable that leaves a body sideways and leads down to a probe. */
export function cable(sheet: Sheet, id: string, from: Point, probe: Point) {
  const reach = (from[0] - probe[0]) * 0.55
  const run = path`M${from}
    C${from[0] - reach} ${from[1]} ${probe[0]} ${probe[1] + Math.abs(reach)} ${probe}`
  sheet.line(run, { id, weight: 'flow' })
}
