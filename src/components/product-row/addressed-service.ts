import { FACET_NAMES, FACETS, isInTurns, TURNS } from '#figures/facets.ts'
import type { Service } from '#visitor/quote-list.ts'

/**
 * The figures of the visitor's machine in the page's address, as the selector writes them, and the flange that a
 * product's page writes there: they go into the list to quote together with a product.
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

/** As in `eje-en=in`, the unit of `eje`. */
export const UNIT_SUFFIX = '-en'

export const NOTE_PARAMETER = 'opcion'

/** The option chosen on the product's page, such as its compound. */
export function askedNote(query: URLSearchParams): string {
  return query.get(NOTE_PARAMETER) ?? ''
}
