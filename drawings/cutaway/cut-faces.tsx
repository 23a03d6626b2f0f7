import type { Point } from '../model.ts'
import { onFace, spot } from './projection.ts'
import type { TurnedBody } from './turned-body.ts'
import { CastShade, type Paint } from './turned-light.tsx'

/** The outline of the cut: the shaft, and the body's outside above it. */
const outlineOf = ({ first, last, stretches, cutaway }: TurnedBody): Point[] => [
  [first, cutaway.shaft],
  ...stretches.flatMap(({ x1, x2, r1, r2 }, i): Point[] => {
    const next = stretches[i + 1]
    const isGap = next !== undefined && next.x1 - x2 > 1
    return [
      [x1, r1],
      [x2, r2],
      ...(isGap
        ? ([
            [x2, cutaway.shaft],
            [next.x1, cutaway.shaft],
          ] as const)
        : []),
    ]
  }),
  [last, cutaway.shaft],
]

/** What lies behind the gaps of the section is in the shade. */
export const GapGround = ({ body, brush }: Paint) => (
  <path d={brush.path(outlineOf(body), true)} fill={brush.tone('shade')} />
)

/** The same outline, as the strokes that make it heavy: thin plates would be all black. */
function strokesOf(body: TurnedBody): Point[][] {
  const plates = body.stretches.filter(({ surface }) => surface === 'bellows')
  const [from, to] = [plates[0]?.x1, plates.at(-1)?.x2]
  const outline = outlineOf(body)
  return from === undefined || to === undefined
    ? [outline]
    : [outline.filter(([x]) => x <= from), outline.filter(([x]) => x >= to)]
}

/** The upper face turned a little from the light, and the silhouette of both. */
export function CutEdges({ body, brush, isLit }: Paint) {
  const pathOn = (face: 'upper' | 'front', points: readonly Point[]) =>
    `M${points.map((point) => spot(onFace(face, point))).join('L')}`
  const edges = (['upper', 'front'] as const).flatMap((face) =>
    strokesOf(body).map((points) => pathOn(face, points)),
  )
  return (
    <>
      <CastShade d={`${pathOn('upper', outlineOf(body))}Z`} strength={0.1} {...{ brush, isLit }} />
      <path
        d={edges.join('')}
        fill="none"
        stroke={brush.tone('ink')}
        strokeWidth={brush.width('silhouette')}
      />
    </>
  )
}
