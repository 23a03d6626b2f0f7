import type { JudgedLimit } from '#figures/judgement.ts'
import { FACETS, TURNS } from '#figures/facets.ts'
import { typedFigure } from '#figures/limit-words.ts'
import { UNIT_SUFFIX } from '#components/product-row/addressed-service.ts'
import { queryText } from '#visitor/address-query.ts'
import type { Service } from '#visitor/quote-list.ts'

/** The asked figures as the quote list stores them, in the unit system in which they were given. */
export function serviceOf(limits: readonly JudgedLimit[]): Service {
  return Object.fromEntries(
    limits.map(({ asked: { facet, value, system = 'si', inTurns } }) => {
      return inTurns
        ? [facet, `${String(value).replace('.', ',')} ${TURNS.unit}`]
        : [facet, `${typedFigure(value, facet, system)} ${FACETS[facet].units[system]}`]
    }),
  )
}

/**
 * A product's address with the asked figures, each in the unit in which it was given: its page judges them, and passes
 * them to the quote list as they were written.
 */
export function withAsked(href: string, limits: readonly JudgedLimit[]): string {
  const query = new URLSearchParams()
  for (const { asked } of limits) {
    const { facet, value, system = 'si', inTurns } = asked
    const { parameter, units } = FACETS[facet]
    const shown = inTurns ? String(value) : typedFigure(value, facet, system).replace(',', '.')
    query.set(parameter, shown)
    if (inTurns) query.set(TURNS.parameter, TURNS.unit)
    else if (system === 'imperial') query.set(parameter + UNIT_SUFFIX, units.imperial)
  }
  return href + queryText(query)
}
