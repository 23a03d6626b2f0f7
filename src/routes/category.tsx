import { breadcrumbsOf } from '#catalogue/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { glossaryLinker, type LinkedText } from '#catalogue/glossary-links.ts'
import { pageAt, pagePathOf } from '#catalogue/pages.ts'
import { cataloguePageHead } from '#catalogue/page-head.ts'
import { pageRelations } from '#catalogue/page-relations.ts'
import { presentSpecs } from '#catalogue/present-specs.ts'
import { ComparisonTable } from '#components/comparison-table/comparison-table.tsx'
import { PageOpening } from '#components/page-opening/page-opening.tsx'
import { RunningText, RunningTexts } from '#components/running-text/running-text.tsx'
import { RelatedPages } from '#components/related-pages/related-pages.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import { pageDocumentLink } from '#datasheets/page-document.ts'
import { productSectionDrawing, productPicture } from '#drawings/product-drawings.ts'
import type { Sidebar as SidebarContent } from '#schema/page.ts'
import type { Route } from './+types/category.ts'
import { AfterOpening } from './after-opening.tsx'
import { CategorySidebar, type SidebarView } from './category-sidebar.tsx'
import styles from './category.module.css'
import { headTags } from './head-tags.ts'
import { PageDocumentButton } from './page-document-button.tsx'
import { PageTrail } from './page-trail.tsx'
import { productCards } from './product-cards.ts'
import { ProductSection } from './product-section.tsx'

export async function loader({ url }: Route.LoaderArgs) {
  const model = catalogue()
  const path = pagePathOf(url)
  const page = pageAt(model, path, 'category')
  const { content, products } = page
  const crumbs = breadcrumbsOf(model, path)
  const link = glossaryLinker(model.glossary)
  const shown = products.find(({ id }) => id === content.drawing) ?? products[0]
  return {
    head: cataloguePageHead(model, page),
    relations: pageRelations(model, path),
    crumbs,
    title: content.title,
    lead: link(content.lead),
    intro: content.intro.map(link),
    document: await pageDocumentLink(page, model),
    sidebar: content.sidebar && presentSidebar(content.sidebar, model, link),
    sectionDrawing: shown && productSectionDrawing(shown, model),
    products: await productCards(products, model),
  }
}

/** The explanation beside the cards, with its figures written and its drawing found. */
function presentSidebar(
  content: SidebarContent,
  model: Catalogue,
  link: (text: string) => LinkedText,
): SidebarView {
  const { title, paragraphs, points, figures, drawing } = content
  const shown = model.products.find(({ id }) => id === drawing)
  return {
    title,
    paragraphs: paragraphs.map(link),
    points,
    figures: presentSpecs(figures),
    picture: shown && productPicture(shown, model),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData.head)

/** A category of products (spec 2, "Catalogue category pages"). */
export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { crumbs, title, lead, intro, sectionDrawing, sidebar, products } = loaderData
  return (
    <div className="container fade-content">
      <PageTrail crumbs={crumbs} showsBack />
      <PageOpening title={title} lead={<RunningText text={lead} />} sectionDrawing={sectionDrawing}>
        <RunningTexts texts={intro} />
        <PageDocumentButton document={loaderData.document} />
      </PageOpening>
      <AfterOpening>
        <div className={sidebar ? styles.withSidebar : undefined}>
          {sidebar && (
            <div className={styles.sidebar}>
              <CategorySidebar sidebar={sidebar} />
            </div>
          )}
          <ProductSection heading="Productos" products={products} />
        </div>
        {products.length > 1 && (
          <section className={styles.comparison} aria-labelledby="comparacion">
            <SectionHeading id="comparacion">Las cifras, lado a lado</SectionHeading>
            <ComparisonTable caption={`Cifras de ${title.toLowerCase()}`} products={products} />
          </section>
        )}
        <RelatedPages pages={loaderData.relations} />
      </AfterOpening>
    </div>
  )
}
