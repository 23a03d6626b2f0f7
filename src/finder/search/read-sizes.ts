import { foldText } from '#schema/fold-text.ts'
import { readAmount, readNumber } from './read-number.ts'
import { tidyText } from './plain-text.ts'

/**
 * A designation or amount that is compared with no published figure: the class of a flange, a pump's size, a flow, a
 * concentration. It is neither a code nor a figure; the results explain how it was treated.
 */
export type ReadSize = {
  /** As typed: "DN 150". */
  text: string
  /** The explanation, shown in the results. */
  meaning: string
  /** Words to search for if the query has no others. */
  hint?: readonly string[]
  /** Whether it was used, though not as a limit. */
  isUsed?: true
  /** Whether only products have such a figure. */
  isOfProducts?: true
  /** The nominal size of a pipe, in mm or in inches, and the query without it. */
  nominal?: { value: number; unit: 'mm' | 'in'; rest: string }
  ph?: number
}

/** The designations of a query, and the rest of it. */
export type ReadSizes = { sizes: readonly ReadSize[]; words: string }

type SizeForm = {
  form: string
  meaning: string
  hint?: readonly string[]
  /** The unit, if it is the nominal size of a pipe. */
  nominal?: 'mm' | 'in'
  /** It is a pH. */
  isPh?: true
  /** The words that replace it in the query. */
  stays?: string
}

const FLANGED = ['brida']
const PIPE = ['junta', 'expansion']
/** A pump size: two figures, the larger first (6/4, 12/10). */
const PUMP_SIZE = String.raw`(?:3/2|4/3|6/4|8/6|10/8|12/10|14/12|16/14|18/16|20/18)`
const NUMBER = String.raw`\d+(?:[.,]\d+)*`
const START = String.raw`(?<![\p{L}\p{N}.,/])`
const END = String.raw`(?![\p{L}\p{N}])`
const CLASSES = '(?:150|300|400|600|900|1500|2500)'
export const CONCENTRATION = 'concentración: la compatibilidad se confirma con la sucursal'

/** Matched against the folded query; the whole match is cut out of it. */
const SIZE_FORMS: readonly SizeForm[] = [
  {
    form: String.raw`${START}dn[\s-]?\d{1,4}${END}`,
    meaning: 'diámetro nominal de cañería',
    hint: PIPE,
    nominal: 'mm',
  },
  {
    form: String.raw`${START}pn[\s-]?\d{1,3}${END}`,
    meaning: 'presión nominal de brida',
    hint: FLANGED,
  },
  {
    form: String.raw`${START}nps\s?\d{1,2}(?:[ -]\d/\d)?${END}`,
    meaning: 'tamaño nominal de cañería, en pulgadas',
    hint: PIPE,
    nominal: 'in',
  },
  {
    form: String.raw`${START}(?:clase|class|rating|ansi)\s?#?\s?${CLASSES}(?:\s?(?:#|lbs?))?${END}`,
    meaning: 'clase de brida',
    hint: FLANGED,
  },
  {
    // Pounds per square inch are a pressure.
    form: String.raw`${START}${CLASSES}\s?(?:#|lbs?${END}(?!\s?(?:[/x.]|por |de presion)))|#\s?${CLASSES}${END}|${START}\d{2,4}\s?#`,
    meaning: 'clase de brida',
    hint: FLANGED,
  },
  {
    form: String.raw`${START}(?:(?:npt|bspt?|nptf?|g|r)\s?\d{1,2}(?:[ -]\d/\d{1,2}|/\d{1,2})|\d{1,2}(?:[ -]\d/\d{1,2}|/\d{1,2})?"?\s?(?:-\s?\d{1,2}\s?)?(?:npt|bspt?|unc|unf)|m(?:[4-9]|\d\d)(?:\s?x\s?\d(?:[.,]\d+)?)?)${END}`,
    meaning: 'rosca: la búsqueda no la compara; inclúyela en tu consulta',
  },
  {
    form: String.raw`${START}(?:sch|schedule)\.?\s?\d{1,3}s?${END}`,
    meaning: 'espesor de cañería',
    hint: PIPE,
  },
  {
    form: String.raw`(?<![\p{N}/])${PUMP_SIZE}(?:[\s-]?[a-e](?=[\s-]?(?:ah|hh|m)(?![\p{L}])))?(?![\p{N}/])`,
    meaning: 'tamaño de bomba de pulpa',
    hint: ['serie', 'ah'],
  },
  {
    form: String.raw`${START}${NUMBER}\s?(?:%|por ciento)\s?(?:de\s)?(?:solidos?|solids?)(?:\sen\s(?:peso|volumen))?${END}|${START}solidos?\s(?:al\s|de\s)?${NUMBER}\s?(?:%|por ciento)`,
    meaning: 'concentración: compara la de cada producto en su ficha',
    stays: 'lodos',
  },
  {
    form: String.raw`${START}(?:al\s)?${NUMBER}\s?%\s?(?:de\s)?consistencia${END}|consistencia\s(?:de\s|del\s|al\s)?${NUMBER}\s?%?${END}`,
    meaning: 'consistencia de la pasta',
    stays: 'pasta',
  },
  {
    form: String.raw`${START}(?:(?:al|de|en)\s)?${NUMBER}(?:\s?(?:-|a)\s?${NUMBER})?\s?(?:%|por ciento|porciento)(?:\s(?:p/p|p/v|en peso|w/w))?`,
    meaning: CONCENTRATION,
  },
  {
    form: String.raw`${START}(?:a )?${NUMBER}\s?(?:m\.?s\.?n\.?m\.?|m(?:ts?\.?|etros)?\s(?:de\s(?:altura|altitud)|sobre el nivel del mar))${END}`,
    meaning: 'altitud: ahí el agua hierve a menos temperatura; confírmalo con la sucursal',
  },
  {
    // "Sin PTFE", "sin elastómeros" and "sin metal" are words of the catalogue.
    form: String.raw`${START}(?:sin|que no (?:tenga|lleve|sea de))\s(?:grafito|carbono|aramida|kevlar|teflon|fibra de vidrio|acero|goma|caucho)${END}`,
    meaning: 'la búsqueda no excluye: revisa los materiales de cada producto',
  },
  {
    form: String.raw`${START}(?:en )?(?:zonas? ?\d{1,2}(?: ?[/y] ?\d{1,2})?|(?:clase|class) (?:i{1,3}|[1-3]),? div(?:ision|\.)? ?[12])${END}`,
    meaning: 'zona clasificada: confírmala con el marcado de cada producto',
    stays: 'atex',
  },
  {
    form: String.raw`${START}(?:de )?(?:2|4|6|8|dos|cuatro|seis|ocho) polos${END}`,
    meaning: 'polos del motor: escribe sus rpm',
  },
  {
    form: String.raw`${START}(?:con )?ph\s?(?:de |=|:)?\s?${NUMBER}(?:\s?(?:-|a|y)\s?${NUMBER})?${END}`,
    meaning: 'pH: compara el de cada producto en su ficha',
    isPh: true,
  },
]
const FORMS = SIZE_FORMS.map(({ form, ...size }) => ({ form: new RegExp(form, 'gu'), ...size }))

/** Reads a query's designations; `words` is the query without them. */
export function readSizes(query: string): ReadSizes {
  const sizes: ReadSize[] = []
  let words = query
  for (const { form, meaning, hint, nominal, isPh, stays } of FORMS) {
    // Folding keeps a text's length, so the indexes apply to the original.
    for (const match of [...foldText(words).matchAll(form)].reverse()) {
      const end = match.index + match[0].length
      const text = spaced(words.slice(match.index, end))
      const rest = tidyText(`${words.slice(0, match.index)} ${words.slice(end)}`)
      const amount = readAmount(/\d.*/.exec(text)?.[0].replace('-', ' ') ?? '', 'in')
      sizes.push({
        text,
        meaning,
        ...(hint && { hint }),
        ...(nominal && amount !== undefined && { nominal: { value: amount, unit: nominal, rest } }),
        ...(isPh && { ph: Math.max(...numbersIn(text)) }),
      })
      words = `${words.slice(0, match.index)} ${stays ?? ''} ${words.slice(end)}`
    }
  }
  return { sizes, words: tidyText(words) }
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => readNumber(number, ''))
}

/** "DN100" is read as "DN 100", and "al 50 %" as "50 %". */
function spaced(text: string): string {
  return tidyText(text.replace(/^(?:al|de|en) /i, '').replace(/^(dn|pn|nps)-?(?=\d)/i, '$1 '))
}
