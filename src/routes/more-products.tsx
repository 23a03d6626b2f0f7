import { breadcrumbsOf } from '#catalogue/breadcrumbs.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { cataloguePageHead } from '#catalogue/page-head.ts'
import { listedProducts, listingPath, presentListing } from '#catalogue/product-listing.ts'
import { PageTitle } from '#components/page-title/page-title.tsx'
import type { Route } from './+types/more-products.ts'
import { AfterOpening } from './after-opening.tsx'
import { headTags } from './head-tags.ts'
import { PageTrail } from './page-trail.tsx'
import { productCards } from './product-cards.ts'
import { ProductSection } from './product-section.tsx'

export async function loader({ url }: Route.LoaderArgs) {
  const model = catalogue()
  const [, path = '', digits] = /^(.*)\/pagina\/(\d+)\/?$/.exec(url.pathname) ?? []
  const number = Number(digits)
  const page = model.pages.get(path)
  if (!page) throw new RangeError(`no page at ${path}`)
  const { title } = page.content
  return {
    head: cataloguePageHead(model, page, number),
    crumbs: [
      ...breadcrumbsOf(model, path),
      { label: `Página ${number}`, href: listingPath(path, number) },
    ],
    title,
    listing: presentListing(page, number),
    products: await productCards(listedProducts(page, number), model),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData.head)

/** The second and later pages of a long list of products. */
export default function MoreProductsPage({ loaderData }: Route.ComponentProps) {
  const { crumbs, title, listing, products } = loaderData
  return (
    <div className="container fade-content">
      <PageTrail crumbs={crumbs} showsBack />
      <PageTitle>
        {title}, página {listing.number}
      </PageTitle>
      <AfterOpening>
        <ProductSection heading="Productos" listing={listing} products={products} />
      </AfterOpening>
    </div>
  )
}
