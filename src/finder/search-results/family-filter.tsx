import { placeName, type Place, type SearchData, type SearchEntry } from '../search/search-data.ts'
import type { SearchHit } from '../search/search-hit.ts'
import styles from './search-results.module.css'

/** A family with its number of results. */
export type CountedFamily = { title: string; count: number }

/** The family of a product: the topmost page above it. */
export function familyOf(
  { kind, place }: SearchEntry,
  { places }: Pick<SearchData, 'places'>,
): string | undefined {
  if (kind !== 'product') return undefined
  let family: Place | undefined
  for (let at = places[place ?? -1]; at; at = places[at.parent ?? -1]) family = at
  return placeName(family)
}

export function familiesOf(
  hits: readonly SearchHit[],
  data: Pick<SearchData, 'places'>,
): CountedFamily[] {
  const titles = hits.flatMap(({ entry }) => familyOf(entry, data) ?? [])
  return [...Map.groupBy(titles, (title) => title)]
    .map(([title, all]) => ({ title, count: all.length }))
    .sort((a, b) => b.count - a.count)
}

type FamilyFilterProps = {
  families: readonly CountedFamily[]
  chosen: string | undefined
  onChoose: (family: string | undefined) => void
}

/** Narrows the results to one family; absent if there is only one. */
export function FamilyFilter({ families, chosen, onChoose }: FamilyFilterProps) {
  if (families.length < 2) return null
  return (
    <fieldset className={`one-line pans ${styles.families}`}>
      <legend className="visually-hidden">Familia</legend>
      {families.map(({ title, count }) => (
        <button
          key={title}
          type="button"
          aria-pressed={chosen === title}
          onClick={() => onChoose(chosen === title ? undefined : title)}
        >
          {title} <b>{count}</b>
        </button>
      ))}
    </fieldset>
  )
}
