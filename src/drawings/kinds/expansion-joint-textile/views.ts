import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { dimension, extensionLine } from '../../parts/dimension.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { BLANKET, type TextileJoint } from './dimensions.ts'

const COLUMN = 816
const COVER = 30
const SCALE = 3.4
const HEIGHT = 210

/** The fabric alone, standing: gas on its left, open air on its right. */
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

const FRAMES: readonly {
  name: string
  at: Point
  draw: 'integral' | 'angles' | 'l' | 'insulated'
}[] = [
  { name: 'Tipo I', at: [780, 178], draw: 'integral' },
  { name: 'Tipo II', at: [892, 178], draw: 'angles' },
  { name: 'Tipo III', at: [780, 8], draw: 'l' },
  { name: 'Tipo IV', at: [892, 8], draw: 'insulated' },
]
const HALF = 42
const GAP = 18
const DUCT = -34
const FLAT = 4

/** The four frames as signs: ducts, frames in ink, fabric in accent. */
export function frameRow(sheet: Sheet) {
  for (const { name, at, draw } of FRAMES) {
    const [x, r] = at
    const line = (points: readonly Point[]) =>
      sheet.line(
        points.map(([a, b]): Point => [x + a, r + b]),
        { weight: 'outline' },
      )
    const fabric = (points: readonly Point[]) =>
      sheet.line(
        points.map(([a, b]): Point => [x + a, r + b]),
        { weight: 'contact', tone: 'accent' },
      )
    sheet.onlyOnSection(() => {
      for (const way of [-1, 1]) {
        line(polyline`M${way * HALF} ${DUCT} H${way * GAP}`)
        frame(line, draw, way)
      }
      if (draw === 'integral') {
        fabric(polyline`M${-GAP + 4} 20 V-14 L0 -8 L${GAP - 4} -14 V20`)
      } else {
        fabric(polyline`M${-HALF + 6} ${FLAT} H${HALF - 6}`)
      }
      if (draw === 'insulated') {
        const signInsulation = box(x - GAP + 4, x + GAP - 4, r + DUCT + 6, r - 4)
        sheet.part('sign-insulation', 'elastomer', 'graphite', signInsulation, 'thin')
        line(polyline`M${-GAP - 12} ${DUCT - 8} H${GAP + 8}`)
      }
    })
    sheet.text([x, r - 74], name)
  }
  sheet.text([COLUMN + 20, 236], 'Tipos de montaje', { strong: true })
}

function frame(
  line: (points: readonly Point[]) => unknown,
  draw: (typeof FRAMES)[number]['draw'],
  way: number,
) {
  const at = (along: number, r: number): Point => [way * along, r]
  switch (draw) {
    case 'integral':
      line([at(GAP, DUCT), at(GAP, 22)])
      return
    case 'angles':
      line([at(HALF - 8, DUCT), at(HALF - 8, 0), at(GAP - 2, 0)])
      line([at(HALF - 8, 22), at(HALF - 8, 9), at(GAP - 2, 9)])
      return
    case 'l':
    case 'insulated':
      line([at(GAP, DUCT), at(GAP, 0), at(HALF - 4, 0)])
      line([at(GAP + 3, 9), at(HALF - 6, 9)])
  }
}
