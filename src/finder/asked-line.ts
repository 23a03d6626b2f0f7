import type { JudgedLimit } from '#figures/judgement.ts'
import { FACETS, TURNS } from '#figures/facets.ts'
import { typedFigure } from '#figures/limit-words.ts'
import type { Service } from '#visitor/quote-list.ts'

/** What was asked, as the list to quote keeps it: in the system in which it was given. */
export function serviceOf(limits: readonly JudgedLimit[]): Service {
  return Object.fromEntries(
    limits.map(({ asked: { facet, value, system = 'si', inTurns } }) => {
      return inTurns
        ? [facet, `${String(value).replace('.', ',')} ${TURNS.unit}`]
        : [facet, `${typedFigure(value, facet, system)} ${FACETS[facet].units[system]}`]
    }),
  )
}
