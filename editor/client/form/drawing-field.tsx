import { useEffect, useState } from 'react'
import { textOf } from '../../text-of.ts'
import { ask } from '../ask.ts'
import type { Schema } from './schema.ts'
import { shapeOf } from './schema.ts'

type Fields = Record<string, unknown>
type Kind = {
  kind: string
  value: Fields
  svg: string
  title: string
  asks: [name: string, meaning: string][]
}
type Props = {
  value: Fields
  schema: Schema
  root: Schema
  plateText: string
  onChange: (value: Fields) => void
}

let gallery: Promise<Kind[]> | undefined
const PLATE = 'plate'
/** What a plate has room for: three short words in capitals. */
const lettered = (text: string) =>
  text
    .toUpperCase()
    .split(/\s+/)
    .slice(0, 3)
    .map((word) => word.slice(0, 12))
    .join(' ')
const pictureOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** A drawing chosen by its picture, its parameters, and how it looks with them. */
export function DrawingField({ value, schema, root, plateText, onChange }: Props) {
  const [kinds, setKinds] = useState<Kind[]>([])
  const [isOpen, setOpen] = useState(false)
  const [looks, setLooks] = useState<{ svg?: string; title?: string; fault?: string }>({})
  const text = JSON.stringify(value)
  useEffect(() => {
    void (gallery ??= ask<Kind[]>('drawings')).then(setKinds, () => (gallery = undefined))
  }, [])
  useEffect(() => {
    let isWanted = true
    ask<typeof looks>('drawing', JSON.parse(text)).then(
      (found) => isWanted && setLooks(found),
      (fault: Error) => isWanted && setLooks({ fault: fault.message }),
    )
    return () => void (isWanted = false)
  }, [text])
  const kind = kinds.find((one) => one.kind === value['kind'])
  const shape = shapeOf(schema, root, value)
  const choose = (chosen: Kind) => {
    onChange(chosen.kind === PLATE ? { kind: PLATE, text: lettered(plateText) } : chosen.value)
    setOpen(false)
  }
  return (
    <div className="drawing">
      <div className="looks">
        {looks.svg && <img src={pictureOf(looks.svg)} alt={looks.title} />}
        {looks.fault && <p className="fault">{looks.fault}</p>}
        <p>{looks.title}</p>
      </div>
      {kind?.asks.map(([name, meaning]) => (
        <Parameter
          key={name}
          meaning={meaning}
          schema={shapeOf(shape.properties?.[name] ?? {}, root, value[name])}
          value={value[name]}
          onChange={(one) =>
            onChange(
              Object.fromEntries(
                Object.entries({ ...value, [name]: one }).filter(([, part]) => part !== undefined),
              ),
            )
          }
        />
      ))}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Dejar el que está' : 'Elegir otro dibujo'}
      </button>
      {isOpen && (
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
      )}
    </div>
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
  if (schema.type === 'object' || schema.type === 'array') return null
  const choices: unknown[] =
    schema.enum ??
    (schema.type === 'boolean' ? [true, false] : schema.const === undefined ? [] : [schema.const])
  if (choices.length === 0) {
    return (
      <label>
        {meaning}
        <input
          value={textOf(value)}
          onChange={({ target }) => {
            const isNumber = schema.type === 'number' || schema.type === 'integer'
            onChange(
              target.value === ''
                ? undefined
                : isNumber
                  ? Number(target.value.replace(',', '.'))
                  : target.value,
            )
          }}
        />
      </label>
    )
  }
  return (
    <label>
      {meaning}
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
    </label>
  )
}
