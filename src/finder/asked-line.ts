import type { JudgedLimit } from '#figures/judgement.ts'
import { FACETS, TURNS } from '#figures/facets.ts'
import { typedFigure } from '#figures/limit-words.ts'
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
