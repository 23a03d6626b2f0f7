import type { Catalogue, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { choicesOf, refusedServices } from '#catalogue/ask/choices.ts'
import { asColumn, facetColumns } from '#views/list-columns.ts'
import { pageLabel } from '#catalogue/ask/pages.ts'
import { equipmentPath } from '#catalogue/paths.ts'
import { presentFacts, type Picture } from '#catalogue/show/product-facts.ts'
import { presentRow, type RowFiles } from '#views/product-list.ts'
import { FACET_NAMES, FACETS } from '#figures/facets.ts'
import { LIMITS, SIZE_NAMES } from '#figures/limits.ts'
import { presentFigure } from '#figures/present-specs.ts'
import type { PropertyMeaning } from '#figures/quantity.ts'
import type { Judgeable } from '#figures/judge.ts'
import { publishedRanges } from '#figures/ranges.ts'
import type { ServiceField } from '#figures/service.ts'
import { foldText } from '#schema/fold-text.ts'
import { lowered } from '#schema/letter-case.ts'
import { NOTHING_ASKED } from '../selector/criteria.ts'
import { countOptions } from '../selector/select-products.ts'
import {
  CHOICE_NAMES,
  type ChoiceOption,
  type ChosenBy,
  type CountedOptions,
  type EquipmentFamilies,
  type ProductData,
  type ProductRecord,
  type SealPlan,
} from './product-data.ts'

/** What the layers above make of a product: its pictures and its data sheet. */
export type ProductFiles = RowFiles & { card: Picture }

/** Every product with what it shows and what it is chosen, judged, compared and quoted by. */
export function buildProductData(
  catalogue: Catalogue,
  filesOf: (product: CatalogueProduct) => ProductFiles,
): ProductData {
  const { products, properties } = catalogue
  const columns = facetColumns(products, catalogue)
  return {
    options: choiceOptions(catalogue),
    columns: columns.map(asColumn),
    products: products.map((product): ProductRecord => {
      const place = catalogue.pages.get(product.pagePath)?.content
      const { card, ...files } = filesOf(product)
      const facts = presentFacts(product, catalogue)
      const chosen = chosenBy(product, catalogue)
      const figuresIn = figuresByMachine(product, catalogue)
      return {
        ...presentRow(product, catalogue, columns, files),
        ...chosen,
        place: place ? pageLabel(place) : '',
        // Its label stands beside it.
        card: { ...card, alt: '' },
        // Where each was published the product's own page says.
        specs: facts.specs.map(({ source: _source, ...spec }, at) => {
          const published = product.specs[at]
          const name = measured(properties.get(spec.property))
          if (name === undefined || !published) return spec
          return { ...spec, ...presentFigure(published), property: name }
        }),
        fields: fieldsOf(product, chosen, catalogue),
        ...(figuresIn && { figuresIn }),
      }
    }),
    plans: sealPlans(catalogue),
  }
}

/** The seal plans that a service may name. */
export function sealPlans({ apiPlans }: Pick<Catalogue, 'apiPlans'>): SealPlan[] {
  return apiPlans.map(({ plan, arrangement }) => ({
    id: plan,
    label: `Plan ${plan}, ${lowered(arrangement)}`,
  }))
}

/** What a property measures, where several properties measure the same: "Presión" for "Presión de trabajo". */
function measured(meaning: PropertyMeaning | undefined): string | undefined {
  const { facet = meaning?.standsIn, limits, size } = meaning ?? {}
  if (limits === 'section' || !facet) return undefined
  return size === undefined ? FACETS[facet].name : SIZE_NAMES[size]
}

/** The figures of a product's row in each kind of machine that some of them are published for. */
function figuresByMachine(product: CatalogueProduct, catalogue: Catalogue) {
  const told = product.specs.some(({ when }) => when?.equipment)
  if (!told) return undefined
  return Object.fromEntries(
    catalogue.selection.equipment.map(({ id }) => {
      const { properties, products } = catalogue
      const columns = facetColumns(products, { properties, machineOf: () => id })
      return [id, columns.map(({ figureOf }) => figureOf(product))]
    }),
  )
}

/** Every option with the number of products that have it. */
export function wholeOptions(catalogue: Catalogue): CountedOptions {
  const products = catalogue.products.map((product) => chosenBy(product, catalogue))
  return countOptions({ options: choiceOptions(catalogue), products }, NOTHING_ASKED)
}

function choiceOptions({
  selection,
  searchWords,
}: Pick<Catalogue, 'selection' | 'searchWords'>): ProductData['options'] {
  const plain = ({ id, label }: Pick<ChoiceOption, 'id' | 'label'>) => ({ id, label })
  return {
    equipment: selection.equipment.map(({ id, label, size }) => ({
      id,
      label,
      ...(size && { size }),
    })),
    services: selection.services.map(({ id, label, caution }) => ({
      id,
      label,
      ...(caution !== undefined && { caution }),
      said: searchWords.fluids
        .filter(({ services }) => services.includes(id))
        .flatMap(({ said, means }) => [...means, ...said].map(foldText)),
    })),
    standards: selection.standards.map(plain),
    arrangements: selection.arrangements.map(plain),
  }
}

function chosenBy(product: CatalogueProduct, catalogue: Catalogue): ChosenBy {
  const choices = CHOICE_NAMES.map((choice) => [
    choice,
    Object.fromEntries(choicesOf(choice, product, catalogue.selection)),
  ])
  return {
    ...judgeable(product, catalogue),
    choices: Object.fromEntries(choices) as ChosenBy['choices'],
  }
}

/** What of a product is judged. */
export function judgeable(
  product: CatalogueProduct,
  { properties, selection }: Pick<Catalogue, 'properties' | 'selection'>,
): Judgeable {
  const refuses = refusedServices(product, selection)
  return {
    ranges: publishedRanges(product, properties),
    ...(product.sizedBy && { sizedBy: product.sizedBy }),
    ...(Object.keys(refuses).length > 0 && { refuses }),
  }
}

/** What the product publishes limits for, and what its kind of machine is described by besides. */
function fieldsOf(
  product: CatalogueProduct,
  { ranges, choices }: ChosenBy,
  { pages }: Catalogue,
): ServiceField[] {
  const limited = new Set(ranges.map(({ kind }) => LIMITS[kind].facet))
  const facets = FACET_NAMES.filter((facet) => limited.has(facet))
  const content = pages.get(product.pagePath)?.content
  const isPiped = content?.kind === 'category' && content.isPiped && facets.includes('diameter')
  // What is bolted between flanges is made to their standard.
  const isFlanged = 'brida' in choices.equipment || 'ducto' in choices.equipment
  return [
    ...facets,
    ...(facets.length > 0 ? (['fluid'] as const) : []),
    ...(isPiped ? (['plan'] as const) : []),
    ...(isFlanged ? (['flange'] as const) : []),
  ]
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
