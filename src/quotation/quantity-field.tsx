import { useState } from 'react'
import { formatNumber } from '#figures/format-number.ts'
import { isMeasured, QUANTITY_MOST, type QuoteUnit } from '#visitor/quote-list.ts'
import { unitOf } from './list-text.ts'
import styles from './quote-line.module.css'

type QuantityFieldProps = {
  label: string
  quantity: number
  unit: QuoteUnit
  onChange: (quantity: number) => void
}

/** How many, and of what: typed, or one more and one less. Of what is cut or weighed parts too, "15,5". */
export function QuantityField({ label, quantity, unit, onChange }: QuantityFieldProps) {
  const hasParts = isMeasured(unit)
  // While it is being typed a field may be empty; the quantity is then still the last one.
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    const digits = text.replace(hasParts ? /[^\d.,]/g : /\D/g, '')
    const amount = Number(digits.replace(',', '.'))
    setTyped(digits)
    if (amount > 0) onChange(amount)
  }
  return (
    <span className={styles.stepper} role="group" aria-label={`Cantidad de ${label}`}>
      <button
        type="button"
        aria-label="Una menos"
        disabled={quantity <= 1}
        onClick={() => onChange(quantity - 1)}
      >
        −
      </button>
      <label className={styles.amount}>
        <input
          type="text"
          inputMode={hasParts ? 'decimal' : 'numeric'}
          aria-label={`Cantidad de ${label}`}
          value={typed ?? formatNumber(quantity)}
          maxLength={String(QUANTITY_MOST).length + (hasParts ? 3 : 0)}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={() => setTyped(undefined)}
        />
        {unitOf(quantity, unit)}
      </label>
      <button type="button" aria-label="Una más" onClick={() => onChange(quantity + 1)}>
        +
      </button>
    </span>
  )
}
