/** The values of the folded number words. */
const UNITS = countsFrom(1, 1, 'uno dos tres cuatro cinco seis siete ocho nueve')
const TEENS = [
  ...countsFrom(10, 1, 'diez once doce trece catorce quince dieciseis diecisiete dieciocho'),
  ...countsFrom(19, 1, 'diecinueve veinte veintiuno veintidos veintitres veinticuatro'),
  ...countsFrom(25, 1, 'veinticinco veintiseis veintisiete veintiocho veintinueve'),
]
const TENS = countsFrom(30, 10, 'treinta cuarenta cincuenta sesenta setenta ochenta noventa')
const HUNDREDS = ['doscient', 'trescient', 'cuatrocient', 'quinient', 'seiscient', 'setecient']
  .concat('ochocient', 'novecient')
  .flatMap((stem, at): [string, number][] => [
    [`${stem}os`, 200 + at * 100],
    [`${stem}as`, 200 + at * 100],
  ])
const ONES: [string, number][] = [...UNITS, ['un', 1], ['una', 1]]
const UNDER_30: [string, number][] = [...TEENS, ['veintiun', 21], ['veintiuna', 21]]
const WHOLE_HUNDREDS: [string, number][] = [...HUNDREDS, ['ciento', 100], ['cien', 100]]
const COUNTS = new Map([...ONES, ...UNDER_30, ...TENS, ...WHOLE_HUNDREDS])

const THOUSAND = 1000

function countsFrom(first: number, step: number, words: string): [string, number][] {
  return words.split(' ').map((word, at) => [word, first + at * step])
}

const END = String.raw`(?![\p{L}\p{N}])`
const oneOf = (counts: readonly [string, number][]) =>
  `(?:${counts.map(([word]) => word).join('|')})${END}`
const UNDER_100 = `(?:${oneOf(TENS)}(?: y ${oneOf(ONES)})?|${oneOf(UNDER_30)}|${oneOf(ONES)})`
const UNDER_1000 = `(?:${oneOf(WHOLE_HUNDREDS)}(?: ${UNDER_100})?|${UNDER_100})`
const WHOLE = `(?:(?:${UNDER_1000} )?mil${END}(?: ${UNDER_1000})?|${UNDER_1000}|cero${END})`

/**
 * Matches a number in words in a folded text: "mil quinientos", "treinta y cinco", "dos coma cero cinco". Two adjacent
 * numbers are matched separately: "cincuenta y setenta".
 */
export const SPOKEN_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${WHOLE}(?: (?:coma|punto)(?:(?: cero)+(?: ${WHOLE})?| ${WHOLE}))?`,
  'gu',
)

export function spokenNumber(said: string): string {
  const [whole = '', decimals] = said.split(/ (?:coma|punto)/)
  if (decimals === undefined) return String(sumOf(whole))
  const zeros = decimals.match(/ cero/g) ?? []
  const rest = sumOf(decimals)
  return `${sumOf(whole)},${'0'.repeat(zeros.length)}${rest > 0 ? rest : ''}`
}

function sumOf(words: string): number {
  let sum = 0
  for (const word of words.trim().split(' ')) {
    sum = word === 'mil' ? Math.max(1, sum) * THOUSAND : sum + (COUNTS.get(word) ?? 0)
  }
  return sum
}
