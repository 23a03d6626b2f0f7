import { stemWord } from '#catalogue/stem-word.ts'
import { foldText, wordsOf } from '#schema/fold-text.ts'
import { capitalised } from '#schema/letter-case.ts'
import { isTelling } from '../search/stop-words.ts'
import type { SearchResults } from '../search/answer-query.ts'
import type { SearchData } from '../search/search-data.ts'

/** An understood word, folded, with its label and the query without it. */
export type ReadWord = { label: string; word: string; rest: string }

const stemsOf = (text: string) => wordsOf(foldText(text)).map(stemWord)

/**
 * The words of a query that name its machine or an arrangement: "bomba", "doble"; if the query asks only for a use, all
 * its words except stop words and ignored ones.
 */
export function readWords(
  {
    query,
    arrangements: arranged,
    ignored,
  }: Pick<SearchResults, 'query' | 'arrangements' | 'ignored'>,
  machine: string | undefined,
  use: string | undefined,
  {
    machines,
    equipment,
    arrangements,
  }: Pick<SearchData, 'machines' | 'equipment' | 'arrangements'>,
): ReadWord[] {
  const words = query.split(/\s+/)
  const left = new Set(ignored.flatMap(({ text }) => text.split(' ')))
  const ofUse = use === undefined ? [] : stemsOf(use)
  const said = machines.find(({ id }) => id === machine)?.said.flatMap(stemsOf) ?? []
  return words.flatMap((word, at) => {
    const [stem] = stemsOf(word)
    if (stem === undefined) return []
    const id = arranged.find((one) => stemsOf(arrangements[one] ?? '').at(-1) === stem)
    const label =
      machine !== undefined && said.includes(stem)
        ? equipment[machine]
        : id !== undefined
          ? arrangements[id]
          : use !== undefined && isTelling(foldText(word)) && !left.has(word)
            ? machine === undefined && ofUse.includes(stem)
              ? use
              : capitalised(word)
            : undefined
    return label === undefined
      ? []
      : [{ label, word: foldText(word), rest: words.toSpliced(at, 1).join(' ') }]
  })
}
