import { UNITS, unitTail } from './units.ts'

/**
 * Stands between a figure and its unit, and between groups of thousands. Full width: in Archivo the narrow U+202F is
 * a single pixel wide, so that "10 bar" read "10bar".
 */
export const NO_BREAK_SPACE = '\u00a0'

/** Units that are words, or that stand before their figure, take an ordinary space. */
const WORDS = /^(?:-|°|% .+|[a-záéíóúñ]{5,}|años|días|meses|IP|DN|NPS|pH|HRC|Shore A|mm\/mm.*)$/
/** Units that occur in prose but in no specification. */
const OF_PROSE_ALONE = ['kB', 'A', 'VCA', 'VCC', 'km', 'cm', 'kW']

/** Every unit written as a symbol, longest first. */
export const UNIT_SYMBOLS: readonly string[] = [...Object.keys(UNITS), ...OF_PROSE_ALONE]
  .filter((unit) => !WORDS.test(unit))
  .sort((a, b) => b.length - a.length)

const FIGURE_AND_UNIT = new RegExp(
  `(?<=\\d)[ \\u00a0\\u202f](${UNIT_SYMBOLS.map((unit) => unit.replace(/[()]/g, '\\$&')).join('|')})(?![\\p{L}\\d/·])`,
  'gu',
)

/**
 * Ties each figure to its unit with a no-break space (ISO 80000-1, 7.1.4), so that editors can type an ordinary
 * space.
 */
export function bindUnits(text: string): string {
  return text.replace(FIGURE_AND_UNIT, (_, unit: string) => unitTail(unit))
}
