import { useContext, useId } from 'react'
import { isFields, isOwed, textOf, type Fields } from '../../plain-data.ts'
import { Button, Choose, NumberInput } from '../controls.tsx'
import { FileDrop, FileDrops } from '../file-drop.tsx'
import { entryLabel, hintOf, labelOf } from '../field-labels.ts'
import { Form } from './context.ts'
import { DrawingField } from './drawing-field.tsx'
import { OwedField } from './owed-field.tsx'
import { emptyOf, shapeOf, type Schema } from './schema.ts'
import { Fold, FieldMessages } from './field-messages.tsx'

type Props = {
  name: string
  path: string
  schema: Schema
  value: unknown
  label?: string | undefined
  onChange: (value: unknown) => void
}

/** Fields that are set by other means: moving, copying, choosing a drawing; a product's id by renaming. */
const SET_ELSEWHERE = /^(?:.*\.)?(?:kind|antes)$|^products\[\d+\]\.id$/
/** Fields that take any text, for which the choices are only suggestions. */
const PROPOSED = new Set(['href'])
/** The labels of a figure's fields, which share one line. */
const FIGURE = { min: 'desde', max: 'hasta', value: 'o justo', unit: 'unidad' }
const isFigure = ({ properties = {} }: Schema) => 'unit' in properties && 'min' in properties

/** One field of a form, according to its schema and value. */
function Field(props: Props) {
  const { name, path, value, onChange } = props
  const { root, choices } = useContext(Form)
  const schema = shapeOf(props.schema, root, value)
  const [label, hint] = [labelOf(name), name in choices ? '' : hintOf(name)]
  const messages = <FieldMessages path={path} hint={hint} />
  if (isOwed(value)) {
    const { muestra = '', nota = hint } = value
    return (
      <div data-path={path}>
        <OwedField {...{ label, nota, muestra, onChange }} />
        {messages}
      </div>
    )
  }
  if (schema.type === 'array' || Array.isArray(value))
    return <ListField {...{ ...props, schema }} />
  if (schema.type !== 'object' && !isFields(value)) {
    return (
      <div data-path={path}>
        <Single {...{ ...props, schema }} />
        {messages}
      </div>
    )
  }
  const fields = { path, schema, onChange, value: isFields(value) ? value : {} }
  if (isFigure(schema)) {
    return (
      <div data-path={path} className="figure">
        <FieldsOf {...fields} labels={FIGURE} />
        {messages}
      </div>
    )
  }
  return (
    <Fold {...{ path, label, hint }}>
      {name === 'drawing' ? (
        <DrawingField
          {...fields}
          renderFields={(labels) => <FieldsOf {...{ ...fields, labels }} />}
        />
      ) : (
        <FieldsOf {...fields} />
      )}
    </Fold>
  )
}

type FieldsProps = Omit<Props, 'value' | 'name' | 'onChange' | 'label'> & {
  value: Fields
  /** Labels of fields that are shown although the map lacks them. */
  labels?: Readonly<Record<string, string>>
  onChange: (value: Fields) => void
}

/** The fields of a map, and buttons to add those that it may have. */
export function FieldsOf({ path, schema, value, labels = {}, onChange }: FieldsProps) {
  const { root } = useContext(Form)
  const { properties: known = {}, required = [] } = schema
  const order = Object.keys(known)
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const isShown = (name: string) => !SET_ELSEWHERE.test(at(name))
  const shown = Object.keys(labels).filter((name) => name in known)
  const names = [...new Set([...shown, ...Object.keys(value), ...required])].filter(isShown)
  const others = order.filter((name) => !names.includes(name) && isShown(name))
  const set = (name: string, part: unknown) => {
    const { [name]: _, ...rest } = value
    if (part === undefined) return onChange(rest)
    if (name in value) return onChange({ ...value, [name]: part })
    // Inserted where the schema's order has it.
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
            {...{ name, schema: known[name] ?? {}, value: value[name], label: labels[name] }}
            path={at(name)}
            onChange={(part) => set(name, part)}
          />
          {!required.includes(name) && !(name in labels) && (
            <Button
              className="remove"
              aria-label={`Quitar ${labelOf(name)}`}
              title="Quitar"
              does={() => set(name, undefined)}
            >
              ×
            </Button>
          )}
        </div>
      ))}
      {others.length > 0 && (
        <details className="others">
          <summary>Agregar un campo</summary>
          {others.map((name) => (
            <Button
              key={name}
              title={hintOf(name)}
              does={() => set(name, emptyOf(known[name] ?? {}, root))}
            >
              {labelOf(name)}
            </Button>
          ))}
        </details>
      )}
    </>
  )
}

/** The entries of a list: short ones below each other, maps folded. */
function ListField({ name, path, schema: { items = {} }, value, onChange }: Props) {
  const { root } = useContext(Form)
  const entries: unknown[] = Array.isArray(value) ? value : []
  // Products are added and removed by copying and withdrawing, which preserve addresses.
  const isOrder = path === 'products' && entries.some((entry) => isFields(entry) && 'id' in entry)
  const isMap = (entry: unknown): entry is Fields =>
    isFields(entry) && !isOwed(entry) && !isFigure(shapeOf(items, root, entry))
  return (
    <Fold
      {...{ path, label: labelOf(name), hint: hintOf(name) }}
      count={entries.length}
      isOpen={entries.length <= 1 || !entries.some(isMap)}
    >
      {entries.map((entry, index) => {
        const at = `${path}[${index}]`
        const set = (part: unknown) => onChange(entries.with(index, part))
        const tools = <EntryTools {...{ entries, index, isOrder, onChange }} />
        return isMap(entry) ? (
          <Fold
            key={index}
            path={at}
            label={entryLabel(entry, index + 1)}
            isOpen={entries.length === 1}
          >
            {tools}
            <FieldsOf
              {...{ path: at, value: entry, onChange: set }}
              schema={shapeOf(items, root, entry)}
            />
          </Fold>
        ) : (
          <div key={index} className="entry">
            <Field {...{ name, path: at, schema: items, value: entry, onChange: set }} />
            {tools}
          </div>
        )
      })}
      {!isOrder && (
        <Button does={() => onChange([...entries, emptyOf(items, root)])}>Agregar</Button>
      )}
    </Fold>
  )
}

type ToolsProps<Entry> = {
  /** Only allows moving. */
  isOrder?: boolean
  entries: readonly Entry[]
  index: number
  onChange: (entries: Entry[]) => void
}

/** Buttons to move, copy and remove an entry of a list. */
function EntryTools<Entry>({ entries, index, isOrder, onChange }: ToolsProps<Entry>) {
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
        <Button
          key={label}
          aria-label={label}
          title={label}
          disabled={isOff}
          does={() => onChange(made())}
        >
          {sign}
        </Button>
      ))}
    </span>
  )
}

/** A text, a number, a yes or no, or a choice. */
function Single({ name, schema, value, label = labelOf(name), onChange }: Props) {
  const list = useId()
  const { choices } = useContext(Form)
  const text = textOf(value)
  const known = schema.enum ?? (typeof schema.const === 'string' ? [schema.const] : [])
  const offered = choices[name] ?? known.map((one) => [String(one), String(one)] as const)
  if (schema.type === 'boolean' || typeof schema.const === 'boolean') {
    const off = schema.const === true ? undefined : false
    return (
      <label>
        <input
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked || off)}
        />
        {label}
      </label>
    )
  }
  if (schema.type === 'number' || schema.type === 'integer' || typeof value === 'number')
    return (
      <NumberInput {...{ label, onChange }} value={typeof value === 'number' ? value : undefined} />
    )
  if (name === 'image')
    return <FileDrop folder="clientes" label={`${label} ${text}`} onChange={onChange} />
  if (offered.length > 0 && !PROPOSED.has(name))
    return <Choose {...{ label, choices: offered, onChange }} value={text} />
  return (
    <label>
      {label}
      {offered.length > 0 ? (
        <input value={text} list={list} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <textarea
          rows={1}
          value={text}
          spellCheck
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
