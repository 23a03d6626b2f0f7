import { foldText } from '#schema/fold-text.ts'
import { codeAt, type CodeMatch } from './code-index.ts'
import { phraseAt } from './phrases.ts'
import type { ReadSize } from './read-sizes.ts'
import type { SearchIndex } from './search-index.ts'
import { isTelling, tellingWords } from './stop-words.ts'
import { alternativesBegunBy, type Alternative } from './synonyms.ts'
import { stemWord } from '#catalogue/stem-word.ts'

/** A part of the query: a code, or words with their synonyms. */
export type QueryPart = {
  /** The typed words, folded. */
  text: string
  codes: readonly CodeMatch[]
  /** The typed words first. */
  alternatives: readonly Alternative[]
  /** Possible meanings of an unfinished word, tried if nothing else matches. */
  guesses: readonly Alternative[]
  /** Entries that match by a service or an API plan that they publish. */
  answers: readonly number[]
  /**
   * The entries that the part means; others that contain its words rank lower. Set for a published API plan, and for a
   * word for a thing if the query has a fluid or its lengths are read as a sheet's thickness.
   */
  meant?: ReadonlySet<number>
  /** A fluid: products that do not publish it may serve, to be confirmed. */
  isFluid?: true
  /** The id of the kind of machine that it names. */
  machine?: string
  /** It names only a machine or a fluid. */
  isService?: true
  /** Matches rank higher but are not required: a page answers it, it is a bare number, or it describes a fault. */
  isOptional?: 'answered' | 'number' | 'symptom'
}

const PLAN_WORDS = new Set(['plan', 'planes', 'plans'])
/** Too many codes begin with fewer digits. */
const CODE_FIGURES = 3
const MOST_PERCENT = 100
/** A bare number, also in Roman numerals as types and classes have them: "III". "XX" is a suffix. */
const BARE_NUMBER = /^(?:\d+|i{2,3}|i[vx]|vi{1,3})$/

type PartAt = { part?: QueryPart; length: number; services: readonly string[] }

/** The code, phrase, fluid or word at a position; no part if the word says too little to search for. */
export function partAt(
  index: SearchIndex,
  words: readonly string[],
  at: number,
  /** Whether nothing else was read; then stop words count too. */
  isOnly: boolean,
): PartAt {
  const [name = '', number = ''] = words.slice(at, at + 2)
  if (index.numbered.has(`${name} ${number}`)) {
    const part = wordPart(`${name} ${number}`, [[name, number]])
    return { part, length: 2, services: [] }
  }
  if (name === 'sin' && index.words.postings.has(stemWord(`sin${number}`))) {
    return { part: wordPart(`sin ${number}`, [[`sin${number}`]]), length: 2, services: [] }
  }
  const code = codeFor(index, words, at)
  const fluid = code ? undefined : phraseAt(index.fluids, words, at)
  const said = code ? undefined : phraseAt(index.synonyms, words, at)
  const phrase = said && cutsFluid(index, words, at, said.length) ? undefined : said
  const machine = code ? undefined : phraseAt(index.machines, words, at)
  const lengths = [fluid, phrase, machine].map((one) => one?.length ?? 1)
  const length = code?.length ?? Math.max(...lengths)
  const typed = words.slice(at, at + length)
  const isKnown = code !== undefined || phrase !== undefined || fluid !== undefined
  const telling = new Set(isOnly ? tellingWords(words) : words.filter(isTelling))
  if (!isKnown && typed.every((word) => !telling.has(word))) return { length, services: [] }
  const [word = ''] = typed
  const isFluid = fluid?.length === length
  const fluidsMeant = isFluid ? fluid.values : []
  const services = [...new Set(fluidsMeant.flatMap((one) => one.services))]
  // A machine may be named inside a phrase: "sello de rodamiento".
  const [named] = code
    ? []
    : typed.flatMap((_, offset) => phraseAt(index.machines, words, at + offset)?.values ?? [])
  const isNumber = isKnown ? code !== undefined && isBegun(index, typed) : BARE_NUMBER.test(word)
  const part: QueryPart = {
    text: typed.join(' '),
    codes: code?.matches ?? [],
    alternatives: [
      tellingWords(typed),
      ...(phrase?.length === length ? phrase.values : []),
      ...fluidsMeant.flatMap((one) => one.alternatives),
      ...(isKnown ? [] : (index.tellingOnes.get(stemWord(word)) ?? [])),
    ],
    guesses: isKnown ? [] : alternativesBegunBy(index.synonyms, word),
    answers: serving(index, services),
    ...(isFluid && { isFluid: true }),
    ...(named !== undefined && { machine: named }),
    ...((isFluid || machine?.length === length) && { isService: true }),
    ...(phraseAt(index.symptoms, words, at)?.length === length && { isOptional: 'symptom' }),
    ...(isNumber && words.length > 1 && { isOptional: 'number' }),
  }
  return { part, length, services }
}

/** The code at a position; the first one or two digits of a code count only if they are the whole query. */
function codeFor(
  { codes }: SearchIndex,
  words: readonly string[],
  at: number,
): ReturnType<typeof codeAt> {
  const code = codeAt(codes, words, at)
  const typed = words.slice(at, at + (code?.length ?? 0)).join('')
  const isWhole = code?.matches.some(({ share }) => share === 1)
  const isTold = isWhole || !/^\d+$/.test(typed) || typed.length >= CODE_FIGURES
  return isTold || words.length === 1 ? code : undefined
}

/** The strength of a fluid in one word. */
const STRENGTH = /^(?:concentrad|diluid)[oa]s?$/

/** Whether a number only begins longer numbers: "200" begins 2000, but "377" is the whole number of 377 CarbMax. */
function isBegun({ codes }: SearchIndex, [number = '', ...more]: readonly string[]): boolean {
  return (
    more.length === 0 &&
    /^\d+$/.test(number) &&
    !codes.keys.some((key) => key.startsWith(number) && !/^\d/.test(key.slice(number.length)))
  )
}

/** The concentration after a fluid, unless it is a code: "ácido sulfúrico (al) 98", "ácido concentrado". */
export function concentrationAt(
  { codes }: SearchIndex,
  words: readonly string[],
  at: number,
): { length: number; text: string } | undefined {
  const strength = words[at] ?? ''
  // "Concentrado de cobre" is itself a fluid.
  if (STRENGTH.test(strength) && words[at + 1] !== 'de') return { length: 1, text: strength }
  const length = words[at] === 'al' || words[at] === 'de' ? 2 : 1
  const number = words[at + length - 1] ?? ''
  const isShare = /^\d{1,3}$/.test(number) && Number(number) <= MOST_PERCENT
  return isShare && !codes.byKey.has(number) ? { length, text: number } : undefined
}

/** The part for an API plan: the products that publish it, else the page of all plans and the seals that it serves. */
export function planPart(
  { plans, data }: SearchIndex,
  name: string,
  text: string,
): { part: QueryPart; size?: ReadSize } {
  const letters = Object.keys(data.plans).filter((one) => one.slice(0, -1) === name)
  const answers = [name, ...letters.map((one) => one.toLowerCase())].flatMap(
    (one) => plans.get(one) ?? [],
  )
  const what = data.plans[name.toUpperCase()] ?? data.plans[letters[0] ?? '']
  const meaning = letters.length > 0 ? `lleva una letra: ${letters.join(', ')}` : what?.meaning
  const isPublished = answers.length > 0 && letters.length === 0
  const isOfSeals = isPublished && answers.some((entry) => data.entries[entry]?.arrangements)
  // A plan that no seal publishes is answered by the page of all plans, and one with a barrier liquid also by the
  // double seals except gas seals, which publish their plans.
  const others = data.entries.flatMap(({ kind, title, arrangements = [] }, entry) => {
    const isOfPlans = !isPublished && kind !== 'product' && /planes? .*api/i.test(title)
    const isDouble = arrangements.includes('doble') && !arrangements.includes('gas')
    return isOfPlans || (what?.isDual && isDouble) ? [entry] : []
  })
  const part: QueryPart = {
    ...wordPart(text, isPublished ? [] : [name, ...letters].map((one) => ['plan', foldText(one)])),
    answers: isOfSeals ? answers : [...answers, ...others],
    ...(isPublished && { meant: new Set(answers) }),
    isService: true,
    // If no product publishes a single seal's plan, only the page of plans answers.
    ...(answers.length === 0 && !what?.isDual && { isOptional: 'symptom' }),
  }
  if (meaning !== undefined) return { part, size: { text, meaning, isUsed: true } }
  if (answers.length > 0) return { part }
  return { part, size: { text, meaning: 'ningún producto publica ese plan' } }
}

/** Whether a phrase would end inside the name of a fluid: "sello para pulpa | de cobre". */
function cutsFluid(
  { fluids }: SearchIndex,
  words: readonly string[],
  start: number,
  length: number,
): boolean {
  const end = start + length
  return words.slice(start + 1, end).some((_, offset) => {
    const at = start + 1 + offset
    const fluid = phraseAt(fluids, words, at)
    return fluid !== undefined && at + fluid.length > end
  })
}

export function wordPart(text: string, alternatives: readonly Alternative[]): QueryPart {
  return { text, codes: [], alternatives, guesses: [], answers: [] }
}

/** "plan 53A", "plan53a", "API plan 53 A", "plan API 52". */
export function planAt(
  words: readonly string[],
  start: number,
): { length: number; name: string } | undefined {
  const glued = /^plan(\d{2}[a-c]?)$/.exec(words[start] ?? '')?.[1]
  if (glued !== undefined) return { length: 1, name: glued }
  let at = start
  if (words[at] === 'api' && PLAN_WORDS.has(words[at + 1] ?? '')) at += 1
  if (!PLAN_WORDS.has(words[at] ?? '')) return undefined
  at += 1
  if (words[at] === 'api') at += 1
  const name = /^\d{2}[a-c]?$/.exec(words[at] ?? '')?.[0]
  if (name === undefined) return undefined
  const letter = /^[a-c]$/.exec(words[at + 1] ?? '')?.[0] ?? ''
  return { length: at + (letter === '' ? 1 : 2) - start, name: `${name}${letter}` }
}

function serving({ data }: SearchIndex, services: readonly string[]): number[] {
  return data.entries.flatMap((entry, number) =>
    entry.services?.some((service) => services.includes(service)) ? [number] : [],
  )
}
