import { box, flatten, polyline, strokes, type Point, type Sheet } from '../../kit.ts'
import { dimension, extensionLine } from '../../parts/dimension.ts'
import { BLANKET, type TextileJoint } from './dimensions.ts'

const COLUMN = 816
const COVER = 30
const SCALE = 3.4
const HEIGHT = 210

/** The fabric alone, upright: gas on its left, open air on its right. */
export function fabricView(sheet: Sheet, { blanket }: TextileJoint) {
  const depth = BLANKET[blanket] * SCALE
  const [x1, x3] = [COLUMN - (depth + COVER) / 2, COLUMN + (depth + COVER) / 2]
  const x2 = x1 + depth
  const [r1, r2] = [-HEIGHT / 2, HEIGHT / 2]
  sheet.onlyOnSection(() => {
    if (depth > 0) {
      sheet.part('view-blanket', 'elastomer', 'packing', box(x1, x2, r1, r2), 'thin')
    }
    sheet.part('view-cover', 'elastomer', 'lip', box(x2, x3, r1, r2))
  })
  for (const x of [x1, x3]) extensionLine(sheet, x, r2, r2 + 26)
  dimension(sheet, x1, x3, r2 + 20, 'e')
  sheet
    .text([COLUMN, r2 + 62], 'Sección de la tela', { strong: true })
    .text([x1 - 12, -5], 'Gas', { anchor: 'end', tone: 'accent' })
    .text([x3 + 12, -5], 'Exterior', { anchor: 'start' })
}

const ON_L = { half: 'M42 -34 H18 M18 -34 V0 H38 M21 9 H36', fabric: 'M-36 4 H36' }
/** Half of each frame with its duct, and the fabric, from the middle of its symbol. */
const FRAMES: readonly { name: string; at: Point; half: string; fabric: string }[] = [
  {
    name: 'Tipo I',
    at: [780, 178],
    half: 'M42 -34 H18 M18 -34 V22',
    fabric: 'M-14 20 V-14 L0 -8 L14 -14 V20',
  },
  {
    name: 'Tipo II',
    at: [892, 178],
    half: 'M42 -34 H18 M34 -34 V0 H16 M34 22 V9 H16',
    fabric: 'M-36 4 H36',
  },
  { name: 'Tipo III', at: [780, 8], ...ON_L },
  { name: 'Tipo IV', at: [892, 8], ...ON_L },
]

/** The four frames as symbols: ducts and frames in ink, fabric in accent. */
export function frameRow(sheet: Sheet) {
  for (const { name, at, half, fabric } of FRAMES) {
    const sign = sheet.at(at)
    sign.onlyOnSection(() => {
      for (const way of [-1, 1])
        for (const line of strokes(half))
          sign.line(
            flatten(line).map(([x, r]): Point => [way * x, r]),
            { weight: 'outline' },
          )
      for (const line of strokes(fabric)) sign.line(line, { weight: 'contact', tone: 'accent' })
      if (name === 'Tipo IV')
        sign
          .part('sign-insulation', 'elastomer', 'graphite', box(-14, 14, -28, -4), 'thin')
          .line(polyline`M-30 -42 H26`, { weight: 'outline' })
    })
    sign.text([0, -74], name)
  }
  sheet.text([COLUMN + 20, 236], 'Tipos de montaje', { strong: true })
}
