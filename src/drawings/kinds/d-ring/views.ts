import { grooveView } from '../../assemblies/groove-view.ts'
import { box } from '../../geometry.ts'
import type { Outline, Point } from '../../model.ts'
import { D_GROOVE, dRing, dSection } from '../../parts/d-ring-section.ts'
import { dimension, extensionLine } from '../../parts/dimension.ts'
import { seatedSection, type Seat } from '../../parts/seated-section.ts'
import { surfaceLetter } from '../../parts/surface-letter.ts'
import { area, type Sheet } from '../../sheet.ts'
import type { DRing } from './words.ts'

const [LEFT_COLUMN, RIGHT_COLUMN] = [636, 846]
const SCALE = 0.9
const FACE_GAP = 3
const BLOCK = 62

/** The three placements with their letters, and the family's sections in a row. */
export function views(sheet: Sheet, { crown, profileRow }: DRing) {
  const common = {
    scale: SCALE,
    steps: [{ length: D_GROOVE.length, depth: D_GROOVE.depth }],
    medium: 'process',
  } as const
  grooveView(
    sheet,
    {
      ...common,
      id: 'bore-view',
      title: 'A: en el cuerpo',
      centre: [LEFT_COLUMN, 160],
      slidesOn: 'rod',
      letters: { sliding: 'd', floor: 'D1', length: 'L' },
    },
    (seat) => dRing(sheet, 'bore-ring', seat, crown),
  )
  grooveView(
    sheet,
    {
      ...common,
      id: 'spigot-view',
      title: 'B: en el encaje',
      centre: [LEFT_COLUMN, -60],
      slidesOn: 'bore',
      letters: { sliding: 'D', floor: 'd1', length: 'L' },
    },
    (seat) => dRing(sheet, 'spigot-ring', seat, crown),
  )
  faceView(sheet, crown)
  if (profileRow) sections(sheet)
}

/** The groove in the joint's face; the axis lies below. */
function faceView(sheet: Sheet, crown: DRing['crown']) {
  const [cx, foot] = [RIGHT_COLUMN, 138]
  const [inner, outer] = [foot + 26, foot + 26 + D_GROOVE.length * SCALE]
  const [floor, top] = [cx + D_GROOVE.depth * SCALE, outer + 26]
  const seat: Seat = { x: cx, r: inner, slidesOn: 'face', scale: SCALE }
  sheet.onlyOnSection(() => {
    sheet
      .medium('process', box(cx, cx + FACE_GAP, foot, inner))
      .opening(area(cx - 2, cx + FACE_GAP + 2, foot - 3, foot + 3))
      .part('face-housing', 'housing', 'steel', box(cx - BLOCK, cx, foot, top))
      .part('face-cover', 'housing', 'steel-opposed', [
        [cx + FACE_GAP, foot],
        [cx + FACE_GAP, inner],
        [floor, inner],
        [floor, outer],
        [cx, outer],
        [cx, top],
        [cx + BLOCK, top],
        [cx + BLOCK, foot],
      ])
    dRing(sheet, 'face-ring', seat, crown)
    for (const [r, x1, x2] of [
      [inner, cx - BLOCK - 20, cx],
      [outer, floor, cx + BLOCK + 20],
    ] as const) {
      sheet.line(
        [
          [x1, r],
          [x2, r],
        ],
        { weight: 'hatch' },
      )
    }
  })
  for (const x of [cx, floor]) extensionLine(sheet, x, outer, top + 16)
  dimension(sheet, cx, floor, top + 12, 'L')
  const row = foot - 32
  surfaceLetter(sheet, { x: cx - BLOCK - 14, from: foot - 12, to: inner, text: 'D.I.', row })
  surfaceLetter(sheet, { x: cx + BLOCK + 14, from: foot - 12, to: outer, text: 'D.E.', row })
  sheet.text([cx, top + 48], 'C: en la cara', { strong: true })
}

function sections(sheet: Sheet) {
  const r = -92
  const { length, depth } = D_GROOVE
  const at = (x: number): Seat => ({ x: x - length / 2, r, slidesOn: 'rod' })
  const round: Outline = { centre: [RIGHT_COLUMN - 46, r - 90], radius: depth / 2 }
  const corner: Point = [RIGHT_COLUMN + 46, r - 110]
  const rows: readonly { id: string; name: string; at: Point; outline: Outline }[] = [
    {
      id: 'domed',
      name: 'en D',
      at: [RIGHT_COLUMN - 46, r - 24],
      outline: seatedSection(at(RIGHT_COLUMN - 46), dSection('domed')),
    },
    {
      id: 'pointed',
      name: 'en punta',
      at: [RIGHT_COLUMN + 46, r - 24],
      outline: seatedSection(at(RIGHT_COLUMN + 46), dSection('pointed')),
    },
    { id: 'round', name: 'redonda', at: [RIGHT_COLUMN - 46, r - 134], outline: round },
    {
      id: 'rectangular',
      name: 'rectangular',
      at: [RIGHT_COLUMN + 50, r - 134],
      outline: box(corner[0] - 22, corner[0] + 22, corner[1], corner[1] + depth),
    },
  ]
  for (const { id, name, at: place, outline } of rows) {
    sheet.onlyOnSection(() => sheet.part(`row-${id}`, 'elastomer', 'lip', outline))
    sheet.text(place, name)
  }
  sheet.text([RIGHT_COLUMN, r + depth + 24], 'Secciones', { strong: true })
}
