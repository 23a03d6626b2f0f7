import { Fragment } from 'react'
import { BRANCHES_ID } from '#catalogue/paths.ts'
import { ActionFloor } from '#components/action-floor/action-floor.tsx'
import { Button } from '#components/button/button.tsx'
import { Icon } from '#components/icon/icon.tsx'
import { CALL_SHEET_ID } from '#components/thumb-bar/thumb-bar.tsx'
import { missingIn, type EnquiryFormState } from './enquiry-form-state.ts'
import { FORM_FIELDS } from './enquiry-controls.ts'
import { ENQUIRY_RULES, type EnquiryField } from './enquiry-rules.ts'
import { STORE_LABEL } from './signal-note.tsx'
import styles from './send-row.module.css'

type SendRowProps = {
  state: EnquiryFormState
  isLive: boolean
  /** Whether a repeated send is one enquiry to the service. */
  isOnce: boolean
  /** Stores it on this device; given while there is no signal, when that helps more than sending. */
  onStore: (() => void) | undefined
  /** It is stored and waits for a signal. */
  isStored: boolean
  /** Focuses a missing field, and marks only that one. */
  onPick: (field: EnquiryField) => void
  /** Sends it, again if it may have arrived; or marks every missing field, and focuses the first. */
  onSend: () => void
}

/**
 * The send button and, beside it, what is missing; on telephones always in reach, with a link to call. While the button is
 * disabled (specification 4), touching it, or Tab before it, marks what is missing and leads to the first. Without a signal, storing the
 * enquiry is the primary action instead.
 */
export function SendRow(props: SendRowProps) {
  const { state, isLive, isOnce, onStore, isStored, onPick, onSend } = props
  const { status } = state
  const missing = missingIn(state)
  const isSending = status === 'sending'
  const isReady = missing.length === 0
  return (
    <ActionFloor>
      <div className={styles.row}>
        <a className={styles.call} href={`#${BRANCHES_ID}`} data-opens={CALL_SHEET_ID}>
          <Icon name="call" />
          Llamar
        </a>
        <p className={styles.state} role="status">
          {!isLive && (
            // A touch of the pale button is repeated once the form is alive, on what then stands here.
            <span className={styles.first} data-hold="">
              {REQUIRED}
            </span>
          )}
          {isLive && isSending && 'Enviando tu consulta…'}
          {isLive && !isSending && !isReady && (
            <Missing state={state} fields={missing} onPick={onPick} onSend={onSend} />
          )}
          {isLive && !isSending && isReady && !onStore && (isStored ? ALREADY_STORED : READY)}
        </p>
        {onStore && <Button onClick={onStore}>{STORE_LABEL}</Button>}
        {status === 'unsure' ? (
          // Not a submit button: Enter in a field must not send an enquiry that may have arrived a second time.
          // The same element as the button of the first sending, which has the focus.
          <Button key="live" disabled={!isReady} onClick={onSend}>
            {isOnce ? 'Enviar otra vez' : 'Enviar de todos modos'}
          </Button>
        ) : (
          <Button
            // A new element: send-gate.element.ts may have disabled the server-rendered one.
            key={isLive ? 'live' : 'served'}
            suppressHydrationWarning
            type="submit"
            kind={onStore || isStored ? 'secondary' : 'primary'}
            disabled={isLive && !isReady}
            aria-disabled={isSending || undefined}
          >
            Enviar
          </Button>
        )}
      </div>
    </ActionFloor>
  )
}

const READY = 'Todo listo para enviar.'
const ALREADY_STORED = 'Ya está guardada.'

const REQUIRED = <span className={styles.required}>Los ocho campos son obligatorios.</span>

type MissingProps = { fields: readonly EnquiryField[] } & Pick<
  SendRowProps,
  'state' | 'onPick' | 'onSend'
>

function Missing({ state: { values, touched }, fields, onPick, onSend }: MissingProps) {
  // Silent until the first field is filled in. A list fills in the comment by itself.
  const isBegun =
    touched.size > 0 || FORM_FIELDS.some((field) => field !== 'comment' && values[field])
  if (!isBegun) {
    return (
      <span className={styles.first}>
        <Button kind="text" onClick={onSend}>
          {REQUIRED}
        </Button>
      </span>
    )
  }
  // An invalid value is not a missing one.
  const isWritten = fields.some((field) => values[field].trim() !== '')
  const asks = isWritten ? 'Revisa' : fields.length === 1 ? 'Falta' : 'Faltan'
  return (
    <>
      {`${asks} ${fields.length}: `}
      {fields.map((field, at) => (
        <Fragment key={field}>
          <span className={at === 0 ? styles.first : styles.other}>
            <Button kind="text" onClick={at === 0 ? onSend : () => onPick(field)}>
              {ENQUIRY_RULES[field].label}
            </Button>
            {at < fields.length - 1 && <span className={at === 0 ? styles.comma : ''}>,</span>}
          </span>{' '}
        </Fragment>
      ))}
      {fields.length > 1 && (
        <span className={styles.more} aria-hidden="true">
          {`y ${fields.length - 1} más`}
        </span>
      )}
    </>
  )
}
