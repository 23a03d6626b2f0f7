import { QUANTITY_MOST } from '#visitor/quote-list.ts'
import styles from './quantity-field.module.css'

type QuantityFieldProps = { label: string; quantity: number; onChange: (quantity: number) => void }

/** How many pieces: typed, or one more and one less. */
export function QuantityField({ label, quantity, onChange }: QuantityFieldProps) {
  return (
    <span className={styles.quantity} role="group" aria-label={`Cantidad de ${label}`}>
      <button type="button" aria-label="Una menos" onClick={() => onChange(quantity - 1)}>
        −
      </button>
      <input
        inputMode="numeric"
        aria-label={`Cantidad de ${label}`}
        value={quantity}
        maxLength={String(QUANTITY_MOST).length}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value.replace(/\D/g, '')))}
      />
      <button type="button" aria-label="Una más" onClick={() => onChange(quantity + 1)}>
        +
      </button>
    </span>
  )
}
