import { breadcrumbsOf } from '#catalogue/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { glossaryLinker } from '#catalogue/glossary-links.ts'
import { childrenOf, pageAt, pagePathOf } from '#catalogue/pages.ts'
import { cataloguePageHead } from '#catalogue/page-head.ts'
import { pageRelations } from '#catalogue/page-relations.ts'
import { presentSpecs } from '#catalogue/present-specs.ts'
import { DrawingImage } from '#components/drawing-image/drawing-image.tsx'
import { Link } from '#components/link/link.tsx'
import { PageOpening } from '#components/page-opening/page-opening.tsx'
import { RunningText, RunningTexts } from '#components/running-text/running-text.tsx'
import { RelatedPages } from '#components/related-pages/related-pages.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import { SpecTable } from '#components/spec-table/spec-table.tsx'
import { pageDocumentLink } from '#datasheets/page-document.ts'
import { productSectionDrawing, productPicture } from '#drawings/product-drawings.ts'
import type { Route } from './+types/family.ts'
import { AfterOpening } from './after-opening.tsx'
import styles from './family.module.css'
import { headTags } from './head-tags.ts'
import { KeepFamily } from '#offline/keep-family.tsx'
import { PageDocumentButton } from './page-document-button.tsx'
import { PageTrail } from './page-trail.tsx'
import { productCards } from './product-cards.ts'
import { ProductSection } from './product-section.tsx'

export async function loader({ url }: Route.LoaderArgs) {
  const model = catalogue()
  const path = pagePathOf(url)
  const page = pageAt(model, path, 'family')
  const { content } = page
  const crumbs = breadcrumbsOf(model, path)
  const link = glossaryLinker(model.glossary)
  const byId = new Map(model.products.map((product) => [product.id, product]))
  const children = childrenOf(model, path).flatMap(
    ({ path: href, content: child, products: own }) => {
      if (!child.index) return []
      const pictured = byId.get(child.drawing ?? '') ?? own[0]
      return [{ href, ...child.index, picture: pictured && productPicture(pictured, model) }]
    },
  )
  const shown = byId.get(content.drawing ?? '')
  const links = content.links.map((entry) => ({ ...entry, picture: undefined }))
  return {
    head: cataloguePageHead(model, page),
    relations: pageRelations(model, path),
    crumbs,
    // Spec 2: indexes have no "Volver"; a family inside another stands where a category does.
    showsBack: crumbs.length > 2,
    title: content.title,
    lead: link(content.lead),
    intro: content.intro.map(link),
    document: await pageDocumentLink(page, model),
    sectionDrawing: shown && productSectionDrawing(shown, model),
    listHeading: content.listHeading,
    entries: [...children, ...links],
    figures: presentSpecs(content.figures),
    products: await productCards(page.products, model),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData.head)

/** A family: the list of its categories (spec 2, "Index pages"). */
export default function FamilyPage({ loaderData }: Route.ComponentProps) {
  const {
    crumbs,
    showsBack,
    title,
    lead,
    intro,
    sectionDrawing,
    listHeading,
    entries,
    figures,
    products,
  } = loaderData
  return (
    <div className="container fade-content">
      <PageTrail crumbs={crumbs} showsBack={showsBack} />
      <PageOpening title={title} lead={<RunningText text={lead} />} sectionDrawing={sectionDrawing}>
        <RunningTexts texts={intro} />
        <PageDocumentButton document={loaderData.document} />
        <KeepFamily />
      </PageOpening>
      <AfterOpening>
        <SectionHeading id="lista">{listHeading}</SectionHeading>
        <ul className={`${styles.entries} fade-list`}>
          {entries.map(({ href, label, line, picture }) => (
            <li key={label} className={styles.entry}>
              {picture && <DrawingImage picture={picture} isDecorative />}
              <div>
                <h3>
                  <Link href={href}>{label}</Link>
                </h3>
                <p>{line}</p>
              </div>
            </li>
          ))}
        </ul>
        {products.length > 0 && (
          <div className={styles.part}>
            <ProductSection heading="Productos" products={products} />
          </div>
        )}
        {figures.length > 0 && (
          <section className={styles.part} aria-labelledby="cifras">
            <SectionHeading id="cifras">La línea en cifras</SectionHeading>
            <SpecTable caption={`Cifras de ${title.toLowerCase()}`} rows={figures} />
          </section>
        )}
        <RelatedPages pages={loaderData.relations} />
      </AfterOpening>
    </div>
  )
}
