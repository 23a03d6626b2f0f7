import { codeAt, type CodeMatch } from './code-index.ts'
import { foldText, wordsOf } from '#schema/fold-text.ts'
import { phraseAt } from './phrases.ts'
import { plainText } from './plain-text.ts'
import { readFigures, type AskedFigure, type BareLength } from './read-figures.ts'
import { readSizes, type ReadSize } from './read-sizes.ts'
import type { SearchIndex } from './search-index.ts'
import { KNOWN, spellingOf, UNKNOWN } from './spelling.ts'
import { isTelling, tellingWords } from './stop-words.ts'
import { alternativesBegunBy, type Alternative } from './synonyms.ts'
import { stemWord } from '#catalogue/stem-word.ts'
import { tidyText } from './tidy-text.ts'

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
  /** Beside a fluid, the products that a word for a thing means: others are called so too, and come after. */
  meant?: ReadonlySet<number>
  /** A fluid: products that publish none may serve, to be confirmed. */
  isFluid?: true
  /** Raises the rank and need not match: a page answers it, it is a bare number, or what is wrong. */
  isOptional?: 'answered' | 'number' | 'symptom'
}

/** A fluid of the query, such as "lechada de cal", and the services that it is searched among. */
export type ReadFluid = {
  text: string
  services: readonly string[]
  /** The query without it. */
  rest: string
}

/** A word that nothing says as it was typed, and the word that was taken for it. */
export type Question = { typed: string; meant: string }

/** A parsed query. */
export type ReadQuery = {
  figures: readonly AskedFigure[]
  /** What was read and answers no published figure. */
  sizes: readonly ReadSize[]
  /** The section of a packing, in mm. */
  section?: number
  fluids: readonly ReadFluid[]
  /** The entries for wishes other than a product, best first. */
  intents: readonly number[]
  /** What is said of a wish that no page of its own answers. */
  notes: readonly string[]
  /** It asks what something is: the glossary answers. */
  asksMeaning: boolean
  /** Words that were mended. */
  questions: readonly Question[]
  parts: readonly QueryPart[]
  /** The words that no figure was read of. */
  words: readonly string[]
}

const PLAN_WORDS = new Set(['plan', 'planes', 'plans'])
/** Where one of these is said, a length is the section of a packing, or the thickness of a sheet. */
const PACKING_WORDS =
  /(?<!\p{L})(?:empaquetaduras?|estopas?|gaxetas?|cordon(?:es)?|trenzas?|lino|grafitad[oa]s?|packing|mechas?|sogas?)(?!\p{L})/u
const SHEET_WORDS =
  /(?<!\p{L})(?:laminas?|planchas?|pliegos?|gaskets?|sheets?|empaques?|juntas?|cintas?|telas?)(?!\p{L})/u
/** Fewer figures begin too many codes to say one. */
const CODE_FIGURES = 3
const MOST_PERCENT = 100
/** "III" counts as well. */
const BARE_NUMBER = /^(?:\d+|[ivx]{2,4})$/

/** What asks for a meaning, and says nothing of what it asks for. */
const MEANING =
  /^(?:(?:que|cual) (?:es|son|significa|quiere decir)|(?:significado|definicion|concepto) de(?:l)?|como (?:funciona|trabaja|opera)n?|(?:cual es la )?diferencias? (?:entre|de)|diferencias?(?= )|para que sirven?|what (?:is|are)|explica(?:me)?)(?: (?:un|una|el|la|los|las|a))* | (?:que es|que significa|definicion|significado|como funciona)$|^(?:definicion|significado) /u
const VERSUS = / (?:vs|versus|o|contra) /u

/** Parses a query into figures, sizes, codes, fluids and words. */
export function readQuery(index: SearchIndex, query: string): ReadQuery {
  const { codes, data } = index
  const isCode = (text: string) => codes.byKey.has(wordsOf(text).join(''))
  const designations = readSizes(plainText(query))
  const lengths = bareLengthIn(index, designations.words)
  const read = readFigures(designations.words, isCode, lengths)
  const { words: typed, asksMeaning } = meaningIn(read.words)
  const { words, questions } = mended(index, typed)
  const wanted = intentsIn(index, words)
  const fluids: ReadFluid[] = []
  const sizes: ReadSize[] = [...designations.sizes, ...read.sizes]
  const parts: QueryPart[] = []
  for (let at = 0; at < words.length;) {
    const plan = planAt(words, at)
    if (plan) {
      parts.push(planPart(index, plan.name, words.slice(at, at + plan.length).join(' '), sizes))
      at += plan.length
      continue
    }
    const before = parts.at(-1)
    const percent = before?.isFluid ? concentrationAt(index, words, at) : undefined
    if (percent) {
      sizes.push({
        text: percent.text,
        meaning: 'concentración: la compatibilidad se confirma con la sucursal',
        hint: [],
      })
      at += percent.length
      continue
    }
    const { part, length, services } = partAt(
      index,
      words,
      at,
      read.figures.length + sizes.length === 0,
    )
    const isAnswered = words
      .slice(at, at + length)
      .every((_, offset) => wanted.words.has(at + offset))
    at += length
    if (!part) continue
    if (part.isFluid) {
      const cut = cutWords(query, words.slice(at - length, at))
      fluids.push({ text: cut.typed, services, rest: cut.rest })
    }
    parts.push(isAnswered ? { ...part, isOptional: 'answered' } : part)
  }
  if (fluids.length > 0 || lengths === 'thickness') {
    parts.forEach((part, at) => {
      const said = wordsOf(part.text)
      const thing = part.codes.length === 0 ? phraseAt(index.things, said, 0) : undefined
      const [meant] = thing?.length === said.length ? thing.values : []
      if (meant) parts[at] = { ...part, meant }
    })
  }
  const isBare = parts.length === 0 && read.figures.length === 0
  const hints = isBare ? sizes.flatMap(({ hint }) => [hint]) : []
  if (isBare && read.section !== undefined) hints.push(['empaquetadura'])
  return {
    figures: read.figures,
    sizes,
    ...(read.section !== undefined && { section: read.section }),
    fluids,
    intents: wanted.hrefs.flatMap((href) => {
      const entry = data.entries.findIndex((one) => one.href === href)
      return entry < 0 ? [] : [entry]
    }),
    notes: wanted.notes,
    words: typed,
    asksMeaning,
    questions,
    parts: [...parts, ...uniqueHints(hints).map((hint) => wordPart(hint.join(' '), [hint]))],
  }
}

/** The words of a query without those that ask what they mean. */
function meaningIn(query: string): { words: readonly string[]; asksMeaning: boolean } {
  const text = wordsOf(query).join(' ')
  const asked = text.replace(MEANING, ' ').trim()
  if (asked === text || asked === '')
    return { words: wordsOf(text), asksMeaning: VERSUS.test(text) }
  return { words: wordsOf(asked), asksMeaning: true }
}

/** What the lengths of a query are by what it asks for. */
function bareLengthIn({ codes, data }: SearchIndex, query: string): BareLength {
  const text = foldText(query)
  const words = wordsOf(text)
  const named = words.flatMap((_, at) =>
    (codeAt(codes, words, at)?.matches ?? [])
      .filter(({ share }) => share === 1)
      .flatMap(({ entry }) => data.entries[entry] ?? []),
  )
  const isPacking =
    PACKING_WORDS.test(text) || named.some(({ judged }) => judged?.sizedBy === 'section')
  if (isPacking) return 'section'
  const isSheet =
    SHEET_WORDS.test(text) || named.some(({ title }) => SHEET_WORDS.test(foldText(title)))
  return isSheet ? 'thickness' : 'diameter'
}

/**
 * The words with those that are a slip away from a known one mended. Beside a word that is like no known
 * one, a foreign name stands rather than a slip: "John Crane" is no meat (carne).
 */
function mended(
  { vocabulary, codes }: SearchIndex,
  words: readonly string[],
): { words: readonly string[]; questions: readonly Question[] } {
  const spelled = words.map((word) =>
    isTelling(word) && !codes.byKey.has(word) ? spellingOf(vocabulary, word) : KNOWN,
  )
  const isForeign = (at: number) => spelled[at] !== undefined && spelled[at] === UNKNOWN
  const questions: Question[] = []
  const right = words.map((word, at) => {
    const meant = spelled[at]?.meant
    if (meant === undefined || isForeign(at - 1) || isForeign(at + 1)) return word
    questions.push({ typed: word, meant })
    return wordsOf(meant)[0] ?? word
  })
  return { words: right, questions }
}

type PartAt = { part?: QueryPart; length: number; services: readonly string[] }

/** The code, phrase, fluid or word at a place; none, where a word tells nothing. */
function partAt(
  index: SearchIndex,
  words: readonly string[],
  at: number,
  /** Nothing else was read: words that tell little are all that is asked. */
  isOnly: boolean,
): PartAt {
  const [name = '', number = ''] = words.slice(at, at + 2)
  if (index.numbered.has(`${name} ${number}`)) {
    const part = wordPart(`${name} ${number}`, [[name, number]])
    return { part, length: 2, services: [] }
  }
  const code = codeFor(index, words, at)
  const fluid = code ? undefined : phraseAt(index.fluids, words, at)
  const said = code ? undefined : phraseAt(index.synonyms, words, at)
  const phrase = said && cutsFluid(index, words, at, said.length) ? undefined : said
  const length = code?.length ?? Math.max(fluid?.length ?? 0, phrase?.length ?? 0, 1)
  const typed = words.slice(at, at + length)
  const isKnown = code !== undefined || phrase !== undefined || fluid !== undefined
  const telling = new Set(isOnly ? tellingWords(words) : words.filter(isTelling))
  if (!isKnown && typed.every((word) => !telling.has(word))) return { length, services: [] }
  const [word = ''] = typed
  const isFluid = fluid?.length === length
  const fluidsMeant = isFluid ? fluid.values : []
  const services = [...new Set(fluidsMeant.flatMap((one) => one.services))]
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
    ...(phraseAt(index.symptoms, words, at)?.length === length && { isOptional: 'symptom' }),
    ...(!isKnown && BARE_NUMBER.test(word) && words.length > 1 && { isOptional: 'number' }),
  }
  return { part, length, services }
}

/** A code; one of which only a figure or two were typed, where nothing else was. */
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

/** "ácido sulfúrico (al) 98": what follows a fluid and is no code says how strong it is. */
function concentrationAt(
  { codes }: SearchIndex,
  words: readonly string[],
  at: number,
): { length: number; text: string } | undefined {
  const length = words[at] === 'al' || words[at] === 'de' ? 2 : 1
  const number = words[at + length - 1] ?? ''
  const isShare = /^\d{1,3}$/.test(number) && Number(number) <= MOST_PERCENT
  return isShare && !codes.byKey.has(number) ? { length, text: number } : undefined
}

/** A plan: the products that publish it, or what it is and the seals that it is for. */
function planPart(
  { plans, data }: SearchIndex,
  name: string,
  text: string,
  sizes: ReadSize[],
): QueryPart {
  const answers = plans.get(name) ?? []
  const what = data.plans[name.toUpperCase()]
  if (what !== undefined) {
    sizes.push({ text, meaning: what.meaning, hint: [], isUsed: true })
  } else if (answers.length === 0) {
    sizes.push({ text, meaning: 'ningún producto publica ese plan', hint: [] })
  }
  const means: Alternative[] =
    answers.length > 0 ? [] : [['plan', 'api'], ...(what?.isDual ? [['doble']] : [])]
  return { ...wordPart(text, means), answers }
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

function wordPart(text: string, alternatives: readonly Alternative[]): QueryPart {
  return { text, codes: [], alternatives, guesses: [], answers: [] }
}

function uniqueHints(hints: readonly Alternative[]): Alternative[] {
  const known = hints.filter((hint) => hint.length > 0)
  return [...new Map(known.map((hint) => [hint.join(' '), hint])).values()]
}

/** "plan 53A", "API plan 53 A", "plan API 52". */
function planAt(
  words: readonly string[],
  start: number,
): { length: number; name: string } | undefined {
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

type Wanted = {
  hrefs: readonly string[]
  notes: readonly string[]
  /** The places of the words that say it. */
  words: ReadonlySet<number>
}

/** The wishes other than a product, and the words that express them. */
function intentsIn({ intents, loneIntents }: SearchIndex, words: readonly string[]): Wanted {
  const hrefs = new Set<string>()
  const notes = new Set<string>()
  const said = new Set<number>()
  const alone = phraseAt(loneIntents, words, 0)
  if (alone?.length === words.length) {
    const [intent] = alone.values
    const notesOf = intent?.note === undefined ? [] : [intent.note]
    return { hrefs: intent?.to ?? [], notes: notesOf, words: new Set(words.keys()) }
  }
  for (let at = 0; at < words.length; at += 1) {
    const found = phraseAt(intents, words, at)
    if (!found) continue
    for (const { to, note } of found.values) {
      for (const href of to) hrefs.add(href)
      if (note !== undefined) notes.add(note)
    }
    for (let offset = 0; offset < found.length; offset += 1) said.add(at + offset)
  }
  return { hrefs: [...hrefs], notes: [...notes], words: said }
}

function serving({ data }: SearchIndex, services: readonly string[]): number[] {
  return data.entries.flatMap((entry, number) =>
    entry.services?.some((service) => services.includes(service)) ? [number] : [],
  )
}

/** Cuts consecutive words out of a query: the words as typed, and the rest. */
function cutWords(query: string, words: readonly string[]): { typed: string; rest: string } {
  const text = query.normalize('NFC')
  // Folding keeps the length of a text, so that positions in both agree.
  const folded = foldText(text)
  const phrase = words.join(String.raw`[^\p{L}\p{N}]+`)
  const match = new RegExp(String.raw`(?<![\p{L}\p{N}])${phrase}(?![\p{L}\p{N}])`, 'u').exec(folded)
  if (!match) return { typed: words.join(' '), rest: text }
  const end = match.index + match[0].length
  return {
    typed: tidyText(text.slice(match.index, end)),
    rest: tidyText(`${text.slice(0, match.index)} ${text.slice(end)}`),
  }
}
