import type { SpecRow } from '#figures/quantity.ts'
import type { HomePage } from '#schema/home.ts'
import type { Page } from '#schema/page.ts'
import type { Product } from '#schema/product.ts'
import type { SearchWords } from '#schema/search-words.ts'
import type { Selection } from '#schema/selection.ts'
import type { Site } from '#schema/site.ts'
import type { ApiPlan, GlossaryTerm, PropertyDefinition } from '#schema/vocabulary.ts'
import type { OwnerDocument } from './read/owner-documents.ts'
import type { OwnerImage } from './read/owner-images.ts'
import type { OwnerPicture } from './read/owner-pictures.ts'
import type { OwnerPhoto } from './read/owner-photos.ts'
import type { Problem } from './read/problem.ts'

/** A product with its canonical place: its own page (`href`) under the page that defines it. */
export type CatalogueProduct = Omit<Product, 'specs'> & {
  specs: SpecRow[]
  pagePath: string
  href: string
  /** Its name beside its picture or page: "442C, sello partido tipo cartucho". */
  caption: string
  /** ISO 8601 date of the last change to what its data sheet prints. */
  revised: string
  /** The industries whose pages list it, each with the reason given there. */
  industries: readonly { id: string; reason: string }[]
}

/** A page at its path, with its products resolved. */
export type CataloguePage<Content extends Page = Page> = {
  path: string
  /** Its content file, for messages to editors. */
  file: string
  content: Content
  /** ISO 8601 date of the last change to the page, its products aside. */
  revised: string
  /** The nearest page above it; the home page for a top-level page. */
  parentPath: string
  products: readonly CatalogueProduct[]
}

/** A redirect from a page's earlier address to the present one. */
export type Redirect = { from: string; to: string; status: 301 }

/** The whole content, checked and linked: the source of pages, drawings, data sheets and search data. */
export type Catalogue = {
  site: Site
  home: HomePage
  /** All pages except the home page, by path. */
  pages: ReadonlyMap<string, CataloguePage>
  /** Every product once, in catalogue order. */
  products: readonly CatalogueProduct[]
  /** Files of the data sheets that the owner supplied, by product id. */
  ownerDataSheets: ReadonlyMap<string, string>
  /** The company's own documents: certificates, brochures. */
  ownerDocuments: readonly OwnerDocument[]
  /** The owner's photographs by product id; shown beside the drawing, or in place of a plate. */
  ownerPhotos: ReadonlyMap<string, OwnerPhoto>
  /** Customers' logos that the owner may show, by file name. */
  ownerLogos: ReadonlyMap<string, OwnerImage>
  /** The owner's pictures of branches and certifications, by folder and id ("oficinas/santiago"). */
  ownerPictures: ReadonlyMap<string, OwnerPicture>
  properties: ReadonlyMap<string, PropertyDefinition>
  glossary: readonly GlossaryTerm[]
  apiPlans: readonly ApiPlan[]
  searchWords: SearchWords
  /** The choices that describe a machine besides its figures. */
  selection: Selection
  redirects: readonly Redirect[]
  /** Information that only the owner can supply, with its place in the content. */
  pending: readonly Problem[]
}
