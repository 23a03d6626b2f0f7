import type { JudgedLimit } from '#figures/judgement.ts'
import { FACETS, TURNS } from '#figures/facets.ts'
import { typedFigure } from '#figures/limit-words.ts'
import { queryText } from '#visitor/address-query.ts'
import type { Service } from '#visitor/quote-list.ts'
import { writeFigures } from './selector/addressed-figures.ts'

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
  writeFigures(
    query,
    limits.map(({ asked }) => asked),
  )
  return href + queryText(query)
}
