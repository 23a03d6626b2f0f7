import type { Sheet } from '../sheet.ts'

type SurfaceLetter = { x: number; from: number; to: number; text: string; row: number }

const HEAD = { length: 12, half: 4 } as const

/**
 * A diameter's letter under an arrow that ends on its surface: the other end lies beyond the axis,
 * out of the picture.
 */
export function surfaceLetter(sheet: Sheet, { x, from, to, text, row }: SurfaceLetter) {
  const barb = to > from ? to - HEAD.length : to + HEAD.length
  sheet.onlyOnSection(() =>
    sheet
      .line([
        [x, from],
        [x, to],
      ])
      .line([
        [x - HEAD.half, barb],
        [x, to],
        [x + HEAD.half, barb],
      ]),
  )
  sheet.text([x, row], text)
}
