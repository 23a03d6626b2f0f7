import { useContext, useId } from 'react'
import { isFields, isOwed, textOf, type Fields } from '../../plain-data.ts'
import { FileDrop, FileDrops } from '../file-drop.tsx'
import { entryLabel, hintOf, labelOf } from '../words.ts'
import { Form } from './context.ts'
import { DrawingField } from './drawing-field.tsx'
import { OwedField } from './owed-field.tsx'
import { NumberInput, QuantityField } from './quantity-field.tsx'
import { emptyOf, shapeOf, type Schema } from './schema.ts'
import { Fold, Told } from './told.tsx'

type Props = {
  name: string
  path: string
  schema: Schema
  value: unknown
  onChange: (value: unknown) => void
}

/** Fields that are set elsewhere: by moving, by copying. */
const SET_ELSEWHERE = new Set(['kind', 'antes'])
/** Where any text may stand, what is offered is but a proposal. */
const PROPOSED = new Set(['href'])

/** One field of a form, as its schema and its value ask. */
function Field(props: Props) {
  const { name, path, schema, value, onChange } = props
  const { root } = useContext(Form)
  const shape = shapeOf(schema, root, value)
  const [label, hint] = [labelOf(name), hintOf(name)]
  if (isOwed(value)) {
    const { muestra = '', nota = hint } = value
    return (
      <Told path={path}>
        <OwedField {...{ label, nota, muestra, onChange }} />
      </Told>
    )
  }
  if (name === 'drawing' && isFields(value)) {
    return (
      <Fold {...{ path, label }}>
        <DrawingField {...{ value, schema, onChange }} />
      </Fold>
    )
  }
  if (isQuantity(shape) && isFields(value)) {
    return (
      <Told path={path}>
        <QuantityField {...{ value, onChange }} />
      </Told>
    )
  }
  if (shape.type === 'array' || Array.isArray(value)) return <ListField {...props} schema={shape} />
  if (shape.type === 'object' || isFields(value)) {
    return (
      <Fold {...{ path, label, hint }}>
        <FieldsOf {...props} schema={shape} value={isFields(value) ? value : {}} />
      </Fold>
    )
  }
  return (
    <Told path={path} hint={hint}>
      <Single {...props} schema={shape} />
    </Told>
  )
}

const isQuantity = ({ properties = {} }: Schema) => 'unit' in properties

type FieldsProps = Omit<Props, 'value' | 'name' | 'onChange'> & {
  value: Fields
  hidden?: readonly string[]
  onChange: (value: Fields) => void
}

/** The fields of a map: those that it has, and buttons for those that it may have. */
export function FieldsOf({ path, schema, value, hidden = [], onChange }: FieldsProps) {
  const { root } = useContext(Form)
  const { properties: known = {}, required = [] } = schema
  const isShown = (name: string) => !SET_ELSEWHERE.has(name) && !hidden.includes(name)
  const names = [...new Set([...Object.keys(value), ...required])].filter(isShown)
  const others = Object.keys(known).filter((name) => !names.includes(name) && isShown(name))
  const set = (name: string, part: unknown) => {
    const { [name]: _, ...rest } = value
    if (part === undefined) return onChange(rest)
    if (name in value) return onChange({ ...value, [name]: part })
    // Where the schema has it, among the fields that are there.
    const order = Object.keys(known)
    const entries = Object.entries(value)
    const before = entries.findLastIndex(
      ([one]) => order.includes(one) && order.indexOf(one) < order.indexOf(name),
    )
    return onChange(Object.fromEntries(entries.toSpliced(before + 1, 0, [name, part])))
  }
  return (
    <>
      <FileDrops {...{ path, value }} />
      {names.map((name) => (
        <div key={name} className="field">
          <Field
            {...{
              name,
              path: path === '' ? name : `${path}.${name}`,
              schema: known[name] ?? {},
              value: value[name],
            }}
            onChange={(part) => set(name, part)}
          />
          {!required.includes(name) && (
            <button
              type="button"
              className="remove"
              aria-label={`Quitar ${labelOf(name)}`}
              title="Quitar"
              onClick={() => set(name, undefined)}
            >
              ×
            </button>
          )}
        </div>
      ))}
      {others.length > 0 && (
        <details className="others">
          <summary>Agregar un campo</summary>
          {others.map((name) => (
            <button
              key={name}
              type="button"
              title={hintOf(name)}
              onClick={() => set(name, emptyOf(known[name] ?? {}, root))}
            >
              {labelOf(name)}
            </button>
          ))}
        </details>
      )}
    </>
  )
}

/** The entries of a list: short ones one under the other, maps folded. */
function ListField({ name, path, schema: { items = {} }, value, onChange }: Props) {
  const { root } = useContext(Form)
  const entries: unknown[] = Array.isArray(value) ? value : []
  const isMap = (entry: unknown) =>
    isFields(entry) && !isOwed(entry) && !isQuantity(shapeOf(items, root, entry))
  return (
    <Fold
      {...{ path, label: labelOf(name), hint: hintOf(name) }}
      count={entries.length}
      isOpen={entries.length <= 1 || !entries.some(isMap)}
    >
      {entries.map((entry, index) => {
        const at = `${path}[${index}]`
        const set = (part: unknown) => onChange(entries.with(index, part))
        const tools = <EntryTools {...{ entries, index, onChange }} />
        return isMap(entry) ? (
          <Fold
            key={index}
            path={at}
            label={entryLabel(entry, index + 1)}
            isOpen={entries.length === 1}
          >
            {tools}
            <FieldsOf
              path={at}
              schema={shapeOf(items, root, entry)}
              value={entry as Fields}
              onChange={set}
            />
          </Fold>
        ) : (
          <div key={index} className="entry">
            <Field {...{ name, path: at, schema: items, value: entry }} onChange={set} />
            {tools}
          </div>
        )
      })}
      <button type="button" onClick={() => onChange([...entries, emptyOf(items, root)])}>
        Agregar
      </button>
    </Fold>
  )
}

type ToolsProps<Entry> = {
  /** Moves alone. */
  isOrder?: boolean
  entries: readonly Entry[]
  index: number
  onChange: (entries: Entry[]) => void
}

/** Moves an entry of a list, copies it, takes it out. */
export function EntryTools<Entry>({
  entries,
  index,
  isOrder = false,
  onChange,
}: ToolsProps<Entry>) {
  const entry = entries[index] as Entry
  const without = entries.toSpliced(index, 1)
  const tools = [
    ['Subir', '↑', () => without.toSpliced(index - 1, 0, entry), index === 0],
    ['Bajar', '↓', () => without.toSpliced(index + 1, 0, entry), index === entries.length - 1],
    ['Copiar', '+', () => entries.toSpliced(index + 1, 0, structuredClone(entry)), false],
    ['Quitar', '×', () => without, false],
  ] as const
  return (
    <span className="tools">
      {tools.slice(0, isOrder ? 2 : 4).map(([label, sign, made, isOff]) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={label}
          disabled={isOff}
          onClick={() => onChange(made())}
        >
          {sign}
        </button>
      ))}
    </span>
  )
}

/** A text, a number, a yes, or one of several. */
function Single({ name, path, schema, value, onChange }: Props) {
  const list = useId()
  const { choices } = useContext(Form)
  const label = labelOf(name)
  const text = textOf(value)
  const offered =
    choices[name] ?? schema.enum?.map((one) => [String(one), String(one)] as const) ?? []
  if (schema.type === 'boolean' || typeof schema.const === 'boolean') {
    const off = schema.const === true ? undefined : false
    return (
      <label className="tick">
        <input
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked || off)}
        />{' '}
        {label}
      </label>
    )
  }
  if (schema.type === 'number' || schema.type === 'integer' || typeof value === 'number')
    return (
      <NumberInput
        label={label}
        value={typeof value === 'number' ? value : undefined}
        onChange={onChange}
      />
    )
  if (name === 'image')
    return <FileDrop folder="clientes" label={`${label} ${text}`} onChange={onChange} />
  if (offered.length > 0 && !PROPOSED.has(name)) {
    return (
      <label>
        {label}
        <select value={text} onChange={({ target }) => onChange(target.value)}>
          {!offered.some(([one]) => one === text) && (
            <option value={text}>{text || 'elige'}</option>
          )}
          {offered.map(([one, called]) => (
            <option key={one} value={one}>
              {called}
            </option>
          ))}
        </select>
      </label>
    )
  }
  return (
    <label>
      {label}
      {offered.length > 0 ? (
        <input value={text} list={list} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <textarea
          rows={Math.min(12, Math.ceil(text.length / 70) || 1)}
          value={text}
          spellCheck
          data-name={path}
          onChange={({ target }) => onChange(target.value.replaceAll('\n', ' '))}
        />
      )}
      <datalist id={list}>
        {offered.map(([one, called]) => (
          <option key={one} value={one}>
            {called}
          </option>
        ))}
      </datalist>
    </label>
  )
}
