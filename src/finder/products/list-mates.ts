import type { ProductRecord } from '#views/product-data.ts'

/** The path of the list that contains a product, from the product's address. */
export const listOf = (href: string) => href.slice(0, href.lastIndexOf('/'))

/** The other products of a product's list, the most similar first. */
export function listMates(
  own: ProductRecord,
  all: readonly ProductRecord[],
): readonly ProductRecord[] {
  return all
    .filter(({ id, href }) => id !== own.id && listOf(href) === listOf(own.href))
    .toSorted((a, b) => likeness(b, own) - likeness(a, own))
}

/**
 * The similarity of two products: first by shared arrangements, since a single seal does not replace a double one, then
 * by shared choices (machines, services …), from 0 to 1.
 */
function likeness(one: ProductRecord, other: ProductRecord): number {
  const chosenBy = ({ choices }: ProductRecord) =>
    Object.entries(choices).flatMap(([kind, said]) => Object.keys(said).map((id) => kind + id))
  const [ours, theirs] = [new Set(chosenBy(one)), new Set(chosenBy(other))]
  const arranged = Object.keys(one.choices.arrangements).filter(
    (id) => id in other.choices.arrangements,
  )
  const same = [...ours].filter((id) => theirs.has(id)).length
  return arranged.length + same / Math.max(1, ours.size + theirs.size - same)
}
