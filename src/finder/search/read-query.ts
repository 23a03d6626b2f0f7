import { codeAt, type CodeMatch } from './code-index.ts'
import { foldText, wordsOf } from '#schema/fold-text.ts'
import { phraseAt } from './phrases.ts'
import { readFigures, type AskedFigure } from './read-figures.ts'
import { readSizes, type ReadSize } from './read-sizes.ts'
import type { SearchIndex } from './search-index.ts'
import { tellingWords } from './stop-words.ts'
import { alternativesNear, type Alternative } from './synonyms.ts'
import { tidyText } from './tidy-text.ts'

/** A part of the query: a code, or words with their synonyms. */
export type QueryPart = {
  /** The typed words, folded. */
  text: string
  codes: readonly CodeMatch[]
  /** The typed words first. */
  alternatives: readonly Alternative[]
  /** Possible meanings of a mistyped or unfinished word, tried if nothing else matches. */
  guesses: readonly Alternative[]
  /** Entries that match by a service or an API plan that they publish. */
  answers: readonly number[]
  /** The thesaurus has it as it was typed: no spelling is corrected. */
  isKnown?: true
  /** A fluid: products that publish none may serve, to be confirmed. */
  isFluid?: true
  /** Optional: raises the rank, need not match, because a page answers it already. */
  isAnswered?: true
}

/** A fluid of the query, such as "lechada de cal", and the services that it is searched among. */
export type ReadFluid = {
  text: string
  services: readonly string[]
  /** The query without it. */
  rest: string
}

/** A parsed query. */
export type ReadQuery = {
  figures: readonly AskedFigure[]
  /** Sizes that no published figure answers. */
  sizes: readonly ReadSize[]
  fluids: readonly ReadFluid[]
  /** The entries for wishes other than a product, best first. */
  intents: readonly number[]
  parts: readonly QueryPart[]
}

const PLAN_WORDS = new Set(['plan', 'planes', 'plans'])

/** Parses a query into figures, sizes, codes, fluids and words. */
export function readQuery(index: SearchIndex, query: string): ReadQuery {
  const { codes, data } = index
  const isCode = (text: string) => codes.byKey.has(wordsOf(text).join(''))
  const { sizes, words: unsized } = readSizes(query)
  const { figures, words: rest } = readFigures(unsized, isCode)
  const words = wordsOf(rest)
  const wanted = intentsIn(index, words)
  const telling = new Set(tellingWords(words))
  const parts: QueryPart[] = []
  const fluids: ReadFluid[] = []
  const unpublishedPlans: ReadSize[] = []
  for (let at = 0; at < words.length;) {
    const plan = planAt(words, at)
    if (plan) {
      const text = words.slice(at, at + plan.length).join(' ')
      at += plan.length
      const answers = index.plans.get(plan.name) ?? []
      if (answers.length === 0) {
        unpublishedPlans.push({ text, meaning: 'ningún producto publica ese plan', hint: [] })
      }
      parts.push({ ...wordPart(text, answers.length > 0 ? [] : [['plan', 'api']]), answers })
      continue
    }
    const code = codeAt(codes, words, at)
    const fluid = code ? undefined : phraseAt(index.fluids, words, at)
    const said = code ? undefined : phraseAt(index.synonyms, words, at)
    const phrase = said && cutsFluid(index, words, at, said.length) ? undefined : said
    const length = code?.length ?? Math.max(fluid?.length ?? 0, phrase?.length ?? 0, 1)
    const typed = words.slice(at, at + length)
    const isAnswered = typed.every((_, offset) => wanted.words.has(at + offset))
    at += length
    if (!code && !phrase && !fluid && typed.every((word) => !telling.has(word))) continue
    const isFluid = fluid?.length === length
    const fluidsMeant = isFluid ? fluid.values : []
    const services = [...new Set(fluidsMeant.flatMap((one) => one.services))]
    const text = typed.join(' ')
    if (isFluid) {
      const cut = cutWords(query, typed)
      fluids.push({ text: cut.typed, services, rest: cut.rest })
    }
    parts.push({
      text,
      codes: code?.matches ?? [],
      alternatives: [
        tellingWords(typed),
        ...(phrase?.length === length ? phrase.values : []),
        ...fluidsMeant.flatMap((one) => one.alternatives),
      ],
      guesses:
        code || phrase || fluid
          ? []
          : typed.flatMap((word) => alternativesNear(index.synonyms, word)),
      answers: serving(index, services),
      ...((phrase !== undefined || isFluid) && { isKnown: true }),
      ...(isFluid && { isFluid: true }),
      ...(isAnswered && { isAnswered: true }),
    })
  }
  const hints =
    parts.length === 0 && figures.length === 0 ? sizes.flatMap(({ hint }) => [hint]) : []
  return {
    figures,
    sizes: [...sizes, ...unpublishedPlans],
    fluids,
    intents: wanted.hrefs.flatMap((href) => {
      const entry = data.entries.findIndex((one) => one.href === href)
      return entry < 0 ? [] : [entry]
    }),
    parts: [...parts, ...uniqueHints(hints).map((hint) => wordPart(hint.join(' '), [hint]))],
  }
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

/** The wishes other than a product, and the words that express them. */
function intentsIn(
  { intents }: SearchIndex,
  words: readonly string[],
): { hrefs: readonly string[]; words: ReadonlySet<number> } {
  const hrefs = new Set<string>()
  const said = new Set<number>()
  for (let at = 0; at < words.length; at += 1) {
    const found = phraseAt(intents, words, at)
    if (!found) continue
    for (const href of found.values.flat()) hrefs.add(href)
    for (let offset = 0; offset < found.length; offset += 1) said.add(at + offset)
  }
  return { hrefs: [...hrefs], words: said }
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
