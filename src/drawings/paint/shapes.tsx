import type { ReactNode } from 'react'
import type { Outline, Mark } from '../model.ts'
import type { Brush } from './brush.ts'
import { round } from './round.ts'

type Stroke = {
  fill: string
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

type MarkShapeProps = { mark: Mark; brush: Brush; motion?: ReactNode }

/** One mark of the model, as SVG. */
export function MarkShape({ mark, brush, motion }: MarkShapeProps) {
  switch (mark.type) {
    case 'part': {
      const stroke =
        mark.weight === 'none'
          ? {}
          : {
              stroke: brush.tone('ink'),
              strokeWidth: brush.width(mark.weight),
            }
      return (
        <OutlineShape
          outline={mark.outline}
          isClosed
          brush={brush}
          fill={brush.fill(mark.material)}
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
          fill={brush.fill(mark.medium)}
          motion={motion}
        />
      )
    case 'line':
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
