import type { Catalogue, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { choicesOf } from '#catalogue/ask/choices.ts'
import { judgeable } from '#catalogue/ask/judgeable.ts'
import { measuresOf } from '#catalogue/show/measures.ts'
import { asColumn, facetColumns } from './list-columns.ts'
import { pageLabel } from '#catalogue/ask/pages.ts'
import { dataSheetLink } from '#datasheets/data-sheet.ts'
import { productRowPicture } from '#pictures/product-drawings.ts'
import { FACET_NAMES, FACETS } from '#figures/facets.ts'
import { LIMITS, SIZE_NAMES } from '#figures/limits.ts'
import { presentFigure, presentSpecs } from '#figures/present-specs.ts'
import type { PropertyMeaning } from '#figures/quantity.ts'
import { groupSpecs } from '#figures/spec-groups.ts'
import type { ServiceField } from '#figures/service.ts'
import { foldText } from '#schema/fold-text.ts'
import { lowered } from '#schema/letter-case.ts'
import { optionText } from '#catalogue/show/measured-choice.ts'
import { productChoice } from './product-choice.ts'
import {
  CHOICE_NAMES,
  type ChoiceOption,
  type ChosenBy,
  type ProductData,
  type ProductRecord,
  type SealPlan,
} from './product-data.ts'
import { columnsOf } from './product-list.ts'
import { rowFacts } from './product-row.ts'

/** Fields of a record that refer to generated files. */
type Filed = 'picture' | 'dataSheet'

/** The records of all products. */
export async function buildProductData(catalogue: Catalogue): Promise<ProductData> {
  const records = productRecords(catalogue)
  const files = await Promise.all(
    catalogue.products.map(async (product) => ({
      picture: productRowPicture(product, catalogue),
      dataSheet: await dataSheetLink(product, catalogue),
    })),
  )
  const products = records.products.flatMap((record, at) => {
    const own = files[at]
    return own ? [{ ...record, ...own }] : []
  })
  return { ...records, products }
}

/** The parts of the records that need no generated files. */
export function productRecords(
  catalogue: Catalogue,
): Omit<ProductData, 'products'> & { products: Omit<ProductRecord, Filed>[] } {
  const { products, properties } = catalogue
  const columns = facetColumns(products, catalogue)
  const columnsIn = catalogue.selection.equipment.map(
    ({ id }) => [id, facetColumns(products, { properties, machineOf: () => id })] as const,
  )
  const lists = new Map(
    products.map(({ pagePath }) => {
      const page = catalogue.pages.get(pagePath)
      const shown = page ? columnsOf(page, catalogue) : []
      return [pagePath, shown.filter(({ isText }) => !isText)] as const
    }),
  )
  const options = choiceOptions(catalogue)
  return {
    options,
    lists: Object.fromEntries([...lists].map(([path, shown]) => [path, shown.map(asColumn)])),
    columns: columns.map(asColumn),
    products: products.map((product) => {
      const place = catalogue.pages.get(product.pagePath)?.content
      const chosen = chosenBy(product, catalogue)
      const facts = rowFacts(product, catalogue, columns)
      const figuresIn = figuresByMachine(product, facts.figures, columnsIn)
      const listed = (lists.get(product.pagePath) ?? []).flatMap(({ id, figureOf }) => {
        const figure = figureOf(product)
        const plain = facts.figures[columns.findIndex((column) => column.id === id)]
        return figure && !isEqual(figure, plain) ? [[id, figure] as const] : []
      })
      const choice = productChoice(
        measuresOf(product.tables),
        groupSpecs(product.specs, properties),
        product,
      )
      return {
        ...facts,
        ...chosen,
        place: place ? pageLabel(place) : '',
        // Sources are left out: the product's own page shows them.
        specs: presentSpecs(product.specs, properties).map(({ source: _source, ...spec }, at) => {
          const published = product.specs[at]
          const name = measured(properties.get(spec.property))
          if (name === undefined || !published) return spec
          return { ...spec, ...presentFigure(published, properties), property: name }
        }),
        ...(options.equipment.some(
          ({ id, movesLiquid }) => movesLiquid && id in chosen.choices.equipment,
        ) && { movesLiquid: true as const }),
        ...(choice?.parameter === 'opcion' && {
          choice: {
            name: choice.name,
            options: choice.options.map((option) => optionText(choice, option)),
          },
        }),
        fields: fieldsOf(product, chosen, catalogue),
        ...(listed.length > 0 && { listed: Object.fromEntries(listed) }),
        ...(figuresIn && { figuresIn }),
      }
    }),
    plans: sealPlans(catalogue),
  }
}

/** The seal plans that a quotation may name. */
export function sealPlans({ apiPlans }: Pick<Catalogue, 'apiPlans'>): SealPlan[] {
  return apiPlans.map(({ plan, arrangement }) => ({
    id: plan,
    label: `Plan ${plan}, ${lowered(arrangement)}`,
  }))
}

/** What a property measures, if several properties measure the same: "Presión" for "Presión de trabajo". */
function measured(meaning: PropertyMeaning | undefined): string | undefined {
  const { facet = meaning?.standsIn, limits, size } = meaning ?? {}
  if (limits === 'section' || !facet) return undefined
  return size === undefined ? FACETS[facet].name : SIZE_NAMES[size]
}

type Columns = ReturnType<typeof facetColumns>

/** The figures of a product's row in the kinds of machine in which they differ from `plain`; undefined if in none. */
function figuresByMachine(
  product: CatalogueProduct,
  plain: ReturnType<typeof rowFacts>['figures'],
  columnsIn: readonly (readonly [machine: string, columns: Columns])[],
) {
  if (!product.specs.some(({ when }) => when?.equipment)) return undefined
  const differing = columnsIn
    .map(([id, columns]) => [id, columns.map(({ figureOf }) => figureOf(product))] as const)
    .filter(([, figures]) => !isEqual(figures, plain))
  return differing.length > 0 ? Object.fromEntries(differing) : undefined
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The options of the selector, in the order of the form. */
export function choiceOptions({
  selection,
  searchWords,
}: Pick<Catalogue, 'selection' | 'searchWords'>): ProductData['options'] {
  const plain = ({ id, label }: Pick<ChoiceOption, 'id' | 'label'>) => ({ id, label })
  return {
    equipment: selection.equipment.map(({ id, label, size, movesLiquid }) => ({
      id,
      label,
      ...(size && { size }),
      ...(movesLiquid && { movesLiquid }),
    })),
    services: selection.services.map(({ id, label, caution, words, isWater }) => ({
      id,
      label,
      ...(caution !== undefined && { caution }),
      ...(words.length > 0 && { isTold: true }),
      ...(isWater && { isWater }),
      said: searchWords.fluids
        .filter(({ services }) => services.includes(id))
        .flatMap(({ said, means }) => [...means, ...said].map(foldText)),
    })),
    standards: selection.standards.map(plain),
    arrangements: selection.arrangements.map(plain),
  }
}

/** The data that a product is chosen by. */
export function chosenBy(product: CatalogueProduct, catalogue: Catalogue): ChosenBy {
  const choices = CHOICE_NAMES.map((choice) => [
    choice,
    Object.fromEntries(choicesOf(choice, product, catalogue.selection)),
  ])
  return {
    ...judgeable(product, catalogue),
    choices: Object.fromEntries(choices) as ChosenBy['choices'],
  }
}

/** The quotation fields of a product: facets with published limits, and what its kind of machine requires. */
function fieldsOf(
  product: CatalogueProduct,
  { ranges, choices }: ChosenBy,
  { pages, selection }: Catalogue,
): ServiceField[] {
  const limited = new Set(ranges.map(({ kind }) => LIMITS[kind].facet))
  const facets = FACET_NAMES.filter((facet) => limited.has(facet))
  const content = pages.get(product.pagePath)?.content
  const isPiped = content?.kind === 'category' && content.isPiped && facets.includes('diameter')
  const isFlanged = selection.equipment.some(
    ({ id, hasFlanges }) => hasFlanges && id in choices.equipment,
  )
  return [
    ...facets,
    ...(facets.length > 0 ? (['fluid'] as const) : []),
    ...(isPiped ? (['plan'] as const) : []),
    ...(isFlanged ? (['flange'] as const) : []),
  ]
}
