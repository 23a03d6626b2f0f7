import type { Judgeable, JudgedLimit } from '#figures/judgement.ts'
import { FACETS, TURNS } from '#figures/facets.ts'
import { typedFigure } from '#figures/limit-words.ts'
import { NOTE_PARAMETER } from '#components/product-row/addressed-service.ts'
import type { Service } from '#visitor/quote-list.ts'
import { askedQuery, type Criteria } from './selector/criteria.ts'

/** The asked figures as the quote list stores them, in the unit system in which they were given. */
export function serviceFromLimits(limits: readonly JudgedLimit[]): Service {
  return Object.fromEntries(
    limits.map(({ asked: { facet, value, system = 'si', inTurns } }) => {
      return inTurns
        ? [facet, `${String(value).replace('.', ',')} ${TURNS.unit}`]
        : [facet, `${typedFigure(value, facet, system)} ${FACETS[facet].units[system]}`]
    }),
  )
}

/**
 * The limits whose figures go along with a product. There a diameter is the product's own: that of a shaft, which a joint
 * does not publish, would be read as its pipe's.
 */
export function limitsToCarry(
  limits: readonly JudgedLimit[],
  { ranges = [] }: Partial<Pick<Judgeable, 'ranges'>>,
): readonly JudgedLimit[] {
  return ranges.some(({ kind }) => kind === 'diameter')
    ? limits.filter(({ kind, verdict, range }) => {
        return kind !== 'diameter' || verdict !== 'unpublished' || range
      })
    : limits
}

/**
 * A product's address with the asked figures, each in the unit in which it was given, their machine and fluid, and the
 * compound that was named: its page judges them as its row does, and passes them to the quote list as they were written.
 */
export function addressWithFigures(
  href: string,
  limits: readonly JudgedLimit[],
  choices: Criteria['choices'] = {},
  note?: string,
): string {
  const figures = limits.map(({ asked }) => asked)
  const query = figures.length > 0 ? askedQuery({ figures, choices }) : new URLSearchParams()
  if (note !== undefined) query.set(NOTE_PARAMETER, note)
  return query.size > 0 ? `${href}?${query.toString()}` : href
}
