import { breadcrumbsOf } from '#catalogue/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { pageAt } from '#catalogue/page-at.ts'
import { cataloguePageHead } from '#catalogue/page-head.ts'
import { presentSpecs } from '#catalogue/present-specs.ts'
import { ComparisonTable } from '#components/comparison-table/comparison-table.tsx'
import { PageIndex } from '#components/page-index/page-index.tsx'
import { PageOpening } from '#components/page-opening/page-opening.tsx'
import { ProductGrid } from '#components/product-grid/product-grid.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import { pageDocumentLink } from '#datasheets/page-document.ts'
import { productLamina, productPicture } from '#drawings/product-drawings.ts'
import type { Sidebar as SidebarContent } from '#schema/page.ts'
import type { Route } from './+types/category.ts'
import { CategorySidebar, type SidebarView } from './category-sidebar.tsx'
import styles from './category.module.css'
import { headTags } from './head-tags.ts'
import { PageDocumentButton } from './page-document-button.tsx'
import { PageTrail } from './page-trail.tsx'
import { productCards } from './product-cards.ts'

/** From this many cards on, the page offers each by its code before they begin. */
const INDEXED_PRODUCTS = 4

export async function loader({ params }: Route.LoaderArgs) {
  const model = catalogue()
  const path = `/productos/${params.family}/${params.category}`
  const page = pageAt(model, path, 'category')
  const { content, products } = page
  const crumbs = breadcrumbsOf(model, path)
  const shown = products.find(({ id }) => id === content.drawing) ?? products[0]
  return {
    head: cataloguePageHead(model, page),
    crumbs,
    title: content.title,
    lead: content.lead,
    intro: content.intro,
    document: await pageDocumentLink(page, model),
    sidebar: content.sidebar && presentSidebar(content.sidebar, model),
    lamina: shown && productLamina(shown, model),
    products: await productCards(products, model),
  }
}

/** The explanation beside the cards, with its figures written and its drawing found. */
function presentSidebar(content: SidebarContent, model: Catalogue): SidebarView {
  const { title, paragraphs, points, figures, drawing } = content
  const shown = model.products.find(({ id }) => id === drawing)
  return {
    title,
    paragraphs,
    points,
    figures: presentSpecs(figures),
    picture: shown && productPicture(shown, model),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData.head)

/** A category of products (spec 2, "Catalogue category pages"). */
export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { crumbs, title, lead, intro, lamina, sidebar, products } = loaderData
  const count = products.length === 1 ? '1 producto' : `${products.length} productos`
  return (
    <div className="container fade-content">
      <PageTrail crumbs={crumbs} showsBack />
      <PageOpening title={title} lead={lead} lamina={lamina}>
        {intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <PageDocumentButton document={loaderData.document} />
      </PageOpening>
      <div className={sidebar ? styles.withSidebar : undefined}>
        {sidebar && (
          <div className={styles.sidebar}>
            <CategorySidebar sidebar={sidebar} />
          </div>
        )}
        <section aria-labelledby="productos">
          <SectionHeading id="productos" aside={<p>{count}</p>}>
            Productos
          </SectionHeading>
          {products.length >= INDEXED_PRODUCTS && (
            <div className={styles.index}>
              <PageIndex
                label="Productos de esta página"
                layout="row"
                entries={products.map(({ id, code, name }) => ({
                  label: code ?? name,
                  href: `#${id}`,
                }))}
              />
            </div>
          )}
          <ProductGrid products={products} />
        </section>
      </div>
      {products.length > 1 && (
        <section className={styles.comparison} aria-labelledby="comparacion">
          <SectionHeading id="comparacion">Las cifras, lado a lado</SectionHeading>
          <ComparisonTable caption={`Cifras de ${title.toLowerCase()}`} products={products} />
        </section>
      )}
    </div>
  )
}
