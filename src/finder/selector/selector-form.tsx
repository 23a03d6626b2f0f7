import type { SubmitEvent, Ref } from 'react'
import {
  CHOICE_LABELS,
  FIGURE_FIELDS,
  unitOf,
  type Draft,
  type FieldName,
  type FigureField,
} from './criteria.ts'
import { CHOICE_NAMES, type CountedOptions } from './selector-data.ts'
import { Button } from '#components/button/button.tsx'
import { Field } from '#components/field/field.tsx'
import styles from './selector-form.module.css'

type SelectorFormProps = {
  ref: Ref<HTMLFormElement>
  action: string
  draft: Draft
  options: CountedOptions
  /** The figures that could not be read. */
  unread: readonly FigureField[]
  onChange: (name: FieldName, value: string) => void
  onSubmit: () => void
  onClear: () => void
}

/** What is known of the machine. Its address is the form sent by GET, so any filled form is a link. */
export function SelectorForm({
  ref,
  action,
  draft,
  options,
  unread,
  onChange,
  onSubmit,
  onClear,
}: SelectorFormProps) {
  function submitHere(event: SubmitEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form
      ref={ref}
      className={styles.form}
      method="get"
      action={action}
      aria-label="Datos del equipo"
      onSubmit={submitHere}
    >
      {CHOICE_NAMES.map((name) => (
        <Field key={name} label={CHOICE_LABELS[name]}>
          {(wiring) => (
            <select
              {...wiring}
              name={name}
              value={draft[name] ?? ''}
              onChange={({ target }) => onChange(name, target.value)}
            >
              <option value="">Todos</option>
              {options[name].map(({ id, label, count }) => (
                <option key={id} value={id}>{`${label} (${count})`}</option>
              ))}
            </select>
          )}
        </Field>
      ))}
      {FIGURE_FIELDS.map((field) => (
        <FigureInput
          key={field.name}
          field={field}
          draft={draft}
          isUnread={unread.includes(field)}
          onChange={onChange}
        />
      ))}
      <p className={styles.actions}>
        <Button type="submit">Ver productos</Button>
        <Button kind="text" onClick={onClear}>
          Quitar todo
        </Button>
      </p>
    </form>
  )
}

type FigureInputProps = Pick<SelectorFormProps, 'draft' | 'onChange'> & {
  field: FigureField
  isUnread: boolean
}

const UNREAD = 'No es una cifra que podamos leer: escribe, por ejemplo, 50, 2,5 o 1 7/8.'

function FigureInput({ field, draft, isUnread, onChange }: FigureInputProps) {
  const { name, label, unitName, units } = field
  return (
    <Field label={label} error={isUnread ? UNREAD : undefined}>
      {(wiring) => (
        <span className={styles.figure}>
          <input
            {...wiring}
            type="text"
            name={name}
            value={draft[name] ?? ''}
            autoComplete="off"
            onChange={({ target }) => onChange(name, target.value)}
          />
          <select
            className={wiring.className}
            name={unitName}
            value={unitOf(field, draft)}
            aria-label={`Unidad: ${label}`}
            onChange={({ target }) => onChange(unitName, target.value)}
          >
            {units.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </select>
        </span>
      )}
    </Field>
  )
}
