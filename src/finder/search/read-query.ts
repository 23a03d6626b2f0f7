import { codeAt, type CodeMatch } from './code-index.ts'
import { wordsOf } from '#catalogue/fold-text.ts'
import { readFigures, type AskedFigure } from './read-figures.ts'
import type { SearchIndex } from './search-index.ts'
import { tellingWords } from './stop-words.ts'
import { alternativesNear, phraseAt, type Alternative } from './synonyms.ts'

/** A part of the query: a code, or words with the other ways to say them. */
export type QueryPart = {
  /** As typed, folded. */
  text: string
  codes: readonly CodeMatch[]
  /** The typed words first. */
  alternatives: readonly Alternative[]
  /** Where nothing else answers: what a mistyped or unfinished word may mean. */
  guesses: readonly Alternative[]
}

/** What was understood of a query. */
export type ReadQuery = { figures: readonly AskedFigure[]; parts: readonly QueryPart[] }

/** Tells a query's figures, codes and words apart. */
export function readQuery({ codes, synonyms }: SearchIndex, query: string): ReadQuery {
  const isCode = (text: string) => codes.byKey.has(wordsOf(text).join(''))
  const { figures, words: rest } = readFigures(query, isCode)
  const words = wordsOf(rest)
  const telling = new Set(tellingWords(words))
  const parts: QueryPart[] = []
  for (let at = 0; at < words.length;) {
    const code = codeAt(codes, words, at)
    const phrase = code ? undefined : phraseAt(synonyms, words, at)
    const typed = words.slice(at, at + (code?.length ?? phrase?.length ?? 1))
    at += typed.length
    if (!code && !phrase && typed.every((word) => !telling.has(word))) continue
    parts.push({
      text: typed.join(' '),
      codes: code?.matches ?? [],
      alternatives: [tellingWords(typed), ...(phrase?.alternatives ?? [])],
      guesses: code || phrase ? [] : typed.flatMap((word) => alternativesNear(synonyms, word)),
    })
  }
  return { figures, parts }
}
