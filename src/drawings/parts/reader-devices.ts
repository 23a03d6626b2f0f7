import { box } from '../geometry.ts'
import type { Point } from '../model.ts'
import type { Sheet } from '../sheet.ts'
import { roundedBox } from './rounded-box.ts'

/** A telephone that shows a trend; stands on `r = 0`. */
export function phone(sheet: Sheet) {
  sheet
    .part('phone', 'stationary', 'outside', roundedBox(-34, 34, 0, 132, 9))
    .part('phone-screen', 'stationary', 'unsectioned', box(-28, 28, 16, 120), 'thin')
    .part('phone-button', 'stationary', 'unsectioned', { centre: [0, 8], radius: 4 }, 'thin')
  trendOnScreen(sheet, [-22, 56], [44, 44])
  for (const [x, isAlarm] of [
    [-16, false],
    [0, false],
    [16, true],
  ] as const)
    sheet.part(
      'phone-state',
      'stationary',
      isAlarm ? 'accent' : 'outside',
      { centre: [x, 34], radius: 6 },
      'thin',
    )
}

/** A screen on its stand, with two trends. */
export function computer(sheet: Sheet) {
  sheet
    .part('computer-foot', 'stationary', 'outside', box(-30, 30, 0, 8), 'thin')
    .part('computer-stand', 'stationary', 'outside', box(-8, 8, 8, 24), 'thin')
    .part('computer', 'stationary', 'outside', roundedBox(-84, 84, 24, 136, 6))
    .part('computer-screen', 'stationary', 'unsectioned', box(-76, 76, 34, 128), 'thin')
  trendOnScreen(sheet, [-66, 50], [58, 60])
  trendOnScreen(sheet, [10, 50], [58, 60])
}

/** Axes, a limit and a curve that rises over it. */
function trendOnScreen(sheet: Sheet, [x, r]: Point, [width, height]: Point) {
  sheet
    .line([
      [x, r + height],
      [x, r],
      [x + width, r],
    ])
    .line(
      [
        [x, r + height * 0.7],
        [x + width, r + height * 0.7],
      ],
      { dash: 'hidden' },
    )
    .line(
      [
        [x, r + height * 0.25],
        {
          to: [x + width * 0.55, r + height * 0.4],
          via: [
            [x + width * 0.2, r + height * 0.1],
            [x + width * 0.35, r + height * 0.5],
          ],
        },
        {
          to: [x + width, r + height * 0.92],
          via: [
            [x + width * 0.75, r + height * 0.3],
            [x + width * 0.85, r + height * 0.85],
          ],
        },
      ],
      { weight: 'outline', tone: 'accent' },
    )
}

/** The cloud, on its own middle. */
export function cloud(sheet: Sheet) {
  const bump = (to: Point, radius: number) => ({ to, radius, large: false, clockwise: true })
  sheet.part('cloud', 'stationary', 'unsectioned', [
    [-78, -36],
    { to: [-70, 18], radius: 28, large: true, clockwise: true },
    bump([-28, 46], 34),
    bump([42, 38], 42),
    { to: [76, -36], radius: 38, large: true, clockwise: true },
  ])
  for (const [i, height] of [22, 40, 30, 52].entries())
    sheet.part(
      'cloud-bar',
      'stationary',
      'accent',
      box(-34 + i * 19, -22 + i * 19, -22, -22 + height),
      'thin',
    )
}

/** A cell tower; stands on `r = 0`. */
export function tower(sheet: Sheet) {
  const half = (r: number) => 34 - r * 0.155
  sheet.part(
    'tower',
    'stationary',
    'unsectioned',
    [
      [-half(0), 0],
      [half(0), 0],
      [half(180), 180],
      [-half(180), 180],
    ],
    'none',
  )
  for (const way of [-1, 1])
    sheet.line(
      [
        [way * half(0), 0],
        [way * half(180), 180],
      ],
      { weight: 'outline' },
    )
  for (const [low, high] of [
    [0, 52],
    [52, 98],
    [98, 138],
    [138, 168],
  ] as const) {
    sheet
      .line([
        [-half(low), low],
        [half(high), high],
      ])
      .line([
        [half(low), low],
        [-half(high), high],
      ])
    sheet.line([
      [-half(high), high],
      [half(high), high],
    ])
  }
  sheet.part('tower-mast', 'stationary', 'outside', box(-4, 4, 176, 214), 'thin')
  for (const way of [-1, 1])
    sheet.part(
      'tower-antenna',
      'stationary',
      'outside',
      box(way * 12 - 5, way * 12 + 5, 166, 204),
      'thin',
    )
}
