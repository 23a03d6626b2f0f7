import { NO_BREAK_SPACE } from '#figures/bind-units.ts'
import { FACETS } from '#figures/facets.ts'
import { formatNumber, typedFigureText } from '#figures/format-number.ts'
import { selectorPath } from '../selector/criteria.ts'
import type { ReadFluid } from './read-query.ts'
import type { AskedFigure } from './read-figures.ts'

/** A figure as it was understood: "Diámetro 1 7/8 in (≈ 47,6 mm)". */
export function figureLabel({ facet, value, written, unit }: AskedFigure): string {
  const { name, units } = FACETS[facet]
  const typed = `${name} ${typedFigureText({ amount: written, unit })}`
  if (unit === units.si) return typed
  const rounded = formatNumber(Math.round(value * 10) / 10)
  return `${typed} (≈ ${rounded}${NO_BREAK_SPACE}${units.si})`
}

/** The selector with the same figures, and the first service of each fluid, in it. */
export function refinedSelectorPath(
  figures: readonly AskedFigure[],
  fluids: readonly ReadFluid[],
): string {
  const service = fluids[0]?.services[0]
  return selectorPath({ figures, choices: service === undefined ? {} : { services: service } })
}
