import { box, polar } from '../geometry.ts'
import type { Material, Point } from '../model.ts'
import { path, polyline, strokes } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'
import { roundedBox } from './rounded-box.ts'

/** Each device stands on `r = 0`, in millimetres of its data sheet; its body may be of another material, to point it out. */
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

/** A gauge for pressure and temperature, screwed straight into its tapping. */
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

/** The small sensor that clings to a motor, a bearing or a base plate. */
export function nanoSensor(sheet: Sheet, body: Material = 'outside') {
  sheet
    .part('magnet', 'fastener', 'elastomer', box(-16, 16, 0, 6), 'thin')
    .part('nano', 'stationary', body, roundedBox(-35, 35, 6, NANO_HEIGHT, 9))
    .line(polyline`M-35 15 H35`)
    .part('lamp', 'stationary', 'accent', { centre: [18, 26], radius: 4.5 }, 'thin')
}

/** The link that carries a probe's reading: body with magnetic foot, cable below. */
export function probeLink(sheet: Sheet, body: Material = 'outside') {
  sheet
    .part('magnet', 'fastener', 'elastomer', box(-18, 18, 0, 8), 'thin')
    .part('link', 'stationary', body, roundedBox(-34, 34, 8, LINK_HEIGHT, 7))
    .line(polyline`M-34 46 H34`)
    .part('lamp', 'stationary', 'accent', { centre: [22, 54], radius: 4 }, 'thin')
  for (const r of [20, 28, 36]) sheet.line(polyline`M-22 ${r} H14`)
}

/** A cable that leaves a body sideways and comes down into a probe. */
export function cable(sheet: Sheet, id: string, from: Point, probe: Point) {
  const reach = (from[0] - probe[0]) * 0.55
  const run = path`M${from}
    C${from[0] - reach} ${from[1]} ${probe[0]} ${probe[1] + Math.abs(reach)} ${probe}`
  sheet.line(run, { id, weight: 'flow' })
}
