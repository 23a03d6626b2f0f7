import { bindUnits } from '#figures/bind-units.ts'
import { setType } from '#schema/set-type.ts'
import type { BuiltSite, SiteCheck } from './built-site.ts'
import { linesOf, passagesOf } from './visible-text.ts'

/** After these a full stop ends no sentence. */
const ABBREVIATIONS = 'aprox|ej|etc|máx|mín|núm|pág|vol'
const NUMBER = '\\d+(?:,\\d+)?'

/** How Spanish is set on this site (RAE, Ortografía 2010), and what to write instead. */
const RULES: readonly { fault: RegExp; advice: string }[] = [
  { fault: /(?<!\p{L})["'“”‘’]|["'“”‘’](?!\p{L})/u, advice: 'quotes are « »' },
  { fault: /\s[-—]\s|\p{Ll}—/u, advice: 'an aside takes –, or commas' },
  { fault: /\S {2,}\S/, advice: 'one space is enough' },
  { fault: /\s(?:[,;:!?)»]|\.(?!\d))|[«(¿¡]\s/, advice: 'no space on this side of the sign' },
  { fault: /[,;:](?=\p{L})/u, advice: 'a space after the sign' },
  { fault: /\.\.\./, advice: 'three dots are one sign: …' },
  {
    // "7.1." opens a heading, and "Bluetooth 5.0" is a name.
    fault: /(?<!^|[\d\p{L}.,]|\p{Lu}\p{L}* )\d+\.\d{1,2}(?!\d|\p{L}|\.\d)/u,
    advice: 'decimals take a comma',
  },
  { fault: /(?<!N° |[\d.\p{L}])\d{1,3}\.\d{3}(?!\d)/u, advice: 'thousands are grouped by U+00A0' },
  { fault: /\u202f/, advice: 'U+202F is one pixel wide here: write U+00A0' },
  { fault: /(?<!\p{L})IP\s\d/u, advice: 'a degree of protection is one word: IP66' },
  { fault: /±\s/, advice: '± stands against its figure' },
  { fault: /(?<=^|[\s(])-\d/, advice: 'the minus sign is −' },
  { fault: new RegExp(`${NUMBER}\\s?x\\s?${NUMBER}`), advice: 'the sign between measures is ×' },
  {
    fault: new RegExp(`(?<!\\b(?:${ABBREVIATIONS}))(?<=\\p{L}{2})\\. \\p{Ll}`, 'u'),
    advice: 'a sentence begins with a capital',
  },
  { fault: /[\p{L}\d)»] Fuentes?: /u, advice: 'a note ends in a full stop' },
  { fault: /(?<![\p{L}\d])(\p{L}{2,}) \1(?![\p{L}\d])/iu, advice: 'the word stands twice' },
]
const RANGE = new RegExp(
  `(?<!\\p{Lu} )(?<![\\p{L}\\d./,-])(${NUMBER})-(${NUMBER})(?![\\p{L}\\d-])`,
  'gu',
)

/** Words that the specification gives to the letter, with signs that nobody else would set so. */
const TO_THE_LETTER = 'Jurisdicción - Domicilio'

/** The signs and spaces of everything that is read; `titleEnd` is what the titles end in. */
export function checkTypography(titleEnd: string): SiteCheck {
  return (site) => [
    ...passagesOf(site).flatMap(({ place, text }) =>
      faultsOf(textToSet(text, titleEnd)).map((problem) => `${place}: ${problem}`),
    ),
    ...settingFaults(site),
  ]
}

/** Fractions and O-rings, where lines break: what is heard or lettered needs no more than its signs. */
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
  return own.replace(TO_THE_LETTER, '')
}

function faultsOf(text: string): string[] {
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

/** "477-1" is a name, and "25-914" a range. */
function rangeFault(text: string): string[] {
  const number = (digits = '') => Number(digits.replace(',', '.'))
  const range = [...text.matchAll(RANGE)].find(([, from, to]) => number(from) < number(to))
  return range ? [`a range takes «a» or –: «${around(text, range.index)}»`] : []
}

function pairFault(text: string, opening: string, closing: string): string[] {
  const isPaired = text.split(opening).length === text.split(closing).length
  return isPaired ? [] : [`${opening} and ${closing} come in pairs: «${text}»`]
}

function unitFault(text: string): string[] {
  const bound = bindUnits(text)
  if (bound === text) return []
  const index = [...bound].findIndex((sign, at) => sign !== text[at])
  return [`between a figure and its unit stands U+00A0: «${around(text, index)}»`]
}

function around(text: string, index: number): string {
  return text.slice(Math.max(0, index - 30), index + 30).trim()
}
