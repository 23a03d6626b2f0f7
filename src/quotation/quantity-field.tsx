import { useId, useState } from 'react'
import { formatNumber } from '#figures/format-number.ts'
import { isMeasured, QUANTITY_MOST, type QuoteUnit } from '#visitor/quote-list.ts'
import { unitOf } from './list-text.ts'
import { quantityFault, readQuantity } from './read-quantity.ts'
import styles from './quote-line.module.css'

type QuantityFieldProps = {
  label: string
  quantity: number
  unit: QuoteUnit
  onChange: (quantity: number) => void
}

/** The quantity of a line: typed or stepped; decimals ("15,5") for units that are cut or weighed. */
export function QuantityField({ label, quantity, unit, onChange }: QuantityFieldProps) {
  const faultId = useId()
  // Invalid input stays in the field with a message; the line keeps its former quantity.
  const [typed, setTyped] = useState<string>()
  const [former, setFormer] = useState(quantity)
  const read = typed === undefined ? quantity : readQuantity(typed)
  const fault = typed?.trim() ? quantityFault(read, unit) : undefined
  const type = (text: string) => {
    const before = typed === undefined ? quantity : former
    setFormer(before)
    setTyped(text)
    const next = readQuantity(text)
    onChange(next === undefined || quantityFault(next, unit) ? before : next)
  }
  const step = (by: number) => {
    setTyped(undefined)
    onChange(quantity + by)
  }
  return (
    <>
      <span className={styles.stepper} role="group" aria-label={`Cantidad de ${label}`}>
        <button
          type="button"
          aria-label="Una menos"
          disabled={quantity <= 1}
          onClick={() => step(-1)}
        >
          −
        </button>
        <label className={styles.amount}>
          <input
            type="text"
            inputMode={isMeasured(unit) ? 'decimal' : 'numeric'}
            aria-label={`Cantidad de ${label}`}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault && faultId}
            value={typed ?? formatNumber(quantity)}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onBlur={() => {
              if (fault === undefined) setTyped(undefined)
            }}
          />
          {unitOf(quantity, unit)}
        </label>
        <button
          type="button"
          aria-label="Una más"
          disabled={quantity >= QUANTITY_MOST}
          onClick={() => step(1)}
        >
          +
        </button>
      </span>
      <span className={styles.fault} id={faultId} role="status">
        {fault &&
          `«${typed}» no se tomó: ${fault}. Quedan ${formatNumber(former)} ${unitOf(former, unit)}.`}
      </span>
    </>
  )
}
