import type { ProductRecord } from '#views/product-data.ts'

/** The list that a product stands in, by its address. */
export const listOf = (href: string) => href.slice(0, href.lastIndexOf('/'))

/** The other products of a product's list, those first that are most like it. */
export function listMates(
  own: ProductRecord,
  all: readonly ProductRecord[],
): readonly ProductRecord[] {
  return all
    .filter(({ id, href }) => id !== own.id && listOf(href) === listOf(own.href))
    .toSorted((a, b) => likeness(b, own) - likeness(a, own))
}

/** How much of what two products are chosen by (machines, services, arrangement …) is the same, from 0 to 1. */
function likeness(one: ProductRecord, other: ProductRecord): number {
  const chosenBy = ({ choices }: ProductRecord) =>
    Object.entries(choices).flatMap(([kind, said]) => Object.keys(said).map((id) => kind + id))
  const [ours, theirs] = [new Set(chosenBy(one)), new Set(chosenBy(other))]
  const all = new Set([...ours, ...theirs])
  return all.size === 0 ? 0 : [...ours].filter((id) => theirs.has(id)).length / all.size
}
