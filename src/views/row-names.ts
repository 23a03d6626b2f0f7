import { capitalised } from '#schema/letter-case.ts'
import { wordsOf } from '#schema/fold-text.ts'
import { stemWord } from '#catalogue/stem-word.ts'
import type { CatalogueProduct } from '#catalogue/catalogue-model.ts'
import type { ProductGroup } from '#catalogue/ask/list-groups.ts'

/**
 * A product's name in two parts. `shared`: the words that the heading says already or that all names of the list
 * begin with, for screen readers only; `own`: the rest.
 */
export type RowName = { shared: string; own: string }

/** The names of the products of a list, by how its groups are headed. */
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

/** The words with which all names begin, if each has more after them. */
function sharedWords(names: readonly string[]): string {
  const [first = ''] = names
  const words = first.split(' ')
  for (let count = words.length - 1; names.length > 2 && count > 0; count -= 1) {
    const start = words.slice(0, count).join(' ')
    if (names.every((name) => goesOnAfter(name, start))) return start
  }
  return ''
}

/** The words of all names that repeat their group's heading: "Sello de cartucho" under "Sellos de cartucho". */
function headingWords(heading: string, names: readonly string[]): string {
  const count = wordsOf(heading).length
  const start = names[0]?.split(' ').slice(0, count).join(' ') ?? ''
  const isSaid = stemsOf(start) === stemsOf(heading)
  const isShared = names.length > 1 && names.every((name) => goesOnAfter(name, start))
  return isSaid && isShared ? start : ''
}

/** Whether a name has more after these words. The rest must not begin with a preposition that belongs to them. */
function goesOnAfter(name: string, start: string): boolean {
  const isWhole = !/^ (?:de|del|para|con|en|y|a)\b/.test(name.slice(start.length))
  return name.startsWith(`${start} `) && isWhole
}

function stemsOf(text: string): string {
  return wordsOf(text).map(stemWord).join(' ')
}
