import { FACET_NAMES, FACETS, isInTurns, TURNS } from '#figures/facets.ts'
import type { Service } from '#visitor/quote-list.ts'

/**
 * The figures of the visitor's machine that the page's address holds, as the selector writes them, and the flange that a
 * product's own page writes: what is asked for there goes along with a product into the list to quote.
 */
export function addressedService(query: URLSearchParams): Service {
  const flange = query.get('brida')?.trim()
  const figures = Object.fromEntries(
    FACET_NAMES.flatMap((facet) => {
      const { parameter, units } = FACETS[facet]
      const amount = query.get(parameter)?.trim()
      if (!amount || !/\d/.test(amount)) return []
      if (facet === TURNS.facet && isInTurns(query)) return [[facet, `${amount} ${TURNS.unit}`]]
      const isImperial = query.get(parameter + UNIT_SUFFIX) === units.imperial
      const unit = units[isImperial ? 'imperial' : 'si']
      return [[facet, `${amount.replace('.', ',')} ${unit}`]]
    }),
  )
  return flange ? { ...figures, flange } : figures
}

/** `eje-en=in`: the unit of `eje`. */
export const UNIT_SUFFIX = '-en'

/** What is chosen of a product on its own page, such as its compound. */
export function askedNote(query: URLSearchParams): string {
  return query.get('opcion') ?? ''
}
