import type { ProductView } from '#catalogue/present-product.ts'
import { PageIndex } from '#components/page-index/page-index.tsx'
import { ProductGrid } from '#finder/product-grid/product-grid.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import styles from './product-section.module.css'

/** From this many products on, the page offers each by its code before the cards begin. */
const INDEXED_PRODUCTS = 4

type ProductSectionProps = {
  heading: string
  products: readonly ProductView[]
}

/** The cards of a page, with an index of the list. */
export function ProductSection({ heading, products }: ProductSectionProps) {
  const count = products.length
  return (
    <section aria-labelledby="productos">
      <SectionHeading
        id="productos"
        aside={<p>{count === 1 ? '1 producto' : `${count} productos`}</p>}
      >
        {heading}
      </SectionHeading>
      {count >= INDEXED_PRODUCTS && (
        <div className={styles.index}>
          <PageIndex
            label="Productos, por su código"
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
  )
}
