import type { ProductView } from '#catalogue/present-product.ts'
import type { Listing, ListingPage } from '#catalogue/product-listing.ts'
import { PageIndex } from '#components/page-index/page-index.tsx'
import { ProductGrid } from '#finder/product-grid/product-grid.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import styles from './product-section.module.css'

/** From this many products on, the page offers each by its code before the cards begin. */
const INDEXED_PRODUCTS = 4

type ProductSectionProps = {
  heading: string
  listing: Listing
  /** Those of this page of the list. */
  products: readonly ProductView[]
}

/** The cards of a page, with an index of the list, and the way to its other pages. */
export function ProductSection({ heading, listing, products }: ProductSectionProps) {
  const { total, number, count, entries, pages } = listing
  return (
    <section aria-labelledby="productos">
      <SectionHeading id="productos" aside={<p>{countOf(listing)}</p>}>
        {heading}
      </SectionHeading>
      {total >= INDEXED_PRODUCTS && (
        <div className={styles.index}>
          <PageIndex
            label="Productos, por su código"
            layout="row"
            entries={entries.map(({ id, label, href, isHere }) => ({
              label,
              href,
              // Products move to later pages as a list grows; printed addresses do not.
              id: number === 1 && !isHere ? id : undefined,
            }))}
          />
        </div>
      )}
      <ProductGrid products={products} />
      {count > 1 && (
        <div className={styles.pages}>
          <PageIndex
            label="Páginas de esta lista"
            layout="row"
            entries={pages.map((page) => ({
              label: labelOf(page),
              href: page.path,
              isCurrent: page.number === number,
            }))}
          />
        </div>
      )}
    </section>
  )
}

function labelOf({ number, from, to }: ListingPage): string {
  return from === undefined ? `Página ${number}` : `Página ${number}: ${from} a ${to}`
}

function countOf({ total, number, count }: Listing): string {
  const products = total === 1 ? '1 producto' : `${total} productos`
  return count > 1 ? `${products}, página ${number} de ${count}` : products
}
