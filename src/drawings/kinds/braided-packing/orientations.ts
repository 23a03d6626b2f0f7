import { box } from '../../geometry.ts'
import type { Sheet } from '../../sheet.ts'

/** Left edge of each little box, its sizes, and the rings in it. */
const PLACES = [640, 742, 844] as const
const WIDTH = 92
const FLOOR = -186
const RING = 20
const SECTION = 44
const WALL = 26
const NAMES = ['Sello', 'Respaldo', 'Con buje'] as const

/**
 * A packing of two fibres can be laid three ways: the soft one on the shaft; the strong one towards bottom and gland,
 * against extrusion; or behind a bushing.
 */
export function orientations(sheet: Sheet) {
  sheet.onlyOnSection(() => PLACES.forEach((x, i) => littleBox(sheet, x, i)))
  PLACES.forEach((x, i) =>
    sheet.text([x + WIDTH / 2, FLOOR - 48], NAMES[i] ?? '', { strong: true }),
  )
}

function littleBox(sheet: Sheet, x: number, way: number) {
  const top = FLOOR + SECTION
  sheet
    .part('little-shaft', 'fastener', 'unsectioned', box(x, x + WIDTH, FLOOR - 16, FLOOR), 'thin')
    .part('little-box', 'fastener', 'outside', box(x, x + WIDTH - 10, top, top + WALL), 'thin')
    .part('little-bottom', 'fastener', 'outside', box(x, x + 8, FLOOR + 3, top), 'thin')
    .part(
      'little-gland',
      'fastener',
      'unsectioned',
      box(x + 70, x + WIDTH, FLOOR + 3, top - 2),
      'thin',
    )
  for (let i = 0; i < 3; i++) {
    const at = x + 9 + i * RING
    if (way === 2 && i === 0) {
      sheet.part(
        'little-bushing',
        'fastener',
        'elastomer',
        box(at, at + RING - 1, FLOOR + 3, top),
        'thin',
      )
      continue
    }
    const ends = way === 1 && i !== 1
    sheet.part('little-ring', 'fastener', 'accent', box(at, at + RING - 1, FLOOR, top), 'thin')
    const strong = ends
      ? box(i === 0 ? at : at + RING / 2, i === 0 ? at + RING / 2 : at + RING - 1, FLOOR, top)
      : box(at, at + RING - 1, FLOOR + SECTION / 2, top)
    sheet.part('little-strong', 'fastener', 'unsectioned', strong, 'thin')
  }
}
