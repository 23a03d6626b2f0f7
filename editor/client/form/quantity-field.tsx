import { useContext, useState } from 'react'
import type { Fields } from '../../plain-data.ts'
import { Form } from './context.ts'

/** A published figure: one, or a range. Lists and sizes are edited as numbers with a separator. */
type Quantity = {
  value?: number
  values?: number[]
  size?: number[]
  min?: number
  max?: number
  unit?: string
}
type Bounds = Partial<Record<'min' | 'max' | 'value', number | undefined>>
type Props = { value: Quantity & Fields; onChange: (value: Fields) => void }

/** A number as Chile writes it, or with a point; undefined while it is none. */
export function numberOf(text: string): number | undefined {
  const plain = text.trim().replace('−', '-')
  return /^-?\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined
}
const written = (value: number | undefined) =>
  value === undefined ? '' : String(value).replace('.', ',')

/** A figure in one line: from, to or exactly, and its unit. */
export function QuantityField({ value, onChange }: Props) {
  const { choices } = useContext(Form)
  const { unit = '', min, max, value: _, values, size, ...others } = value
  const set = (change: Bounds) => {
    const isExact = 'value' in change && change.value !== undefined
    const bounds = isExact ? change : { min, max, ...change, value: undefined }
    const known = Object.entries(bounds).filter(([, number]) => number !== undefined)
    onChange({ ...Object.fromEntries(known), ...(unit && { unit }), ...others })
  }
  const bound = (name: 'min' | 'max' | 'value', label: string) => (
    <NumberInput label={label} value={value[name]} onChange={(number) => set({ [name]: number })} />
  )
  const several = values ? 'values' : 'size'
  return (
    <div className="quantity">
      {(values ?? size) ? (
        <label>
          {values ? 'valores' : 'medidas'}
          <input
            defaultValue={value[several]?.map(written).join(values ? '; ' : ' × ')}
            onBlur={({ target }) => {
              const numbers = target.value.split(/[;×x]/).map(numberOf)
              if (!numbers.includes(undefined)) onChange({ ...value, [several]: numbers })
            }}
          />
        </label>
      ) : (
        <>
          {bound('min', 'desde')}
          {bound('max', 'hasta')}
          {bound('value', 'o justo')}
        </>
      )}
      <label>
        unidad
        <select value={unit} onChange={({ target }) => onChange({ ...value, unit: target.value })}>
          {!choices['unit']?.some(([one]) => one === unit) && <option>{unit}</option>}
          {choices['unit']?.map(([one]) => (
            <option key={one}>{one}</option>
          ))}
        </select>
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
  const isGrouped = /^-?[1-9]\d{0,2}[.]\d{3}$/.test(text)
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
      {isGrouped && (
        <span className="fault">se lee {written(numberOf(text))}: los miles van sin punto</span>
      )}
    </label>
  )
}
