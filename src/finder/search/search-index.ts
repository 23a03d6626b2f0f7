import { wordsOf } from '#schema/fold-text.ts'
import { buildCodeIndex, type CodeIndex } from './code-index.ts'
import { buildPhrases, type Phrases } from './phrases.ts'
import type { SearchData } from './search-data.ts'
import { tellingWords } from './stop-words.ts'
import { buildSynonyms, type Alternative, type Synonyms } from './synonyms.ts'
import { buildWordIndex, type WordIndex } from './word-index.ts'

/** What a fluid asks for. */
export type Fluid = {
  /** The services that its products publish, by their ids. */
  services: readonly string[]
  /** The catalogue's words for it, or for those services. */
  alternatives: readonly Alternative[]
}

/** All that a search needs, built once from SEARCH_DATA_PATH. */
export type SearchIndex = {
  data: SearchData
  codes: CodeIndex
  words: WordIndex
  synonyms: Synonyms
  fluids: Phrases<Fluid>
  /** The addresses that answer what is wanted other than a product. */
  intents: Phrases<readonly string[]>
  /** The entries that publish an API plan, by the plan: "53a". */
  plans: ReadonlyMap<string, readonly number[]>
}

/** "Lodos, pulpas y relaves" names three things. */
const LABEL_PARTS = /,| y | o /

export function buildSearchIndex(data: SearchData): SearchIndex {
  const { groups, fluids, intents } = data.words
  return {
    data,
    codes: buildCodeIndex(data.entries),
    words: buildWordIndex(data),
    synonyms: buildSynonyms(groups),
    fluids: buildPhrases(
      fluids.flatMap(({ said, means, services }) => {
        const labels = services.flatMap((id) => data.services[id]?.split(LABEL_PARTS) ?? [])
        // What a service is called says less than the fluid's own names: it stands in for them.
        const names = means.length > 0 ? means : labels
        const alternatives = names.map((text) => tellingWords(wordsOf(text)))
        return said.map((phrase) => [phrase, { services, alternatives }] as const)
      }),
    ),
    intents: buildPhrases(
      intents.flatMap(({ said, to }) => said.map((phrase) => [phrase, to] as const)),
    ),
    plans: planIndex(data),
  }
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
