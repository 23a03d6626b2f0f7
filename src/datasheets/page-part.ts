import type { Catalogue, CataloguePage, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { isOfKind, partsOf, pageLabel } from '#catalogue/ask/pages.ts'
import { presentSpecs, type SpecTableRow } from '#figures/present-specs.ts'
import type { Sidebar, Section } from '#schema/section.ts'
import { printedProduct, productTitle, type PrintedProduct } from './data-sheet.ts'
import { presentSection, type SectionView } from '#catalogue/show/section.ts'
import { renderChart } from '#pictures/line-chart.tsx'
import { draw } from '#drawings/draw.tsx'
import type { Chart } from '#schema/chart.ts'

/** A single product needs no list. */
const PRODUCTS_WITH_INDEX = 2

/** A product's address on the site, and its `id` if the document contains it too. */
type IndexEntry = { title: string; url: string; id?: string }

/** A page as a chapter of a document. */
export type PagePart = {
  heading?: string
  lead?: string
  intro: readonly string[]
  sections: readonly PrintedSection[]
  figures: readonly SpecTableRow[]
  /** The list of the page's products; empty if it would only repeat what follows. */
  index: readonly IndexEntry[]
  products: readonly PrintedProduct[]
}

/**
 * A page's own texts; its products follow under a heading if they have none. `inDocument` are all products of the
 * document, in whichever chapter.
 */
export function pagePart(
  page: CataloguePage,
  catalogue: Catalogue,
  inDocument: readonly CatalogueProduct[],
): PagePart {
  const { content } = page
  const isText = isOfKind(page, 'article') || isOfKind(page, 'solution')
  const { intro, sections, sidebar, figures } = partsOf(content)
  return {
    ...(!isText && { heading: pageLabel(content) }),
    intro,
    sections: [
      ...sections.map((each) => printedSection(each, catalogue)).filter(saysMoreThanLinks),
      ...(sidebar ? [sidebarSection(sidebar, catalogue)] : []),
    ],
    figures: presentSpecs(figures, catalogue.properties),
    index: indexOf(page, catalogue, inDocument),
    products: ownProducts(page).map((product) => printedProduct(product, catalogue)),
  }
}

/** The products that the page defines; others stand in the chapter of the page that defines them. */
export function ownProducts({ path, products }: CataloguePage): CatalogueProduct[] {
  return products.filter(({ pagePath }) => pagePath === path)
}

function indexOf(
  page: CataloguePage,
  { site }: Catalogue,
  inDocument: readonly CatalogueProduct[],
): IndexEntry[] {
  const { path, products } = page
  const isPlain = products.every(({ pagePath }) => pagePath === path)
  if (isPlain && products.length < PRODUCTS_WITH_INDEX) return []
  return products.map((product) => ({
    title: productTitle(product),
    url: `${site.baseUrl.value}${product.href}`,
    ...(inDocument.includes(product) && { id: product.id }),
  }))
}

/** Whether a section has content besides links, which a document leaves out. */
function saysMoreThanLinks(section: PrintedSection): boolean {
  const { paragraphs, points, cards, figures, table, note, drawings, subsections } = section
  const lists = [paragraphs, points, cards, figures, drawings, subsections]
  return (table ?? note) !== undefined || lists.some((list) => list.length > 0)
}

/** The sidebar of a page as a section. */
function sidebarSection(
  { title, paragraphs, points, figures }: Sidebar,
  { properties }: Catalogue,
): PrintedSection {
  return {
    heading: title,
    paragraphs,
    points,
    cards: [],
    figures: presentSpecs(figures, properties),
    drawings: [],
    links: [],
    subsections: [],
  }
}

type SectionContent = Omit<Section, 'subsections' | 'chart'>

/** A section in a document: with absolute addresses, and drawings in literal colours. */
type PrintedSection = Pick<
  SectionView,
  'heading' | 'points' | 'cards' | 'figures' | 'table' | 'note'
> & {
  paragraphs: readonly string[]
  drawings: readonly { svg: string; caption: string; alt: string }[]
  links: readonly { label: string; url: string }[]
  subsections: readonly PrintedSection[]
}

function printedSection(section: Section, catalogue: Catalogue): PrintedSection {
  const { subsections, chart, ...rest } = section
  const content = printedContent(rest, catalogue)
  return {
    ...content,
    drawings: [...content.drawings, ...(chart ? [printedChart(chart)] : [])],
    subsections: subsections.map((part) => ({
      ...printedContent(part, catalogue),
      subsections: [],
    })),
  }
}

/** A chart as a drawing, with the note on what has no scale. */
function printedChart(chart: Chart): PrintedSection['drawings'][number] {
  const { caption, quantity, note } = chart
  const svg = renderChart(chart, { theme: 'light', id: 'c' })
  return { svg, caption: `${caption}. ${note}`, alt: `${quantity}. ${caption}` }
}

function printedContent(content: SectionContent, { site, properties }: Catalogue) {
  const { heading, points, cards, highlights, figures, table, note } = presentSection(
    { ...content, subsections: [] },
    '',
    new Map(),
    properties,
  )
  return {
    heading,
    paragraphs: content.paragraphs,
    points,
    cards,
    // A document has no large type for them.
    figures: [...highlights, ...figures],
    ...(table && { table }),
    ...(note !== undefined && { note }),
    drawings: content.drawings.map(({ drawing, caption }) => {
      const { svg, title, description } = draw(drawing, {
        size: 'card',
        theme: 'light',
        id: 'd',
        subject: caption,
      })
      return { svg, caption, alt: `${title}. ${description}` }
    }),
    links: [
      ...content.links.map(({ label, href }) => ({ label, url: `${site.baseUrl.value}${href}` })),
      ...content.externalLinks.flatMap(({ label, url }) =>
        url.pending ? [] : [{ label, url: url.value }],
      ),
    ],
  }
}
