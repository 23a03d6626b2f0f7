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

/** From the rim over the outside to the port's mouth, and inside back to the clamped face. */
const COVER = polyline`M${RIM} ${TOP} v20 H104 L86 124 H${PORT + 9} V150 H${PORT} V106 H74
  L${CAVITY} ${TOP + 16} V${TOP}`
const BODY = polyline`M${RIM} ${LOW} v-20 H104 L86 -46 H13 V-30 H74 L${CAVITY} ${LOW - 16} V${LOW}`

/** The line of one face of the diaphragm from left to right, at its flat height `r`. */
function face(r: number, slim: number): Segment[] {
  const { from, to, height } = FOLD
  const top = r + height
  const [left, right] = [
    { from: slim - to, to: -from - slim },
    { from: from + slim, to: to - slim },
  ]
  return path`M${-RIM} ${r} H${left.from} C${left.from} ${top} ${left.to} ${top} ${left.to} ${r}
    H${right.from} C${right.from} ${top} ${right.to} ${top} ${right.to} ${r} H${RIM}`
}

/** A diaphragm clamped between two covers; pressure above it pushes the stem down. */
export function diaphragmHousing(whole: Sheet) {
  const sheet = whole.at([JOINT.x, 0])
  const halves = [
    ['left', sheet.at([0, 0], { mirror: true })],
    ['right', sheet],
  ] as const
  const inside = COVER.slice(7)
  sheet
    .medium('process', [...inside.map(([x, r]): Point => [-x, r]), ...inside.toReversed()])
    .medium('process', box(-PORT, PORT, 100, 150))
    .medium('atmosphere', [...face(LOW, 6), [RIM, LOW - 4], [-RIM, LOW - 4]])
    .opening(area(-PORT, PORT, 147, 153))
  for (const [side, half] of halves)
    half
      .part(`${side}-cover`, 'housing', 'steel', COVER)
      .part(`${side}-body`, 'housing', 'steel-opposed', BODY)
  sheet.part('diaphragm', 'elastomer', 'accent', [...face(TOP, 0), ...reversed(face(LOW, 6))])
  sheet
    .line(face((LOW + TOP) / 2, 3), { weight: 'thin', tone: 'sheet', dash: 'hidden' })
    .part('upper-plate', 'rotating', 'unsectioned', box(-54, 54, TOP, TOP + 10), 'thin')
    .part('lower-plate', 'rotating', 'unsectioned', box(-54, 54, LOW - 10, LOW), 'thin')
    .part('stem', 'rotating', 'unsectioned', box(-11, 11, -120, LOW - 10))
    .part('stem-nut', 'fastener', 'unsectioned', box(-16, 16, TOP + 10, TOP + 24))
    .centreLine([0, -132], [0, 164])
  for (const [side, half] of halves) {
    bolt(sheet, side === 'left' ? -BOLT : BOLT)
    half.contact({
      from: [CAVITY, TOP],
      to: [RIM, TOP],
      parts: [`${side}-cover`, 'diaphragm'],
      media: ['process', 'atmosphere'],
    })
  }
  sheet
    .callout('left-cover', [-98, 82], 'tapa')
    .callout('diaphragm', [-74, 62], 'diafragma, con su pliegue')
    .callout('upper-plate', [36, TOP + 5], 'plato del vástago')
}

function bolt(sheet: Sheet, x: number) {
  const [head, nut] = [TOP + 20, LOW - 20]
  sheet
    .part('bolt-shank', 'fastener', 'unsectioned', box(x - 6, x + 6, nut - 20, head + 6), 'thin')
    .part('bolt-head', 'fastener', 'unsectioned', box(x - 10, x + 10, head, head + 11), 'thin')
    .part('bolt-nut', 'fastener', 'unsectioned', box(x - 10, x + 10, nut - 12, nut), 'thin')
    .centreLine([x, nut - 28], [x, head + 20])
}
