import { lowered } from '#schema/letter-case.ts'
import type { SpecRow } from '#figures/quantity.ts'
import { FACET_NAMES, FACETS, type Facet } from '#figures/facets.ts'
import type { Catalogue, CatalogueProduct } from './catalogue-model.ts'
import { NAMED_LISTS, namedMaterials } from './product-lists.ts'
import type { Figure, StandingFigure } from '#figures/present-specs.ts'
import { facetFigure, facetRows, propertyFigure, textFigure } from '#figures/row-figures.ts'

/** A column of a list of products. */
export type ListColumn = {
  id: string
  /** Names the figure in each row, for screen readers. */
  name: string
  /** Stands above the column; says "máx." where every figure is a limit. */
  heading: string
  /** Words, aligned left; figures are aligned right. */
  isText?: true
  /** A length: without a column head, its row names what is measured. */
  isLength?: true
}

/** A figure or material that all products of a list share, shown once above it. */
export type ListConstant = {
  name: string
  si: Figure
  imperial?: Figure
  /** If some products do not publish it: how many do. */
  note?: string
}

/** A column with the function that fills it. */
export type ColumnSource = ListColumn & {
  figureOf: (product: CatalogueProduct) => StandingFigure | undefined
}

/** The column as the page shows it, without the function. */
export function asColumn({ figureOf: _figureOf, ...column }: ColumnSource): ListColumn {
  return column
}

/** More columns would leave no room for the name. */
const COLUMNS_MOST = 4
const CONSTANTS_MOST = 3
/** A column that fewer than one product in three fills would be mostly empty. */
const COMMON_SHARE = 3

/** Properties by name, and the kind of machine that a list is about, or each of its products. */
type Described = Pick<Catalogue, 'properties'> & {
  machineOf?: (product: CatalogueProduct) => string | undefined
}

/**
 * The columns of a list, from what most of its products publish: first the facets, then the other
 * properties, then standards. A figure that all products share gets no column.
 */
export function listColumns(
  products: readonly CatalogueProduct[],
  catalogue: Described,
): ColumnSource[] {
  const isCommon = ({ figureOf }: ColumnSource) => {
    const known = products.filter((product) => figureOf(product) !== undefined).length
    return known * COMMON_SHARE >= products.length && known >= Math.min(2, products.length)
  }
  return candidates(products, catalogue)
    .filter(isCommon)
    .filter((column) => !isConstant(products, column))
    .slice(0, COLUMNS_MOST)
}

/**
 * The columns of a page's list. Products of which no two publish the same figure show what a machine is
 * chosen by, as far as any of them publishes it.
 */
export function shownColumns(
  products: readonly CatalogueProduct[],
  catalogue: Described,
): ColumnSource[] {
  const columns = listColumns(products, catalogue)
  if (columns.length > 0) return columns
  return facetColumns(products, catalogue)
    .filter((column) => !isConstant(products, column))
    .filter(({ figureOf }) => products.some((product) => figureOf(product) !== undefined))
}

/** The facets as columns of a list of any products. */
export function facetColumns(
  products: readonly CatalogueProduct[],
  described: Described,
): ColumnSource[] {
  return FACET_NAMES.map((facet) => facetColumn(facet, products, described))
}

/** The figures, then the materials, that all products of a list share. */
export function listConstants(
  products: readonly CatalogueProduct[],
  catalogue: Described,
): ListConstant[] {
  return [...candidates(products, catalogue), ...materialSources(products)]
    .filter((source) => isConstant(products, source))
    .flatMap(({ name, figureOf }): ListConstant[] => {
      const known = products.flatMap((product) => figureOf(product) ?? [])
      const [figure] = known
      if (!figure) return []
      const note = known.length < products.length ? `en ${known.length} de ${products.length}` : ''
      const words = [figure.condition, note].filter(Boolean).join(', ')
      return [
        {
          name,
          si: figure.si,
          ...(figure.imperial && { imperial: figure.imperial }),
          ...(words !== '' && { note: words }),
        },
      ]
    })
    .slice(0, CONSTANTS_MOST)
}

/** Whether at least half of the products, and at least two, publish it, and all of these the same. */
function isConstant(
  products: readonly CatalogueProduct[],
  { figureOf }: Pick<ColumnSource, 'figureOf'>,
): boolean {
  const known = products.flatMap((product) => figureOf(product) ?? [])
  const texts = new Set(known.map(({ si, condition }) => `${si.text} ${condition ?? ''}`))
  return known.length > 1 && known.length * 2 >= products.length && texts.size === 1
}

/** All possible columns of this list, in the order in which a buyer asks for them. */
function candidates(products: readonly CatalogueProduct[], described: Described): ColumnSource[] {
  const { properties } = described
  const facets = facetColumns(products, described)
  const labels = products.flatMap(({ specs }) => [
    ...new Set(specs.map(({ property }) => property)),
  ])
  const counts = [...Map.groupBy(labels, (label) => label)].map(([label, all]) => ({
    label,
    count: all.length,
  }))
  const others = counts
    .filter(({ label }) => properties.get(label)?.facet === undefined)
    .sort((a, b) => b.count - a.count)
    .map(({ label }) => propertyColumn(label, described))
  return [...facets, ...others, STANDARDS]
}

function facetColumn(
  facet: Facet,
  products: readonly CatalogueProduct[],
  { properties, machineOf }: Described,
): ColumnSource {
  const own = products.flatMap((product) => facetRows(product, facet, properties)[0] ?? [])
  const name = columnName(own, properties)
  const areLimits =
    own.length > 0 &&
    own.every(({ values: [limit] }) => limit?.min === undefined && limit?.max !== undefined)
  return {
    id: facet,
    name,
    heading: areLimits ? `${name} máx.` : name,
    ...(FACETS[facet].isSize && { isLength: true }),
    figureOf: (product) =>
      facetFigure(
        product,
        facet,
        properties,
        areLimits ? 'apart' : 'explicit',
        machineOf?.(product),
      ),
  }
}

/** Shaft sizes and packing sections in one column are both named, the more frequent first. */
const NAMED_TOGETHER = 2

/** The name of a column of these rows of a facet: one name, two, or a common one. */
export function columnName(own: readonly SpecRow[], properties: Catalogue['properties']): string {
  const labels = own.map(({ property }) => properties.get(property)?.short ?? property)
  const names = [...Map.groupBy(labels, (label) => label)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name]) => name)
  const facet = properties.get(own[0]?.property ?? '')?.facet
  if (!facet || !FACETS[facet].isSize || names.length < NAMED_TOGETHER) return names[0] ?? ''
  const [first = '', second = ''] = names
  return names.length === NAMED_TOGETHER ? `${first} o ${lowered(second)}` : MIXED_SIZES
}

const MIXED_SIZES = 'Medida'

function propertyColumn(label: string, { properties, machineOf }: Described): ColumnSource {
  const { short: name = label, dimension } = properties.get(label) ?? {}
  return {
    id: label,
    name,
    heading: name,
    ...(dimension === 'length' && { isLength: true }),
    figureOf: (product) => propertyFigure(product, label, machineOf?.(product)),
  }
}

const STANDARDS: ColumnSource = {
  id: 'normas',
  name: NAMED_LISTS.standards.short,
  heading: NAMED_LISTS.standards.short,
  isText: true,
  figureOf: ({ standards }) =>
    standards.length > 0 ? textFigure(shortList(standards.map(({ name }) => name))) : undefined,
}

/** A row has room for three names; its details hold the others. */
const NAMED_MOST = 3

function shortList(names: readonly string[]): string {
  const rest = names.length - NAMED_MOST
  const named = names.slice(0, NAMED_MOST).join(', ')
  return rest > 0 ? `${named} y ${rest} más` : named
}

/** Materials by part, as candidates for what a list shares. */
function materialSources(
  products: readonly CatalogueProduct[],
): Pick<ColumnSource, 'name' | 'figureOf'>[] {
  const names = products.flatMap(({ materials }) =>
    namedMaterials(materials).map(({ name }) => name),
  )
  return [...new Set(names)].map((name) => ({
    name,
    figureOf: ({ materials }) => {
      const part = namedMaterials(materials).find((list) => list.name === name)
      return part && textFigure(part.values.join(', '))
    },
  }))
}
