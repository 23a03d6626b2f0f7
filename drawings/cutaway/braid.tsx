import type { ReactNode } from 'react'
import type { Brush } from '../paint/brush.ts'
import { onTurn, spot } from './projection.ts'
import type { Stretch } from './turned-body.ts'

/** Between two strands of a row, how far each leans, and how full it is, in degrees round the shaft. */
const STRAND = { pitch: 6, lean: 9, half: 3.4 }
const ROWS = 2

/** Strands on the outside of a packing ring, `within` what is seen of it: two rows that lean towards each other. */
export function braid(
  { surface, x1, x2, r1: r }: Stretch,
  [from, to]: readonly [number, number],
  brush: Brush,
  within: string,
): ReactNode {
  const width = (x2 - x1) / ROWS
  const strands: string[] = []
  for (let row = 0; row < ROWS; row += 1) {
    const [a, b] = [x1 + row * width, x1 + (row + 1) * width]
    const lean = row % 2 === 0 ? STRAND.lean : -STRAND.lean
    for (let at = from - STRAND.lean; at < to; at += STRAND.pitch) {
      const start = lean > 0 ? at : at + STRAND.lean
      const place = (share: number, bulge = 0) =>
        spot(onTurn({ x: a + (b - a) * share, r }, start + lean * share + bulge))
      const side = (near: number, bulge: number) =>
        `C${place(near, bulge)} ${place(1 - near, bulge)} ${place(near < 0.5 ? 1 : 0)}`
      strands.push(`M${place(0)}${side(0.25, STRAND.half)}${side(0.75, -STRAND.half)}`)
    }
  }
  const isBlack = surface === 'black-braid'
  const clip = `${brush.id}-ring-${Math.round(x1)}-${Math.round(from)}`
  return (
    <>
      <clipPath id={clip}>
        <path d={within} />
      </clipPath>
      <path
        clipPath={`url(#${clip})`}
        d={strands.join('')}
        fill={brush.tone(isBlack ? 'product' : 'fluid')}
        stroke={brush.tone(isBlack ? 'product-mark' : 'accent')}
        strokeWidth={brush.width('thin')}
      />
    </>
  )
}
