import type { Catalogue, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { choicesOf, type ChoiceKind } from '#catalogue/choices.ts'
import { dataSheetPath } from '#catalogue/paths.ts'
import { presentFacts, productLabel, type Picture } from '#catalogue/present-product.ts'
import { facetRanges } from '#catalogue/facet-ranges.ts'
import {
  CHOICE_NAMES,
  type ChoiceName,
  type EquipmentFamilies,
  type SelectorData,
  type SelectorProduct,
} from './selector-data.ts'

const KINDS: Readonly<Record<ChoiceName, ChoiceKind>> = {
  equipo: 'equipment',
  disposicion: 'arrangements',
  servicio: 'services',
  norma: 'standards',
}

type PictureOf = (product: CatalogueProduct) => Picture

/** Every product with what it is chosen by; the pictures come from the layer above. */
export function buildSelectorData(catalogue: Catalogue, pictureOf: PictureOf): SelectorData {
  return {
    options: selectorOptions(catalogue),
    products: catalogue.products.map((product) => selectorProduct(product, catalogue, pictureOf)),
  }
}

function selectorOptions({ selection }: Pick<Catalogue, 'selection'>) {
  const options = CHOICE_NAMES.map((name) => [
    name,
    selection[KINDS[name]].map(({ id, label }) => ({ id, label })),
  ])
  return Object.fromEntries(options) as SelectorData['options']
}

function selectorProduct(
  product: CatalogueProduct,
  catalogue: Catalogue,
  pictureOf: PictureOf,
): SelectorProduct {
  const { id, name, tagline, href, pagePath } = product
  const place = catalogue.pages.get(pagePath)?.content
  const facts = presentFacts(product, catalogue)
  const choices = CHOICE_NAMES.map((choice) => [
    choice,
    Object.fromEntries(choicesOf(KINDS[choice], product, catalogue.selection)),
  ])
  return {
    id,
    label: productLabel(product),
    name,
    tagline,
    href,
    place: place?.crumb ?? place?.title ?? '',
    // Its label stands beside it.
    picture: { ...pictureOf(product), alt: '' },
    dataSheet: dataSheetPath(id),
    choices: Object.fromEntries(choices) as SelectorProduct['choices'],
    ranges: facetRanges(product, catalogue.properties).map(withoutSource),
    specs: facts.specs.map(withoutSource),
    lists: [...facts.materials, ...facts.lists],
  }
}

/** Where a figure was published stands on the product's card. */
function withoutSource<Row extends { source?: string }>(row: Row): Omit<Row, 'source'> {
  const { source: _, ...rest } = row
  return rest
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
    return {
      label,
      pages: [...counts].map(([href, count]) => {
        const content = pages.get(href)?.content
        return { label: content?.crumb ?? content?.title ?? href, href, count }
      }),
    }
  })
}
