import { UNIT_SUFFIX } from '#components/product-row/addressed-service.ts'
import { FACET_NAMES, FACETS, TURNS, type Facet } from '#figures/facets.ts'
import type { Asked } from '#figures/judgement.ts'
import { typedFigure } from '#figures/limit-words.ts'
import { convert, type UnitSystem } from '#figures/units.ts'
import { plainText } from '../search/plain-text.ts'
import { readAmount } from '../search/read-number.ts'

/** An address's figure in the visitor's units, with its SI value and the system in which it was asked. */
export function figureIn(
  query: URLSearchParams,
  parameter: string,
  facet: Facet,
  visitors: UnitSystem,
) {
  const { units, isSize } = FACETS[facet]
  const text = query.get(parameter) ?? ''
  const isInches = isSize === true && isFraction(text)
  const isImperial = isInches || query.get(parameter + UNIT_SUFFIX) === units.imperial
  const system = isImperial ? 'imperial' : 'si'
  // Addresses are written with a decimal point and no zero at the end; "1.500" was typed into a form.
  const isWritten = /^-?\d+\.\d*[1-9]$/.test(text.trim())
  const amount = isWritten ? Number(text) : readAmount(text, units[system])
  if (amount === undefined) return undefined
  const si = convert(amount, units[system], units.si)
  return { text: typedFigure(si, facet, visitors), si, system } as const
}

/** Whether a length is written as no other than inches are: "1 7/8", also in the address of a form without a script. */
export const isFraction = (text: string) => /\d\/\d/.test(plainText(text))

/** Writes the asked figures into a query, each in the unit in which it was asked: limits in that unit decide. */
export function writeFigures(query: URLSearchParams, figures: readonly Asked[]): void {
  query.delete(TURNS.parameter)
  for (const facet of FACET_NAMES) {
    const { parameter, units, isSize } = FACETS[facet]
    query.delete(parameter + UNIT_SUFFIX)
    const { value, system = 'si', inTurns } = figures.find((one) => one.facet === facet) ?? {}
    const isImperial = system === 'imperial' && !inTurns
    if (value === undefined) query.delete(parameter)
    else if (!isImperial) query.set(parameter, decimal(value))
    else {
      // A third decimal of a psi would read as thousands in the list to quote.
      query.set(parameter, decimal(convert(value, units.si, units.imperial), isSize ? 4 : 2))
      query.set(parameter + UNIT_SUFFIX, units.imperial)
    }
    if (inTurns) query.set(TURNS.parameter, TURNS.unit)
  }
}

/** As many decimals as a published limit in inches needs, without zeros at the end. */
export function decimal(value: number, decimals = 4): string {
  return String(Number(value.toFixed(decimals)))
}
