import { box } from '../geometry.ts'
import type { Point } from '../model.ts'
import { pairs, path, polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'
import { measureSymbol } from './measure-symbols.ts'
import { roundedBox } from './rounded-box.ts'

// Glass is no turned metal: what is on a screen is drawn as elastomer is, without light.

/** A telephone with the application: one machine's alert, its trend, and the ways to the rest; stands on `r = 0`. */
export function phone(sheet: Sheet) {
  application(sheet)
  trendOnScreen(sheet, [-22, 36], [44, 42], RISE)
}

/** The same from near: a trend for each measure, one over its limit and one under. */
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
  sheet.line(words(-23, 116, 20), { weight: 'spring', tone: 'sheet' })
  state(sheet, 'phone', [-16, 95.5], true)
  sheet.line(words(-8, 99, 26)).line(words(-8, 92, 18), { tone: 'soft' })
  sheet.line(words(-28, 28, 56), { tone: 'soft' })
  for (const x of [-18, 0, 18])
    sheet.part('phone-way', 'elastomer', 'outside', box(x - 5, x + 5, 14, 24), 'thin')
}

const MACHINES = 5

/** A screen on its stand with the portal: the machines and their states, one machine's trend, its values. */
export function computer(sheet: Sheet) {
  sheet
    .part('computer-foot', 'stationary', 'outside', box(-30, 30, 0, 8), 'thin')
    .part('computer-stand', 'stationary', 'outside', box(-8, 8, 8, 24), 'thin')
    .part('computer', 'stationary', 'outside', roundedBox(-84, 84, 24, 136, 6))
    .part('computer-screen', 'elastomer', 'unsectioned', box(-78, 78, 30, 130), 'thin')
    .part('computer-title', 'stationary', 'accent', box(-78, 78, 119, 130), 'none')
  sheet
    .line(words(-72, 124.5, 34), { weight: 'spring', tone: 'sheet' })
    .line(polyline`M-34 30 V119`, { tone: 'soft' })
  for (let i = 0; i < MACHINES; i++) {
    const r = 110 - i * 17
    state(sheet, 'computer', [-68, r], i === 1)
    sheet.line(words(-60, r, i === 1 ? 22 : 18 - (i % 3) * 3), { tone: i === 1 ? 'ink' : 'soft' })
  }
  trendOnScreen(sheet, [-22, 62], [92, 50], RISE)
  for (const x of [-24, 12, 48]) {
    sheet
      .part('computer-value', 'elastomer', 'outside', box(x, x + 26, 36, 54), 'thin')
      .line(words(x + 5, 48, 16), { weight: 'spring' })
      .line(words(x + 5, 41, 11), { tone: 'soft' })
  }
}

/** Words too small to be read. */
const words = (x: number, r: number, length: number): Point[] => polyline`M${x} ${r} h${length}`

/** How a machine is: an alert is filled. */
function state(sheet: Sheet, device: string, centre: Point, isAlert: boolean) {
  const material = isAlert ? 'accent' : 'unsectioned'
  sheet.part(`${device}-state`, 'stationary', material, { centre, radius: 4 }, 'thin')
}

/** A curve by its start, its knee and its end, as shares of its height. */
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

/** The cloud, on its own middle. */
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
