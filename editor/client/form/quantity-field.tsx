import { useId, useState } from 'react'

/** A published figure: one, or a range. Lists and sizes are edited as numbers with a separator. */
type Quantity = {
  value?: number
  values?: number[]
  size?: number[]
  min?: number
  max?: number
  unit?: string
  approximate?: true
}
type Props = { value: Quantity; units: readonly string[]; onChange: (value: Quantity) => void }

/** A number as Chile writes it, or with a point; undefined while it is none. */
function numberOf(text: string): number | undefined {
  const plain = text.trim().replace('−', '-')
  return /^-?\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined
}
const written = (value: number | undefined) =>
  value === undefined ? '' : String(value).replace('.', ',')

/** A figure in one line: from, to or exactly, and its unit. */
export function QuantityField({ value, units, onChange }: Props) {
  const list = useId()
  const { unit = '', approximate, values, size } = value
  const rest = { ...(unit !== '' && { unit }), ...(approximate && { approximate }) }
  const set = (change: Partial<Record<'min' | 'max' | 'value', number | undefined>>) => {
    const { min, max, value: exact } = { ...value, ...change }
    const isExact = exact !== undefined && !('min' in change) && !('max' in change)
    onChange({
      ...(isExact
        ? { value: exact }
        : { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }),
      ...rest,
    })
  }
  const several = values ?? size
  return (
    <div className="quantity">
      {several ? (
        <label>
          {values ? 'valores' : 'medidas'}
          <input
            defaultValue={several.map(written).join(values ? '; ' : ' × ')}
            onBlur={({ target }) => {
              const numbers = target.value.split(/[;×x]/).map(numberOf)
              if (numbers.some((one) => one === undefined)) return
              onChange({ [values ? 'values' : 'size']: numbers as number[], ...rest })
            }}
          />
        </label>
      ) : (
        <>
          <NumberInput label="desde" value={value.min} onChange={(min) => set({ min })} />
          <NumberInput label="hasta" value={value.max} onChange={(max) => set({ max })} />
          <NumberInput
            label="o justo"
            value={value.value}
            onChange={(exact) => set({ value: exact })}
          />
        </>
      )}
      <label>
        unidad
        <input
          list={list}
          value={unit}
          onChange={({ target }) => onChange({ ...value, unit: target.value })}
        />
        <datalist id={list}>
          {units.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
      </label>
    </div>
  )
}

type NumberProps = {
  label: string
  value: number | undefined
  onChange: (value: number | undefined) => void
}

/** Takes a comma or a point; what is no number is said so, and changes nothing. */
export function NumberInput({ label, value, onChange }: NumberProps) {
  const [typed, setTyped] = useState<string>()
  const text = typed ?? written(value)
  const isWrong = text !== '' && numberOf(text) === undefined
  const grouped = /^-?[1-9]\d{0,2}[.]\d{3}$/.test(text)
  return (
    <label>
      {label}
      <input
        inputMode="decimal"
        value={text}
        aria-invalid={isWrong}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.value === '' || numberOf(target.value) !== undefined)
            onChange(numberOf(target.value))
        }}
        onBlur={() => isWrong || setTyped(undefined)}
      />
      {isWrong && <span className="fault">va un número</span>}
      {grouped && (
        <span className="fault">se lee {written(numberOf(text))}: los miles van sin punto</span>
      )}
    </label>
  )
}
