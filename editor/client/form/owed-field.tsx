import { useState, type ReactNode } from 'react'
import { Button } from '../controls.tsx'

type Props = {
  label: string
  nota: ReactNode
  muestra?: string
  onChange: (value: unknown) => void
}

/** A value that is still owed: what is missing, its sample, and a field to supply it. */
export function OwedField({ label, nota, muestra = '', onChange }: Props) {
  const [typed, setTyped] = useState('')
  const give = () => typed.trim() !== '' && onChange(typed.trim())
  return (
    <article className="owed">
      <label>
        {label} <em>falta</em>
        <input
          value={typed}
          placeholder={muestra}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={give}
          onKeyDown={({ key }) => key === 'Enter' && give()}
        />
      </label>
      <small className="row">
        {nota}
        <Button className="link" does={() => onChange('no aplica')}>
          No lo tenemos
        </Button>
      </small>
    </article>
  )
}
