import { productOf } from '#catalogue/ask/product-by-id.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { glossaryLinker, type LinkedText } from '#catalogue/show/glossary-links.ts'
import { pageAt } from '#catalogue/ask/pages.ts'
import { pagePathOf } from '#catalogue/paths.ts'
import { headAndTitle } from '#views/page-head.ts'
import { presentProductList } from '#views/product-list.ts'
import { pageRelations } from '#catalogue/ask/page-relations.ts'
import { presentSpecs, type SpecTableRow } from '#figures/present-specs.ts'
import { AboutSection } from '#components/about-section/about-section.tsx'
import { ListOpening } from '#components/product-list/list-opening.tsx'
import { ColumnQuestion } from '#components/product-list/column-question.tsx'
import { ProductList } from '#components/product-list/product-list.tsx'
import { RunningText, RunningTexts } from '#components/running-text/running-text.tsx'
import { RelatedPages } from '#components/related-pages/related-pages.tsx'
import { pageDocumentLink } from '#datasheets/page-document.ts'
import { productPicture } from '#pictures/product-drawings.ts'
import type { Sidebar as SidebarContent } from '#schema/section.ts'
import { PageDocumentButton } from './page-document-button.tsx'
import { PageTrail } from './page-trail.tsx'
import type { LoaderArgs, PageProps } from './page.ts'
import type { Picture } from '#catalogue/show/product-facts.ts'
import { DrawingImage } from '#components/drawing-image/drawing-image.tsx'
import { Sidebar } from '#components/sidebar/sidebar.tsx'
import { SpecTable } from '#components/spec-table/spec-table.tsx'

export async function loader({ url }: LoaderArgs) {
  const model = catalogue()
  const path = pagePathOf(url)
  const page = pageAt(model, path, 'category')
  const { content } = page
  const link = glossaryLinker(model.glossary)
  return {
    ...headAndTitle(model, page),
    relations: pageRelations(model, path),
    lead: link(content.lead),
    intro: content.intro.map(link),
    document: await pageDocumentLink(page, model),
    sidebar: content.sidebar && presentSidebar(content.sidebar, model, link),
    list: await presentProductList(page, model),
  }
}

/** The explanation beside the list, with its figures formatted and its drawing resolved. */
function presentSidebar(
  content: SidebarContent,
  model: Catalogue,
  link: (text: string) => LinkedText,
): SidebarView {
  const { title, paragraphs, points, figures, drawing } = content
  const shown = productOf(model, drawing)
  return {
    title,
    paragraphs: paragraphs.map(link),
    points,
    figures: presentSpecs(figures, model.properties),
    picture: shown && productPicture(shown, model),
  }
}

/** A category of products (spec 2, "Catalogue category pages"): first the products, then their explanation. */
export default function CategoryPage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, title, lead, intro, sidebar, list } = loaderData
  return (
    <div className="container fade-content">
      <PageTrail crumbs={crumbs} />
      <ListOpening title={title} lead={<RunningText text={lead} />} />
      <ProductList question={ColumnQuestion} list={list} label={title} />
      <AboutSection
        heading="Sobre estos productos"
        aside={sidebar && <CategorySidebar sidebar={sidebar} />}
      >
        <RunningTexts texts={intro} />
        <PageDocumentButton document={loaderData.document} />
      </AboutSection>
      <RelatedPages pages={loaderData.relations} />
    </div>
  )
}

type SidebarView = {
  title: string
  paragraphs: readonly LinkedText[]
  points: readonly string[]
  figures: readonly SpecTableRow[]
  picture: Picture | undefined
}

/** How the category works (spec 2, "Catalogue category pages"). */
function CategorySidebar({ sidebar }: { sidebar: SidebarView }) {
  const { title, paragraphs, points, figures, picture } = sidebar
  return (
    <Sidebar title={title} picture={picture && <DrawingImage picture={picture} />}>
      <RunningTexts texts={paragraphs} />
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {figures.length > 0 && <SpecTable caption={`Cifras: ${title}`} rows={figures} />}
    </Sidebar>
  )
}
