import { area, box, path, polyline, reversed, type Sheet } from '../../kit.ts'
import type { Point, Segment } from '../../model.ts'
import { studAndNut } from '../../parts/fasteners.ts'
import { JOINT } from './torn-corner.ts'

const [INSIDE, WALL, FACE, DOOR, OUTSIDE] = [64, 116, 156, 184, 216]
const DOOR_FOLD = { r1: 52, r2: 104 }
const CLAMP = 138
const DOOR_TOP = 176

/** A furnace door closed on its frame: the folded cloth is between them, the fold inwards. */
export function door(sheet: Sheet) {
  const middle = (FACE + DOOR) / 2
  const foot = DOOR_FOLD.r1 + 10
  const fold = polyline`M${FACE} ${foot} l8 -6 H${DOOR - 8} L${DOOR} ${foot} V${DOOR_FOLD.r2} H${FACE}`
  sheet
    .medium('process', box(INSIDE, WALL, -170, DOOR_TOP))
    .medium('process', box(WALL, DOOR, -170, foot))
    .opening(area(INSIDE - 3, INSIDE + 3, 0, DOOR_TOP))
    .opening(area(INSIDE, WALL, DOOR_TOP - 3, DOOR_TOP + 3))
    .part('frame-wall', 'housing', 'housing', box(WALL, FACE, 34, DOOR_TOP))
    .part('frame-wall-below', 'housing', 'housing', box(WALL, FACE, -170, -106))
    .part('door', 'housing', 'steel-opposed', box(DOOR, OUTSIDE, -170, 168))
    .part('gasket', 'elastomer', 'accent', fold)
    .line(polyline`M${middle} ${DOOR_FOLD.r2} V${DOOR_FOLD.r1 + 14}`, {
      weight: 'spring',
      tone: 'sheet',
    })
    .part('gasket-below', 'elastomer', 'accent', box(FACE, DOOR, -166, -124))
    .part('clamp-shank', 'fastener', 'unsectioned', box(FACE, DOOR, CLAMP - 7, CLAMP + 7), 'thin')
  studAndNut(sheet, 'clamp', OUTSIDE, CLAMP, 11)
  for (const [x, parts] of [
    [FACE, ['frame-wall', 'gasket']],
    [DOOR, ['gasket', 'door']],
  ] as const) {
    const media = ['process', 'atmosphere'] as const
    sheet.contact({ from: [x, foot], to: [x, DOOR_FOLD.r2], parts, media })
  }
  sheet
    .callout('frame-wall', [WALL + 12, 150], 'marco')
    .callout('gasket', [FACE + 8, 84], 'tela plegada entre puerta y marco')
    .callout('door', [DOOR + 18, 70], 'puerta')
    .callout('clamp', [OUTSIDE + 17, CLAMP], 'apriete de la puerta')
}

const [LOW, DIAPHRAGM_TOP] = [34, 46]
const RIM = 132
const CAVITY = 92
const DIAPHRAGM_FOLD = { from: 60, to: 88, height: 30 }
const PORT = 9
const BOLT = 114

/** From the rim over the outside to the port's mouth, and inside back to the clamped face. */
const COVER = polyline`M${RIM} ${DIAPHRAGM_TOP} v20 H104 L86 124 H${PORT + 9} V150 H${PORT} V106 H74
  L${CAVITY} ${DIAPHRAGM_TOP + 16} V${DIAPHRAGM_TOP}`
const BODY = polyline`M${RIM} ${LOW} v-20 H104 L86 -46 H13 V-30 H74 L${CAVITY} ${LOW - 16} V${LOW}`

/** The line of one face of the diaphragm from left to right, at its flat height `r`. */
function face(r: number, slim: number): Segment[] {
  const { from, to, height } = DIAPHRAGM_FOLD
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
  sheet.part('diaphragm', 'elastomer', 'accent', [
    ...face(DIAPHRAGM_TOP, 0),
    ...reversed(face(LOW, 6)),
  ])
  sheet
    .line(face((LOW + DIAPHRAGM_TOP) / 2, 3), { weight: 'thin', tone: 'sheet', dash: 'hidden' })
    .part(
      'upper-plate',
      'rotating',
      'unsectioned',
      box(-54, 54, DIAPHRAGM_TOP, DIAPHRAGM_TOP + 10),
      'thin',
    )
    .part('lower-plate', 'rotating', 'unsectioned', box(-54, 54, LOW - 10, LOW), 'thin')
    .part('stem', 'rotating', 'unsectioned', box(-11, 11, -120, LOW - 10))
    .part(
      'stem-nut',
      'fastener',
      'unsectioned',
      box(-16, 16, DIAPHRAGM_TOP + 10, DIAPHRAGM_TOP + 24),
    )
    .centreLine([0, -132], [0, 164])
  for (const [side, half] of halves) {
    bolt(sheet, side === 'left' ? -BOLT : BOLT)
    half.contact({
      from: [CAVITY, DIAPHRAGM_TOP],
      to: [RIM, DIAPHRAGM_TOP],
      parts: [`${side}-cover`, 'diaphragm'],
      media: ['process', 'atmosphere'],
    })
  }
  sheet
    .callout('left-cover', [-98, 82], 'tapa')
    .callout('diaphragm', [-74, 62], 'diafragma, con su pliegue')
    .callout('upper-plate', [36, DIAPHRAGM_TOP + 5], 'plato del vástago')
}

function bolt(sheet: Sheet, x: number) {
  const [head, nut] = [DIAPHRAGM_TOP + 20, LOW - 20]
  sheet
    .part('bolt-shank', 'fastener', 'unsectioned', box(x - 6, x + 6, nut - 20, head + 6), 'thin')
    .part('bolt-head', 'fastener', 'unsectioned', box(x - 10, x + 10, head, head + 11), 'thin')
    .part('bolt-nut', 'fastener', 'unsectioned', box(x - 10, x + 10, nut - 12, nut), 'thin')
    .centreLine([x, nut - 28], [x, head + 20])
}
