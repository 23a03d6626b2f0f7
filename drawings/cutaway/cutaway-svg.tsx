import type { ReactNode } from 'react'
import { box } from '../geometry.ts'
import type { DrawingLayout, Mark } from '../model.ts'
import { FILE_STYLE, productProperties, productStyle, type DrawingTheme } from '../palette.ts'
import { makeBrush, type Brush } from '../paint/brush.ts'
import { HatchPatterns, hatchesOf } from '../paint/hatch-patterns.tsx'
import { round } from '../paint/round.ts'
import { MarkShape } from '../paint/shapes.tsx'
import { SheenGradients, sheenOf } from '../paint/sheen.tsx'
import { OVERHANG, type TurnedBody } from './turned-body.ts'
import { bodyOf, cutawayBox } from './cutaway-box.ts'
import { CutEdges, GapGround } from './cut-faces.tsx'
import { faceMatrix } from './projection.ts'
import { LightGradients, lightStyle } from './turned-light.tsx'
import { bareShaft, farShaft, nearShaft, outsidePieces } from './turned-pieces.tsx'

/** The width in px at which its lines have their weights. */
const MADE_FOR = 640

type CutawaySvgProps = {
  layout: DrawingLayout
  theme: DrawingTheme
  id: string
  title: string
  description: string
}

/** A section turned round its axis, a quarter cut away: the same marks lie on both faces of the cut. */
export function CutawaySvg({ layout, theme, id, title, description }: CutawaySvgProps) {
  const body = bodyOf(layout)
  const { x, y, width, height } = cutawayBox(body)
  const { product } = layout
  const brush = makeBrush({ id, theme, scale: 1, axis: 0, isSheet: true, product })
  const isLit = theme !== 'mono'
  const paint = { body, brush, isLit }
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
        <HatchPatterns hatches={hatchesOf(body.cut, brush)} brush={brush} />
        {isLit && <SheenGradients layout={{ marks: body.cut }} marks={body.cut} brush={brush} />}
        {isLit && <LightGradients {...paint} />}
        <clipPath id={`${id}-reach`}>
          <path d={brush.path(reachOf(body), true)} />
        </clipPath>
        <g id={`${id}-cut`} clipPath={`url(#${id}-reach)`}>
          <GapGround {...paint} />
          <CutMarks marks={body.cut} brush={brush} isLit={isLit} />
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

/** Nothing that is cut stands out further than the body is turned. */
const reachOf = ({ first, last, cutaway: { shaft, reach } }: TurnedBody) =>
  box(first - OVERHANG, last + OVERHANG, shaft - 2, reach)

type CutMarksProps = { marks: readonly Mark[]; brush: Brush; isLit: boolean }

/** The section, as on its sheet; empty space is shade here, where paper would be a hole in the body. */
function CutMarks({ marks, brush, isLit }: CutMarksProps): ReactNode {
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
      sheen={isLit && mark.type === 'part' ? sheenOf(mark, {}) : undefined}
    />
  ))
}
