import type { Crop, DrawingLayout } from '../model.ts'
import { onTurn } from './projection.ts'
import { turnedBody, type TurnedBody } from './turned-body.ts'

/** Length of the bare shaft shown beyond the body. */
const STUB = { first: 84, last: 88 }
const MARGIN = 14
const STEP = 5

/** The start and end of the shaft in a picture. */
export const shaftEnds = ({ first, last }: TurnedBody) =>
  [first - STUB.first, last + STUB.last] as const

/** The frame of a picture, in its own units. */
export function cutawayBox(body: TurnedBody): Crop {
  const { stretches, cutaway } = body
  const turns = [
    ...shaftEnds(body).map((x) => ({ x, r: cutaway.shaft, from: 0 })),
    ...stretches.flatMap(({ x1, x2, r1, r2 }) => [
      { x: x1, r: r1, from: 90 },
      { x: x2, r: r2, from: 90 },
    ]),
  ]
  const spots = turns.flatMap(({ from, ...turn }) =>
    Array.from({ length: (360 - from) / STEP + 1 }, (_, i) => onTurn(turn, from + i * STEP)),
  )
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN]
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y }
}

/** The turned body of a drawing. Throws if its kind has no cutaway. */
export function bodyOf(layout: DrawingLayout): TurnedBody {
  const body = turnedBody(layout)
  if (!body) throw new Error('This drawing has no cutaway view.')
  return body
}
