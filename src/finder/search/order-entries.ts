import { foldText, wordsOf } from '#schema/fold-text.ts'
import { stemWord } from '#catalogue/stem-word.ts'
import { sizeRank } from '#figures/rank-limits.ts'
import { isProduct, type FoundEntry } from './search-hit.ts'
import { asksSelector, namedEntries, type Groups, type Selected } from './group-entries.ts'
import { isForOther, useIn } from './order-by-use.ts'
import { sectionsOf } from './packing-sections.ts'
import type { ReadQuery } from './read-query.ts'
import type { SearchIndex } from './search-index.ts'

/** Compares two entries: negative if the first one comes first. */
type Order = (a: FoundEntry, b: FoundEntry) => number

/** Sorts each group, best first; equal entries keep their rank by words. */
export function orderEntries(
  index: SearchIndex,
  query: ReadQuery,
  groups: Groups,
  selected: Selected,
): Groups {
  const { asksMeaning, parts, section, service, sizes } = query
  // Only products have figures: a query with a figure asks for products.
  const isOfProducts =
    !asksMeaning && (service.figures.length > 0 || sizes.some((size) => size.isOfProducts))
  const isPlaced = isOfProducts && (asksSelector(query) || useIn(index, parts) !== undefined)
  const named = namedEntries(parts)
  const byName = first(({ number }) => named.has(number))
  const bySection = first(({ entry }) => section !== undefined && sectionsOf(entry).length > 0)
  const byJudge = isPlaced ? asSelected(index, query, selected) : byVerdict
  return {
    ...groups,
    hits: groups.hits.toSorted(
      (a, b) => byName(a, b) || bySection(a, b) || (isOfProducts ? byJudge(a, b) : 0),
    ),
    partial: groups.partial.toSorted(
      (a, b) =>
        bySection(a, b) || (isOfProducts ? a.lacks.length - b.lacks.length || byVerdict(a, b) : 0),
    ),
  }
}

function first(isFirst: (found: FoundEntry) => boolean): Order {
  return (a, b) => Number(isFirst(b)) - Number(isFirst(a))
}

/** Products that comply, then those that do so with a condition, then other entries. */
const byVerdict: Order = (a, b) => verdictRank(a) - verdictRank(b)

function verdictRank(found: FoundEntry): number {
  if (!isProduct(found)) return 2
  return found.verdict === 'conditional' ? 1 : 0
}

/** The selector's order, except that products named for the fluid come first and accessories of seals last. */
function asSelected(index: SearchIndex, query: ReadQuery, selected: Selected): Order {
  const { parts, service } = query
  const machine = service.choices.equipment
  const isNamedFor = namedForFluid(index, query)
  const byFluid = first(isNamedFor)
  const ranks = new Map([...selected.keys()].map((number, at) => [number, at]))
  const rankOf = ({ number }: FoundEntry) => ranks.get(number) ?? ranks.size
  // Seals before seals for other machines, and both before everything without an arrangement.
  const strangeness = ({ entry: { title, place, arrangements } }: FoundEntry) =>
    arrangements === undefined
      ? 2
      : isForOther(index, `${title} ${index.data.places[place ?? -1]?.title}`, machine)
  const isOfMachine = machine !== undefined || parts.length === 0
  return (a, b) =>
    byVerdict(a, b) ||
    byFluid(a, b) ||
    strangeness(a) - strangeness(b) ||
    // Without a machine the rank by words outweighs the margin: only sizes are compared.
    (isOfMachine ? rankOf(a) - rankOf(b) : sizeRank(a.limits) - sizeRank(b.limits))
}

/**
 * Whether a product is made for the fluid of a query, whatever its margin: its title names the fluid, or its
 * applications do if the service has another name ("licor negro", of pulp and paper).
 */
function namedForFluid(
  { data }: SearchIndex,
  { parts, fluids }: ReadQuery,
): (found: FoundEntry) => boolean {
  const stems = new Set(
    parts
      .filter(({ isFluid }) => isFluid)
      .flatMap(({ alternatives }) => alternatives.flat().map(stemWord)),
  )
  const names = fluids.flatMap(({ text, services }) => {
    const labels = services.map((id) => foldText(data.services[id] ?? ''))
    const isCalledSo = wordsOf(text).some((word) => labels.some((label) => label.includes(word)))
    return isCalledSo || !text.includes(' ') ? [] : [foldText(text)]
  })
  return ({ entry: { title, texts } }) =>
    wordsOf(title).some((word) => stems.has(stemWord(word))) ||
    names.some((name) => texts?.application?.some((said) => foldText(said).includes(name)))
}
