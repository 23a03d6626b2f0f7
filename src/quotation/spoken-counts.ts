import { SPOKEN_NUMBER, spokenNumber } from '#finder/search/spoken-number.ts'
import { foldText } from '#schema/fold-text.ts'

const DOZEN = 12
const PAIR = 2
/** Nouns that are counted in words; before anything else "un" is an article. */
const COUNTED = /^ (?:docenas?|par(?:es)?|rollos?|cajas?|kilos?|metros?|juegos?)(?!\p{L})/u
const ARTICLE = /^un[ao]?$/u
/** Phrases of asking before a number. */
const ASKS =
  '(?:(?:necesito|necesitamos|quiero|quisiera|favor|por|cotizar|solicito|requiero|son)\\s+)'
const ASKING = new RegExp(`^${ASKS}*$`, 'u')
const ASKED = new RegExp(`^${ASKS}+(?=\\d)`, 'iu')
/** After a code: "155 dos". */
const AFTER_CODE = /\d\S*\s+(?:x\s*)?$/u
const GROUPS = /(?<![\p{L}\d.,/])(?:(1\/2|\d+|media) )?(docena|par)(?:s|es)?(?: de)?(?=\s|$)/giu

/** "½ kg", as it is written out. */
const HALF = /(?<![\d/.,-] ?)1\/2 (?=(?:kgs?|kilos?|m|mts?|metros?)(?![\p{L}\d]))/giu

/** "2 (dos) sellos". */
const REPEATED = /(?<![\p{L}\d.,/-])(\d{1,3}) ?\(([\p{L} ]+)\)/giu

/** Replaces a quantity in words by digits: "dos 155" → "2 155", "una docena de 21K" → "12 21K". */
export function spokenInFigures(text: string): string {
  const once = text.replaceAll(REPEATED, (whole, figure: string, said: string) =>
    spokenNumber(foldText(said)) === figure ? figure : whole,
  )
  const folded = foldText(once)
  let read = once
  for (const { index, 0: said } of [...folded.matchAll(SPOKEN_NUMBER)].reverse()) {
    const [before, after] = [folded.slice(0, index), folded.slice(index + said.length)]
    const isAsked = ASKING.test(before) || (AFTER_CODE.test(before) && after.trim() === '')
    if (COUNTED.test(after) || (isAsked && !ARTICLE.test(said)))
      read = read.slice(0, index) + spokenNumber(said) + read.slice(index + said.length)
  }
  return read
    .replace(ASKED, '')
    .replaceAll(HALF, '0,5 ')
    .replaceAll(GROUPS, (whole, many: string | undefined, group: string) => {
      const size = /docena/iu.test(group) ? DOZEN : PAIR
      if (many === undefined) return /docena/iu.test(group) ? String(size) : whole
      return String(/media|\//iu.test(many) ? size / 2 : Number(many) * size)
    })
}
