import { grooveView } from '../../assemblies/groove-view.ts'
import { box, movedPath } from '../../geometry.ts'
import type { Outline, Point } from '../../model.ts'
import { D_GROOVE, dRing, dSection, type Crown } from '../../parts/d-ring-section.ts'
import { dimension, extensionLine, surfaceLetter } from '../../parts/dimension.ts'
import { SEATED } from '../../parts/groove.ts'
import { polyline } from '../../path-notation.ts'
import { area, type Sheet } from '../../sheet.ts'

const [LEFT_COLUMN, RIGHT_COLUMN] = [610, 812]
/** Titles of the upper and of the lower views. */
const [UPPER_ROW, LOWER_ROW] = [318, 122]
const SCALE = 0.9
const FACE_GAP = 3
const BLOCK = 62
/** Of the joint's face, below and above its groove. */
const LAND = 26

/** The three placements with their letters, and the family's sections in a row. */
export function views(sheet: Sheet) {
  const common = { scale: SCALE, steps: [D_GROOVE], medium: 'process' } as const
  for (const [place, title, row, slidesOn, sliding, floor] of [
    ['bore', 'A: en el cuerpo', UPPER_ROW, 'rod', 'd', 'D1'],
    ['spigot', 'B: en el encaje', LOWER_ROW, 'bore', 'D', 'd1'],
  ] as const) {
    const letters = { sliding, floor, length: 'L' }
    const view = { ...common, id: `${place}-view`, title, slidesOn, letters }
    grooveView(sheet, { ...view, at: [LEFT_COLUMN, row] }, (on) => dRing(on, `${place}-ring`))
  }
  faceView(sheet)
  sections(sheet)
}

/** The groove in the joint's face; the axis lies below. */
function faceView(sheet: Sheet) {
  const cx = RIGHT_COLUMN
  const foot = UPPER_ROW - 48 - 2 * LAND - D_GROOVE.length * SCALE
  const [inner, outer] = [foot + LAND, foot + LAND + D_GROOVE.length * SCALE]
  const [floor, top] = [cx + D_GROOVE.depth * SCALE, outer + LAND]
  sheet.onlyOnSection(() => {
    const faceCover = polyline`M${cx + FACE_GAP} ${foot} V${inner} H${floor} V${outer} H${cx}
      V${top} h${BLOCK} V${foot}`
    sheet
      .medium('process', box(cx, cx + FACE_GAP, foot, inner))
      .opening(area(cx - 2, cx + FACE_GAP + 2, foot - 3, foot + 3))
      .part('face-housing', 'housing', 'steel', box(cx - BLOCK, cx, foot, top))
      .part('face-cover', 'housing', 'steel-opposed', faceCover)
    dRing(sheet.at([cx, inner], { ...SEATED.face, scale: SCALE }), 'face-ring')
    for (const [r, x1, x2] of [
      [inner, cx - BLOCK - 20, cx],
      [outer, floor, cx + BLOCK + 20],
    ] as const) {
      sheet.line(polyline`M${x1} ${r} H${x2}`, { weight: 'hatch' })
    }
  })
  for (const x of [cx, floor]) extensionLine(sheet, x, outer, top + 16)
  dimension(sheet, cx, floor, top + 12, 'L')
  const row = foot - 32
  surfaceLetter(sheet, { x: cx - BLOCK - 14, from: foot - 12, to: inner, text: 'D.I.', row })
  surfaceLetter(sheet, { x: cx + BLOCK + 14, from: foot - 12, to: outer, text: 'D.E.', row })
  sheet.text([cx, UPPER_ROW], 'C: en la cara', { strong: true })
}

function sections(sheet: Sheet) {
  const { length, depth } = D_GROOVE
  const [left, right] = [RIGHT_COLUMN - 46, RIGHT_COLUMN + 46]
  // Below the row of the view's letters.
  const heading = LOWER_ROW - 14
  const r = heading - 24 - depth
  const standing = (x: number, crown: Crown) =>
    movedPath(dSection(crown), ([u, v]) => [x - length / 2 + u, r + v])
  const round: Outline = { centre: [left, r - 90], radius: depth / 2 }
  const rectangle = box(right - 22, right + 22, r - 110, r - 110 + depth)
  const row = (id: string, name: string, at: Point, outline: Outline) =>
    sheet.onlyOnSection(() => sheet.part(`row-${id}`, 'elastomer', 'lip', outline)).text(at, name)
  row('domed', 'en D', [left, r - 24], standing(left, 'domed'))
  row('pointed', 'en punta', [right, r - 24], standing(right, 'pointed'))
  row('round', 'redonda', [left, r - 134], round)
  row('rectangular', 'rectangular', [right + 4, r - 134], rectangle)
  sheet.text([RIGHT_COLUMN, heading], 'Secciones', { strong: true })
}
