import { useContext, useState } from 'react'
import { textOf, type Fields } from '../../plain-data.ts'
import { useAnswer } from '../ask.ts'
import { Form } from './context.ts'
import { numberOf } from './quantity-field.tsx'
import { shapeOf, type Schema } from './schema.ts'

type Kind = {
  kind: string
  value: Fields
  svg: string
  title: string
  asks: [name: string, meaning: string][]
}
type Looks = { svg?: string; title?: string; fault?: string }
type Props = { value: Fields; schema: Schema; onChange: (value: Fields) => void }

const PLATE = 'plate'
/** What a plate has room for: three short words in capitals. */
const lettered = (text: string) =>
  text
    .toUpperCase()
    .split(/\s+/, 3)
    .map((word) => word.slice(0, 12))
    .join(' ')
const pictureOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** A drawing chosen by its picture, its parameters, and how it looks with them. */
export function DrawingField({ value, schema, onChange }: Props) {
  const { root, plateText } = useContext(Form)
  const { answer: kinds = [] } = useAnswer<Kind[]>('drawings')
  const { answer: looks = { title: 'Dibujando …' }, said } = useAnswer<Looks>('drawing', value)
  const [isOpen, setOpen] = useState(false)
  const kind = kinds.find((one) => one.kind === value['kind'])
  const shape = shapeOf(schema, root, value)
  const choose = (chosen: Kind) => {
    onChange(chosen.kind === PLATE ? { kind: PLATE, text: lettered(plateText) } : chosen.value)
    setOpen(false)
  }
  const set = (name: string, part: unknown) => {
    const { [name]: _, ...rest } = value
    onChange(part === undefined ? rest : { ...value, [name]: part })
  }
  return (
    <>
      {looks.svg && <img src={pictureOf(looks.svg)} alt="" />}
      <p>{said || (looks.fault ?? looks.title)}</p>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Dejar el que está' : 'Elegir otro dibujo'}
      </button>
      {isOpen ? (
        <ul className="gallery">
          {kinds
            .toSorted((a, b) => Number(b.kind === PLATE) - Number(a.kind === PLATE))
            .map((one) => (
              <li key={one.kind}>
                <button type="button" onClick={() => choose(one)}>
                  <img src={pictureOf(one.svg)} alt="" loading="lazy" />
                  {one.kind === PLATE ? 'Sin dibujo: una placa con el código' : one.title}
                </button>
              </li>
            ))}
        </ul>
      ) : (
        kind?.asks.map(([name, meaning]) => (
          <Parameter
            key={name}
            {...{ meaning, value: value[name] }}
            schema={shapeOf(shape.properties?.[name] ?? {}, root, value[name])}
            onChange={(part) => set(name, part)}
          />
        ))
      )}
    </>
  )
}

type ParameterProps = {
  meaning: string
  schema: Schema
  value: unknown
  onChange: (value: unknown) => void
}

/** One parameter of a drawing; its first choice is what it takes by itself. */
function Parameter({ meaning, schema, value, onChange }: ParameterProps) {
  const { type = '', const: only } = schema
  if (type === 'object' || type === 'array') return null
  const choices: unknown[] =
    schema.enum ?? (type === 'boolean' ? [true, false] : only === undefined ? [] : [only])
  const isNumber = type === 'number' || type === 'integer'
  const read = (text: string) => (text === '' ? undefined : isNumber ? numberOf(text) : text)
  return (
    <label className="field">
      {meaning}
      {choices.length === 0 ? (
        <input defaultValue={textOf(value)} onBlur={({ target }) => onChange(read(target.value))} />
      ) : (
        <select
          value={textOf(value)}
          onChange={({ target }) => onChange(choices.find((one) => textOf(one) === target.value))}
        >
          <option value="">corriente</option>
          {choices.map((one) => (
            <option key={textOf(one)} value={textOf(one)}>
              {one === true ? 'sí' : one === false ? 'no' : textOf(one)}
            </option>
          ))}
        </select>
      )}
    </label>
  )
}
