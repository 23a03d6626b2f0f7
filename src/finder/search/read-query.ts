import type { Facet } from '#figures/facets.ts'
import { foldText, hasDigit, wordsOf } from '#schema/fold-text.ts'
import { stemWord } from '#catalogue/stem-word.ts'
import { namedVersions } from '../products/named-versions.ts'
import { ROD, queriedService, type QueriedService } from './queried-service.ts'
import { codeAt, codeWithin } from './code-index.ts'
import type { BareLength } from './figure-syntax.ts'
import { phraseAt } from './phrases.ts'
import { plainText, tidyText } from './plain-text.ts'
import {
  concentrationAt,
  partAt,
  planAt,
  planPart,
  wordPart,
  type QueryPart,
} from './query-parts.ts'
import { readFigures } from './read-figures.ts'
import { CONCENTRATION, readSizes, type ReadSize } from './read-sizes.ts'
import type { SearchIndex } from './search-index.ts'
import { KNOWN, spellingOf, UNKNOWN } from './spelling.ts'
import { isTelling } from './stop-words.ts'

/** A fluid of the query, such as "lechada de cal", and the services that it is searched among. */
export type ReadFluid = {
  text: string
  services: readonly string[]
  /** The query without it. */
  rest: string
}

/** A word that is unknown as typed, and its correction. */
export type Question = { typed: string; meant: string }

export type ReadQuery = ReturnType<typeof readQuery>

/** Words beside which a length is the section of a packing, or the thickness of a sheet. */
const PACKING_WORDS =
  /(?<!\p{L})(?:empaquetaduras?|estopas?|gaxetas?|cordon(?:es)?|trenzas?|lino|grafitad[oa]s?|packing|mechas?|sogas?)(?!\p{L})/u
const SHEET_WORDS =
  /(?<!\p{L})(?:laminas?|planchas?|pliegos?|gaskets?|sheets?|empaques?|juntas?|cintas?|telas?)(?!\p{L})/u

/** Words that a temperature makes redundant. */
const HEAT = /^(?:criogenic[oa]s?|alta temp.*|temperatura.*|caliente|frio)$/

/** Phrases that ask for a meaning: "qué es", "diferencia entre". */
const MEANING =
  /^(?:(?:que|cual) (?:es|son|significa|quiere decir)|(?:significado|definicion|concepto) de(?:l)?|como (?:funciona|trabaja|opera)n?|(?:cual es la )?diferencias? (?:entre|de)|diferencias?(?= )|para que sirven?|what (?:is|are)|explica(?:me)?)(?: (?:un|una|el|la|los|las|a))* | (?:que es|que significa|definicion|significado|como funciona)$|^(?:definicion|significado) /u
const VERSUS = / (?:vs|versus|contra(?= \S*\d))(?= )/gu
const OR = / o /

/** Parses a query into figures, sizes, codes, fluids and words. */
export function readQuery(index: SearchIndex, query: string) {
  const { codes, data } = index
  const isCode = (text: string) => codes.byKey.has(wordsOf(text).join(''))
  const designations = readSizes(plainText(query))
  const lengths = bareLengthIn(index, designations.words)
  const read = readFigures(designations.words, isCode, lengths)
  const { words: left, asksMeaning } = meaningIn(read.words)
  const typed = joined(
    index,
    left.filter((word, at) => word !== left[at - 1]),
  ).flatMap((word) =>
    hasDigit(word) && !index.words.postings.has(stemWord(word)) ? codeWithin(codes, word) : [word],
  )
  const { words, questions } = mended(index, typed)
  const wanted = intentsIn(index, words)
  const known = [...designations.sizes, ...read.sizes]
  const isOnly = read.figures.length + known.length === 0
  const { fluids, ...found } = partsIn(index, query, words, wanted.words, isOnly)
  const sizes = [...known, ...found.sizes]
  const named =
    fluids.length > 0 || lengths === 'thickness'
      ? found.parts.map((part) => asThing(index, part))
      : found.parts
  const asked = queriedService(data, { figures: read, sizes, fluids, parts: named })
  const parts = named.map((part) => asSaid(data, part, asked.service))
  const isBare = parts.length === 0 && read.figures.length === 0
  const hints = isBare ? sizes.flatMap(({ hint }) => (hint ? [hint] : [])) : []
  if (isBare && read.section !== undefined) hints.push(['empaquetadura'])
  const versions = namedVersions(parts.flatMap(waysOf), index.chosen)
  return {
    /** The equivalent criteria of the selector. */
    service: { ...asked.service, ...(versions.length > 0 && { named: versions }) },
    /** Sizes and amounts that are compared with no published figure. */
    sizes: asked.sizes,
    /** The section of a packing, in mm. */
    ...(read.section !== undefined && { section: read.section }),
    fluids: fluids as readonly ReadFluid[],
    /** The entries for wishes other than a product, best first. */
    intents: wanted.hrefs.flatMap((href) => {
      const entry = data.entries.findIndex((one) => one.href === href)
      return entry < 0 ? [] : [entry]
    }),
    /** Notes for wishes that no page answers. */
    notes: wanted.notes,
    /** The words left after the figures were read. */
    words: typed,
    /** Whether the query asks for a meaning, which the glossary answers. */
    asksMeaning,
    /** The words that were corrected. */
    questions,
    parts: [
      ...parts,
      ...new Map(hints.map((hint) => [hint.join(' '), wordPart(hint.join(' '), [hint])])).values(),
    ] as readonly QueryPart[],
  }
}

/** Joins words that the catalogue only writes as one: "AWC 800", "steel trap". */
function joined({ codes, words: { postings } }: SearchIndex, words: readonly string[]): string[] {
  const isKnown = (word: string) =>
    postings.has(stemWord(word)) && !(hasDigit(word) && codes.byKey.has(word))
  return words.reduce<string[]>((read, word) => {
    const before = read.at(-1) ?? ''
    const isOne = isKnown(`${before}${word}`) && !(isKnown(before) && isKnown(word))
    return before && isOne ? [...read.slice(0, -1), `${before}${word}`] : [...read, word]
  }, [])
}

type Parts = { parts: QueryPart[]; fluids: ReadFluid[]; sizes: ReadSize[] }

/** The words of a query in parts: plans, codes, phrases, fluids with their concentration. */
function partsIn(
  index: SearchIndex,
  query: string,
  words: readonly string[],
  /** The indexes of the words that a page answers. */
  answered: ReadonlySet<number>,
  /** Whether nothing else was read. */
  isOnly: boolean,
): Parts {
  const found: Parts = { parts: [], fluids: [], sizes: [] }
  const { parts, fluids, sizes } = found
  for (let at = 0; at < words.length;) {
    const plan = planAt(words, at)
    if (plan) {
      const typed = words.slice(at, at + plan.length).join(' ')
      const { part, size } = planPart(index, plan.name, typed)
      parts.push(part)
      if (size) sizes.push(size)
      at += plan.length
      continue
    }
    const percent = parts.at(-1)?.isFluid ? concentrationAt(index, words, at) : undefined
    if (percent) {
      sizes.push({ text: percent.text, meaning: CONCENTRATION })
      at += percent.length
      continue
    }
    const { part, length, services } = partAt(index, words, at, isOnly && sizes.length === 0)
    const typed = words.slice(at, at + length)
    const isAnswered = typed.every((_, offset) => answered.has(at + offset))
    at += length
    if (!part) continue
    if (part.isFluid) {
      const cut = cutWords(query, typed)
      fluids.push({ text: cut.typed, services, rest: cut.rest })
    }
    parts.push(isAnswered ? { ...part, isOptional: 'answered' } : part)
  }
  return found
}

/** Adds to a part that names a thing the entries that it means. */
function asThing({ things }: SearchIndex, part: QueryPart): QueryPart {
  const said = wordsOf(part.text)
  const thing = part.codes.length === 0 ? phraseAt(things, said, 0) : undefined
  const [meant] = thing?.length === said.length ? thing.values : []
  return meant ? { ...part, meant } : part
}

/** Words that figures already say need not be found: "vástago" beside a diameter, "caliente" beside a temperature. */
function asSaid(
  { machines }: SearchIndex['data'],
  part: QueryPart,
  { figures, choices: { equipment } }: QueriedService,
): QueryPart {
  const isAsked = (facet: Facet) => figures.some((figure) => figure.facet === facet)
  const isOfRod = machines.some(({ id, size }) => id === equipment && size === 'rod')
  const isOfStem = equipment !== undefined && !isOfRod && isAsked('diameter')
  const isSaid =
    (isOfStem && ROD.test(part.text)) || (isAsked('temperature') && HEAT.test(part.text))
  return isSaid ? { ...part, isOptional: 'symptom' } : part
}

/** The words for a thing; none if the part names a machine or a fluid. */
function waysOf({ text, alternatives, isService, isFluid }: QueryPart): (readonly string[])[][] {
  return isService || isFluid ? [] : [[text.split(' '), ...alternatives]]
}

/** The words of a query without the phrase that asks for a meaning. */
function meaningIn(query: string): { words: readonly string[]; asksMeaning: boolean } {
  const text = wordsOf(query).join(' ')
  const compared = text.replaceAll(VERSUS, '')
  const asked = compared.replace(MEANING, ' ').trim()
  if (asked === '') return { words: wordsOf(text), asksMeaning: false }
  return { words: wordsOf(asked), asksMeaning: asked !== text || OR.test(text) }
}

/** What a length without a name measures in this query. */
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
 * Corrects misspelled words, except beside a word that resembles no known one: that is probably a foreign name
 * ("John Crane" does not mean "carne").
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

type Wanted = {
  hrefs: readonly string[]
  notes: readonly string[]
  /** The indexes of the words that express it. */
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
