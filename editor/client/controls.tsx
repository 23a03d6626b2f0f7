import { useState, type ComponentProps, type ReactNode } from 'react'
import type { Choice } from '../host/content-state.ts'

/** A button that acts on this page. */
export function Button({ does, ...rest }: { does: () => void } & ComponentProps<'button'>) {
  return <button type="button" onClick={does} {...rest} />
}

type Labelled<Value> = { label: ReactNode; value: Value; onChange: (value: Value) => void }

/** A choice of one value; a current value that is not among the options is shown too. */
export function Choose({
  label,
  value,
  choices,
  onChange,
}: Labelled<string> & { choices: readonly Choice[] }) {
  const isKnown = choices.some(([one]) => one === value)
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {!isKnown && <option value={value}>{value || 'elige'}</option>}
        {choices.map(([one, called]) => (
          <option key={one} value={one}>
            {called}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Accepts a comma or a point; input that is not a number is marked, and changes nothing. */
export function NumberInput({ label, value, onChange }: Labelled<number | undefined>) {
  const [typed, setTyped] = useState<string>()
  const text = typed ?? (value === undefined ? '' : String(value).replace('.', ','))
  const fault = faultOf(text)
  return (
    <label>
      {label}
      <input
        inputMode="decimal"
        value={text}
        aria-invalid={fault !== '' || undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          if (faultOf(target.value) === '') onChange(numberOf(target.value))
        }}
        onBlur={() => fault === '' && setTyped(undefined)}
      />
      {fault !== '' && <small className="fault">{fault}</small>}
    </label>
  )
}

/** A number with a decimal comma or point; undefined for other input. */
function numberOf(text: string): number | undefined {
  const plain = text.trim().replace('−', '-')
  return /^-?\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined
}

function faultOf(text: string): string {
  if (/^-?[1-9]\d{0,2}(?:\.\d{3})+$/.test(text.trim()))
    return 'los miles van sin punto, y los decimales con coma'
  return text !== '' && numberOf(text) === undefined ? 'va un número' : ''
}
