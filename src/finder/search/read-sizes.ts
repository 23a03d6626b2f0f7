import { foldText } from '#schema/fold-text.ts'
import { tidyText } from './tidy-text.ts'

/**
 * A designation that is read but that no published figure answers: the nominal size of a pipe, the
 * class of a flange, a pump's size, a flow. It is neither a code nor a figure, and its place in the
 * search is said.
 */
export type ReadSize = {
  /** As typed: "DN 150". */
  text: string
  /** What it is: "tamaño nominal de la cañería". */
  meaning: string
  /** Words that it stands for where the query has no others. */
  hint: readonly string[]
}

/** A query's designations, and what is left of it. */
export type ReadSizes = { sizes: readonly ReadSize[]; words: string }

type SizeForm = {
  form: RegExp
  meaning: string
  hint: readonly string[]
  /** What stays in the query in its place: words that say the same. */
  stays?: (match: RegExpMatchArray) => string
}

const FLANGED = ['brida']
const PIPE = ['junta', 'expansion']
/** A size of two figures, the outlet's first and always the larger: 6/4, 12/10. */
const PUMP_SIZE = String.raw`(?:3/2|4/3|6/4|8/6|10/8|12/10|14/12|16/14|18/16|20/18)`
const NUMBER = String.raw`\d+(?:[.,]\d+)*`

/** Folded. The whole form is cut out of the query. */
const FORMS: readonly SizeForm[] = [
  {
    form: /(?<![\p{L}\p{N}])dn\s?\d{1,4}(?![\p{L}\p{N}])/gu,
    meaning: 'diámetro nominal de cañería',
    hint: PIPE,
  },
  {
    form: /(?<![\p{L}\p{N}])pn\s?\d{1,3}(?![\p{L}\p{N}])/gu,
    meaning: 'presión nominal de brida',
    hint: FLANGED,
  },
  {
    form: /(?<![\p{L}\p{N}])nps\s?\d{1,2}(?:[ -]\d\/\d)?(?![\p{L}\p{N}])/gu,
    meaning: 'tamaño nominal de cañería, en pulgadas',
    hint: PIPE,
  },
  {
    form: /(?<![\p{L}\p{N}])(?:clase|class|rating|ansi)\s?(?:150|300|400|600|900|1500|2500)(?:\s?(?:#|lbs?))?(?![\p{L}\p{N}])/gu,
    meaning: 'clase de brida',
    hint: FLANGED,
  },
  {
    form: /(?<![\p{L}\p{N}])(?:150|300|400|600|900|1500|2500)\s?(?:#|lbs?(?![\p{L}\p{N}]))/gu,
    meaning: 'clase de brida',
    hint: FLANGED,
  },
  {
    form: /(?<![\p{L}\p{N}])(?:sch|schedule)\s?\d{1,3}s?(?![\p{L}\p{N}])/gu,
    meaning: 'espesor de cañería',
    hint: PIPE,
  },
  {
    form: new RegExp(
      String.raw`(?<![\p{N}/])${PUMP_SIZE}(?:\s?[a-e](?=[\s-]?(?:ah|hh|m)(?![\p{L}])))?(?![\p{N}/])`,
      'gu',
    ),
    meaning: 'tamaño de bomba de pulpa',
    hint: ['serie', 'ah'],
  },
  {
    form: new RegExp(
      String.raw`(?<![\p{L}\p{N}.,])(?:(?:caudal|flujo|potencia|motor)\s(?:de\s)?)?${NUMBER}\s?(?:m3/h(?:r)?|m³/h|l/s|l/min|lpm|gpm|kw|hp|cv|hz|kg|cst|cp|rpm)(?![\p{L}\p{N}/])`,
      'gu',
    ),
    meaning: 'dato del equipo que no limita a ningún producto publicado',
    hint: [],
  },
  {
    form: new RegExp(
      String.raw`(?<![\p{L}\p{N}.,])${NUMBER}\s?%\s?(?:de\s)?(?:solidos?|solids?)(?:\sen\s(?:peso|volumen))?(?![\p{L}\p{N}])`,
      'gu',
    ),
    meaning: 'concentración: compara la de cada producto en su ficha',
    hint: [],
    stays: () => 'lodos',
  },
  {
    form: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:al\s)?${NUMBER}\s?%\s?(?:de\s)?consistencia(?![\p{L}\p{N}])|consistencia\s(?:de\s|del\s)?${NUMBER}\s?%`,
      'gu',
    ),
    meaning: 'consistencia de la pasta',
    hint: [],
    stays: () => 'pasta',
  },
]

/** Reads a query's designations; `words` is the query without them. */
export function readSizes(query: string): ReadSizes {
  const sizes: ReadSize[] = []
  let words = query.normalize('NFC')
  for (const { form, meaning, hint, stays } of FORMS) {
    // Folded, a text keeps its length: what is found there is cut here.
    for (const match of [...foldText(words).matchAll(form)].reverse()) {
      const end = match.index + match[0].length
      sizes.push({ text: spaced(words.slice(match.index, end)), meaning, hint })
      words = `${words.slice(0, match.index)} ${stays?.(match) ?? ''} ${words.slice(end)}`
    }
  }
  return { sizes, words: tidyText(words) }
}

/** "DN100" is read as "DN 100". */
function spaced(text: string): string {
  return tidyText(text.replace(/^(dn|pn|nps)(?=\d)/i, '$1 '))
}
