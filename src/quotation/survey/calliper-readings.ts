import { formatNumber } from '#figures/format-number.ts'
import { readAmount } from '#finder/search/read-number.ts'
import { SURVEY_TEXT_MOST } from '#visitor/survey-drafts.ts'

/** Between the readings of one measure, as they are kept and shown. */
const BETWEEN = ' · '
/** Also what a visitor pastes or types between them. A fraction's stroke has no space before it. */
const SEPARATOR = /\s*[·;|]\s*|\s+\/\s*/u
/** Finer than any calliper, and no more digits than one would read aloud. */
const DECIMALS = { mm: 2, in: 4 } as const

/** The readings of a measure, each in its place; those not taken are empty. */
export function readingsOf(text: string, count: number): string[] {
  const taken = text === '' ? [] : text.split(SEPARATOR)
  return Array.from({ length: Math.max(count, taken.length) }, (_, at) => taken[at]?.trim() ?? '')
}

/** The measure with one reading changed. Several that are pasted into one place take the next ones. */
export function withReading(readings: readonly string[], at: number, text: string): string {
  const pasted = text.split(SEPARATOR)
  const next = pasted.length > 1 ? pasted : [text]
  const all = [...readings.slice(0, at), ...next, ...readings.slice(at + next.length)].map((one) =>
    one.slice(0, SURVEY_TEXT_MOST.reading),
  )
  return all.every((one) => one === '') ? '' : all.join(BETWEEN)
}

/** So far apart, readings differ by more than the hand that holds the calliper. */
const NOTABLE = { mm: 0.05, in: 0.002 } as const

/** What readings that differ say together: their mean, how far apart they are, and whether that is more than measuring explains. */
export function spreadOf(
  readings: readonly string[],
  unit: 'mm' | 'in',
): { mean: string; difference: string; isNotable: boolean } | undefined {
  const amounts = readings.flatMap((text) => readAmount(text, unit) ?? [])
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  if (amounts.length < 2 || least === most) return undefined
  const sum = amounts.reduce((all, one) => all + one, 0)
  const shown = (value: number) => formatNumber(Number(value.toFixed(DECIMALS[unit])))
  return {
    mean: shown(sum / amounts.length),
    difference: shown(most - least),
    // As shown: a difference of binary fractions falls short of it.
    isNotable: Number((most - least).toFixed(DECIMALS[unit])) >= NOTABLE[unit],
  }
}

/** The measure as a line of the list says it, without the places that were left empty. */
export function readingsText(text: string): string {
  return readingsOf(text, 0).filter(Boolean).join(BETWEEN)
}
