import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { productOf } from '#catalogue/ask/product-by-id.ts'
import { CONTACT_PATH } from '#catalogue/paths.ts'
import { ArticleSections } from '#components/article-section/article-sections.tsx'
import { ClosingBand } from '#components/closing-band/closing-band.tsx'
import { Link } from '#components/link/link.tsx'
import { ListOpening } from '#components/product-list/list-opening.tsx'
import { ColumnQuestion } from '#components/product-list/column-question.tsx'
import { ProductList } from '#components/product-list/product-list.tsx'
import { RelatedPages } from '#components/related-pages/related-pages.tsx'
import { RunningText } from '#components/running-text/running-text.tsx'
import { productPicture } from '#pictures/product-drawings.ts'
import type { ArticlePage as ArticlePageContent } from '#schema/page.ts'
import { presentProductList } from '#views/product-list.ts'
import { rowNames } from '#views/row-names.ts'
import { articleAt } from './article-at.ts'
import { PageDocumentButton } from './page-document-button.tsx'
import { PageTrail } from './page-trail.tsx'
import type { LoaderArgs, PageProps } from './page.ts'
import { SaveOffer } from './save-offer.tsx'
import styles from './listed-article.module.css'
import type { Picture } from '#catalogue/show/product-facts.ts'
import { RotatingTrack } from '#components/card-track/rotating-track.tsx'
import { FarDrawing } from '#components/drawing-image/far-drawing.tsx'
import { LinkCard } from '#components/link-card/link-card.tsx'

/** Drawings in view on a wide screen: much larger than in rows, so that the section is readable. */
const ACROSS = 4
/** The most uses shown per product; its page has all of them. */
const USES_MOST = 2

type ProductCarouselProps = {
  heading: string
  items: readonly { href: string; title: string; uses: readonly string[]; picture: Picture }[]
}

/**
 * The carousel of the expansion joints, which rotates its first or last item (spec 2 and 4). It shows what the rows do
 * not: each section in large, and its uses.
 */
function ProductCarousel({ heading, items }: ProductCarouselProps) {
  return (
    <RotatingTrack
      id="carrusel"
      heading={heading}
      across={ACROSS}
      items={items.map(({ href, title, uses, picture }) => ({
        id: href,
        content: (
          <LinkCard href={href} title={title} picture={<FarDrawing picture={picture} />}>
            {uses.map((use) => (
              <p key={use}>{use}</p>
            ))}
          </LinkCard>
        ),
      }))}
    />
  )
}

export async function loader(args: LoaderArgs) {
  const model = catalogue()
  const { page, shown } = await articleAt(args)
  return {
    ...shown,
    carousel: presentCarousel(page.content, model),
    productsHeading: page.content.productsHeading ?? 'Productos',
    list: await presentProductList(page, model),
  }
}

function presentCarousel({ carousel }: ArticlePageContent, model: Catalogue) {
  if (!carousel) return undefined
  const members = carousel.products.flatMap((id) => productOf(model, id) ?? [])
  const nameOf = rowNames([{ id: 'carrusel', members }])
  return {
    heading: carousel.heading,
    items: members.map((product) => {
      const picture = productPicture(product, model)
      const { href, applications } = product
      return { href, title: nameOf(product).own, uses: applications.slice(0, USES_MOST), picture }
    }),
  }
}

/** A text page that opens with a list of products; a module of its own because it needs the list's stylesheets. */
export default function ListedArticlePage({ loaderData }: PageProps<typeof loader>) {
  const { crumbs, title, lead, explore, document, path } = loaderData
  const { carousel, list, pilot, productsHeading, sections, relations } = loaderData
  return (
    <div className="fade-content">
      <div className="container">
        <PageTrail crumbs={crumbs} />
        <ListOpening
          title={title}
          lead={<RunningText text={lead} />}
          actions={
            <>
              {explore && <Link href={`#${explore.section}`}>{explore.label}</Link>}
              <PageDocumentButton document={document} />
            </>
          }
        />
        <ProductList question={ColumnQuestion} list={list} label={productsHeading} />
        {/* A printed list has no further text. */}
        <div className="section-tight only-on-screen">
          <ArticleSections sections={sections} actionHref={pilot ? undefined : CONTACT_PATH} />
          {carousel && (
            <div className={styles.carousel}>
              <ProductCarousel {...carousel} />
            </div>
          )}
        </div>
        <SaveOffer path={path} />
        <RelatedPages pages={relations} />
      </div>
      {pilot && <ClosingBand {...pilot} />}
    </div>
  )
}
