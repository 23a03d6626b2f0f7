import type { ArticlePage, AskedColumn, FamilyPage, Page, SolutionPage } from '#schema/page.ts'
import type { Section, Sidebar } from '#schema/section.ts'
import type { Product, ProductEntry } from '#schema/product.ts'
import type { SpecRow } from '#figures/quantity.ts'
import type { Catalogue, CataloguePage } from '../catalogue-model.ts'

type PageKind = Page['kind']
type PageOf<Kind extends PageKind> = CataloguePage<Extract<Page, { kind: Kind }>>

/** The parts of a page besides its heading; a kind of page that lacks a part has an empty one. */
type PageParts = {
  intro: readonly string[]
  sections: readonly Section[]
  figures: readonly SpecRow[]
  /** The headings of the product list, in order. */
  groups: readonly string[]
  products: readonly ProductEntry[]
  /** The columns of the list, if the page names them. */
  columns: readonly AskedColumn[]
  /** Links of a family page to pages of other families. */
  links: FamilyPage['links']
  sidebar?: Sidebar | undefined
  explore?: ArticlePage['explore']
  /** Products of other pages, by id. */
  uses?: SolutionPage['uses']
  carousel?: ArticlePage['carousel']
  /** The list gathers products that other pages define: those it names, or all that serve its kind of machine. */
  gathers?: 'listed' | 'by machine'
  /** The kind of machine that the whole list is for. */
  machine?: string | undefined
}

const NO_PARTS: PageParts = {
  intro: [],
  sections: [],
  figures: [],
  groups: [],
  products: [],
  columns: [],
  links: [],
}

/** The one place that knows which kinds of page have which parts. */
export function partsOf(content: Page): PageParts {
  switch (content.kind) {
    case 'family': {
      const { intro, sections, figures, groups, products, links } = content
      return { ...NO_PARTS, intro, sections, figures, groups, products, links }
    }
    case 'category': {
      const { intro, figures, groups, products, sidebar, machine } = content
      return { ...NO_PARTS, intro, figures, groups, products, sidebar, machine }
    }
    case 'article': {
      const { sections, groups, products, columns, explore, carousel } = content
      return { ...NO_PARTS, sections, groups, products, columns, explore, carousel }
    }
    case 'solution':
      return { ...NO_PARTS, sections: content.sections, uses: content.uses }
    case 'industry': {
      const { machines, products, sections } = content
      const groups = machines.map(({ name }) => name)
      return { ...NO_PARTS, groups, products, sections, gathers: 'listed' }
    }
    case 'equipment':
      return {
        ...NO_PARTS,
        intro: content.intro,
        columns: content.columns,
        gathers: 'by machine',
      }
    case 'tool':
    case 'survey':
      return { ...NO_PARTS, intro: content.intro }
    case 'contact':
    case 'documents':
    case 'glossary':
    case 'plans':
    case 'customers':
      return NO_PARTS
  }
}

/** The page's content with its sections mapped; unchanged if its kind has no sections. */
export function withSections(content: Page, change: (section: Section) => Section): Page {
  if (!('sections' in content)) return content
  return { ...content, sections: content.sections.map(change) } as Page
}

/** Whether a page, linked or not yet, is of a kind. */
export function isOfKind<Kind extends PageKind, Any extends { content: Page }>(
  page: Any | undefined,
  kind: Kind,
): page is Any & { content: Extract<Page, { kind: Kind }> } {
  return page?.content.kind === kind
}

/** A page's name where there is little room: in the breadcrumbs, over a list, in a menu of pages. */
export function pageLabel({ crumb, title }: Pick<Page, 'crumb' | 'title'>): string {
  return crumb ?? title
}

/** A page's name among others of its kind: in the menu, on the home page, in filters, among documents. */
export function shortName({ menu, title }: Pick<Page, 'menu' | 'title'>): string {
  return menu?.label ?? title
}

/** Whether the entry defines a product, rather than referring to one that another page defines. */
export function isDefinition(entry: ProductEntry): entry is Product {
  return !('ref' in entry)
}

/** The id of a product that a page defines or refers to. */
export function idOfEntry(entry: ProductEntry): string {
  return isDefinition(entry) ? entry.id : entry.ref
}

/** Every page of a kind, in the order of the catalogue. */
export function pagesOfKind<Kind extends PageKind>(
  { pages }: Pick<Catalogue, 'pages'>,
  kind: Kind,
): PageOf<Kind>[] {
  return [...pages.values()].filter((page) => isOfKind(page, kind))
}

/**
 * The page of a kind at a path.
 *
 * @throws RangeError where there is none: the caller names a page that does not exist
 */
export function pageAt<Kind extends PageKind>(
  { pages }: Pick<Catalogue, 'pages'>,
  path: string,
  kind: Kind,
): PageOf<Kind> {
  const page = pages.get(path)
  if (!isOfKind(page, kind)) throw new RangeError(`no page of kind ${kind} at ${path}`)
  return page
}

/** The pages one level below, in their order. */
export function childrenOf({ pages }: Pick<Catalogue, 'pages'>, path: string): CataloguePage[] {
  return [...pages.values()].filter(({ parentPath }) => parentPath === path)
}

/** The products of a family, each once even if several of its categories show it. */
export function familyProducts(
  catalogue: Pick<Catalogue, 'pages'>,
  page: CataloguePage,
): CataloguePage['products'] {
  const children = childrenOf(catalogue, page.path)
  return [...new Set([page, ...children].flatMap(({ products }) => products))]
}

/** The last part of a path: the id of an industry or a kind of machine. */
export function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** The folder that a page stands in: "/productos/sellos-mecanicos". */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}
