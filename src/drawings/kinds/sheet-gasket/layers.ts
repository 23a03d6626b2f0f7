import { box } from '../../geometry.ts'
import type { Point, Segment } from '../../model.ts'
import type { Sheet } from '../../sheet.ts'
import { MIDDLE, STRIP, type SheetGasket } from './dimensions.ts'

const { x1, x2 } = STRIP

/** A woven cloth, cut: warp ends as dots, the weft over and under them. */
export function cloth(sheet: Sheet, id: string, r: number, half: number, pitch: number) {
  const count = Math.round((x2 - x1) / pitch)
  const step = (x2 - x1) / count
  sheet.part(id, 'elastomer', 'unsectioned', box(x1, x2, r - half, r + half), 'thin')
  const weft = (way: 1 | -1): Segment[] => {
    const path: Segment[] = [[x1, r]]
    for (let i = 0; i < count; i++) {
      const [start, end] = [x1 + i * step, x1 + (i + 1) * step]
      const top = r + way * (i % 2 ? 1 : -1) * half * 1.1
      path.push({
        to: [end, r],
        via: [
          [start + step * 0.3, top],
          [end - step * 0.3, top],
        ],
      })
    }
    return path
  }
  sheet.line(weft(1), { weight: 'spring', tone: 'accent' })
  for (let i = 0; i < count; i++)
    sheet.part(
      `${id}-warp`,
      'elastomer',
      'elastomer',
      { centre: [x1 + (i + 0.5) * step, r], radius: Math.min(half * 0.42, 4) },
      'none',
    )
}

/** The metal between two layers. */
export function insert(sheet: Sheet, { insert: form, insertMetal }: SheetGasket) {
  const material = insertMetal === 'stainless' ? 'steel-fine' : 'steel-fine-opposed'
  const half = insertMetal === 'stainless' ? 6 : 4
  if (form === 'mesh') {
    cloth(sheet, 'insert', MIDDLE, half + 4, 22)
    return
  }
  if (form === 'tanged') {
    for (let i = 0; i < 10; i++) {
      const x = x1 + 24 + i * 38
      const way = i % 2 ? 1 : -1
      const tang: Point[] = [
        [x - 5, MIDDLE + way * half],
        [x + 5, MIDDLE + way * half],
        [x + 9, MIDDLE + way * 26],
        [x + 2, MIDDLE + way * 20],
      ]
      sheet.part('tang', 'elastomer', 'unsectioned', tang, 'thin')
    }
  }
  if (form !== 'none')
    sheet.part('insert', 'elastomer', material, box(x1, x2, MIDDLE - half, MIDDLE + half), 'thin')
}
