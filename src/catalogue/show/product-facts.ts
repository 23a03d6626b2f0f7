import type { Catalogue, CatalogueProduct } from '../catalogue-model.ts'
import { namedLists, namedMaterials, type NamedList } from './named-lists.ts'
import { presentTable, type TableView } from './table.ts'
import {
  keyFigures,
  presentSpecs,
  type KeyFigure,
  type SpecTableRow,
} from '#figures/present-specs.ts'

/** The picture of a product, with its size, so that its box is known before it loads. */
export type Picture = { src: string; width: number; height: number; alt: string }

/** A whole drawing as a file, with the legend of its numbered parts. */
export type SectionDrawingFile = {
  href: string
  width: number
  height: number
  /** "442C, sello partido tipo cartucho" */
  caption: string
  legend: readonly { number: number; label: string }[]
}

/** The facts of a product, formatted for display. */
export type ProductFacts = {
  id: string
  code?: string
  name: string
  tagline: string
  keyFigures: readonly KeyFigure[]
  features: readonly string[]
  specs: readonly SpecTableRow[]
  /** Materials by part. */
  materials: readonly NamedList[]
  /** Applications, standards and other named lists. */
  lists: readonly NamedList[]
  tables: readonly TableView[]
  notes: readonly string[]
  sources: readonly string[]
}

/** A product's names and address: enough to link to it, mark it or ask for it. */
export type NamedProduct = {
  id: string
  /** Its code, or its name without one. */
  label: string
  fullName: string
  href: string
}

/** A product's code, or its name without one, for running text. */
export function productLabel({ code, name }: Pick<CatalogueProduct, 'code' | 'name'>): string {
  return code ?? name
}

/** A product by its names. */
export function namedProduct(product: CatalogueProduct): NamedProduct {
  const { id, name, href } = product
  return { id, label: productLabel(product), fullName: name, href }
}

/** Formats the facts of a product in both systems of units. */
export function presentFacts(
  product: CatalogueProduct,
  { properties, apiPlans }: Pick<Catalogue, 'properties' | 'apiPlans'>,
): ProductFacts {
  const { id, code, name, tagline, features, tables, notes } = product
  const specs = presentSpecs(product.specs, properties)
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

/** The sources of the product's figures, each once. */
function sourcesOf({ specs, materials, standards, apiPlans, tables }: CatalogueProduct): string[] {
  const all = [...specs, ...(materials ? [materials] : []), ...standards, ...apiPlans, ...tables]
  return [...new Set(all.flatMap(({ source }) => (source === undefined ? [] : [source])))]
}
