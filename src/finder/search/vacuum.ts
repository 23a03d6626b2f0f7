import { convert } from '#figures/units.ts'
import type { LengthUnit } from './figure-reading.ts'

/** The pressure of the air, in bar: less than nothing is no pressure. */
const AIR = 1.013_25
const ABSOLUTE = String.raw`abs(?:olut[oa]s?)?\.?`
const ABSOLUTE_BEFORE = new RegExp(String.raw`(?<!\p{L})${ABSOLUTE}(?: de)?(?:\s?[:=])?\s*$`, 'u')
const ABSOLUTE_AFTER = new RegExp(
  String.raw`^\s?(?:de )?(?:presion )?\(?${ABSOLUTE}\)?(?!\p{L})`,
  'u',
)
const VACUUM_BEFORE = /vacio(?: (?:de|a|hasta))?(?:\s?[:=])?\s*$/u
const VACUUM_AFTER = /^\s?(?:de )?vacio(?!\p{L})/u
const VACUUM = /vacio/u
/** Of a pump for a vacuum the word is the machine's name. */
const VACUUM_WORD = /(?<!bombas? (?:de )?)(?<!\p{L})(?:(?:al|de|en|con) )?vac[ií]o(?!\p{L})/giu

/**
 * A pressure as the words beside its figure mean it: above nothing ("50 mbar abs"), or below the air's ("vacío de
 * 0,9 bar"); mercury measures a vacuum wherever the question names one. `length`: how much of what follows says so.
 */
export function pressureMeant(
  unit: LengthUnit,
  value: number,
  [before, after]: readonly [string, string],
): { unit: LengthUnit; length: number } {
  if (unit.facet !== 'pressure' || unit.offset !== undefined) return { unit, length: 0 }
  const shownAs = unit.shownAs ?? unit.unit
  const absolute = ABSOLUTE_AFTER.exec(after)?.[0]
  if (absolute !== undefined || ABSOLUTE_BEFORE.test(before)) {
    const offset = -convert(AIR, 'bar', unit.unit)
    return { unit: { ...unit, offset, shownAs: `${shownAs} abs` }, length: absolute?.length ?? 0 }
  }
  const vacuum = VACUUM_AFTER.exec(after)?.[0]
  const isSaid = vacuum !== undefined || VACUUM_BEFORE.test(before)
  const isMercury = shownAs.endsWith('Hg') && VACUUM.test(before + after)
  const factor = unit.factor ?? 1
  const isPossible = value > 0 && convert(value * factor, unit.unit, 'bar') <= AIR
  return (isSaid || isMercury) && isPossible
    ? {
        unit: { ...unit, factor: -factor, shownAs: `${shownAs} de vacío` },
        length: vacuum?.length ?? 0,
      }
    : { unit, length: vacuum?.length ?? 0 }
}

/** The words without those for a vacuum, which a figure says already. */
export function withoutVacuum(words: string): string {
  return words.replaceAll(VACUUM_WORD, ' ')
}
