import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { dimension, extensionLine } from '../../parts/dimension.ts'
import { wovenSection } from '../../parts/woven-section.ts'
import type { Sheet } from '../../sheet.ts'
import type { FabricTape } from './fabric-tape.ts'

const COLUMN = 772
const WEAVE = { centre: [COLUMN, 128] as Point, radius: 106 }
const SECTION = { x1: COLUMN - 130, x2: COLUMN + 130, r: -104 }
/** Threads across the view of the weave, and half the thickness of its section. */
const FORMS: Record<FabricTape['form'], { threads: number; half: number; pitch: number }> = {
  tape: { threads: 6, half: 22, pitch: 44 },
  cloth: { threads: 10, half: 12, pitch: 24 },
}

/** The weave from above and across, enlarged. */
export function weave(sheet: Sheet, { form }: FabricTape) {
  const { threads, half, pitch } = FORMS[form]
  const { centre, radius } = WEAVE
  const { x1, x2, r } = SECTION
  sheet.onlyOnSection(() => {
    sheet.part('weave-lens', 'elastomer', 'unsectioned', { centre, radius })
    plainWeave(sheet, centre, radius * 0.68, threads)
    wovenSection(sheet, 'section', { x1, x2, r, half, pitch })
    for (const edge of [x1, x2]) extensionLine(sheet, edge, r - half - 4, r - half - 34)
  })
  dimension(sheet, x1, x2, r - half - 30, 'ancho')
  sheet
    .text([COLUMN, WEAVE.centre[1] - radius - 26], 'Ligamento ampliado', { strong: true })
    .text([COLUMN, r - half - 66], 'Sección ampliada', { strong: true })
}

/** Each thread over one and under the next. */
function plainWeave(sheet: Sheet, [x, r]: Point, half: number, threads: number) {
  const pitch = (2 * half) / threads
  const gap = pitch * 0.12
  const at = (i: number) => -half + i * pitch
  for (let j = 0; j < threads; j++) {
    const weft = box(x - half, x + half, r + at(j) + gap, r + at(j + 1) - gap)
    sheet.part('weft', 'elastomer', 'accent', weft, 'thin')
  }
  for (let i = 0; i < threads; i++) {
    const [x1, x2] = [x + at(i) + gap, x + at(i + 1) - gap]
    for (let j = i % 2; j < threads; j += 2) {
      const warp = box(x1, x2, r + at(j) - gap, r + at(j + 1) + gap)
      sheet.part('warp', 'elastomer', 'unsectioned', warp, 'thin')
    }
  }
}
