import { box, reversed } from '../../geometry.ts'
import type { Point, Segment } from '../../model.ts'
import { path, polyline } from '../../path-notation.ts'
import { area, type Sheet } from '../../sheet.ts'
import { JOINT } from './dimensions.ts'

const [LOW, TOP] = [34, 46]
const RIM = 132
const CAVITY = 92
const FOLD = { from: 60, to: 88, height: 30 }
const PORT = 9
const BOLT = 114

const X = JOINT.x
const at = (points: readonly Point[], way: 1 | -1): Point[] =>
  points.map(([x, r]) => [X + way * x, r])

/** From the rim over the outside to the port's mouth, and inside back to the clamped face. */
const COVER = polyline`M${RIM} ${TOP} v20 H104 L86 124 H${PORT + 9} V150 H${PORT} V106 H74
  L${CAVITY} ${TOP + 16} V${TOP}`
const BODY = polyline`M${RIM} ${LOW} v-20 H104 L86 -46 H13 V-30 H74 L${CAVITY} ${LOW - 16} V${LOW}`

/** The line of one face of the diaphragm from left to right, at its flat height `r`. */
function face(r: number, slim: number): Segment[] {
  const { from, to, height } = FOLD
  const top = r + height
  const [left, right] = [
    { from: X - to + slim, to: X - from - slim },
    { from: X + from + slim, to: X + to - slim },
  ]
  return path`M${X - RIM} ${r} H${left.from} C${left.from} ${top} ${left.to} ${top} ${left.to} ${r}
    H${right.from} C${right.from} ${top} ${right.to} ${top} ${right.to} ${r} H${X + RIM}`
}

/** A diaphragm clamped between two covers; pressure above it pushes the stem down. */
export function diaphragmHousing(sheet: Sheet) {
  sheet
    .medium('process', [...at(COVER.slice(7), -1), ...at(COVER.slice(7), 1).toReversed()])
    .medium('process', box(X - PORT, X + PORT, 100, 150))
    .medium('atmosphere', [...face(LOW, 6), [X + RIM, LOW - 4], [X - RIM, LOW - 4]])
    .opening(area(X - PORT, X + PORT, 147, 153))
  for (const [side, way] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    sheet
      .part(`${side}-cover`, 'housing', 'steel', at(COVER, way))
      .part(`${side}-body`, 'housing', 'steel-opposed', at(BODY, way))
  }
  sheet.part('diaphragm', 'elastomer', 'accent', [...face(TOP, 0), ...reversed(face(LOW, 6))])
  sheet
    .line(face((LOW + TOP) / 2, 3), { weight: 'thin', tone: 'sheet', dash: 'hidden' })
    .part('upper-plate', 'rotating', 'unsectioned', box(X - 54, X + 54, TOP, TOP + 10), 'thin')
    .part('lower-plate', 'rotating', 'unsectioned', box(X - 54, X + 54, LOW - 10, LOW), 'thin')
    .part('stem', 'rotating', 'unsectioned', box(X - 11, X + 11, -120, LOW - 10))
    .part('stem-nut', 'fastener', 'unsectioned', box(X - 16, X + 16, TOP + 10, TOP + 24))
    .centreLine([X, -132], [X, 164])
  for (const way of [-1, 1] as const) bolt(sheet, X + way * BOLT)
  sheet
    .contact({
      from: [X - CAVITY, TOP],
      to: [X - RIM, TOP],
      parts: ['diaphragm', 'left-cover'],
      media: ['process', 'atmosphere'],
    })
    .contact({
      from: [X + CAVITY, TOP],
      to: [X + RIM, TOP],
      parts: ['right-cover', 'diaphragm'],
      media: ['process', 'atmosphere'],
    })
    .callout('left-cover', [X - 98, 82], 'tapa')
    .callout('diaphragm', [X - 74, 62], 'diafragma, con su pliegue')
    .callout('upper-plate', [X + 36, TOP + 5], 'plato del vástago')
}

function bolt(sheet: Sheet, x: number) {
  const [head, nut] = [TOP + 20, LOW - 20]
  sheet
    .part('bolt-shank', 'fastener', 'unsectioned', box(x - 6, x + 6, nut - 20, head + 6), 'thin')
    .part('bolt-head', 'fastener', 'unsectioned', box(x - 10, x + 10, head, head + 11), 'thin')
    .part('bolt-nut', 'fastener', 'unsectioned', box(x - 10, x + 10, nut - 12, nut), 'thin')
    .centreLine([x, nut - 28], [x, head + 20])
}
