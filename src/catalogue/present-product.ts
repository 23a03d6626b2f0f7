import type { Catalogue, CatalogueProduct } from './catalogue-model.ts'
import { namedLists, namedMaterials, type NamedList } from './product-lists.ts'
import { presentTable, type TableView } from './present-table.ts'
import { keyFigures, presentSpecs, type KeyFigure, type SpecTableRow } from './present-specs.ts'

/** The picture of a product's card; its box is known before it loads. */
export type Picture = { src: string; width: number; height: number; alt: string }

/** A whole drawing as a file, with the names of its numbered parts. */
export type SectionDrawingFile = {
  href: string
  width: number
  height: number
  /** What the drawing shows, as in "442C, sello partido tipo cartucho". */
  caption: string
  legend: readonly { number: number; label: string }[]
}

/** What is known of a product, ready to read. */
export type ProductFacts = {
  id: string
  code?: string
  name: string
  tagline: string
  keyFigures: readonly KeyFigure[]
  features: readonly string[]
  specs: readonly SpecTableRow[]
  /** What it is made of, by part. */
  materials: readonly NamedList[]
  /** Applications, standards and the like, each under its name. */
  lists: readonly NamedList[]
  tables: readonly TableView[]
  notes: readonly string[]
  sources: readonly string[]
}

/** Another product that may serve the same visitor, and why. */
export type RelatedProduct = {
  id: string
  label: string
  /** Its name, where the label is its code. */
  name: string
  href: string
  reason: string
  /** In this one's stead, or together with it. */
  relation: 'instead' | 'with'
}

/** How a product is called in running text: its code, or its name where it has none. */
export function productLabel({ code, name }: Pick<CatalogueProduct, 'code' | 'name'>): string {
  return code ?? name
}

/** The words and figures of a product, in both systems. */
export function presentFacts(
  product: CatalogueProduct,
  { properties, apiPlans }: Pick<Catalogue, 'properties' | 'apiPlans'>,
): ProductFacts {
  const { id, code, name, tagline, features, tables, notes } = product
  const specs = presentSpecs(product.specs)
  return {
    id,
    ...(code !== undefined && { code }),
    name,
    tagline,
    keyFigures: keyFigures(product.specs, properties),
    features,
    specs,
    materials: namedMaterials(product.materials),
    lists: namedLists(product, apiPlans),
    tables: tables.map(presentTable),
    notes,
    sources: sourcesOf(product),
  }
}

/** Where the product's figures come from, each source once. */
function sourcesOf({ specs, materials, standards, apiPlans, tables }: CatalogueProduct): string[] {
  const all = [...specs, ...(materials ? [materials] : []), ...standards, ...apiPlans, ...tables]
  return [...new Set(all.flatMap(({ source }) => (source === undefined ? [] : [source])))]
}
