import { useId, useState, type ReactNode } from 'react'
import { textOf } from '../../text-of.ts'
import { entryLabel, labelOf } from '../words.ts'
import { DrawingField } from './drawing-field.tsx'
import { isOwed, OwnedField } from './owned-field.tsx'
import { NumberInput, QuantityField } from './quantity-field.tsx'
import { emptyOf, shapeOf, type Schema } from './schema.ts'

type Fields = Record<string, unknown>
/** What all fields of a form share. */
export type FormContext = {
  root: Schema
  choices: Readonly<Record<string, readonly string[]>>
  /** What the review says of a field, by its path. */
  messagesOf: (path: string) => readonly string[]
  /** How many messages there are at a field and inside it. */
  countIn: (path: string) => number
  addWord: (word: string) => void
  plateText: string
}
type Props = {
  name: string
  path: string
  schema: Schema
  value: unknown
  form: FormContext
  onChange: (value: unknown) => void
}

/** Fields that are set elsewhere: by moving, by copying. */
const SET_ELSEWHERE = new Set(['kind'])
const LONG = 60
/** Lists of up to so many entries stand open. */
const OPEN_ENTRIES = 1

/** One field of a form, as its schema and its value ask. */
function Field(props: Props) {
  const { name, schema, value, form, onChange } = props
  const shape = shapeOf(schema, form.root, value)
  const hint = shape.description ?? schema.description ?? ''
  const label = labelOf(name, hint)
  if (isOwed(value))
    return (
      <Told {...props}>
        <OwnedField {...{ value, label, hint, onChange }} />
      </Told>
    )
  if (name === 'drawing' && value !== null && typeof value === 'object') {
    return (
      <Fold {...props} label={label}>
        <DrawingField
          value={value as Fields}
          plateText={form.plateText}
          {...{ schema, root: form.root, onChange }}
        />
      </Fold>
    )
  }
  if (
    shape.properties &&
    'unit' in shape.properties &&
    value !== null &&
    typeof value === 'object'
  ) {
    return (
      <Told {...props}>
        <QuantityField value={value} units={form.choices['unit'] ?? []} onChange={onChange} />
      </Told>
    )
  }
  if (
    shape.type === 'object' ||
    (value !== null && typeof value === 'object' && !Array.isArray(value))
  ) {
    return (
      <Fold {...props} label={label} hint={hint}>
        <FieldsOf {...props} schema={shape} value={(value ?? {}) as Fields} />
      </Fold>
    )
  }
  if (shape.type === 'array' || Array.isArray(value))
    return <ListField {...props} schema={shape} label={label} hint={hint} />
  return (
    <Told {...props} hint={hint}>
      <Single {...props} schema={shape} label={label} />
    </Told>
  )
}

/** The fields of a map: those that it has, and buttons for those that it may have. */
export function FieldsOf({
  path,
  schema,
  value,
  form,
  hidden = [],
  onChange,
}: Omit<Props, 'value' | 'name'> & { value: Fields; hidden?: readonly string[] }) {
  const known = schema.properties ?? {}
  const names = [
    ...Object.keys(value),
    ...(schema.required ?? []).filter((name) => !(name in value)),
  ]
  const others = Object.keys(known).filter(
    (name) => !names.includes(name) && name !== 'antes' && !hidden.includes(name),
  )
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const set = (name: string, part: unknown) => {
    const { [name]: _, ...rest } = value
    onChange(
      part === undefined
        ? rest
        : name in value
          ? { ...value, [name]: part }
          : inserted(value, name, part, Object.keys(known)),
    )
  }
  return (
    <>
      {names
        .filter((name) => !SET_ELSEWHERE.has(name) && !hidden.includes(name))
        .map((name) => (
          <div key={name} className="field">
            <Field
              {...{ name, path: at(name), schema: known[name] ?? {}, value: value[name], form }}
              onChange={(part) => set(name, part)}
            />
            {!(schema.required ?? []).includes(name) && (
              <button
                type="button"
                className="remove"
                aria-label={`Quitar ${labelOf(name, known[name]?.description)}`}
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
              title={known[name]?.description}
              onClick={() => set(name, emptyOf(known[name] ?? {}, form.root))}
            >
              {labelOf(name, known[name]?.description)}
            </button>
          ))}
        </details>
      )}
    </>
  )
}

/** Where the schema has it, among the fields that are there. */
function inserted(fields: Fields, name: string, part: unknown, order: readonly string[]): Fields {
  const place = order.indexOf(name)
  const entries = Object.entries(fields)
  const at = entries.findLastIndex(([one]) => order.indexOf(one) < place && order.includes(one)) + 1
  return Object.fromEntries(entries.toSpliced(at, 0, [name, part]))
}

function ListField({
  name,
  path,
  schema,
  value,
  form,
  onChange,
  label,
  hint,
}: Props & { label: string; hint: string }) {
  const entries: unknown[] = Array.isArray(value) ? value : []
  const items = schema.items ?? {}
  const shape = shapeOf(items, form.root, entries[0] ?? '')
  const isPlain =
    (shape.type === 'string' && entries.every((one) => typeof one === 'string')) ||
    'unit' in (shape.properties ?? {})
  const set = (index: number, entry: unknown) => onChange(entries.with(index, entry))
  const move = (index: number, by: number) => {
    const entry = entries[index]
    onChange(entries.toSpliced(index, 1).toSpliced(index + by, 0, entry))
  }
  return (
    <Fold
      {...{ name, path, form, label, hint }}
      count={entries.length}
      isOpen={entries.length <= OPEN_ENTRIES || isPlain}
    >
      {entries.map((entry, index) => {
        const at = `${path}[${index}]`
        const tools = (
          <span className="tools">
            <button
              type="button"
              aria-label="Subir"
              disabled={index === 0}
              onClick={() => move(index, -1)}
            >
              ↑
            </button>
            <button
              type="button"
              aria-label="Bajar"
              disabled={index === entries.length - 1}
              onClick={() => move(index, 1)}
            >
              ↓
            </button>
            <button
              type="button"
              onClick={() => onChange(entries.toSpliced(index + 1, 0, structuredClone(entry)))}
            >
              Copiar
            </button>
            <button type="button" onClick={() => onChange(entries.toSpliced(index, 1))}>
              Quitar
            </button>
          </span>
        )
        const inner = {
          name,
          path: at,
          schema: items,
          value: entry,
          form,
          onChange: (part: unknown) => set(index, part),
        }
        const own = shapeOf(items, form.root, entry)
        const isFolded =
          own.type === 'object' && !('unit' in (own.properties ?? {})) && !isOwed(entry)
        return isFolded ? (
          <Fold
            key={index}
            {...{ name, path: at, form }}
            label={entryLabel(entry, index + 1)}
            isOpen={entries.length === 1}
          >
            {tools}
            <FieldsOf {...inner} schema={own} value={entry as Fields} />
          </Fold>
        ) : (
          <div key={index} className="entry">
            <Field {...inner} />
            {tools}
          </div>
        )
      })}
      <button type="button" onClick={() => onChange([...entries, emptyOf(items, form.root)])}>
        Agregar
      </button>
    </Fold>
  )
}

function Single({ name, schema, value, form, onChange, label }: Props & { label: string }) {
  const list = useId()
  const choices = form.choices[name] ?? []
  if (schema.type === 'boolean' || typeof schema.const === 'boolean') {
    return (
      <label className="tick">
        <input
          type="checkbox"
          checked={value === true}
          onChange={({ target }) =>
            onChange(target.checked ? true : schema.const === true ? undefined : false)
          }
        />{' '}
        {label}
      </label>
    )
  }
  if (schema.type === 'number' || schema.type === 'integer' || typeof value === 'number') {
    return (
      <NumberInput
        label={label}
        value={typeof value === 'number' ? value : undefined}
        onChange={onChange}
      />
    )
  }
  if (schema.enum) {
    return (
      <label>
        {label}
        <select value={textOf(value)} onChange={({ target }) => onChange(target.value)}>
          <option value="" disabled>
            elige
          </option>
          {schema.enum.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
    )
  }
  const text = textOf(value)
  const set = (typed: string) => onChange(typed)
  return (
    <label>
      {label}
      {text.length > LONG && choices.length === 0 ? (
        <textarea
          rows={Math.min(12, Math.ceil(text.length / 70) + 1)}
          value={text}
          spellCheck
          onChange={({ target }) => set(target.value.replaceAll('\n', ' '))}
        />
      ) : (
        <input
          value={text}
          list={choices.length > 0 ? list : undefined}
          spellCheck
          onChange={({ target }) => set(target.value)}
        />
      )}
      {choices.length > 0 && (
        <datalist id={list}>
          {choices.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
      )}
    </label>
  )
}

type ToldProps = Pick<Props, 'path' | 'form'> & { hint?: string; children: ReactNode }

/** A field with its hint, and what the review says of it. */
function Told({ path, form, hint = '', children }: ToldProps) {
  return (
    <div className="told" data-path={path}>
      {children}
      {hint !== '' && <p className="hint">{hint}</p>}
      <Messages {...{ path, form }} />
    </div>
  )
}

/** What the review says of a field; a word that it does not know can be added from here. */
function Messages({ path, form }: Pick<Props, 'path' | 'form'>) {
  return form.messagesOf(path).map((message) => {
    const [, word] = /^«(\p{L}[\p{L}\p{M}-]*)» no está en el diccionario/u.exec(message) ?? []
    return (
      <p key={message} className="fault">
        {message}{' '}
        {word !== undefined && (
          <button type="button" onClick={() => form.addWord(word)}>
            Agregar «{word}» al diccionario
          </button>
        )}
      </p>
    )
  })
}

type FoldProps = Pick<Props, 'name' | 'path' | 'form'> & {
  label: string
  hint?: string
  count?: number
  isOpen?: boolean
  children: ReactNode
}

/** What is inside is made only when it is opened. */
function Fold({
  path,
  form,
  label,
  hint = '',
  count,
  isOpen: opensItself = false,
  children,
}: FoldProps) {
  const faults = form.countIn(path)
  const [isOpen, setOpen] = useState(opensItself || (faults > 0 && path.split('[').length < 4))
  return (
    <details
      className="fold"
      open={isOpen}
      onToggle={(event) =>
        event.target === event.currentTarget && setOpen(event.currentTarget.open)
      }
      data-path={path}
    >
      <summary title={hint}>
        {label}
        {count !== undefined && <small> {count}</small>}
        {faults > 0 && <em className="count"> {faults}</em>}
      </summary>
      {isOpen && (
        <div className="inside">
          <Messages {...{ path, form }} />
          {children}
        </div>
      )}
    </details>
  )
}
