import { box } from '../../geometry.ts'
import { wovenSection } from '../../parts/woven-section.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { MIDDLE, STRIP, type SheetGasket } from './dimensions.ts'

const { x1, x2 } = STRIP

/** A cloth along the whole section. */
export const cloth = (sheet: Sheet, id: string, r: number, half: number, pitch: number) =>
  wovenSection(sheet, id, { x1, x2, r, half, pitch })

/** The metal between two layers. */
export function insert(sheet: Sheet, { insert: form, insertMetal }: SheetGasket) {
  const material = insertMetal === 'stainless' ? 'steel-fine' : 'steel-fine-opposed'
  const half = insertMetal === 'stainless' ? 6 : 4
  if (form === 'mesh') {
    cloth(sheet, 'insert', MIDDLE, half + 4, 22)
    return
  }
  if (form === 'tanged') {
    for (let i = 0; i < 6; i++) {
      const x = x1 + 24 + i * 38
      const way = i % 2 ? 1 : -1
      const tang = polyline`M${x - 5} ${MIDDLE + way * half} h10 L${x + 9} ${MIDDLE + way * 26}
        l-7 ${way * -6}`
      sheet.part('tang', 'elastomer', 'unsectioned', tang, 'thin')
    }
  }
  if (form !== 'none')
    sheet.part('insert', 'elastomer', material, box(x1, x2, MIDDLE - half, MIDDLE + half), 'thin')
}
