import { choicesOf } from '#catalogue/ask/choices.ts'
import { pageLabel } from '#catalogue/ask/pages.ts'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { equipmentPath } from '#catalogue/paths.ts'
import type { CountedOptions } from '#views/product-data.ts'
import { choiceOptions, chosenBy } from '#views/product-records.ts'
import { NOTHING_ASKED } from './criteria.ts'
import { countOptions } from './select-products.ts'

/** Every option with the number of products that have it. */
export function wholeOptions(catalogue: Catalogue): CountedOptions {
  const products = catalogue.products.map((product) => chosenBy(product, catalogue))
  return countOptions({ options: choiceOptions(catalogue), products }, NOTHING_ASKED)
}

/** For whom no script runs: the pages that hold products for an equipment. */
export type EquipmentFamilies = {
  label: string
  /** Its own page. */
  href?: string
  pages: readonly { label: string; href: string; count: number }[]
}

/** The pages that hold products for each equipment, in the order of the catalogue. */
export function equipmentFamilies({ products, pages, selection }: Catalogue): EquipmentFamilies[] {
  const chosen = products.map((product) => ({
    path: product.pagePath,
    equipment: choicesOf('equipment', product, selection),
  }))
  return selection.equipment.map(({ id, label }) => {
    const counts = new Map<string, number>()
    for (const { path, equipment } of chosen) {
      if (equipment.has(id)) counts.set(path, (counts.get(path) ?? 0) + 1)
    }
    const own = equipmentPath(id)
    return {
      label,
      ...(pages.has(own) && { href: own }),
      pages: [...counts].map(([href, count]) => {
        const content = pages.get(href)?.content
        return { label: content ? pageLabel(content) : href, href, count }
      }),
    }
  })
}
