import { useState } from 'react'
import { QUANTITY_MOST } from '#visitor/quote-list.ts'
import styles from './quantity-field.module.css'

type QuantityFieldProps = { label: string; quantity: number; onChange: (quantity: number) => void }

/** How many pieces: typed, or one more and one less. */
export function QuantityField({ label, quantity, onChange }: QuantityFieldProps) {
  // While it is being typed a field may be empty; the quantity is then still the last one.
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '')
    setTyped(digits)
    if (Number(digits) > 0) onChange(Number(digits))
  }
  return (
    <span className={styles.quantity} role="group" aria-label={`Cantidad de ${label}`}>
      <button type="button" aria-label="Una menos" onClick={() => onChange(quantity - 1)}>
        −
      </button>
      <input
        type="text"
        inputMode="numeric"
        aria-label={`Cantidad de ${label}`}
        value={typed ?? quantity}
        maxLength={String(QUANTITY_MOST).length}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => setTyped(undefined)}
      />
      <button type="button" aria-label="Una más" onClick={() => onChange(quantity + 1)}>
        +
      </button>
    </span>
  )
}
