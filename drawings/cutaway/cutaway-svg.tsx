import type { ReactNode } from 'react'
import { box, type DrawingLayout, type Mark, type Point } from '../kit.ts'
import { makeBrush, type Brush } from '../paint/brush.ts'
import { HatchPatterns, hatchesOf } from '../paint/hatch-patterns.tsx'
import { round } from '../paint/path-data.ts'
import { MarkShape } from '../paint/shapes.tsx'
import { SheenGradients, sheenOf } from '../paint/sheen.tsx'
import { FILE_STYLE, productProperties, productStyle, type DrawingTheme } from '../palette.ts'
import { bodyOf, cutawayBox } from './cutaway-box.ts'
import { onFace, spot, faceMatrix } from './projection.ts'
import { type TurnedBody, OVERHANG } from './turned-body.ts'
import { CastShade, type Paint, LightGradients, lightStyle } from './turned-light.tsx'
import { bareShaft, farShaft, nearShaft, outsidePieces } from './turned-pieces.tsx'

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

/** The shaded ground behind the gaps of the section. */
const GapGround = ({ body, brush }: Paint) => (
  <path d={brush.path(outlineOf(body), true)} fill={brush.tone('shade')} />
)

/** The outline split into the strokes that are drawn heavy, without thin plates, which would become all black. */
function strokesOf(body: TurnedBody): Point[][] {
  const plates = body.stretches.filter(({ surface }) => surface === 'bellows')
  const [from, to] = [plates[0]?.x1, plates.at(-1)?.x2]
  const outline = outlineOf(body)
  return from === undefined || to === undefined
    ? [outline]
    : [outline.filter(([x]) => x <= from), outline.filter(([x]) => x >= to)]
}

/** The edges of both cut faces: the upper face, slightly turned from the light, and their silhouette. */
function CutEdges({ body, brush }: Paint) {
  const pathOn = (face: 'upper' | 'front', points: readonly Point[]) =>
    `M${points.map((point) => spot(onFace(face, point))).join('L')}`
  const edges = (['upper', 'front'] as const).flatMap((face) =>
    strokesOf(body).map((points) => pathOn(face, points)),
  )
  return (
    <>
      <CastShade d={`${pathOn('upper', outlineOf(body))}Z`} strength={0.1} brush={brush} />
      <path
        d={edges.join('')}
        fill="none"
        stroke={brush.tone('ink')}
        strokeWidth={brush.width('silhouette')}
      />
    </>
  )
}

/** The width in px at which lines have their nominal widths. */
const MADE_FOR = 640

type CutawaySvgProps = {
  layout: DrawingLayout
  theme: DrawingTheme
  id: string
  title: string
  description: string
}

/** A section as a solid of revolution with a quarter cut away: both faces of the cut show the same marks. */
export function CutawaySvg({ layout, theme, id, title, description }: CutawaySvgProps) {
  const body = bodyOf(layout)
  const { x, y, width, height } = cutawayBox(body)
  const { product } = layout
  const brush = makeBrush({ id, theme, scale: 1, axis: 0, isSheet: true, product })
  const paint = { body, brush }
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={[x, y, width, height].map(round).join(' ')}
      width={Math.round(width)}
      height={Math.round(height)}
      data-made-for={MADE_FOR}
      role="img"
      aria-labelledby={`${id}-t ${id}-d`}
      strokeLinejoin="round"
      {...(product && theme === 'page' && { style: productProperties(product) })}
    >
      <title id={`${id}-t`}>{title}</title>
      <desc id={`${id}-d`}>{description}</desc>
      {theme === 'file' && (
        <style>{FILE_STYLE + (product ? productStyle(product) : '') + lightStyle(id)}</style>
      )}
      <defs>
        <HatchPatterns hatches={hatchesOf(body.cut)} brush={brush} />
        <SheenGradients layout={{ marks: body.cut }} marks={body.cut} brush={brush} />
        <LightGradients {...paint} />
        <clipPath id={`${id}-reach`}>
          <path d={brush.path(reachOf(body), true)} />
        </clipPath>
        <g id={`${id}-cut`} clipPath={`url(#${id}-reach)`}>
          <GapGround {...paint} />
          <CutMarks marks={body.cut} brush={brush} />
        </g>
      </defs>
      {farShaft(paint)}
      {outsidePieces(paint)}
      {nearShaft(paint)}
      <use href={`#${id}-cut`} transform={faceMatrix('upper')} />
      <use href={`#${id}-cut`} transform={faceMatrix('front')} />
      <CutEdges {...paint} />
      {bareShaft(paint)}
    </svg>
  )
}

/** The area of the cut, which extends no further out than the turned body. */
const reachOf = ({ first, last, cutaway: { shaft, reach } }: TurnedBody) =>
  box(first - OVERHANG, last + OVERHANG, shaft - 2, reach)

type CutMarksProps = { marks: readonly Mark[]; brush: Brush }

/** The section as on its sheet, except that empty space is shaded: paper would look like a hole in the body. */
function CutMarks({ marks, brush }: CutMarksProps): ReactNode {
  const inShade: Brush = {
    ...brush,
    fill: (name) =>
      name === 'process' || name === 'atmosphere' ? brush.tone('shade') : brush.fill(name),
  }
  return marks.map((mark, i) => (
    <MarkShape
      key={i}
      mark={mark}
      brush={inShade}
      sheen={mark.type === 'part' ? sheenOf(mark, {}) : undefined}
    />
  ))
}
