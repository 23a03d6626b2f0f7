import { stemWord } from '#catalogue/stem-word.ts'
import { foldText, wordsOf } from '#schema/fold-text.ts'
import { capitalised } from '#schema/letter-case.ts'
import { isTelling } from '../search/stop-words.ts'
import { PLAIN_ARRANGEMENT } from '../search/search-index.ts'
import type { SearchData } from '../search/search-data.ts'

/** A word that was read as something to choose by, folded, and the query without it. */
export type ReadWord = { label: string; word: string; rest: string }

const stemsOf = (text: string) => wordsOf(foldText(text)).map(stemWord)

/**
 * The words of a query that name its machine, or how a seal is arranged: "bomba", "doble"; where its `use` is all that it
 * asks, every word that tells something.
 */
export function readWords(
  query: string,
  machine: string | undefined,
  use: string | undefined,
  {
    machines,
    equipment,
    arrangements,
  }: Pick<SearchData, 'machines' | 'equipment' | 'arrangements'>,
): ReadWord[] {
  const words = query.split(/\s+/)
  const ofUse = use === undefined ? [] : stemsOf(use)
  const said = machines.find(({ id }) => id === machine)?.said.flatMap(stemsOf) ?? []
  return words.flatMap((word, at) => {
    const [stem] = stemsOf(word)
    if (stem === undefined) return []
    // What several are called tells none of them ("sello"), and a word of a longer name is not that name.
    const arranged = Object.values(arrangements).filter(
      (label) => PLAIN_ARRANGEMENT.test(label) && stemsOf(label).includes(stem),
    )
    const label =
      machine !== undefined && said.includes(stem)
        ? equipment[machine]
        : arranged.length === 1
          ? arranged[0]
          : use !== undefined && isTelling(foldText(word))
            ? machine === undefined && ofUse.includes(stem)
              ? use
              : capitalised(word)
            : undefined
    return label === undefined
      ? []
      : [{ label, word: foldText(word), rest: words.toSpliced(at, 1).join(' ') }]
  })
}
