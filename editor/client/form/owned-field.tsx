import { useState } from 'react'

type Owed = { pendiente: unknown; muestra?: string; nota?: string }
type Props = { value: Owed; label: string; hint: string; onChange: (value: unknown) => void }

/** Whether a value stands for one that the owner still owes. */
export function isOwed(value: unknown): value is Owed {
  return value !== null && typeof value === 'object' && 'pendiente' in value && !('id' in value)
}

/** A value that is still owed: what is missing, what stands in for it, and the place to give it. */
export function OwnedField({ value: { muestra = '', nota = '' }, label, hint, onChange }: Props) {
  const [typed, setTyped] = useState('')
  return (
    <div className="owed">
      <label>
        {label} <em>falta</em>
        <input
          value={typed}
          placeholder={muestra}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => typed.trim() !== '' && onChange(typed.trim())}
          onKeyDown={({ key }) => key === 'Enter' && typed.trim() !== '' && onChange(typed.trim())}
        />
      </label>
      <p className="hint">
        {nota || hint}{' '}
        <button type="button" onClick={() => onChange('no aplica')}>
          No lo tenemos ni lo vamos a tener
        </button>
      </p>
    </div>
  )
}
