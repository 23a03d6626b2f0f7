import { polyline } from '../path-notation.ts'
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
      .line(polyline`M${x} ${from} V${to}`)
      .line(polyline`M${x - HEAD.half} ${barb} L${x} ${to} L${x + HEAD.half} ${barb}`),
  )
  sheet.text([x, row], text)
}
