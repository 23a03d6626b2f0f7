/** What each word of a number counts, folded. */
const COUNTS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince',
    '16 dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco',
    '26 veintiseis veintisiete veintiocho veintinueve',
    '30 treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    '100 ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
    '200 doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas',
    '21 veintiun',
    '1 un',
    '1 una',
    '100 cien',
    '1000 mil',
  ].flatMap((line) => countsIn(line.split(' '))),
)

/** Words that count on from a number, by tens or hundreds where it is one. */
function countsIn([first = '', ...words]: readonly string[]): [string, number][] {
  const start = Number(first)
  if (Number.isNaN(start)) return [first, ...words].map((word, count) => [word, count])
  const step = start >= 100 ? 100 : start >= 30 ? 10 : 1
  return words.map((word, at) => [word, start + at * step])
}

const WORD = `(?:${Object.keys(COUNTS).join('|')})(?![\\p{L}\\p{N}])`
const TENS = '(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)'

const THOUSAND = 1000

/** A number in words, in a folded text: "mil quinientos", "treinta y cinco", "dos coma cinco". */
export const SPOKEN_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${WORD}(?: (?:coma |punto |(?<=${TENS} )y )?${WORD})*`,
  'gu',
)

export function spokenNumber(said: string): string {
  const [whole = '', decimals] = said.split(/ (?:coma|punto) /).map((words) => {
    let sum = 0
    for (const word of words.split(' ')) {
      sum = word === 'mil' ? Math.max(1, sum) * THOUSAND : sum + (COUNTS[word] ?? 0)
    }
    return String(sum)
  })
  return decimals === undefined ? whole : `${whole},${decimals}`
}
