import { box } from '../../geometry.ts'
import type { FlatMaterial, Point } from '../../model.ts'
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
  // Stationary, and so without the light that turned metal has.
  const part = (id: string, material: FlatMaterial, outline: readonly Point[]) =>
    sheet.part(`little-${id}`, 'stationary', material, outline, 'thin')
  part('shaft', 'unsectioned', box(x, x + WIDTH, FLOOR - 16, FLOOR))
  part('box', 'outside', box(x, x + WIDTH - 10, top, top + WALL))
  part('bottom', 'outside', box(x, x + 8, FLOOR + 3, top))
  part('gland', 'outside', box(x + 70, x + WIDTH, FLOOR + 3, top - 2))
  for (let i = 0; i < 3; i++) {
    const at = x + 9 + i * RING
    const [middle, end] = [at + RING / 2, at + RING - 1]
    if (way === 2 && i === 0) {
      part('bushing', 'elastomer', box(at, end, FLOOR + 3, top))
      continue
    }
    part('ring', 'accent', box(at, end, FLOOR, top))
    const isEnd = way === 1 && i !== 1
    const [x1, x2] = !isEnd ? [at, end] : i === 0 ? [at, middle] : [middle, end]
    part('strong', 'unsectioned', box(x1, x2, isEnd ? FLOOR : FLOOR + SECTION / 2, top))
  }
}
