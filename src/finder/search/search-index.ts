import { buildCodeIndex, type CodeIndex } from './code-index.ts'
import type { SearchData } from './search-data.ts'
import { buildSynonyms, type Synonyms } from './synonyms.ts'
import { buildWordIndex, type WordIndex } from './word-index.ts'

/** All that a search needs, built once from /buscar/indice.json. */
export type SearchIndex = {
  data: SearchData
  codes: CodeIndex
  words: WordIndex
  synonyms: Synonyms
}

export function buildSearchIndex(data: SearchData): SearchIndex {
  return {
    data,
    codes: buildCodeIndex(data.entries),
    words: buildWordIndex(data),
    synonyms: buildSynonyms(data.synonyms),
  }
}
