import { counted } from '#catalogue/labels.ts'
import type { ProductData } from '#views/product-data.ts'
import { ResultRows } from '../result-rows.tsx'
import { matchingProducts } from './matching-products.ts'
import styles from './product-matches.module.css'

/** So many are seen without scrolling far; more words leave fewer. */
const SHOWN_MOST = 4

type ProductMatchesProps = { data: Pick<ProductData, 'products' | 'columns'>; words: string }

/** The products that what is being typed names, as rows of the one kind, with the same marks; none: nothing. */
export function ProductMatches({ data, words }: ProductMatchesProps) {
  const found = matchingProducts(data.products, words)
  if (found.length === 0) return null
  const more = found.length - SHOWN_MOST
  return (
    <div className={styles.matches}>
      <ResultRows
        label={`Productos que dicen «${words.trim()}»`}
        columns={data.columns}
        found={found.slice(0, SHOWN_MOST).map((product) => ({ product, limits: [] }))}
      />
      {more > 0 && <p>Y {counted(more, 'producto')} más: escribe otra palabra.</p>}
    </div>
  )
}
