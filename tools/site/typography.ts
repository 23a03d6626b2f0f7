import { bindUnits } from '#figures/bind-units.ts'
import { setType } from '#figures/set-type.ts'
import { type BuiltSite, type SiteCheck, linesOf, passagesOf } from './built-site.ts'

/** A full stop after these does not end a sentence. */
const ABBREVIATIONS = 'aprox|ej|etc|máx|mín|núm|pág|vol'
const NUMBER = '\\d+(?:,\\d+)?'

/** The rules of Spanish typography on this site (RAE, Ortografía 2010), and what to write instead. */
const RULES: readonly { fault: RegExp; advice: string }[] = [
  { fault: /(?<!\p{L})["'“”‘’]|["'“”‘’](?!\p{L})/u, advice: 'las comillas son « »' },
  { fault: /\s[-—]\s|\p{Ll}—/u, advice: 'un inciso lleva – o comas' },
  { fault: /\S {2,}\S/, advice: 'basta un espacio' },
  { fault: /\s(?:[,;:!?)»]|\.(?!\d))|[«(¿¡]\s/, advice: 'de este lado del signo no va espacio' },
  { fault: /[,;:](?=\p{L})/u, advice: 'falta un espacio tras el signo' },
  { fault: /\.\.\./, advice: 'los tres puntos son un solo signo: …' },
  {
    // "7.1." opens a heading, and "Bluetooth 5.0" is a name.
    fault: /(?<!^|[\d\p{L}.,]|\p{Lu}\p{L}* )\d+\.\d{1,2}(?!\d|\p{L}|\.\d)/u,
    advice: 'los decimales llevan coma',
  },
  {
    fault: /(?<!N° |[\d.\p{L}])\d{1,3}\.\d{3}(?!\d|\.\d{3}-[\dkK])/u,
    advice: 'los miles se separan con un espacio',
  },
  { fault: /\u202f/, advice: 'ese espacio aquí casi no se ve: va uno corriente' },
  { fault: /(?<!\p{L})IP\s\d/u, advice: 'un grado de protección es una palabra: IP66' },
  { fault: /±\s/, advice: '± va junto a su cifra' },
  { fault: /(?<=^|[\s(])-\d/, advice: 'el signo menos es −' },
  { fault: new RegExp(`${NUMBER}\\s?x\\s?${NUMBER}`), advice: 'entre medidas va ×' },
  {
    fault: new RegExp(`(?<!\\b(?:${ABBREVIATIONS}))(?<=\\p{L}{2})\\. \\p{Ll}`, 'u'),
    advice: 'una frase empieza con mayúscula',
  },
  { fault: /[\p{L}\d)»] Fuentes?: /u, advice: 'una nota termina en punto' },
  { fault: /(?<![\p{L}\d])(\p{L}{2,}) \1(?![\p{L}\d])/iu, advice: 'la palabra está dos veces' },
]
const RANGE = new RegExp(
  `(?<!\\p{Lu} )(?<![\\p{L}\\d./,-])(${NUMBER})-(${NUMBER})(?![\\p{L}\\d-])`,
  'gu',
)

/** A text that the specification prescribes literally, against these rules. */
const TO_THE_LETTER = 'Jurisdicción - Domicilio'

/** Checks punctuation and spaces of all texts; `titleEnd` is the common end of all titles. */
export function checkTypography(titleEnd: string): SiteCheck {
  return (site) => [
    ...passagesOf(site).flatMap(({ place, text }) =>
      typographyFaults(textToSet(text, titleEnd)).map((problem) => `${place}: ${problem}`),
    ),
    ...settingFaults(site),
  ]
}

/** Checks fractions and O-rings where lines may break: spoken texts and lettering need no such care. */
function settingFaults({ pages }: BuiltSite): string[] {
  return pages.flatMap(({ path, document }) =>
    [...new Set(linesOf(document, 'svg'))].flatMap((text) => {
      const set = setType(text)
      if (set === bindUnits(text)) return []
      const index = [...set].findIndex((sign, at) => sign !== text[at])
      return [`${path}: not set as an editor's text is, «${around(text, index)}»`]
    }),
  )
}

function textToSet(text: string, titleEnd: string): string {
  const own = text.endsWith(titleEnd) ? text.slice(0, -titleEnd.length) : text
  return own.replaceAll(TO_THE_LETTER, '')
}

/** The faults in the punctuation and spaces of a text, explained to an editor. */
export function typographyFaults(text: string): string[] {
  return [
    ...RULES.flatMap(({ fault, advice }) => {
      const found = fault.exec(text)
      return found ? [`${advice}: «${around(text, found.index)}»`] : []
    }),
    ...rangeFault(text),
    ...pairFault(text, '¿', '?'),
    ...pairFault(text, '¡', '!'),
    ...unitFault(text),
  ]
}

/** "477-1" is a name, but "25-914" is a range. */
function rangeFault(text: string): string[] {
  const number = (digits = '') => Number(digits.replace(',', '.'))
  const range = [...text.matchAll(RANGE)].find(([, from, to]) => number(from) < number(to))
  return range ? [`un rango lleva «a» o –: «${around(text, range.index)}»`] : []
}

function pairFault(text: string, opening: string, closing: string): string[] {
  const isPaired = text.split(opening).length === text.split(closing).length
  return isPaired ? [] : [`${opening} y ${closing} van de a pares: «${text}»`]
}

function unitFault(text: string): string[] {
  const bound = bindUnits(text)
  if (bound === text) return []
  const index = [...bound].findIndex((sign, at) => sign !== text[at])
  return [`entre la cifra y su unidad va un espacio que no se corta: «${around(text, index)}»`]
}

function around(text: string, index: number): string {
  return text.slice(Math.max(0, index - 30), index + 30).trim()
}
