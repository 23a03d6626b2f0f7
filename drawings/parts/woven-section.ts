import { box, type Circle, type Segment, type Sheet } from '../kit.ts'

type Woven = { x1: number; x2: number; r: number; half: number; pitch: number }

/** A woven cloth, cut: warp ends as dots, with the weft over and under them. */
export function wovenSection(sheet: Sheet, id: string, { x1, x2, r, half, pitch }: Woven) {
  const count = Math.round((x2 - x1) / pitch)
  const step = (x2 - x1) / count
  const weft: Segment[] = [[x1, r]]
  for (let i = 0; i < count; i++) {
    const [start, end] = [x1 + i * step, x1 + (i + 1) * step]
    const crest = r + (i % 2 ? 1 : -1) * half * 1.1
    weft.push({
      to: [end, r],
      via: [
        [start + step * 0.3, crest],
        [end - step * 0.3, crest],
      ],
    })
  }
  sheet
    .part(id, 'elastomer', 'unsectioned', box(x1, x2, r - half, r + half), 'thin')
    .line(weft, { weight: 'spring', tone: 'accent' })
  for (let i = 0; i < count; i++) {
    const warp: Circle = { centre: [x1 + (i + 0.5) * step, r], radius: Math.min(half * 0.42, 4) }
    sheet.part(`${id}-warp`, 'elastomer', 'elastomer', warp, 'none')
  }
}
