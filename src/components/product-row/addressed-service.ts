import { FACET_NAMES, FACETS, isInTurns, TURNS } from '#figures/facets.ts'
import type { Service } from '#visitor/quote-list.ts'

/**
 * The figures of the visitor's machine that the page's address holds, as the selector writes them: what
 * is asked for there goes along with a product into the list to quote.
 */
export function addressedService(query: URLSearchParams): Service {
  return Object.fromEntries(
    FACET_NAMES.flatMap((facet) => {
      const { parameter, units } = FACETS[facet]
      const amount = query.get(parameter)?.trim()
      if (!amount || !/\d/.test(amount)) return []
      if (facet === TURNS.facet && isInTurns(query)) return [[facet, `${amount} ${TURNS.unit}`]]
      const isImperial = query.get(`${parameter}-en`) === units.imperial
      const unit = units[isImperial ? 'imperial' : 'si']
      return [[facet, `${amount.replace('.', ',')} ${unit}`]]
    }),
  )
}

/** What is chosen of a product on its own page, such as its compound. */
export function askedNote(query: URLSearchParams): string {
  return query.get('opcion') ?? ''
}
