import type { Figure } from '#figures/present-specs.ts'
import type { UnitSystem } from '#figures/units.ts'
import { FigureText } from '../figure-text/figure-text.tsx'

type BothUnitsProps = {
  si: Figure
  imperial: Figure | undefined
  /** The column's units, set light. */
  units?: Readonly<Record<UnitSystem, string>> | undefined
}

/**
 * A figure in the visitor's system of units; the page holds both, and print shows both. Without a counterpart, the
 * same figure in both.
 */
export function BothUnits({ si, imperial, units }: BothUnitsProps) {
  if (!imperial) return <FigureText figure={si} unit={units?.si} />
  return (
    <>
      <span className="in-si">
        <FigureText figure={si} unit={units?.si} />
      </span>
      <span className="in-imperial">
        <FigureText figure={imperial} unit={units?.imperial} />
      </span>
    </>
  )
}
