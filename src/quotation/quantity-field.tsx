import { useState } from 'react'
import { QUANTITY_MOST } from '#visitor/quote-list.ts'
import styles from './quantity-field.module.css'

type QuantityFieldProps = {
  label: string
  quantity: number
  onChange: (quantity: number) => void
  /** What one less than one does; else it does nothing. */
  onRemove?: () => void
}

/** How many pieces: typed, or one more and one less. */
export function QuantityField({ label, quantity, onChange, onRemove }: QuantityFieldProps) {
  // While it is being typed a field may be empty; the quantity is then still the last one.
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '')
    setTyped(digits)
    if (Number(digits) > 0) onChange(Number(digits))
  }
  return (
    <span className={styles.quantity} role="group" aria-label={`Cantidad de ${label}`}>
      {quantity === 1 && onRemove ? (
        <button type="button" aria-label={`Quitar ${label}`} onClick={onRemove}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3.5 5.5h13M7.5 5.5v-2h5v2M5.500 5.500l.8 11h7.400l.8-11M8.500 8.500v5M11.500 8.500v5" />
          </svg>
        </button>
      ) : (
        <button type="button" aria-label="Una menos" onClick={() => onChange(quantity - 1)}>
          −
        </button>
      )}
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
