import type { KeyboardEvent, SubmitEvent } from 'react'
import { AlertDialog } from '#components/alert-dialog/alert-dialog.tsx'
import { Button } from '#components/button/button.tsx'
import { useHasSignal } from '#components/live/use-has-signal.ts'
import { EnquiryField } from './enquiry-field.tsx'
import { shownErrors, type EnquiryFormState } from './enquiry-form-state.ts'
import { ENQUIRY_FIELDS, validateEnquiry } from './enquiry-rules.ts'
import type { MailSettings } from './mail-port.ts'
import { missingFields, missingLine } from './missing-fields.ts'
import { noScriptTarget } from './no-script-target.ts'
import { FAILED_MESSAGE, SENT_MESSAGE } from './outcome-messages.ts'
import { OtherWays, type ContactBranch } from './other-ways.tsx'
import { mailSender } from './send-enquiry.ts'
import { SignalNote } from './signal-note.tsx'
import { SpamTrap } from './spam-trap.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'
import styles from './enquiry-form.module.css'

type EnquiryFormProps = {
  mail: MailSettings
  /** How the comment begins; see `commentOpening`. */
  opening: string
  /** Specification 2: stands in bold above the button. */
  note: string
  branches: readonly ContactBranch[]
}

function progressLine({ status, isAlertOpen, values }: EnquiryFormState): string {
  if (status === 'sending') return 'Enviando tu consulta…'
  if (status === 'sent') return isAlertOpen ? '' : 'Tu consulta ya fue enviada.'
  return missingLine(validateEnquiry(values))
}

/** The contact form (specification 2 to 5, 8). */
export function EnquiryForm({ mail, opening, note, branches }: EnquiryFormProps) {
  const { state, isAlive, form, change, leave, submit, closeAlert } = useEnquiryForm(
    mailSender(mail),
    opening,
  )
  const { status, isAlertOpen, values, touched, reason } = state
  const isInvalid = missingFields(validateEnquiry(values)).length > 0
  const hasSignal = useHasSignal()
  const isSending = status === 'sending'
  const hasFailed = status === 'failed' || status === 'waiting'
  const errors = shownErrors(state)
  const target = noScriptTarget(mail)
  const otherWays = hasFailed && <OtherWays reason={reason} enquiry={values} branches={branches} />

  // A disabled button blocks Enter as well, and the messages with it.
  function submitOnEnter(event: KeyboardEvent) {
    if (!isInvalid) return
    event.preventDefault()
    submit()
  }

  function submitByScript(event: SubmitEvent) {
    event.preventDefault()
    submit()
  }

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={target.action}
        encType={target.encType}
        noValidate={isAlive}
        tabIndex={-1}
        aria-label="Formulario de contacto"
        onSubmit={submitByScript}
      >
        {Object.entries(target.hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {mail.kind === 'relay' && <SpamTrap />}
        {ENQUIRY_FIELDS.map((field) => (
          <EnquiryField
            key={field}
            field={field}
            value={values[field]}
            error={errors[field]}
            isTouched={touched.has(field)}
            isLocked={isSending}
            onChange={(value) => change(field, value)}
            onLeave={() => leave(field)}
            onEnter={submitOnEnter}
          />
        ))}
        <p className={styles.note}>
          <strong>{note}</strong>
        </p>
        <SignalNote status={status} hasSignal={hasSignal} onSend={submit} />
        <div className={styles.actions}>
          <Button
            type="submit"
            disabled={isAlive && isInvalid}
            aria-disabled={isSending || undefined}
          >
            Enviar
          </Button>
          <p className={styles.progress} role="status">
            {progressLine(state)}
          </p>
        </div>
        {otherWays && !isAlertOpen && <div className={styles.whole}>{otherWays}</div>}
      </form>
      {isAlertOpen && (
        <AlertDialog
          tone={hasFailed ? 'error' : 'success'}
          message={hasFailed ? FAILED_MESSAGE : SENT_MESSAGE}
          onClose={closeAlert}
        >
          {otherWays}
        </AlertDialog>
      )}
    </>
  )
}
