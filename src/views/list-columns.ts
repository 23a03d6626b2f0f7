import { lowered } from '#schema/letter-case.ts'
import type { SpecRow } from '#figures/quantity.ts'
import { FACET_NAMES, FACETS, type Facet } from '#figures/facets.ts'
import type { AskedColumn } from '#schema/page.ts'
import type { Catalogue, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { NAMED_LISTS } from '#catalogue/show/named-lists.ts'
import type { Axis } from '#figures/axis.ts'
import { isFacet, withAxes } from '#figures/column-axes.ts'
import type { StandingFigure } from '#figures/present-specs.ts'
import { UNITS, type UnitSystem } from '#figures/units.ts'
import { facetFigure, facetRows, propertyFigure, textFigure } from '#figures/row-figures.ts'

/** A column of a list of products. */
export type ListColumn = {
  id: string
  /** The heading; it also names the figure in each row. */
  name: string
  /** The column holds words, not figures. */
  isText?: true
  /** The units of its figures. */
  units?: Readonly<Record<UnitSystem, string>>
  /** The ruler that its figures share; absent where it would show nothing. */
  axis?: Axis
}

/** A column with the function that fills it. */
export type ColumnSource = ListColumn & {
  figureOf: (product: CatalogueProduct) => StandingFigure | undefined
}

/** The column for display, without the function. */
export function asColumn({ figureOf: _figureOf, ...column }: ColumnSource): ListColumn {
  return column
}

/** More columns would leave no room for the name. */
const COLUMNS_MOST = 4

/** Property definitions, and the kind of machine that each product of the list is meant for. */
type Described = Pick<Catalogue, 'properties'> & {
  machineOf?: (product: CatalogueProduct) => string | undefined
  /** The columns that the page defines itself. */
  asked?: readonly AskedColumn[]
  /** The products that set the axes, if not those of the list. */
  measured?: readonly CatalogueProduct[] | undefined
}

/**
 * The columns of a list, chosen by what its products publish: first the facets that machines are chosen by, then
 * other properties, then standards. At least half of the products must publish a column; a property with the same
 * figure for all gets none. If no column qualifies, every facet that any product publishes is shown.
 */
export function listColumns(
  products: readonly CatalogueProduct[],
  catalogue: Described,
): ColumnSource[] {
  const known = ({ figureOf }: ColumnSource) =>
    products.filter((product) => figureOf(product) !== undefined).length
  const common = candidates(products, catalogue)
    .filter((column) => known(column) * 2 >= products.length)
    .filter((column) => known(column) >= Math.min(2, products.length))
    .filter((column) => isFacet(column.id) || !isConstant(products, column))
    .slice(0, COLUMNS_MOST)
  const asked = catalogue.asked?.map((column) => askedColumn(column, products, catalogue)) ?? []
  const columns =
    asked.length > 0
      ? asked
      : common.length > 0
        ? common
        : facetColumns(products, catalogue).filter((one) => known(one) > 0)
  return withAxes(
    columns,
    (catalogue.measured ?? products).map((product) =>
      columns.map(({ figureOf }) => figureOf(product)),
    ),
  )
}

/** A column that the page defines, with its words for products without a figure. */
function askedColumn(
  { of, name, words }: AskedColumn,
  products: readonly CatalogueProduct[],
  described: Described,
): ColumnSource {
  const column = isFacet(of)
    ? facetColumn(of, products, described)
    : propertyColumn(of, products, described)
  const said = new Map(words.map(({ ref, text }) => [ref, { ...textFigure(text), span: 1 }]))
  return {
    ...column,
    name,
    figureOf: (product) => {
      const figure = column.figureOf(product)
      // The column's name may cover several properties: the figure then names its own.
      const own =
        figure && !isFacet(of) && name !== of ? { ...figure, condition: lowered(of) } : figure
      return said.get(product.id) ?? own
    },
  }
}

/** The facets as columns, for a list of any products. */
export function facetColumns(
  products: readonly CatalogueProduct[],
  described: Described,
): ColumnSource[] {
  return FACET_NAMES.map((facet) => facetColumn(facet, products, described))
}

/** Whether at least half of the products, and at least two, publish it with the same figure. */
function isConstant(
  products: readonly CatalogueProduct[],
  { figureOf }: Pick<ColumnSource, 'figureOf'>,
): boolean {
  const known = products.flatMap((product) => figureOf(product) ?? [])
  const texts = new Set(known.map(({ si, condition }) => `${si.text} ${condition ?? ''}`))
  return known.length > 1 && known.length * 2 >= products.length && texts.size === 1
}

/** All possible columns of the list, in the order in which a buyer asks for them. */
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
    .map(({ label }) => propertyColumn(label, products, described))
  return [...facets, ...others, STANDARDS]
}

function facetColumn(
  facet: Facet,
  products: readonly CatalogueProduct[],
  { properties, machineOf }: Described,
): ColumnSource {
  const nameOf = (product: CatalogueProduct) =>
    columnNames(facetRows(product, facet, properties), properties)[0]
  const own = products.flatMap((product) => facetRows(product, facet, properties)[0] ?? [])
  // Where any product goes by its shaft, a shaft is what the column asks for.
  const shafts = own.filter(({ property }) => properties.get(property)?.size === 'shaft')
  const [name = FACETS[facet].name] = columnNames(shafts.length > 0 ? shafts : own, properties)
  return {
    id: facet,
    name,
    units: FACETS[facet].units,
    figureOf: (product) => {
      const figure = facetFigure(product, facet, properties, machineOf?.(product))
      const ownName = nameOf(product)
      if (!figure || !FACETS[facet].isSize || ownName === name || ownName === undefined)
        return figure
      // A packing's section among shafts is labelled, and has no place on their axis.
      const { reach: _reach, condition, ...plain } = figure
      return { ...plain, condition: [lowered(ownName), condition].filter(Boolean).join('; ') }
    },
  }
}

/** The short names of these rows of a facet, most frequent first. */
export function columnNames(
  own: readonly SpecRow[],
  properties: Catalogue['properties'],
): string[] {
  const labels = own.map(({ property }) => properties.get(property)?.short ?? property)
  return [...Map.groupBy(labels, (label) => label)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name]) => name)
}

function propertyColumn(
  label: string,
  products: readonly CatalogueProduct[],
  { properties, machineOf }: Described,
): ColumnSource {
  const { short: name = label } = properties.get(label) ?? {}
  const units = products
    .flatMap(({ specs }) => specs.filter(({ property }) => property === label))
    .flatMap(({ values }) => values.map(({ unit }) => unit))
  // A property published only in inches is shown in millimetres too.
  const si =
    units.find((unit) => UNITS[unit]?.system === 'si') ??
    units.flatMap((unit) => UNITS[unit]?.counterpart ?? unit)[0]
  return {
    id: label,
    name,
    ...(si !== undefined && { units: { si, imperial: UNITS[si]?.counterpart ?? si } }),
    figureOf: (product) => propertyFigure(product, label, properties, machineOf?.(product), si),
  }
}

const STANDARDS: ColumnSource = {
  id: 'normas',
  name: NAMED_LISTS.standards.short,
  isText: true,
  figureOf: ({ standards }) =>
    standards.length > 0 ? textFigure(shortList(standards.map(({ name }) => name))) : undefined,
}

/** A row has room for three names; the rest appear in its details. */
const NAMED_MOST = 3
/** A name up to this length does not break: "ASTM F36". */
const UNBROKEN = 10

function shortList(names: readonly string[]): string {
  const rest = names.length - NAMED_MOST
  const named = names
    .slice(0, NAMED_MOST)
    .map((name) => (name.length <= UNBROKEN ? name.replaceAll(' ', '\u00a0') : name))
    .join(', ')
  return rest > 0 ? `${named} y\u00a0${rest}\u00a0más` : named
}
