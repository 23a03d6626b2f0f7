import { useState, type SubmitEvent } from 'react'
import type { ProductRecord } from '#views/product-data.ts'
import { Button } from '#components/button/button.tsx'
import { Field } from '#components/field/field.tsx'
import styles from './product-picker.module.css'

type ProductPickerProps = {
  /** Until the products are there it only keeps its room, so that nothing shifts. */
  isReady: boolean
  products: readonly ProductRecord[]
  onPick: (id: string) => void
}

/** Adds a product to the comparison; they stand by their place in the catalogue. */
export function ProductPicker({ isReady, products, onPick }: ProductPickerProps) {
  const [id, setId] = useState('')
  const places = Map.groupBy(products, ({ place }) => place)

  function pick(event: SubmitEvent) {
    event.preventDefault()
    if (id === '') return
    setId('')
    onPick(id)
  }

  return (
    <form
      className={styles.form}
      data-ready={isReady}
      onSubmit={pick}
      aria-label="Agregar a la comparación"
    >
      <Field label="Agregar un producto">
        {(wiring) => (
          <select {...wiring} value={id} onChange={({ target }) => setId(target.value)}>
            <option value="">Elige un producto</option>
            {[...places].map(([place, own]) => (
              <optgroup key={place} label={place}>
                {own.map((product) => (
                  <option key={product.id} value={product.id}>
                    {product.label === product.fullName
                      ? product.fullName
                      : `${product.label}, ${product.fullName}`}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" kind="secondary">
        Agregar
      </Button>
    </form>
  )
}
