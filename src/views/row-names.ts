import { capitalised } from '#schema/letter-case.ts'
import { wordsOf } from '#schema/fold-text.ts'
import { stemWord } from '#catalogue/stem-word.ts'
import type { CatalogueProduct } from '#catalogue/catalogue-model.ts'
import type { ProductGroup } from '#catalogue/ask/list-groups.ts'

/**
 * A product's name in two parts. `shared`: the words that the heading already says or that all names of the list
 * begin with, for screen readers only; `own`: the rest.
 */
export type RowName = { shared: string; own: string }

/** The names of a list's products, shortened by their groups' headings. */
export function rowNames(groups: readonly ProductGroup[]): (product: CatalogueProduct) => RowName {
  const shared = sharedWords(groups.flatMap(({ members }) => members.map(({ name }) => name)))
  const said = new Map(
    groups.flatMap(({ heading = '', members }) => {
      const names = members.map(({ name }) => name)
      return members.map(({ id }) => [id, headingWords(heading, names) || shared] as const)
    }),
  )
  return ({ id, name }) => {
    const words = said.get(id) ?? ''
    return { shared: words, own: capitalised(name.slice(words.length).trim()) }
  }
}

/** The words that all names begin with, if each goes on after them. */
function sharedWords(names: readonly string[]): string {
  const [first = ''] = names
  const words = first.split(' ')
  for (let count = words.length - 1; names.length > 2 && count > 0; count -= 1) {
    const start = words.slice(0, count).join(' ')
    if (names.every((name) => goesOnAfter(name, start))) return start
  }
  return ''
}

/** The words with which all names repeat their group's heading: "Sello de cartucho" under "Sellos de cartucho". */
function headingWords(heading: string, names: readonly string[]): string {
  const count = wordsOf(heading).length
  const start = names[0]?.split(' ').slice(0, count).join(' ') ?? ''
  const isSaid = stemsOf(start) === stemsOf(heading)
  const isShared = names.length > 1 && names.every((name) => goesOnAfter(name, start))
  return isSaid && isShared ? start : ''
}

/** Whether a name goes on after these words, with a rest that does not begin with a preposition. */
function goesOnAfter(name: string, start: string): boolean {
  const isWhole = !/^ (?:de|del|para|con|en|y|a)\b/.test(name.slice(start.length))
  return name.startsWith(`${start} `) && isWhole
}

function stemsOf(text: string): string {
  return wordsOf(text).map(stemWord).join(' ')
}
