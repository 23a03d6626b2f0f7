import {
  axisTicks,
  barOn,
  listAxis,
  reachOf,
  type Axis,
  type AxisBar,
  type Reach,
} from '#figures/axis.ts'
import { FACETS } from '#figures/facets.ts'
import { honestFigure } from '#figures/honest-figure.ts'
import { facetRows } from '#figures/row-figures.ts'
import { keyFigures, standingFigure, type KeyFigure } from '#figures/present-specs.ts'
import type { PropertyMeaning } from '#figures/quantity.ts'
import type { UnitSystem } from '#figures/units.ts'
import type { Catalogue, CataloguePage, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { partsOf } from '#catalogue/ask/pages.ts'
import { facetReach, listAxisOf } from '#catalogue/ask/list-axes.ts'

/** A range on a ruler with figures at its start, middle and end. */
export type GaugeRuler = {
  bar: AxisBar
  ticks: { si: readonly string[]; imperial: readonly string[] }
}

/** A limit of a product: its figure, and a bar where its list has an axis. */
export type Gauge = Omit<KeyFigure, 'facet'> &
  Partial<Pick<KeyFigure, 'facet'>> & {
    ruler?: GaugeRuler
    /** The ruler's axis, for facets that a machine is chosen by: the asked figure is drawn on it. */
    axis?: Axis
    /** The published name of a pipe size, beside its computed figure. */
    named?: string
    /** The product that its words refer to: "como la 350 ES". */
    href?: string
  }

/** The limits of a product on the axes of its list, so that product pages compare at a glance. */
export function productGauges(
  product: CatalogueProduct,
  page: CataloguePage,
  catalogue: Catalogue,
): Gauge[] {
  const { properties } = catalogue
  const limits = keyFigures(product.specs, properties).map((figure): Gauge => {
    const reach = facetReach(product, figure.facet, properties)
    const axis = listAxisOf(page, figure.facet, catalogue)
    const section = product.specs.find(
      ({ property }) => properties.get(property)?.limits === 'section',
    )
    const ruler =
      reach && axis
        ? rulerOf(axis, reach, FACETS[figure.facet].units)
        : figure.facet === 'diameter' && section && lengthRuler(section.property, product, page)
    const isNominal = facetRows(product, figure.facet, properties).some(
      ({ property }) => properties.get(property)?.size === 'nominal',
    )
    return {
      ...figure,
      ...(ruler && { ruler }),
      ...(reach && axis && { axis }),
      ...(isNominal && figure.si.computed && figure.imperial && { named: figure.imperial.text }),
    }
  })
  // A limit of turns is told where no speed is.
  const isTold = ({ isGauge, standsIn }: PropertyMeaning) =>
    isGauge || (standsIn && !limits.some(({ facet }) => facet === standsIn))
  const others = [...properties.values()].filter(isTold).flatMap((meaning): Gauge[] => {
    const { label, standsIn } = meaning
    const rows = rowsOf(product, label)
    const figure = standingFigure(rows, undefined, undefined, meaning)
    if (!figure) return []
    // Each size of the product has its own movement, so no part of the range holds for all (`sure`).
    const ruler = lengthRuler(label, product, page, {})
    return [{ label, ...figure, ...(standsIn && { facet: standsIn }), ...(ruler && { ruler }) }]
  })
  return [...limits, ...others]
}

/** What the list's columns say in words of a product that publishes no figure for them. */
export function wordedLimits(
  { id }: CatalogueProduct,
  { content, products }: CataloguePage,
): Gauge[] {
  return (partsOf(content).columns ?? []).flatMap(({ name, words }): Gauge[] => {
    const text = words.find(({ ref }) => ref === id)?.text
    if (text === undefined) return []
    const meant = products.find(({ code }) => code !== undefined && text.endsWith(code))
    return [{ label: name, si: { text, computed: false }, ...(meant && { href: meant.href }) }]
  })
}

const rowsOf = ({ specs }: CatalogueProduct, label: string) =>
  specs.filter(({ property }) => property === label)

const LENGTH_UNITS = { si: 'mm', imperial: 'in' }

/** The ruler of a length that has no axis in the list: a packing's section, a joint's movement. */
function lengthRuler(
  label: string,
  product: CatalogueProduct,
  { products }: CataloguePage,
  sure?: Reach,
): GaugeRuler | undefined {
  const reachIn = (one: CatalogueProduct) => {
    const figure = honestFigure(rowsOf(one, label))
    return figure && reachOf(figure, LENGTH_UNITS.si)
  }
  const axis = listAxis(products.flatMap((one) => reachIn(one) ?? []))
  const reach = reachIn(product)
  return axis && reach && rulerOf(axis, { ...reach, ...(sure && { sure }) }, LENGTH_UNITS)
}

function rulerOf(
  axis: Axis,
  reach: Reach,
  { si, imperial }: Record<UnitSystem, string>,
): GaugeRuler {
  return {
    bar: barOn(axis, reach),
    ticks: { si: axisTicks(axis, si), imperial: axisTicks(axis, si, imperial) },
  }
}
