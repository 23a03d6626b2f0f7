import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { dimension, dimensionFromOutside, extensionLine } from '../../parts/dimension.ts'
import { ringPlan } from '../../parts/ring-front.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { GROOVE, groovedGasket, grooveProfile } from './gasket.ts'

const COLUMN = 762
const UNIT = 70
const DETAIL = { x: COLUMN - 2 * UNIT, r: 176, depth: 56 }
const PLAN_ROW = -34

/** Right of the joint: the groove with its measures, the gasket from above, and its profiles. */
export function views(sheet: Sheet) {
  detail(sheet)
  plan(sheet, [COLUMN - 78, PLAN_ROW])
  profiles(sheet)
}

function detail(sheet: Sheet) {
  const { x, r, depth } = DETAIL
  const at = ([along, height]: Point): Point => [x + along, r + height]
  const profile = grooveProfile(4, UNIT)
  const faced = grooveProfile(2, UNIT)
  sheet.onlyOnSection(() => {
    const detailCore = polyline`M${x} ${r - depth} L${profile.map(at)}
      L${x + 4 * UNIT} ${r - depth}`
    const detailFacing = polyline`M${x} ${r + 34} L${faced.map(at)} L${x + 2 * UNIT} ${r + 34}`
    sheet
      .part('detail-core', 'stationary', 'steel', detailCore)
      .part('detail-facing', 'elastomer', 'accent', detailFacing)
    for (const crest of [2, 3]) extensionLine(sheet, x + crest * UNIT, r + 6, r + 74)
    const [right, root] = [x + 4 * UNIT, r - GROOVE.depth * UNIT]
    for (const height of [r, root])
      sheet.line(polyline`M${right + 6} ${height} H${right + 30}`, { weight: 'hatch' })
    dimensionFromOutside(sheet, right + 18, root, r)
  })
  dimension(sheet, x + 2 * UNIT, x + 3 * UNIT, r + 66, '1')
  sheet
    .text([x + 2.5 * UNIT, r + 14], '90°')
    .text([x + 4 * UNIT + 4, r + 36], '0,33', { anchor: 'start' })
    .text([COLUMN, r - depth - 28], 'Ranura, medidas en mm', { strong: true })
}

function plan(sheet: Sheet, at: Point) {
  const [x, r] = at
  const [d1, d2, d3] = [50, 80, 96]
  sheet.onlyOnSection(() => {
    ringPlan(sheet, 'plan', at, [
      { radius: d3, material: 'outside' },
      { radius: d2, material: 'accent' },
      { radius: (d1 + d2) / 2, material: 'accent' },
      { radius: d1, material: 'unsectioned' },
    ])
    const bar = box(x - d1 + 1, x + d1 - 1, r - 7, r + 7)
    sheet.part('pass-bar', 'elastomer', 'accent', bar, 'thin')
  })
  const letters = [
    ['d1', d1],
    ['d2', d2],
    ['d3', d3],
  ] as const
  sheet.letteredIn({
    x1: x - d3 - 20,
    x2: x + d3 + 20,
    r1: r - d3 - 34 - letters.length * 30,
    r2: r + d3 + 16,
  })
  for (const [i, [letter, radius]] of letters.entries()) {
    const row = r - d3 - 34 - i * 30
    for (const way of [-1, 1]) extensionLine(sheet, x + way * radius, r - 4, row - 4)
    dimension(sheet, x - radius, x + radius, row, letter)
  }
}

/** Both profiles, laid flat. */
function profiles(sheet: Sheet) {
  const core = { at: [0, -40], half: 15, count: 8, unit: 9 } as const
  for (const { name, row, ...own } of [
    { name: 'KR', row: 20 },
    { name: 'KG1', row: -110, ring: 66 },
  ]) {
    const place: Point = [COLUMN + 90, row]
    const placing = { turn: -90, mirror: true, prefix: `${name}-` } as const
    sheet.onlyOnSection(() =>
      groovedGasket(sheet.at(place, placing), 'profile', { ...core, ...own }),
    )
    sheet.text([place[0], row - 44], name, { strong: true })
  }
}
