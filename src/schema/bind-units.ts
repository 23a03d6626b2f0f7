import { UNITS } from './units.ts'

/** Narrow no-break space: between a figure and its unit, and between groups of thousands. */
export const THIN_SPACE = '\u202f'

/** Units that are words, or stand before their figure, keep the space of any other word. */
const WORDS = /^(?:-|°|% .+|[a-záéíóúñ]{5,}|años|días|meses|IP|DN|NPS|pH|HRC|Shore A|mm\/mm.*)$/
/** Written in prose and never a specification's unit. */
const OF_PROSE_ALONE = ['kB', 'A', 'VCA', 'VCC', 'km', 'cm', 'kW']

/** Every unit written as a symbol, the longest first. */
export const UNIT_SYMBOLS: readonly string[] = [...Object.keys(UNITS), ...OF_PROSE_ALONE]
  .filter((unit) => !WORDS.test(unit))
  .sort((a, b) => b.length - a.length)

const FIGURE_AND_UNIT = new RegExp(
  `(?<=\\d)[ \\u00a0](${UNIT_SYMBOLS.map((unit) => unit.replace(/[()]/g, '\\$&')).join('|')})(?![\\p{L}\\d/·])`,
  'gu',
)

/**
 * Ties each figure to its unit with a narrow space that does not break (ISO 80000-1, 7.1.4), so that
 * an editor writes "914 mm" with the space bar.
 */
export function bindUnits(text: string): string {
  return text.replace(
    FIGURE_AND_UNIT,
    (_, unit: string) => THIN_SPACE + unit.replaceAll(' ', THIN_SPACE),
  )
}
