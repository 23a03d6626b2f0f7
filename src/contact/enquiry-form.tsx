import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react'
import { AlertDialog } from '#components/alert-dialog/alert-dialog.tsx'
import { Button } from '#components/button/button.tsx'
import { useHasSignal } from './use-has-signal.ts'
import { FORM_FIELDS } from './enquiry-controls.ts'
import { EnquiryField } from './enquiry-field.tsx'
import { FILES_MOST_BYTES } from './file-rules.ts'
import { shownErrors, type EnquiryFormState } from './enquiry-form-state.ts'
import type { EnquiryFormStore } from './enquiry-form-store.ts'
import { validateEnquiry, type EnquiryField as FieldName } from './enquiry-rules.ts'
import type { MailSettings } from './mail-port.ts'
import { missingFields, missingLine } from './missing-fields.ts'
import { noScriptTarget } from './no-script-target.ts'
import { FAILED_MESSAGE, SENT_MESSAGE } from './outcome-messages.ts'
import { OtherWays, type ContactBranch } from './other-ways.tsx'
import { PhotoField } from './photo-field.tsx'
import { ReceiptCopy, ReceiptSummary } from './receipt.tsx'
import { carrierOf } from './send-enquiry.ts'
import { SignalNote, unsureText } from './signal-note.tsx'
import { SpamTrap } from './spam-trap.tsx'
import { useEnquiryForm, type Openings } from './use-enquiry-form.ts'
import styles from './enquiry-form.module.css'

type EnquiryFormProps = Openings & {
  /** The form's state, which lives as long as the document. */
  store: EnquiryFormStore
  mail: MailSettings
  /** Specification 2: stands in bold above the button. */
  note: string
  branches: readonly ContactBranch[]
  /** The list to quote that goes with the enquiry, under the comment. */
  attached: ReactNode
  /** Under the button: what becomes of what is written. */
  privacy: ReactNode
  /** Told what was sent, as soon as it was taken. */
  onSent: (comment: string) => void
}

function progressLine({ status, isAlertOpen, values }: EnquiryFormState): string {
  if (status === 'sending') return 'Enviando tu consulta…'
  if (status === 'sent') return isAlertOpen ? '' : 'Tu consulta ya fue enviada.'
  return missingLine(validateEnquiry(values))
}

function isEmpty({ values, files }: EnquiryFormState): boolean {
  return files.length === 0 && Object.values(values).every((value) => value === '')
}

/** The contact form (specification 2 to 5, 8). */
export function EnquiryForm({
  store,
  mail,
  opening,
  list,
  note,
  branches,
  attached,
  privacy,
  onSent,
}: EnquiryFormProps) {
  const hook = useEnquiryForm(store, carrierOf(mail), { opening, list }, ({ values }) =>
    onSent(values.comment),
  )
  const { state, isLive, form, submit } = hook
  const { status, isAlertOpen, values, files, touched, reason, reference, receipt } = state
  const isInvalid = missingFields(validateEnquiry(values)).length > 0
  const hasSignal = useHasSignal()
  const isSending = status === 'sending'
  const hasFailed = status === 'failed' || status === 'waiting' || status === 'unsure'
  // The relay knows an enquiry by its reference; EmailJS cannot.
  const isOnce = mail.kind === 'relay'
  // An enquiry edited after it may have arrived is a new one to the relay.
  const isKnown = isOnce && reference !== ''
  const errors = shownErrors(state)
  // EmailJS takes what the script has made ready, and nothing else: who took a photograph where stays here.
  const filesMostBytes = isOnce ? FILES_MOST_BYTES : isLive ? mail.filesMostBytes : 0
  const target = noScriptTarget(mail)
  // Beside the form the note says so already.
  const why = status === 'unsure' && isAlertOpen ? unsureText(reference, isKnown) : reason
  const otherWays = hasFailed && <OtherWays reason={why} enquiry={values} branches={branches} />

  // A disabled button blocks Enter as well, and the messages with it.
  function submitOnEnter(event: KeyboardEvent) {
    if (!isInvalid) return
    event.preventDefault()
    submit()
  }

  function submitByScript(event: SubmitEvent) {
    event.preventDefault()
    // Where a second send may arrive twice, the visitor is asked beside the note that says so.
    if (isOnce || status !== 'unsure') submit()
  }

  const field = (name: FieldName) => (
    <EnquiryField
      key={name}
      field={name}
      value={values[name]}
      error={errors[name]}
      isTouched={touched.has(name)}
      isLocked={isSending}
      onChange={(value) => hook.change(name, value)}
      onLeave={() => hook.leave(name)}
      onEnter={submitOnEnter}
    />
  )
  const [comment, ...personAndCompany] = FORM_FIELDS
  const isListMissing = list !== '' && isLive && !values.comment.includes(list)
  return (
    <>
      {receipt && !isAlertOpen && <ReceiptCopy receipt={receipt} />}
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={target.action}
        encType="multipart/form-data"
        noValidate={isLive}
        tabIndex={-1}
        aria-label="Formulario de contacto"
        onSubmit={submitByScript}
      >
        {Object.entries(target.hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {mail.kind === 'relay' && <SpamTrap />}
        <div className={styles.part} role="group" aria-labelledby="tu-consulta">
          <h2 id="tu-consulta">Tu consulta</h2>
          {field(comment)}
          {isListMissing && (
            <p>
              <Button kind="text" onClick={hook.putListBack}>
                Poner la lista para cotizar al comienzo de la consulta
              </Button>
            </p>
          )}
          {attached}
          {filesMostBytes > 0 ? (
            <PhotoField
              files={files}
              mostBytes={filesMostBytes}
              isLive={isLive}
              isLocked={isSending}
              onChange={hook.changeFiles}
            />
          ) : (
            <p className={styles.hint}>
              ¿Tienes fotos de la placa? Envíalas al responder el correo con que te contestemos.
            </p>
          )}
        </div>
        <div className={styles.part} role="group" aria-labelledby="a-quien">
          <h2 id="a-quien">A quién respondemos</h2>
          <div className={styles.fields}>{personAndCompany.map(field)}</div>
          <p className={styles.note}>
            <strong>{note}</strong>
          </p>
          <SignalNote
            status={status}
            hasSignal={hasSignal}
            reference={reference}
            isOnce={isKnown}
            onSend={submit}
            onKeep={hook.keep}
          />
          <div className={styles.actions}>
            <p className={styles.progress} role="status">
              {progressLine(state)}
            </p>
            <Button
              type="submit"
              disabled={isLive && isInvalid}
              aria-disabled={isSending || (!isOnce && status === 'unsure') || undefined}
            >
              Enviar
            </Button>
            {isLive && !isSending && !isEmpty(state) && (
              <Button kind="text" onClick={hook.clear}>
                Borrar lo escrito
              </Button>
            )}
            {state.cleared && isEmpty(state) && (
              <Button kind="text" onClick={hook.putBack}>
                Deshacer el borrado
              </Button>
            )}
          </div>
          {privacy}
          {otherWays && !isAlertOpen && <div>{otherWays}</div>}
        </div>
      </form>
      {isAlertOpen && (
        <AlertDialog
          tone={hasFailed ? 'error' : 'success'}
          message={hasFailed ? FAILED_MESSAGE : SENT_MESSAGE}
          onClose={hook.closeAlert}
        >
          {receipt ? <ReceiptSummary receipt={receipt} /> : otherWays}
        </AlertDialog>
      )}
    </>
  )
}
