import { productOf } from '#catalogue/ask/product-by-id.ts'
import { breadcrumbsOf } from '#views/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { rowNames } from '#views/row-names.ts'
import { glossaryLinker, linkSection } from '#catalogue/show/glossary-links.ts'
import { isOfKind } from '#catalogue/ask/pages.ts'
import { pageRelations } from '#catalogue/ask/page-relations.ts'
import { cataloguePageHead } from '#views/page-head.ts'
import { presentProductList } from '#views/product-list.ts'
import { CONTACT_PATH, pagePathOf, PRODUCTS_FOLDER } from '#catalogue/paths.ts'
import { presentSection } from '#catalogue/show/section.ts'
import { ArticleSections } from '#components/article-section/article-sections.tsx'
import { ListOpening } from '#components/product-list/list-opening.tsx'
import { ProductList } from '#components/product-list/product-list.tsx'
import { PageOpening } from '#components/page-opening/page-opening.tsx'
import { RunningText } from '#components/running-text/running-text.tsx'
import { LinkButton } from '#components/button/button.tsx'
import { sectionCharts, sectionDrawings } from '#pictures/page-drawings.ts'
import { picturesOf } from '#pictures/placed-drawing.ts'
import { RelatedPages } from '#components/related-pages/related-pages.tsx'
import { pageDocumentLink } from '#datasheets/page-document.ts'
import {
  pageSectionDrawing,
  productSectionDrawing,
  productRowPicture,
} from '#pictures/product-drawings.ts'
import type { ArticlePage as ArticlePageContent } from '#schema/page.ts'
import styles from './article.module.css'
import { SaveOffer } from './save-offer.tsx'
import { PageDocumentButton } from './page-document-button.tsx'
import { PageTrail } from './page-trail.tsx'
import { ProductCarousel } from './product-carousel.tsx'
import type { LoaderArgs, PageProps } from './page.ts'

export async function loader({ url }: LoaderArgs) {
  const model = catalogue()
  const path = pagePathOf(url)
  const page = model.pages.get(path)
  // Every address that no other route takes comes here.
  if (!isOfKind(page, 'article')) throw new Response(null, { status: 404 })
  const { content } = page
  const pictures = picturesOf(sectionDrawings(page))
  const charts = sectionCharts(page)
  const crumbs = breadcrumbsOf(model, path)
  const link = glossaryLinker(model.glossary)
  const list = page.products.length > 0 ? await presentProductList(page, model) : undefined
  // A page of products opens with its list, which brings their drawings; one that compares drawings, with these.
  const opensWithOwn = list !== undefined || (content.sections[0]?.drawings.length ?? 0) > 1
  const shown = opensWithOwn ? undefined : productOf(model, content.drawing)
  return {
    head: cataloguePageHead(model, page),
    path,
    // Pages of products lead on to others like them.
    relations: path.startsWith(PRODUCTS_FOLDER) ? pageRelations(model, path) : [],
    crumbs,
    title: content.title,
    lead: link(content.lead),
    explore: content.explore,
    document: await pageDocumentLink(page, model),
    sectionDrawing: pageSectionDrawing(page) ?? (shown && productSectionDrawing(shown, model)),
    carousel: presentCarousel(content, model),
    sections: content.sections.map((section) =>
      linkSection(presentSection(section, path, pictures, model.properties, charts), link),
    ),
    productsHeading: content.productsHeading ?? 'Productos',
    list,
  }
}

function presentCarousel({ carousel }: ArticlePageContent, model: Catalogue) {
  if (!carousel) return undefined
  const members = carousel.products.flatMap((id) => productOf(model, id) ?? [])
  const nameOf = rowNames([{ id: 'carrusel', members }])
  return {
    heading: carousel.heading,
    items: members.map((product) => {
      const picture = productRowPicture(product, model)
      const { code, href } = product
      const { own } = nameOf(product)
      return { href, title: code ?? own, line: code === undefined ? undefined : own, picture }
    }),
  }
}

/** A page of running text: a solution, a landing page, the conditions of sale; its products first. */
export default function ArticlePage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, title, lead, explore, sectionDrawing, sections, carousel, list } = loaderData
  const actions = (
    <>
      {explore && (
        <LinkButton href={`#${explore.section}`} kind="secondary">
          {explore.label}
        </LinkButton>
      )}
      <PageDocumentButton document={loaderData.document} />
      <SaveOffer path={loaderData.path} />
    </>
  )
  return (
    <div className="container fade-content">
      <PageTrail crumbs={crumbs} />
      {list ? (
        <>
          <div className={carousel && styles.opening}>
            <div>
              <ListOpening title={title} lead={<RunningText text={lead} />} actions={actions} />
            </div>
            {carousel && (
              <div className={`only-on-screen ${styles.carousel}`}>
                <ProductCarousel {...carousel} />
              </div>
            )}
          </div>
          {/* Under its plates a list begins low: its pictures come as they near. */}
          <ProductList
            list={list}
            label={loaderData.productsHeading}
            isBelow={carousel !== undefined}
          />
        </>
      ) : (
        <PageOpening
          title={title}
          lead={<RunningText text={lead} />}
          sectionDrawing={sectionDrawing}
        >
          {actions}
        </PageOpening>
      )}
      <>
        <div className={list ? styles.afterList : undefined}>
          <ArticleSections sections={sections} actionHref={CONTACT_PATH} />
        </div>
        <RelatedPages pages={loaderData.relations} />
      </>
    </div>
  )
}
