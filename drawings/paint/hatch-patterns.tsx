import { LINE_WEIGHTS } from '../line-weights.ts'
import { fillOf, type FillName, type Hatch } from '../materials.ts'
import type { Texture } from '../product-look.ts'
import type { Mark } from '../model.ts'
import type { Brush } from './brush.ts'
import { round } from './path-data.ts'

const BROKEN_LENGTH = 0.55
/** The texture shows the material; the colour is the product's. */
const TEXTURE_STRENGTH = 0.6

/** The fills of these marks that need a pattern, each once. */
export function hatchesOf(marks: readonly Mark[]): [FillName, Hatch | Texture][] {
  const names = new Set<FillName>()
  for (const mark of marks) {
    if (mark.type === 'part') names.add(mark.material)
    if (mark.type === 'medium') names.add(mark.medium)
  }
  return [...names].flatMap((name): [FillName, Hatch | Texture][] => {
    const fill = fillOf(name)
    return typeof fill === 'string' ? [] : [[name, fill]]
  })
}

type HatchPatternsProps = { hatches: readonly [FillName, Hatch | Texture][]; brush: Brush }

/** Pattern ids begin with the drawing's id, so that a page can have several drawings. */
export const HatchPatterns = ({ hatches, brush }: HatchPatternsProps) =>
  hatches.map(([name, fill]) =>
    'path' in fill ? (
      <TexturePattern key={name} id={`${brush.id}-${name}`} texture={fill} brush={brush} />
    ) : (
      <HatchPattern key={name} id={`${brush.id}-${name}`} hatch={fill} brush={brush} />
    ),
  )

function HatchPattern({ id, hatch, brush }: { id: string; hatch: Hatch; brush: Brush }) {
  const pitch = round(hatch.pitch * brush.scale)
  const half = round(pitch / 2)
  const end = hatch.broken ? round(pitch * BROKEN_LENGTH) : pitch
  return (
    <pattern
      id={id}
      width={pitch}
      height={pitch}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${90 - hatch.angle})`}
    >
      {!brush.laysGrounds && (
        <path d={`M0 0H${pitch}V${pitch}H0Z`} fill={brush.tone(hatch.ground)} />
      )}
      <path
        d={`M${half} 0V${end}${hatch.cross ? `M0 ${half}H${pitch}` : ''}`}
        stroke={brush.tone(hatch.stroke)}
        strokeWidth={brush.line(LINE_WEIGHTS[hatch.weight] / Math.sqrt(brush.scale))}
      />
    </pattern>
  )
}

function TexturePattern({ id, texture, brush }: { id: string; texture: Texture; brush: Brush }) {
  const { width, height, path } = texture
  return (
    <pattern
      id={id}
      width={width}
      height={height}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${round(brush.scale)})`}
    >
      {!brush.laysGrounds && <path d={`M0 0H${width}V${height}H0Z`} fill={brush.tone('product')} />}
      <path
        d={path}
        fill="none"
        stroke={brush.tone('product-mark')}
        strokeOpacity={TEXTURE_STRENGTH}
        strokeWidth={brush.line(LINE_WEIGHTS['strong-rule'] / brush.scale)}
        strokeLinecap="round"
      />
    </pattern>
  )
}
