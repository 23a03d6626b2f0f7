import { NO_BREAK_SPACE } from '#figures/bind-units.ts'
import { FACETS } from '#figures/facets.ts'
import { formatNumber, typedFigureText } from '#figures/format-number.ts'
import { SIZE_NAMES } from '#figures/limits.ts'
import { surfaceSpeed } from '#figures/units.ts'
import type { AskedFigure } from './read-figures.ts'

/** Significant digits of a converted value: enough to stay on the same side of a limit. */
const DIGITS = 3

/** A figure as understood: "Diámetro 1 7/8 in (≈ 47,6 mm)"; revolutions with the surface speed. */
export function figureLabel(figure: AskedFigure, others: readonly AskedFigure[]): string {
  const { facet, written, unit, size, least } = figure
  const { name, units } = FACETS[facet]
  if (size) return `${SIZE_NAMES[size]} ${unit}${NO_BREAK_SPACE}${written}`
  const typed = `${name} ${typedFigureText({ amount: written, unit })}`
  const value = valueOf(figure, others)
  if (unit === units.si || value === undefined || least !== undefined) return typed
  const rounded = formatNumber(Math.abs(value) < 100 ? precise(value) : Math.round(value))
  return `${typed} (≈ ${rounded}${NO_BREAK_SPACE}${units.si})`
}

function precise(value: number): number {
  return Number(value.toPrecision(DIGITS))
}

/** The figure in the facet's SI unit; undefined for revolutions without a shaft. */
function valueOf({ value, inTurns }: AskedFigure, others: readonly AskedFigure[]) {
  if (!inTurns) return value
  const shaft = others.find(({ facet }) => facet === 'diameter')?.value
  return shaft === undefined ? undefined : surfaceSpeed(value, shaft)
}
