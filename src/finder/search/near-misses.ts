import { gapOf } from '#figures/rank-limits.ts'
import { hasDigit, wordsOf } from '#schema/fold-text.ts'
import { codesMeantBy, nearCodes } from './code-index.ts'
import { hitOf, type FoundEntry, type SearchHit } from './search-hit.ts'
import { serves } from './group-entries.ts'
import type { Question, ReadQuery } from './read-query.ts'
import type { SearchIndex } from './search-index.ts'

/** Products whose limits fall short, the nearest first. */
export function beyondLimits(outside: readonly FoundEntry[], { service }: ReadQuery): SearchHit[] {
  return outside
    .filter(({ limits }) => limits.some(({ verdict }) => verdict === 'outside'))
    .filter(({ entry }) => serves(entry, service))
    .toSorted((a, b) => a.lacks.length - b.lacks.length || gapOf(a.limits) - gapOf(b.limits))
}

/** Products whose codes are similar to unknown words. */
export function codesLike(index: SearchIndex, unknown: readonly string[]): SearchHit[] {
  return unknown.flatMap((text) => {
    const numbers = hasDigit(text) ? nearCodes(index.codes, text.replaceAll(' ', '')) : []
    return numbers.flatMap((number) => hitOf(index, number))
  })
}

/** The products of the corrected codes. */
export function codesMeant(index: SearchIndex, questions: readonly Question[]): SearchHit[] {
  return questions.flatMap(({ meant }) =>
    (index.codes.byKey.get(wordsOf(meant).join('')) ?? []).flatMap((number) =>
      hitOf(index, number),
    ),
  )
}

/** Corrections of words that may be mistyped or misread codes. */
export function codeQuestions(
  { codes, data, words: { postings } }: SearchIndex,
  query: string,
  words: readonly string[],
): Question[] {
  // A bare number counts only if it was not read as a figure; with a letter it may be a misread code.
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
