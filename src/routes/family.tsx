import { breadcrumbsOf } from '#catalogue/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { childrenOf, pageAt } from '#catalogue/page-at.ts'
import { cataloguePageHead } from '#catalogue/page-head.ts'
import { presentSpecs } from '#catalogue/present-specs.ts'
import { DrawingImage } from '#components/drawing-image/drawing-image.tsx'
import { Link } from '#components/link/link.tsx'
import { PageOpening } from '#components/page-opening/page-opening.tsx'
import { ProductGrid } from '#components/product-grid/product-grid.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import { SpecTable } from '#components/spec-table/spec-table.tsx'
import { pageDocumentLink } from '#datasheets/page-document.ts'
import { productLamina, productPicture } from '#drawings/product-drawings.ts'
import type { Route } from './+types/family.ts'
import styles from './family.module.css'
import { headTags } from './head-tags.ts'
import { KeepFamily } from './keep-family.tsx'
import { PageDocumentButton } from './page-document-button.tsx'
import { PageTrail } from './page-trail.tsx'
import { productCards } from './product-cards.ts'

export async function loader({ url }: Route.LoaderArgs) {
  const model = catalogue()
  // While the site is prerendered, addresses end in a slash.
  const path = url.pathname.replace(/\/$/, '')
  const page = pageAt(model, path, 'family')
  const { content, products } = page
  const crumbs = breadcrumbsOf(model, path)
  const byId = new Map(model.products.map((product) => [product.id, product]))
  const children = childrenOf(model, path).flatMap(
    ({ path: href, content: child, products: own }) => {
      if (!child.index) return []
      const pictured = byId.get(child.drawing ?? '') ?? own[0]
      return [{ href, ...child.index, picture: pictured && productPicture(pictured, model) }]
    },
  )
  const shown = byId.get(content.drawing ?? '')
  const links = content.links.map((link) => ({ ...link, picture: undefined }))
  return {
    head: cataloguePageHead(model, page),
    crumbs,
    // Spec 2: indexes have no "Volver"; a family inside another stands where a category does.
    showsBack: crumbs.length > 2,
    title: content.title,
    lead: content.lead,
    intro: content.intro,
    document: await pageDocumentLink(page, model),
    lamina: shown && productLamina(shown, model),
    listHeading: content.listHeading,
    entries: [...children, ...links],
    figures: presentSpecs(content.figures),
    products: await productCards(products, model),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData.head)

/** A family: the list of its categories (spec 2, "Index pages"). */
export default function FamilyPage({ loaderData }: Route.ComponentProps) {
  const { crumbs, showsBack, title, lead, intro, lamina, listHeading, entries, figures, products } =
    loaderData
  return (
    <div className="container fade-content">
      <PageTrail crumbs={crumbs} showsBack={showsBack} />
      <PageOpening title={title} lead={lead} lamina={lamina}>
        {intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <PageDocumentButton document={loaderData.document} />
        <KeepFamily />
      </PageOpening>
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
        <section className={styles.part} aria-labelledby="productos">
          <SectionHeading id="productos">Productos</SectionHeading>
          <ProductGrid products={products} />
        </section>
      )}
      {figures.length > 0 && (
        <section className={styles.part} aria-labelledby="cifras">
          <SectionHeading id="cifras">La línea en cifras</SectionHeading>
          <SpecTable caption={`Cifras de ${title.toLowerCase()}`} rows={figures} />
        </section>
      )}
    </div>
  )
}
