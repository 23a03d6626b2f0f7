import { useState } from 'react'
import { formatNumber } from '#figures/format-number.ts'
import { QUANTITY_MOST } from '#visitor/quote-list.ts'
import styles from './quote-line.module.css'

type QuantityFieldProps = {
  label: string
  quantity: number
  onChange: (quantity: number) => void
  /** It is cut or weighed: parts may be asked for, "15,5". */
  isMeasured: boolean
  /** What one less than one does; else it does nothing. */
  onRemove?: () => void
}

/** How many pieces: typed, or one more and one less. */
export function QuantityField({
  label,
  quantity,
  isMeasured,
  onChange,
  onRemove,
}: QuantityFieldProps) {
  // While it is being typed a field may be empty; the quantity is then still the last one.
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    const digits = text.replace(isMeasured ? /[^\d.,]/g : /\D/g, '')
    const amount = Number(digits.replace(',', '.'))
    setTyped(digits)
    if (amount > 0) onChange(amount)
  }
  return (
    <span className={styles.stepper} role="group" aria-label={`Cantidad de ${label}`}>
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
        inputMode={isMeasured ? 'decimal' : 'numeric'}
        aria-label={`Cantidad de ${label}`}
        value={typed ?? formatNumber(quantity)}
        maxLength={String(QUANTITY_MOST).length + (isMeasured ? 3 : 0)}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => setTyped(undefined)}
      />
      <button type="button" aria-label="Una más" onClick={() => onChange(quantity + 1)}>
        +
      </button>
    </span>
  )
}
