import type { ProductData } from '#views/product-data.ts'
import { Field } from '#components/field/field.tsx'
import { ProductMatches } from '../products/product-matches.tsx'
import styles from './comparison.module.css'

type ProductPickerProps = {
  /** Undefined while loading: the typed words wait for it. */
  data: Pick<ProductData, 'products' | 'columns'> | undefined
  words: string
  onSearch: (words: string) => void
}

/** Finds a product for the comparison; the tick in its row adds it, as in every list. */
export function ProductPicker({ data, words, onSearch }: ProductPickerProps) {
  return (
    <search className={styles.picker}>
      <Field label="Producto para comparar" hint="Escribe su código o su nombre y marca Comparar">
        {(wiring) => (
          <input
            {...wiring}
            type="text"
            placeholder="Por ejemplo, 2810"
            autoComplete="off"
            spellCheck={false}
            value={words}
            onChange={({ target }) => onSearch(target.value)}
          />
        )}
      </Field>
      {data && <ProductMatches data={data} words={words} />}
    </search>
  )
}
