import type { SpecRow } from '#figures/quantity.ts'
import type { HomePage } from '#schema/home.ts'
import type { Page } from '#schema/page.ts'
import type { Product } from '#schema/product.ts'
import type { SearchWords } from '#schema/search-words.ts'
import type { Selection } from '#schema/selection.ts'
import type { Site } from '#schema/site.ts'
import type { ApiPlan, GlossaryTerm, PropertyDefinition } from '#schema/vocabulary.ts'
import type { OwnDocument } from './read/own-documents.ts'
import type { OwnImage } from './read/own-images.ts'
import type { OwnPicture } from './read/own-pictures.ts'
import type { OwnPhoto } from './read/own-photos.ts'
import type { Problem } from './read/problem.ts'

/** A product and its one canonical place: its own page (`href`), under the page that defines it. */
export type CatalogueProduct = Omit<Product, 'specs'> & {
  specs: SpecRow[]
  pagePath: string
  href: string
  /** How it is called where its picture or its page is: "442C, sello partido tipo cartucho". */
  caption: string
  /** The day on which what its sheet prints last changed, as ISO 8601 writes it. */
  revised: string
  /** The industries whose pages list it, each with the reason that its page gives. */
  industries: readonly { id: string; reason: string }[]
}

/** A page at its path, with its products resolved. */
export type CataloguePage<Content extends Page = Page> = {
  path: string
  /** The content file it came from, for messages to editors. */
  file: string
  content: Content
  /** The day on which what it says beside its products last changed. */
  revised: string
  /** The nearest page above it; the home page at the top. */
  parentPath: string
  products: readonly CatalogueProduct[]
}

/** The earlier address of a page, and where it stands now. */
export type Redirect = { from: string; to: string; status: 301 }

/** The whole content, checked and linked: the source of pages, drawings, data sheets and search. */
export type Catalogue = {
  site: Site
  home: HomePage
  /** Every page but the home page, by path. */
  pages: ReadonlyMap<string, CataloguePage>
  /** Every product once, in the order of the catalogue. */
  products: readonly CatalogueProduct[]
  /** The owner's own data sheets as files, by the id of the product. */
  ownDataSheets: ReadonlyMap<string, string>
  /** The company's own documents: certificates, brochures. */
  ownDocuments: readonly OwnDocument[]
  /** The owner's photographs, each beside its product's drawing, or in place of a plate, by the product's id. */
  ownPhotos: ReadonlyMap<string, OwnPhoto>
  /** Customers' logos that the owner may show, by the names of their files. */
  ownLogos: ReadonlyMap<string, OwnImage>
  /** The owner's pictures of offices and certifications, by folder and id ("oficinas/santiago"). */
  ownPictures: ReadonlyMap<string, OwnPicture>
  properties: ReadonlyMap<string, PropertyDefinition>
  glossary: readonly GlossaryTerm[]
  apiPlans: readonly ApiPlan[]
  searchWords: SearchWords
  /** What a machine is described by, beside its figures. */
  selection: Selection
  redirects: readonly Redirect[]
  /** What only the owner can supply, with its place in the content. */
  pending: readonly Problem[]
}
