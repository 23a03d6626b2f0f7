import type { Materials } from '#schema/product.ts'
import type { Catalogue, CatalogueProduct } from './catalogue-model.ts'
import type { DocumentLink } from './document-link.ts'
import { enquiryPath } from './paths.ts'
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

/** A titled list of short values: materials by part, standards, plans. */
export type NamedList = { name: string; values: readonly string[] }

/** What is known of a product, ready to read. */
export type ProductFacts = {
  id: string
  code?: string
  name: string
  tagline: string
  keyFigures: readonly KeyFigure[]
  features: readonly string[]
  applications: readonly string[]
  specs: readonly SpecTableRow[]
  materials: readonly NamedList[]
  standards: readonly string[]
  apiPlans: readonly string[]
  fits?: string
  tables: readonly TableView[]
  notes: readonly string[]
  sources: readonly string[]
}

/** Another product that may serve the same visitor, and why. */
export type RelatedProduct = { id: string; label: string; href: string; reason: string }

/** All that a product's card shows. */
export type ProductView = ProductFacts & {
  related: readonly RelatedProduct[]
  picture: Picture
  sectionDrawing: SectionDrawingFile
  sheet: DocumentLink
  enquiryHref: string
}

/** How a product is called in running text: its code, or its name where it has none. */
export function productLabel({ code, name }: Pick<CatalogueProduct, 'code' | 'name'>): string {
  return code ?? name
}

/** The drawings, the sheet and the relations of a product, made by the layers above. */
type ProductFiles = Pick<ProductView, 'picture' | 'sectionDrawing' | 'sheet' | 'related'>

/** A product with its figures in both systems, its drawings, its sheet and its relations. */
export function presentProduct(
  product: CatalogueProduct,
  catalogue: Pick<Catalogue, 'properties' | 'apiPlans'>,
  files: ProductFiles,
): ProductView {
  return {
    ...presentFacts(product, catalogue),
    ...files,
    enquiryHref: enquiryPath(productLabel(product)),
  }
}

/** The words and figures of a product, in both systems. */
export function presentFacts(
  product: CatalogueProduct,
  { properties, apiPlans }: Pick<Catalogue, 'properties' | 'apiPlans'>,
): ProductFacts {
  const { id, code, name, tagline, features, applications, fits, tables, notes } = product
  const specs = presentSpecs(product.specs)
  const plans = new Map(apiPlans.map((plan) => [plan.plan, plan.description]))
  return {
    id,
    ...(code !== undefined && { code }),
    name,
    tagline,
    keyFigures: keyFigures(product.specs, properties),
    features,
    applications,
    specs,
    materials: product.materials ? namedMaterials(product.materials) : [],
    standards: product.standards.map(({ name: standard, note }) =>
      note === undefined ? standard : `${standard} (${note})`,
    ),
    apiPlans: product.apiPlans.map(({ plan }) => {
      const description = plans.get(plan)
      return description === undefined ? `Plan ${plan}` : `Plan ${plan}: ${description}`
    }),
    ...(fits !== undefined && { fits }),
    tables: tables.map(presentTable),
    notes,
    sources: sourcesOf(product),
  }
}

const OTHER_MATERIALS = 'Otros'

function namedMaterials(materials: Materials): NamedList[] {
  const parts: [string, readonly string[]][] = [
    [
      'Caras',
      materials.rotaryFace.length > 0 || materials.stationaryFace.length > 0 ? [] : materials.faces,
    ],
    ['Cara rotativa', materials.rotaryFace],
    ['Cara estacionaria', materials.stationaryFace],
    ['Elastómeros', materials.elastomers],
    ['Metal', materials.metal],
    ['Resortes', materials.springs],
    [OTHER_MATERIALS, materials.other],
  ]
  const named = parts.flatMap(([name, values]) => (values.length > 0 ? [{ name, values }] : []))
  // A packing or a sheet has one list, and "other" than nothing would read oddly.
  return named.length === 1 && named[0]?.name === OTHER_MATERIALS
    ? [{ ...named[0], name: 'Materiales' }]
    : named
}

/** Where the product's figures come from, each source once. */
function sourcesOf({ specs, materials, standards, apiPlans, tables }: CatalogueProduct): string[] {
  const all = [...specs, ...(materials ? [materials] : []), ...standards, ...apiPlans, ...tables]
  return [...new Set(all.flatMap(({ source }) => (source === undefined ? [] : [source])))]
}
