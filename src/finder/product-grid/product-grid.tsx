import type { ProductView } from '#catalogue/present-product.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import styles from './product-grid.module.css'

type ProductGridProps = { products: readonly ProductView[] }

/** Product cards, as many across as there is room for. */
export function ProductGrid({ products }: ProductGridProps) {
  return (
    <ul className={`${styles.grid} fade-list`}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  )
}
