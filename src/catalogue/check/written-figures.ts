import { memoiseText } from '#figures/memoise.ts'
import { typed } from '#figures/set-type.ts'
import { LEADING_UNITS, UNITS } from '#figures/units.ts'

/** A figure as running text writes it: "25 a 120 mm" holds two, 25 and 120, both in mm. */
export type WrittenFigure = { value: number; unit: string }

/** An idiom for "always", not a figure. */
const IDIOM = /las[ \u00a0]24[ \u00a0]horas/gu

/** Unit words in prose, and the unit each means. */
const SPOKEN: Readonly<Record<string, string>> = {
  hora: 'h',
  horas: 'h',
  minuto: 'min',
  minutos: 'min',
  segundo: 's',
  segundos: 's',
  año: 'años',
  mes: 'meses',
  día: 'días',
  litro: 'L',
  litros: 'L',
  galón: 'gal',
  galones: 'gal',
  grados: '°',
  dólares: 'USD',
  vez: 'veces',
  milímetros: 'mm',
  micrones: 'µm',
}
const OF_PROSE_ALONE = ['kB', 'A', 'VCA', 'VCC', 'km', 'cm', 'm³', 'kW', 'bits']

const escaped = (words: readonly string[]) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[()./]/g, '\\$&').replaceAll(' ', '[ \\u00a0]'))
    .join('|')
const FOLLOWING = escaped([
  ...Object.keys(UNITS).filter((unit) => unit !== '-' && !LEADING_UNITS.includes(unit)),
  ...Object.keys(SPOKEN),
  ...OF_PROSE_ALONE,
])

const SPACE = '[ \\u00a0]'
const NUMBER = `[−-]?(?:\\d{1,3}(?:${SPACE}\\d{3})+|\\d+${SPACE}\\d+\\/\\d+|\\d+\\/\\d+|\\d+(?:,\\d+)?)`
/** Separators between the numbers of a range, a list or a size. */
const AND = `(?:${SPACE}?[–×/]${SPACE}?|,${SPACE}|;${SPACE}|${SPACE}(?:a|y|o|e|hasta|por)${SPACE})`
const NUMBERS = `${NUMBER}(?:${AND}${NUMBER})*`
/** "60%" and "90°" are figures; "5K" and "304L" are names. */
const UNIT = `(?:${SPACE}?(?<sign>%|°C|°F|°)|${SPACE}(?<word>${FOLLOWING}))(?![\\p{L}\\d])`
const LEAD = `(?<![\\p{L}])(?<lead>${escaped(LEADING_UNITS)})${SPACE}?(?<before>${NUMBERS})(?![\\p{L}\\d])`
/** A number does not begin inside a name ("442-2") or another number. */
const FIGURES = new RegExp(
  `(?<![\\p{L}\\d][-,./]?|[.,])(?:(?<after>${NUMBERS})${UNIT}|${LEAD})`,
  'gu',
)

/** Every figure with a unit in a text, in reading order. */
export const writtenFigures = memoiseText((text): readonly WrittenFigure[] =>
  [...typed(text).replaceAll(IDIOM, '').matchAll(FIGURES)].flatMap(({ groups = {} }) => {
    const { after, sign, word, lead, before } = groups
    const name = (sign ?? word ?? lead ?? '').replaceAll('\u00a0', ' ')
    const numbers = (after ?? before ?? '').match(new RegExp(NUMBER, 'gu')) ?? []
    return numbers.map((number) => ({
      value: valueOf(number),
      unit: SPOKEN[name] ?? name,
    }))
  }),
)

/** "1 7/8" is 1.875, "10 000" ten thousand, "4,75" four and three quarters. */
function valueOf(number: string): number {
  const [, sign, units, top, bottom] = /^([−-]?)(?:(\d+)[ \u00a0])?(\d+)\/(\d+)$/.exec(number) ?? []
  if (top !== undefined)
    return (sign ? -1 : 1) * (Number(units ?? 0) + Number(top) / Number(bottom))
  return Number(
    number
      .replace('−', '-')
      .replaceAll(/[ \u00a0]/g, '')
      .replace(',', '.'),
  )
}
