import { LINE_WEIGHTS } from '../line-weights.ts'
import { fillOf, type FillName, type Hatch } from '../materials.ts'
import type { Mark } from '../model.ts'
import type { Brush } from './brush.ts'
import { round } from './round.ts'

const BROKEN_LENGTH = 0.55

/** Materials and media of these marks that need a pattern, each once. */
export function hatchesOf(marks: readonly Mark[], brush: Brush): [FillName, Hatch][] {
  const names = new Set<FillName>()
  for (const mark of marks) {
    if (mark.type === 'part') names.add(mark.material)
    if (mark.type === 'medium') names.add(mark.medium)
  }
  return [...names].flatMap((name): [FillName, Hatch][] => {
    const fill = fillOf(name, brush.theme === 'mono')
    return typeof fill === 'string' ? [] : [[name, fill]]
  })
}

type HatchPatternsProps = { hatches: readonly [FillName, Hatch][]; brush: Brush }

/** Pattern ids carry the drawing's id, so that several drawings can stand on one page. */
export function HatchPatterns({ hatches, brush }: HatchPatternsProps) {
  return (
    <>
      {hatches.map(([name, hatch]) => {
        const pitch = round(hatch.pitch * brush.scale)
        const half = round(pitch / 2)
        const end = hatch.broken ? round(pitch * BROKEN_LENGTH) : pitch
        return (
          <pattern
            key={name}
            id={`${brush.id}-${name}`}
            width={pitch}
            height={pitch}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${90 - hatch.angle})`}
          >
            <path d={`M0 0H${pitch}V${pitch}H0Z`} fill={brush.tone(hatch.ground)} />
            <path
              d={`M${half} 0V${end}${hatch.cross ? `M0 ${half}H${pitch}` : ''}`}
              stroke={brush.tone(hatch.stroke)}
              strokeWidth={brush.line(LINE_WEIGHTS[hatch.weight] / Math.sqrt(brush.scale))}
            />
          </pattern>
        )
      })}
    </>
  )
}
