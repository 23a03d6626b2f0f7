import type { EquipmentPage } from '#schema/page.ts'
import type { Catalogue, CataloguePage } from '../catalogue-model.ts'
import { orderedGroups, type ProductGroup } from './list-groups.ts'
import { machinePlaceOf } from './machine-places.ts'

/** A sealed place of a machine in the page's index. */
export type IndexedPlace = {
  /** Its name in the drawing. */
  at: string
  label: string
  groups: readonly ProductGroup[]
  count: number
}

/** The places of a machine that have products, by number. */
export function indexedPlaces(
  page: CataloguePage<EquipmentPage>,
  { pages }: Catalogue,
): IndexedPlace[] {
  const place = machinePlaceOf(page.content)
  const groups = orderedGroups(page, pages)
  return (page.content.scheme?.places ?? []).flatMap(({ at, label }, index) => {
    const own = groups.filter(({ members }) => place(members[0]) === index)
    const count = own.reduce((sum, { members }) => sum + members.length, 0)
    return count > 0 ? [{ at, label, groups: own, count }] : []
  })
}
