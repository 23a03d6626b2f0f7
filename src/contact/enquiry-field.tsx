import { useRef, type FormEvent, type KeyboardEvent } from 'react'
import { Button } from '#components/button/button.tsx'
import { Field } from '#components/field/field.tsx'
import { LINE_CONTROLS } from './enquiry-controls.ts'
import { ENQUIRY_RULES, type EnquiryField as FieldName } from './enquiry-rules.ts'
import { noticeFor, type FieldNotice } from './field-notice.ts'
import { isBroughtIn, tidyInput } from './tidy-input.ts'
import styles from './enquiry-form.module.css'

type EnquiryFieldProps = {
  field: FieldName
  value: string
  error: string | undefined
  isTouched: boolean
  isLocked: boolean
  onChange: (value: string) => void
  onLeave: () => void
  /** Called on Enter in a single-line field, which would submit the form. */
  onEnter: (event: KeyboardEvent) => void
}

type Control = HTMLInputElement | HTMLTextAreaElement

/** Hints appear only for typed values; a value is never changed while it is typed. */
function Notice({ text, offer, onTake }: FieldNotice & { onTake: (offer: string) => void }) {
  return (
    <>
      {text}{' '}
      {offer !== undefined && (
        <Button kind="text" onClick={() => onTake(offer)}>
          Escribir {offer}
        </Button>
      )}
    </>
  )
}

/** One of the eight fields: native constraints without a script, messages of the rules with one. */
export function EnquiryField({
  field,
  value,
  error,
  isTouched,
  isLocked,
  onChange,
  onLeave,
  onEnter,
}: EnquiryFieldProps) {
  const { label, minLength } = ENQUIRY_RULES[field]
  const line = useRef<HTMLInputElement>(null)

  /** The value in the required form, if there is no doubt about it. */
  function tidyUp() {
    const tidy = tidyInput(field, value)
    if (tidy !== value && noticeFor(field, value)?.offer === tidy) onChange(tidy)
  }

  const behaviour = {
    name: field,
    required: true,
    minLength: minLength > 1 ? minLength : undefined,
    readOnly: isLocked,
    onBlur() {
      tidyUp()
      onLeave()
    },
    onInput({ currentTarget, nativeEvent }: FormEvent<Control>) {
      const { value: written } = currentTarget
      onChange(isBroughtIn(nativeEvent) ? tidyInput(field, written) : written)
    },
  }
  const said = isTouched ? noticeFor(field, value) : undefined
  const notice = said && (
    <Notice
      {...said}
      onTake={(offer) => {
        onChange(offer)
        // The button disappears together with its notice, so the focus moves.
        line.current?.focus()
      }}
    />
  )

  if (field === 'comment') {
    return (
      <div className={styles.whole}>
        <Field
          label={label}
          hint="Qué equipo es, qué sello lleva hoy, en qué servicio y para cuándo"
          error={error}
        >
          {(wiring) => <textarea {...wiring} {...behaviour} rows={4} />}
        </Field>
      </div>
    )
  }
  const { hint, size, ...attributes } = LINE_CONTROLS[field]
  return (
    <div className={styles[size]}>
      <Field label={label} hint={hint} error={error} notice={notice}>
        {(wiring) => (
          <input
            ref={line}
            {...wiring}
            {...attributes}
            {...behaviour}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              tidyUp()
              onEnter(event)
            }}
          />
        )}
      </Field>
    </div>
  )
}
