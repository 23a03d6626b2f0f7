import type { ReactNode } from 'react'
import { isSectioned } from '../materials.ts'
import type { LineMark, Mark, Outline, PartMark } from '../model.ts'
import type { Brush } from './brush.ts'
import { round } from './round.ts'
import type { Sheen } from './sheen.tsx'

type Stroke = {
  fill?: string
  stroke?: string
  strokeWidth?: number
  strokeDasharray?: string | undefined
}
type OutlineShapeProps = {
  outline: Outline
  isClosed: boolean
  brush: Brush
  motion?: ReactNode
} & Stroke

export function OutlineShape({ outline, isClosed, brush, motion, ...stroke }: OutlineShapeProps) {
  if ('centre' in outline) {
    const [x, r] = outline.centre
    return <circle cx={round(x)} cy={brush.y(r)} r={round(outline.radius)} {...stroke} />
  }
  return (
    <path d={brush.path(outline, isClosed)} {...stroke}>
      {motion}
    </path>
  )
}

/** Fluid is drawn in pieces; this closes the hair of paper between them. */
const SEAM = 0.8

/** Edges of what is cut are finer than its silhouette; what is seen from outside is finer than that. */
function edgeOf({ weight, material }: PartMark, brush: Brush): number {
  if (weight === 'none') return 0
  if (weight !== 'outline') return brush.width(weight)
  return brush.edge(isSectioned(material) ? 'cut' : 'seen')
}

/** A round wire: its two edges, and the metal between them. */
function Wire({ mark, brush }: { mark: LineMark; brush: Brush }) {
  const d = brush.path(mark.path, false)
  const width = brush.width('wire')
  const core = round(width - 2 * brush.width('thin'))
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke={brush.tone(mark.tone)} strokeWidth={width} />
      <path d={d} stroke={brush.tone('sheet')} strokeWidth={core} />
    </g>
  )
}

type MarkShapeProps = {
  mark: Mark
  brush: Brush
  sheen?: Sheen | undefined
  motion?: ReactNode
}

/** One mark of the model, as SVG. */
export function MarkShape({ mark, brush, sheen, motion }: MarkShapeProps) {
  switch (mark.type) {
    case 'part': {
      const stroke =
        mark.weight === 'none'
          ? {}
          : {
              stroke: brush.tone('ink'),
              strokeWidth: edgeOf(mark, brush),
            }
      return (
        <OutlineShape
          outline={mark.outline}
          isClosed
          brush={brush}
          fill={sheen ? brush.sheen(sheen) : brush.fill(mark.material)}
          motion={motion}
          {...stroke}
        />
      )
    }
    case 'medium':
      return (
        <OutlineShape
          outline={mark.outline}
          isClosed
          brush={brush}
          fill={sheen ? brush.sheen(sheen) : brush.fill(mark.medium)}
          {...(sheen && { stroke: brush.sheen(sheen), strokeWidth: SEAM })}
          motion={motion}
        />
      )
    case 'line':
      if (mark.weight === 'wire') return <Wire mark={mark} brush={brush} />
      return (
        <path
          d={brush.path(mark.path, false)}
          fill="none"
          stroke={brush.tone(mark.tone)}
          strokeWidth={brush.width(mark.weight)}
          strokeDasharray={brush.dash(mark.dash)}
        >
          {motion}
        </path>
      )
    case 'text':
      return (
        <text
          x={round(mark.at[0])}
          y={brush.y(mark.at[1])}
          fill={brush.tone(mark.tone)}
          textAnchor={mark.anchor}
          fontWeight={mark.strong ? 600 : undefined}
          fontSize={mark.size && round(mark.size)}
        >
          {mark.text}
        </text>
      )
  }
}
