import { useState } from 'react'
import type { ProductData } from '#views/product-data.ts'
import { Field } from '#components/field/field.tsx'
import { ProductMatches } from '../products/product-matches.tsx'
import styles from './product-picker.module.css'

/** Finds a product for the comparison: its row's tick puts it in, as in every list. */
export function ProductPicker({ data }: { data: Pick<ProductData, 'products' | 'columns'> }) {
  const [words, setWords] = useState('')
  return (
    <search className={styles.picker}>
      <Field label="Agregar un producto" hint="Escribe su código o su nombre y marca Comparar">
        {(wiring) => (
          <input
            {...wiring}
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      <ProductMatches data={data} words={words} />
    </search>
  )
}
