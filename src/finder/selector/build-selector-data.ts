import { pageLabel } from '#catalogue/pages.ts'
import type { Catalogue, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { equipmentPath } from '#catalogue/paths.ts'
import { choicesOf } from '#catalogue/choices.ts'
import { asColumn, facetColumns } from '#catalogue/list-columns.ts'
import { presentFacts, type Picture } from '#catalogue/present-product.ts'
import { presentRow, type RowFiles } from '#catalogue/product-list.ts'
import { facetRanges } from '#catalogue/facet-ranges.ts'
import { NOTHING_ASKED } from './criteria.ts'
import { countOptions } from './select-products.ts'
import {
  CHOICE_NAMES,
  type ChosenBy,
  type CountedOptions,
  type EquipmentFamilies,
  type SelectorData,
} from './selector-data.ts'

/** What the layers above make of a product: its pictures and its data sheet. */
export type SelectorFiles = RowFiles & { card: Picture }

/** Every product with what it shows and what it is chosen by. */
export function buildSelectorData(
  catalogue: Catalogue,
  filesOf: (product: CatalogueProduct) => SelectorFiles,
): SelectorData {
  const columns = facetColumns(catalogue.products, catalogue)
  return {
    options: selectorOptions(catalogue),
    columns: columns.map(asColumn),
    products: catalogue.products.map((product) => {
      const place = catalogue.pages.get(product.pagePath)?.content
      const { card, ...files } = filesOf(product)
      return {
        ...presentRow(product, catalogue, columns, files),
        ...chosenBy(product, catalogue),
        place: place ? pageLabel(place) : '',
        // Its label stands beside it.
        card: { ...card, alt: '' },
        // Where each was published the product's own page says.
        specs: presentFacts(product, catalogue).specs.map(({ source: _source, ...row }) => row),
      }
    }),
  }
}

/** Every option with the number of products that have it. */
export function wholeOptions(catalogue: Catalogue): CountedOptions {
  const products = catalogue.products.map((product) => chosenBy(product, catalogue))
  return countOptions({ options: selectorOptions(catalogue), products }, NOTHING_ASKED)
}

function selectorOptions({ selection }: Pick<Catalogue, 'selection'>) {
  const options = CHOICE_NAMES.map((name) => [
    name,
    selection[name].map(({ id, label }) => ({ id, label })),
  ])
  return Object.fromEntries(options) as SelectorData['options']
}

function chosenBy(product: CatalogueProduct, catalogue: Catalogue): ChosenBy {
  const choices = CHOICE_NAMES.map((choice) => [
    choice,
    Object.fromEntries(choicesOf(choice, product, catalogue.selection)),
  ])
  return {
    choices: Object.fromEntries(choices) as ChosenBy['choices'],
    ranges: facetRanges(product, catalogue.properties),
  }
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
