import type { ProductView } from '#catalogue/present-product.ts'
import type { Listing } from '#catalogue/product-listing.ts'
import { PageIndex } from '#components/page-index/page-index.tsx'
import { ProductGrid } from '#components/product-grid/product-grid.tsx'
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

/** The cards of a page, with an index of the whole list, and the way to its other pages. */
export function ProductSection({ heading, listing, products }: ProductSectionProps) {
  const { total, number, entries, paths } = listing
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
      {paths.length > 1 && (
        <div className={styles.pages}>
          <PageIndex
            label="Páginas de esta lista"
            layout="row"
            entries={paths.map((path, index) => ({
              label: `Página ${index + 1}`,
              href: path,
              isCurrent: index + 1 === number,
            }))}
          />
        </div>
      )}
    </section>
  )
}

function countOf({ total, number, paths }: Listing): string {
  const count = total === 1 ? '1 producto' : `${total} productos`
  return paths.length > 1 ? `${count}, página ${number} de ${paths.length}` : count
}
