import { counted } from '#catalogue/labels.ts'
import type { ProductData, ProductRecord } from '#views/product-data.ts'
import { ResultRows } from '../result-rows.tsx'
import styles from './product-matches.module.css'
import { foldText } from '#schema/fold-text.ts'

/** More matches would need much scrolling; further words narrow them. */
const SHOWN_MOST = 4

type ProductMatchesProps = { data: Pick<ProductData, 'products' | 'columns'>; words: string }

/** The products that the typed words name, as rows; absent if there are none. */
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

type Matched = Pick<ProductRecord, 'label' | 'fullName' | 'place'>

/** The products whose code, name or place contains all the words; whole codes first. */
export function matchingProducts<Product extends Matched>(
  products: readonly Product[],
  written: string,
): Product[] {
  const words = foldText(written).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const asked = words.join(' ')
  const rank = ({ label }: Product) => {
    const code = foldText(label)
    return code === asked ? 0 : code.startsWith(asked) ? 1 : 2
  }
  return products
    .filter(({ label, fullName, place }) => {
      const said = foldText(`${label} ${fullName} ${place}`)
      return words.every((word) => said.includes(word))
    })
    .toSorted((a, b) => rank(a) - rank(b))
}
