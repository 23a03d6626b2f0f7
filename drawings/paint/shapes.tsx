import type { ReactNode } from 'react'
import { LINE_WEIGHTS } from '../line-weights.ts'
import type { FillName } from '../materials.ts'
import type { LineMark, Mark, MediumMark, Outline, PartMark } from '../model.ts'
import type { Brush } from './brush.ts'
import { round } from './path-data.ts'
import type { Sheen } from './sheen.tsx'

type Stroke = {
  fill?: string
  stroke?: string
  strokeWidth?: string | number
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

/** Fluid is drawn in pieces; this stroke closes the hairline gaps between them. */
const SEAM = 0.8

type FilledProps = {
  name: FillName
  outline: Outline
  brush: Brush
  sheen: Sheen | undefined
  motion: ReactNode
  stroke: Stroke | undefined
}

/** A part or medium, filled with its light, hatch or tone. */
function Filled({ name, outline, brush, sheen, motion, stroke }: FilledProps) {
  const ground = sheen ? undefined : brush.ground(name)
  const fill = sheen ? brush.sheen(sheen) : brush.fill(name)
  const shape = { outline, isClosed: true, brush }
  return (
    <>
      {ground !== undefined && <OutlineShape {...shape} fill={ground} />}
      <OutlineShape {...shape} fill={fill} motion={motion} {...stroke} />
    </>
  )
}

/** A part's edges; the heavier silhouette is drawn beneath them. */
const edgeOf = ({ weight, material }: PartMark, brush: Brush): Stroke => {
  if (weight === 'none') {
    // In dark mode, only the edge shows rubber.
    return material === 'elastomer'
      ? { stroke: brush.tone('ink'), strokeWidth: brush.width('thin') }
      : {}
  }
  return {
    stroke: brush.tone('ink'),
    strokeWidth: brush.width(weight === 'outline' ? 'edge' : weight),
  }
}

const WIRE_CORE = LINE_WEIGHTS.wire - 2 * LINE_WEIGHTS.thin

/** A round wire: two edges with metal between them. */
function Wire({ mark, brush }: { mark: LineMark; brush: Brush }) {
  const d = brush.path(mark.path, false)
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke={brush.tone(mark.tone)} strokeWidth={brush.width('wire')} />
      <path d={d} stroke={brush.tone('sheet')} strokeWidth={brush.line(WIRE_CORE)} />
    </g>
  )
}

/** On a dark ground, since the line alone would not stand out from the faces. */
function ContactLine({ mark, brush }: { mark: LineMark; brush: Brush }) {
  const d = brush.path(mark.path, false)
  return (
    <g fill="none">
      <path d={d} stroke={brush.tone('seam')} strokeWidth={brush.width('contact-ground')} />
      <path d={d} stroke={brush.tone('contact')} strokeWidth={brush.width('contact')} />
    </g>
  )
}

type MarkShapeProps = {
  mark: Mark
  brush: Brush
  sheen: Sheen | undefined
  motion?: ReactNode
}

/** One mark of the model, as SVG. */
export function MarkShape({ mark, brush, sheen, motion }: MarkShapeProps) {
  const filled = ({ outline }: PartMark | MediumMark) => ({ outline, brush, sheen, motion })
  switch (mark.type) {
    case 'part':
      return <Filled name={mark.material} stroke={edgeOf(mark, brush)} {...filled(mark)} />
    case 'medium': {
      const seam = sheen && { stroke: brush.sheen(sheen), strokeWidth: SEAM }
      return <Filled name={mark.medium} stroke={seam} {...filled(mark)} />
    }
    case 'line':
      if (mark.weight === 'wire') return <Wire mark={mark} brush={brush} />
      if (mark.tone === 'contact') return <ContactLine mark={mark} brush={brush} />
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
