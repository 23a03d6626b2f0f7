import { foldText, wordsOf } from '#schema/fold-text.ts'
import { buildCodeIndex } from './code-index.ts'
import { buildExactPhrases, buildPhrases } from './phrases.ts'
import type { ChosenBy } from '#views/product-data.ts'
import type { SearchData, SearchEntry } from './search-data.ts'
import { buildVocabulary } from './spelling.ts'
import { tellingWords } from './stop-words.ts'
import { buildSynonyms, tellingOnes } from './synonyms.ts'
import { stemWord } from '#catalogue/stem-word.ts'
import { buildWordIndex } from './word-index.ts'

/** The indexes for searching, built once from the file at SEARCH_DATA_PATH. */
export type SearchIndex = ReturnType<typeof buildSearchIndex>

/** "Lodos, pulpas y relaves" names three things. */
const LABEL_PARTS = /,| y | o /
/** Names of arrangements that can be asked for in one word: "Sello doble", but not "Sello doble en tándem". */
const PLAIN_ARRANGEMENT = /^(?:Sello )?\p{L}+$/u

export function buildSearchIndex(data: SearchData) {
  const { groups, fluids, intents } = data.words
  const words = buildWordIndex(data)
  const intentsBy = (key: 'said' | 'alone') =>
    buildExactPhrases(
      intents.flatMap((intent) => intent[key].map((phrase) => [phrase, intent] as const)),
    )
  const arranged = Object.entries(data.arrangements).flatMap(([id, label]) => {
    const [last, kind] = wordsOf(label).map(stemWord).toReversed()
    return last !== undefined && PLAIN_ARRANGEMENT.test(label) ? [{ id, last, kind }] : []
  })
  const everySaid = [...groups, ...fluids, ...intents].flatMap((one) => one.said)
  return {
    data,
    codes: buildCodeIndex(data.entries),
    words,
    /** By entry, the kinds of a product (seal, packing, tank): stems from its name and its category. */
    kinds: data.entries.map(({ kind, title, place }) => {
      const names = kind === 'product' ? [title, data.places[place ?? -1]?.title ?? ''] : []
      return names.flatMap((name) => tellingWords(wordsOf(name)).slice(0, 1).map(stemWord))
    }),
    /** The stems of the words for arrangements ("doble", "partido"), each with the arrangement's id. */
    arrangementWords: new Map(arranged.map(({ last, id }) => [last, id])),
    /** The stems of the kinds that have arrangements: seal. */
    arrangedKinds: new Set(arranged.flatMap(({ kind }) => kind ?? [])),
    synonyms: buildSynonyms(groups),
    /** The ids of the kinds of machine, by their names. */
    machines: buildPhrases(
      data.machines.flatMap(({ id, said }) =>
        machineNames(said, groups).map((name) => [name, id] as const),
      ),
    ),
    /** The products as the selector's input, each with its index in the entries. */
    chosen: data.entries.flatMap((entry, number) =>
      entry.kind === 'product' ? [{ ...chosenBy(entry), entry: number }] : [],
    ),
    /** The entries that a word for a thing means: narrows queries with a fluid or a sheet's thickness (`readQuery`). */
    things: buildPhrases(
      data.things.flatMap(({ said, places }) => {
        const meant = new Set(
          data.entries.flatMap(({ kind, title, place }, number) => {
            const isPage =
              kind === 'page' && places.some((one) => data.places[one]?.title === title)
            return isPage || (kind === 'product' && isUnder(data, place, places)) ? [number] : []
          }),
        )
        return said.map((phrase) => [phrase, meant] as const)
      }),
    ),
    /** Phrases for faults of a machine. */
    symptoms: buildPhrases(
      groups.flatMap(({ symptom, means, said: phrases }) =>
        symptom ? [...means, ...phrases].map((phrase) => [phrase, symptom] as const) : [],
      ),
    ),
    /** Words that occur in a single phrase of the thesaurus, with that phrase's meanings. */
    tellingOnes: tellingOnes(groups, (stem) => words.postings.has(stem)),
    /** The known words, to correct mistyped ones. */
    vocabulary: buildVocabulary([
      ...[...words.forms].map(
        ([word, stem]) => [word, words.postings.get(stem)?.entries.length ?? 1] as const,
      ),
      ...everySaid.flatMap((phrase) =>
        phrase.split(/[^\p{L}\p{N}]+/u).map((word) => [word, 1] as const),
      ),
    ]),
    /** The fluids that a query can name: the services that their products publish, and the catalogue's words. */
    fluids: buildPhrases(
      fluids.flatMap(({ said, means, services }) => {
        const labels = services.flatMap((id) => data.services[id]?.split(LABEL_PARTS) ?? [])
        // The service's label is less precise than the fluid's own names: it is used only if there are none.
        const names = means.length > 0 ? means : labels
        const alternatives = names.map((text) => tellingWords(wordsOf(text)))
        return said.map((phrase) => [phrase, { services, alternatives }] as const)
      }),
    ),
    /** The wishes other than for a product. */
    intents: intentsBy('said'),
    /** Wishes that count only if they are the whole query. */
    loneIntents: intentsBy('alone'),
    /** Numbered names of standards and terms: "api 622", "nsf 61". */
    numbered: numberedNames(data),
    /** The entries that publish an API plan, by the plan: "53a". */
    plans: planIndex(data),
  }
}

/** The id of the arrangement that a part of the query names: "doble", "sello partido". */
export function arrangementIn(
  { arrangementWords, arrangedKinds }: SearchIndex,
  { text }: { text: string },
): string | undefined {
  const [last = '', ...others] = text.split(' ').map(stemWord).toReversed()
  return others.every((stem) => arrangedKinds.has(stem)) ? arrangementWords.get(last) : undefined
}

export function isArrangement(index: SearchIndex, part: { text: string }): boolean {
  return arrangementIn(index, part) !== undefined
}

/** The names of a kind of machine: its words, and the synonyms that mean nothing else. */
function machineNames(
  words: readonly string[],
  groups: SearchData['words']['groups'],
): readonly string[] {
  const names = new Set(words.map(foldText))
  const others = groups
    .filter(({ means }) => means.every((meaning) => names.has(foldText(meaning))))
    .flatMap(({ means, said }) => [...means, ...said])
  return [...words.filter((word) => /^\p{L}+$/u.test(word)), ...others]
}

function chosenBy({ judged, services, equipment, arrangements }: SearchEntry): ChosenBy {
  const ids = (list: readonly string[] = []) => Object.fromEntries(list.map((id) => [id, '']))
  return {
    ...(judged ?? { ranges: [] }),
    choices: {
      services: ids(services),
      equipment: ids(equipment),
      arrangements: ids(arrangements),
      standards: {},
    },
  }
}

function isUnder(
  { places }: Pick<SearchData, 'places'>,
  place: number | undefined,
  above: readonly number[],
): boolean {
  if (place === undefined) return false
  return above.includes(place) || isUnder({ places }, places[place]?.parent, above)
}

/** The numbered names of standards and terms; "NSF/ANSI 61" is asked for as "ANSI 61" and as "NSF 61". */
function numberedNames({ entries }: SearchData): ReadonlySet<string> {
  const names = entries.flatMap(({ kind, title, texts }) => [
    ...(texts?.standard ?? []),
    ...(kind === 'term' ? [title] : []),
  ])
  const numbered = new Set<string>()
  for (const name of names) {
    const words = wordsOf(name)
    words.forEach((word, at) => {
      if (!/^[a-z]?\d+$/.test(word)) return
      for (const before of words.slice(Math.max(0, at - 2), at)) {
        if (!/\d/.test(before)) numbered.add(`${before} ${word}`)
      }
    })
  }
  // Standards bodies are named with numbers in other texts too: "Bombas ANSI y API 610".
  const bodies = new Set([...numbered].map((name) => name.split(' ')[0] ?? ''))
  for (const { texts } of entries) {
    for (const text of texts?.application ?? []) {
      const words = wordsOf(text)
      words.forEach((word, at) => {
        if (/^\d+$/.test(word) && bodies.has(words[at - 1] ?? ''))
          numbered.add(`${words[at - 1]} ${word}`)
      })
    }
  }
  return numbered
}

function planIndex({ entries }: SearchData): ReadonlyMap<string, readonly number[]> {
  const byPlan = new Map<string, number[]>()
  entries.forEach(({ texts }, entry) => {
    for (const text of texts?.standard ?? []) {
      const [word, api, plan, ...rest] = wordsOf(text)
      if (word !== 'plan' || api !== 'api' || plan === undefined || rest.length > 0) continue
      byPlan.set(plan, [...(byPlan.get(plan) ?? []), entry])
    }
  })
  return byPlan
}
