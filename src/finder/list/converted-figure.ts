import { FACETS, type Facet } from '#figures/facets.ts'
import { typedFigure } from '#figures/limit-words.ts'
import { convert, type UnitSystem } from '#figures/units.ts'
import { readAmount } from '../search/read-number.ts'

/** Converts a typed figure to the other unit system; text that is no figure stays unchanged. */
export function converted(text: string, facet: Facet, to: UnitSystem): string {
  const { units } = FACETS[facet]
  const unit = units[to === 'si' ? 'imperial' : 'si']
  const amount = readAmount(text, unit)
  return amount === undefined ? text : typedFigure(convert(amount, unit, units.si), facet, to)
}
