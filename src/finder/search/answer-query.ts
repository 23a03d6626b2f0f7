import { codesMeantBy, nearCodes } from './code-index.ts'
import { foldText, hasDigit, wordsOf } from '#schema/fold-text.ts'
import { judge } from '#figures/judge.ts'
import type { Judgeable, JudgedLimit, Judgement } from '#figures/judgement.ts'
import { gapOf, sizeRank } from '#figures/rank-limits.ts'
import { askedService } from '../selector/criteria.ts'
import { selectProducts } from '../selector/select-products.ts'
import type { QueriedService } from './asked-service.ts'
import { asNamed } from '../products/named-versions.ts'
import { hitsByUse, isForOther, useIn } from './order-by-use.ts'
import { rankEntries, type RankedEntry, type Ranking } from './rank-entries.ts'
import type { QueryPart } from './query-parts.ts'
import type { Question, ReadFluid, ReadQuery } from './read-query.ts'
import type { ReadSize } from './read-sizes.ts'
import type { SearchEntry } from './search-data.ts'
import { stemWord } from '#catalogue/stem-word.ts'
import { comesIn, sectionsOf } from './packing-sections.ts'
import { tellingWords } from './stop-words.ts'
import { arrangementIn, type SearchIndex } from './search-index.ts'

/** A thing found; of a product, what its published limits say of each asked figure. */
export type SearchHit = {
  entry: SearchEntry
  limits: readonly JudgedLimit[]
  verdict: Judgement['verdict']
  /** Words of the query that this entry does not contain. */
  lacks: readonly string[]
}

/** What a query finds, best first. */
export type SearchResults = {
  query: string
  /** As the selector would be asked for it. */
  service: QueriedService
  fluids: readonly ReadFluid[]
  /** What was read and answers no published figure: what it is, is said. */
  ignored: readonly ReadSize[]
  /** A page of its own answers what is wanted. */
  isAnswered: boolean
  /** What is said of a wish that no page of its own answers. */
  notes: readonly string[]
  /** Words and codes that nothing in the catalogue answers to. */
  unknown: readonly string[]
  /** What was taken for words or codes that nothing is called. */
  questions: readonly Question[]
  /**
   * Pages that answer what is wanted, products whose published limits cover every asked figure, those
   * that do so with a condition after the others, and all else that holds the whole query.
   */
  hits: readonly SearchHit[]
  /** Of a kind of thing for a machine or an industry alone: the page that gathers all for it, and that of the kind. */
  ways: readonly SearchHit[]
  /** How a seal is to be arranged, by the ids of that. */
  arrangements: readonly string[]
  /** The products of the codes, where several are asked for. */
  compared: readonly SearchEntry[]
  /** Where few hold all of the query: those that hold the weightiest part of it. */
  partial: readonly SearchHit[]
  /** Products that publish nothing for an asked figure or fluid: kept apart, never guessed. */
  unpublished: readonly SearchHit[]
  /** Where no product was found: like codes, or products whose limits do not reach, the nearest first. */
  nearMisses: readonly SearchHit[]
  /** The stems to mark in what was found. */
  stems: ReadonlySet<string>
}

const NEAR_MISSES_MAX = 5
/** Fewer whole answers than these are followed by partial ones. */
const FEW = 5
const PARTIAL_MAX = 24

/** What holds all that was read of a query, or the most of it; the products as the selector judges them. */
export function answerQuery(index: SearchIndex, query: string, question: ReadQuery): SearchResults {
  const { fluids, sizes, section, intents, notes, parts, asksMeaning, service, ...read } = question
  const hasFigures = service.figures.length > 0
  const ranked = rankEntries(index, parts, hasFigures)
  const isJudged = hasFigures || fluids.length > 0 || service.besides !== undefined
  // Beside what the selector asks for, nothing is said: all that it finds are the answer.
  const isService =
    hasFigures && parts.every(({ isService: isOfService, isOptional }) => isOfService ?? isOptional)
  const isOfFigures = hasFigures && ranked.entries.length + ranked.partial.length === 0
  const fitting = judgedEntries(index, service)
  const asked = asServiceOf(index, service)
  const least = service.figures.flatMap(({ least: value, ...figure }) =>
    value === undefined ? [] : [{ ...figure, value }],
  )
  const use = asksMeaning ? undefined : useIn(index, parts)
  // Of two fluids the first chooses; what publishes nothing of the other says so. Water is in most of them.
  const others = parts.filter(
    ({ isFluid, text }) => isFluid && !(wordsOf(text).length === 1 && text.startsWith('agua')),
  )
  const ranking = isService || isOfFigures ? withEvery(ranked, index, fitting, others) : ranked
  const ofCodes = new Set(
    parts.flatMap(({ codes }) =>
      codes.filter(({ share }) => share === 1).map(({ entry }) => entry),
    ),
  )
  const { services: fluid } = service.choices
  const isServed = index.chosen.some(
    ({ choices }) => fluid !== undefined && fluid in choices.services,
  )
  // Words alone are answered by words, but for a fluid that the catalogue knows too little of.
  const isChosen = hasFigures || index.data.doubtful.some(({ id }) => id === fluid)
  const namedEntries = new Set([...ofCodes].map((number) => index.data.entries[number]))
  const answering = new Set(intents)
  const hits: SearchHit[] = []
  const unpublished: SearchHit[] = []
  const outside: SearchHit[] = []
  const partial: SearchHit[] = []
  const isWishOfMore = parts.some(({ isOptional }) => isOptional === undefined)
  const sayingAll = new Set<SearchEntry>()
  const sort = ({ entry: number, lacks: missing, saysAll }: RankedEntry, into: SearchHit[]) => {
    const entry = index.data.entries[number]
    if (!entry || answering.has(number)) return
    // A machine is asked for, and not a word.
    if (entry.kind === 'term' && hasFigures) return
    if (saysAll && isWishOfMore) sayingAll.add(entry)
    const found = fitting.get(number)
    const judged = asNamed(entry.judged ?? NOTHING, service.named)
    const { verdict, limits } =
      isJudged && entry.kind === 'product'
        ? overRange(found ?? judge(judged, asked), judge(judged, { ...asked, figures: least }))
        : UNJUDGED
    const hit = { entry, limits, verdict, lacks: missing.map(({ text }) => text) }
    // Whoever names a product wants to see it, even where its limits do not reach.
    if (ofCodes.has(number) || entry.kind !== 'product') into.push(hit)
    else if (section !== undefined && !comesIn(entry, section)) outside.push(hit)
    else if (verdict === 'outside') outside.push(hit)
    else if (isChosen && !serves(entry, service)) {
      // Of a fluid that no product publishes none is proposed.
      if (isServed) unpublished.push(hit)
    } else if (isChosen && !found) partial.push(hit)
    else if (verdict === 'unpublished') unpublished.push(hit)
    else into.push(hit)
  }
  for (const one of ranking.entries) {
    const isProduct = index.data.entries[one.entry]?.kind === 'product'
    const lacksFluid = one.lacks.some(({ isFluid }) => isFluid)
    sort(one, hasFigures && isProduct && lacksFluid ? unpublished : hits)
  }
  for (const one of ranking.partial) {
    const isProduct = index.data.entries[one.entry]?.kind === 'product'
    // A page that does not speak of the fluid tells nothing of it.
    if (!isProduct && one.lacks.some(({ isFluid }) => isFluid)) continue
    const lacksFluidOnly =
      isProduct && one.lacks.length > 0 && one.lacks.every(({ isFluid }) => isFluid === true)
    sort(one, lacksFluidOnly ? unpublished : partial)
  }
  // Only products have figures: with one in the query, they are what is asked for.
  const isOfProducts = hasFigures || sizes.some((size) => size.isOfProducts)
  if (isOfProducts && !asksMeaning) {
    const places = new Map(
      [...fitting.keys()].map((number, at) => [index.data.entries[number], at]),
    )
    // What is called after the fluid is made for it, whatever its margin.
    const fluidStems = new Set(
      parts
        .filter(({ isFluid }) => isFluid)
        .flatMap(({ alternatives }) => alternatives.flat().map(stemWord)),
    )
    // So is what names it on its sheet, where its service is called otherwise: "licor negro", of pulp and paper.
    const fluidNames = fluids.flatMap(({ text, services }) => {
      const labels = services.map((id) => foldText(index.data.services[id] ?? ''))
      const isCalledSo = wordsOf(text).some((word) => labels.some((label) => label.includes(word)))
      return isCalledSo || !/ /.test(text) ? [] : [foldText(text)]
    })
    const isNamedFor = ({ entry: { title, texts } }: SearchHit) =>
      Number(
        wordsOf(title).some((word) => fluidStems.has(stemWord(word))) ||
          fluidNames.some((name) =>
            texts?.application?.some((said) => foldText(said).includes(name)),
          ),
      )
    const placeOf = ({ entry }: SearchHit) => places.get(entry) ?? places.size
    const { equipment: machine } = service.choices
    // What seals stands before what is sealed with it, or measured.
    const isOfOther = ({ entry: { title, place, arrangements } }: SearchHit) =>
      arrangements === undefined
        ? 2
        : isForOther(index, `${title} ${index.data.places[place ?? -1]?.title}`, machine)
    const isOfMachine = service.choices.equipment !== undefined || parts.length === 0
    const byPlace = (a: SearchHit, b: SearchHit) =>
      byVerdict(a, b) ||
      isNamedFor(b) - isNamedFor(a) ||
      isOfOther(a) - isOfOther(b) ||
      // Where no machine is named, the least used product is not what the words ask for.
      (isOfMachine ? placeOf(a) - placeOf(b) : sizeRank(a.limits) - sizeRank(b.limits))
    hits.sort(isService || use ? byPlace : byVerdict)
    partial.sort((a, b) => a.lacks.length - b.lacks.length || byVerdict(a, b))
  }
  if (section !== undefined) {
    for (const some of [hits, partial]) {
      some.sort(
        (a, b) => Number(sectionsOf(b.entry).length > 0) - Number(sectionsOf(a.entry).length > 0),
      )
    }
  }
  const answers = intents.flatMap((number) => hitOf(index, number))
  // What answers the wish and the rest of the question stands before the pages for the wish.
  if (ofCodes.size > 0)
    hits.sort((a, b) => Number(!namedEntries.has(a.entry)) - Number(!namedEntries.has(b.entry)))
  const leading = ofCodes.size > 0 ? hits : hits.filter(({ entry }) => sayingAll.has(entry))
  const terms = asksMeaning ? termsNamed(index, parts) : []
  const ofUse = use && !hasFigures ? hitsByUse(index, hits, use) : undefined
  const ways = ofUse?.ways.flatMap((number) => hitOf(index, number)) ?? []
  const whole = uniqueHits([
    ...terms,
    ...(ofUse ? [] : leading),
    ...answers,
    ...(ofUse?.hits ?? hits),
  ])
  const isOfFew = namedEntries.size < 2 && whole.length < FEW + answers.length
  const shownPartial = isOfFew ? partial.slice(0, PARTIAL_MAX) : []
  const questions = [...read.questions, ...codeQuestions(index, query, read.words)]
  const meant = questions.flatMap(({ meant: code }) =>
    (index.codes.byKey.get(wordsOf(code).join('')) ?? []).flatMap((number) => hitOf(index, number)),
  )
  const isEmpty = whole.length + shownPartial.length + unpublished.length === 0
  const isUnmet = hasFigures && !whole.some(({ entry }) => entry.kind === 'product')
  const near = outside
    .filter(({ limits }) => limits.some(({ verdict }) => verdict === 'outside'))
    .filter(({ entry }) => serves(entry, service))
    .sort((a, b) => a.lacks.length - b.lacks.length || gapOf(a.limits) - gapOf(b.limits))
  const alike =
    isEmpty && outside.length === 0
      ? [...meant, ...codesLike(index, [...ranking.unknown, ...sizes.map(({ text }) => text)])]
      : near
  return {
    query,
    service,
    fluids,
    ignored: [
      ...sizes,
      ...ranking.unused.map((text) => ({ text, meaning: 'número sin unidad', hint: [] })),
    ],
    isAnswered: answers.length > 0,
    notes,
    unknown: ranking.unknown,
    questions,
    hits: whole,
    ways,
    arrangements: parts.flatMap((part) => arrangementIn(index, part) ?? []),
    compared: namedEntries.size > 1 ? [...namedEntries].flatMap((entry) => entry ?? []) : [],
    partial: shownPartial,
    unpublished,
    nearMisses: isEmpty || isUnmet ? uniqueHits(alike).slice(0, NEAR_MISSES_MAX) : [],
    stems: ranking.stems,
  }
}

const UNJUDGED = { verdict: 'complies', limits: [] } as const

/** What complies before what does so with a condition. */
function byVerdict(a: SearchHit, b: SearchHit): number {
  return order(a) - order(b)
}

function order({ entry, verdict }: SearchHit): number {
  if (entry.kind !== 'product') return 2
  return verdict === 'conditional' ? 1 : 0
}

/** The terms of the glossary that a question for a meaning names, the longest first. */
function termsNamed({ data }: SearchIndex, parts: readonly QueryPart[]): SearchHit[] {
  const asked = new Set(parts.flatMap(({ text }) => text.split(' ').map(stemWord)))
  return data.entries
    .filter(({ kind, title }) => {
      const words = kind === 'term' ? tellingWords(wordsOf(title)) : []
      return words.length > 0 && words.every((word) => asked.has(stemWord(word)))
    })
    .toSorted((a, b) => wordsOf(b.title).length - wordsOf(a.title).length)
    .map((entry) => ({ ...UNJUDGED, entry, lacks: [] }))
}

function hitOf({ data }: SearchIndex, number: number): SearchHit[] {
  const entry = data.entries[number]
  return entry ? [{ ...UNJUDGED, entry, lacks: [] }] : []
}

function uniqueHits(hits: readonly SearchHit[]): SearchHit[] {
  return [...new Map(hits.map((hit) => [hit.entry.href, hit])).values()]
}

const NOTHING: Judgeable = { ranges: [] }

type Service = SearchResults['service']

function asServiceOf({ data: { machines } }: SearchIndex, service: Service) {
  return askedService(service, { equipment: machines })
}

const VERDICTS: readonly Judgement['verdict'][] = [
  'complies',
  'conditional',
  'unpublished',
  'outside',
]

/** What takes a range takes both of its ends: the worse of the two is said. */
function overRange(most: Judgement, least: Judgement): Judgement {
  return VERDICTS.indexOf(least.verdict) > VERDICTS.indexOf(most.verdict) ? least : most
}

/** The products that the selector leaves for a service, by their places among the entries, in its order. */
function judgedEntries(
  { chosen, data: { machines } }: SearchIndex,
  service: Service,
): ReadonlyMap<number, Judgement> {
  const selected = selectProducts(
    { products: chosen, options: { equipment: machines } },
    service,
    'likely',
  )
  return new Map(
    Object.values(selected)
      .flat()
      .map(({ product: { entry }, ...judgement }) => [entry, judgement]),
  )
}

/** Whether a product publishes the fluid that is asked for. */
function serves({ services = [] }: SearchEntry, { choices }: Service): boolean {
  return choices.services === undefined || services.includes(choices.services)
}

function uniqueEntries(entries: readonly RankedEntry[]): RankedEntry[] {
  const seen = new Set<number>()
  return entries.filter(({ entry }) => !seen.has(entry) && seen.add(entry))
}

/** All the products that the selector leaves, with the pages that the words find. */
function withEvery(
  { entries, partial, ...ranking }: Ranking,
  { data }: SearchIndex,
  fitting: ReadonlyMap<number, unknown>,
  fluids: readonly QueryPart[],
): Ranking {
  const isOther = ({ entry }: RankedEntry) => !fitting.has(entry)
  const isProduct = ({ entry }: RankedEntry) => data.entries[entry]?.kind === 'product'
  return {
    ...ranking,
    entries: uniqueEntries([
      ...entries.filter((one) => !isProduct(one) || !isOther(one)),
      ...[...fitting.keys()].map((entry) => ({
        entry,
        lacks: fluids.filter(({ answers }) => answers.length > 0 && !answers.includes(entry)),
        saysAll: true,
      })),
    ]),
    partial: [...entries, ...partial].filter((one) => isProduct(one) && isOther(one)),
  }
}

/** Codes that a mistyped or misread word of the query may have been. */
function codeQuestions(
  { codes, data, words: { postings } }: SearchIndex,
  query: string,
  words: readonly string[],
): Question[] {
  // A number alone may have been a figure; with a letter it is a code that may have been misread.
  const left = query
    .split(/\s+/)
    .filter((typed) =>
      /\p{L}/u.test(typed) ? true : words.includes(typed) && !postings.has(typed),
    )
  return left.flatMap((typed) =>
    codesMeantBy(codes, wordsOf(typed).join('')).flatMap((number) => {
      const code = data.entries[number]?.code
      return code === undefined ? [] : [{ typed, meant: code }]
    }),
  )
}

function codesLike(index: SearchIndex, unknown: readonly string[]): SearchHit[] {
  return unknown.flatMap((text) => {
    const numbers = hasDigit(text) ? nearCodes(index.codes, text.replaceAll(' ', '')) : []
    return numbers.flatMap((number) => hitOf(index, number))
  })
}
