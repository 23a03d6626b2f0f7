import {
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useSyncExternalStore,
} from 'react'
import { ENQUIRY_ID } from '#catalogue/paths.ts'
import { Button } from '#components/button/button.tsx'
import { BranchChoice, withBranch } from './branch-choice.tsx'
import { FORM_FIELDS } from './enquiry-controls.ts'
import { EnquiryField } from './enquiry-field.tsx'
import { enquiryOf, missingIn, shownErrors, type EnquiryFormState } from './enquiry-form-state.ts'
import type { EnquiryFormStore } from './enquiry-form-store.ts'
import type { EnquiryField as FieldName } from './enquiry-rules.ts'
import { type MailSettings, TEMPLATE_ID } from './mail-port.ts'
import { filesMostBytesOf } from './mail-settings.ts'
import type { ContactBranch } from './other-ways.tsx'
import { FailureDialog, hasFailed, WaysLeft } from './outcome.tsx'
import { PhotoField } from './photo-field.tsx'
import { ReceiptCopy } from './receipt.tsx'
import { carrierOf } from './send-enquiry.ts'
import { SendRow } from './send-row.tsx'
import { SignalNote } from './signal-note.tsx'
import { SpamTrap } from './spam-trap.tsx'
import type { Openings } from './use-draft.ts'
import { useEnquiryForm } from './use-enquiry-form.ts'
import styles from './enquiry-form.module.css'
import { RELAY_SEND_PATH } from './relay-mail.ts'

type EnquiryFormProps = Openings & {
  /** The form's state, which lives as long as the document. */
  store: EnquiryFormStore
  mail: MailSettings
  /** Specification 2: shown below the button. */
  note: string
  branches: readonly ContactBranch[]
  /** Shows, before the comment, the list to quote that goes along unless the visitor leaves it out. */
  attached?: ComponentType<AttachedProps>
  /** Shown below the button: how the data is used. */
  privacy: ReactNode
  /** Called with the sent comment once the enquiry was accepted. */
  onSent: (comment: string) => void
}

/** What the attached list has to know: how many photographs go along, and whether it is left out. */
type AttachedProps = {
  photographs: number
  isLeft: boolean
  onLeave: (isLeft: boolean) => void
}

const EMAILJS_FORM = 'https://api.emailjs.com/api/v1.0/email/send-form'

function isEmpty({ values, files }: EnquiryFormState): boolean {
  return files.length === 0 && Object.values(values).every((value) => value === '')
}

/** The contact form (specification 2 to 5, 8). */
export function EnquiryForm({
  store,
  mail,
  opening,
  list: given,
  note,
  branches,
  attached: Attached,
  privacy,
  onSent,
}: EnquiryFormProps) {
  const [isLeft, setLeft] = useState(false)
  const list = isLeft ? '' : given
  const carrier = carrierOf(mail)
  const hook = useEnquiryForm(
    store,
    { ...carrier, send: withBranch(carrier.send, branches) },
    { opening, list },
    (sent) => onSent(enquiryOf(sent).comment),
    () => setLeft(true),
  )
  const { state, isLive, form, submit } = hook
  const { status, isAlertOpen, values, files, touched, reference, receipt } = state
  const { storing, storeForLater } = hook
  const isInvalid = missingIn(state).length > 0
  const hasSignal = useHasSignal()
  const isSending = status === 'sending'
  const isStored = storing === 'stored'
  const isAtRest = status !== 'sending' && status !== 'unsure'
  const storeLeads = !hasSignal && storing === undefined && isAtRest && !isInvalid
  // The relay knows an enquiry by its reference; EmailJS cannot.
  const isOnce = mail.kind === 'relay'
  // An enquiry edited after it may have arrived is a new one to the relay.
  const isKnown = isOnce && reference !== ''
  const errors = shownErrors(state)
  // EmailJS gets files only through the script, which removes a photograph's author and place.
  const filesMostBytes = isOnce || isLive ? filesMostBytesOf(mail) : 0
  /** What the browser posts besides the fields while no script runs. */
  const hidden =
    mail.kind === 'relay'
      ? {}
      : { service_id: mail.serviceId, template_id: TEMPLATE_ID, user_id: mail.publicKey }
  // Once sent, the receipt replaces the form until another enquiry is begun.
  const isOver = status === 'sent'
  const outcome = { state, isKnown, hasSignal, storing, branches }
  // A disabled button also blocks Enter, so the messages would never show.
  function submitOnEnter(event: KeyboardEvent) {
    if (!isInvalid) return
    event.preventDefault()
    submit()
  }

  function submitByScript(event: SubmitEvent) {
    event.preventDefault()
    // An enquiry that may have arrived is sent again only by the button that says so.
    if (status !== 'unsure') submit()
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
  return (
    <>
      {receipt && (
        <ReceiptCopy
          key={receipt.reference}
          receipt={receipt}
          branches={branches}
          onAgain={isOver ? hook.beginAgain : undefined}
        />
      )}
      <form
        hidden={isOver}
        ref={form}
        className={styles.form}
        method="post"
        action={mail.kind === 'relay' ? RELAY_SEND_PATH : EMAILJS_FORM}
        encType="multipart/form-data"
        noValidate={isLive}
        aria-label="Formulario de contacto"
        onSubmit={submitByScript}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {mail.kind === 'relay' && <SpamTrap />}
        <div className={styles.part} role="group" aria-labelledby={ENQUIRY_ID}>
          <h2 id={ENQUIRY_ID} tabIndex={-1}>
            {isLive && list !== '' ? 'Pedir cotización' : 'Tu consulta'}
          </h2>
          {Attached && <Attached photographs={files.length} isLeft={isLeft} onLeave={setLeft} />}
          {field(comment)}
          {filesMostBytes > 0 ? (
            <PhotoField
              files={files}
              mostBytes={filesMostBytes}
              isLive={isLive}
              isLocked={isSending}
              onChange={hook.changeFiles}
              onPreparing={hook.prepare}
            />
          ) : (
            <p className="aside-text data-text">
              ¿Tienes fotos de la placa? Envíalas al responder el correo con que te contestemos.
            </p>
          )}
        </div>
        <div className={styles.part} role="group" aria-labelledby="a-quien">
          <h2 id="a-quien">A quién respondemos</h2>
          <div className={styles.fields}>
            {personAndCompany.map(field)}
            <BranchChoice branches={branches} isLocked={isSending} onChange={hook.alterBranch} />
          </div>
          <SignalNote
            status={status}
            hasSignal={hasSignal}
            reference={reference}
            isOnce={isKnown}
            isStored={isStored}
            canStore={storing !== 'failed'}
            onStore={
              isStored || storeLeads || (hasSignal && status !== 'unsure')
                ? undefined
                : storeForLater
            }
          />
        </div>
        <div className={styles.after}>
          <p className={styles.actions}>
            {/* One button for both, so that it keeps the focus. */}
            {isLive && !isSending && (state.cleared || !isEmpty(state)) && (
              <Button kind="text" onClick={isEmpty(state) ? hook.putBack : hook.clear}>
                {isEmpty(state) ? 'Deshacer el borrado' : 'Borrar lo escrito'}
              </Button>
            )}
          </p>
          <p className="aside-text data-text">{note}</p>
          {privacy}
          {hasFailed(status) && !isAlertOpen && (!isStored || status === 'unsure') && (
            <div>
              <WaysLeft {...outcome} />
            </div>
          )}
        </div>
        <SendRow
          state={state}
          isLive={isLive}
          isOnce={isKnown}
          isStored={isStored && !hasSignal}
          // The dialog offers it too.
          onStore={storeLeads && !isAlertOpen ? storeForLater : undefined}
          onPick={hook.pick}
          onSend={submit}
        />
      </form>
      {isAlertOpen && (
        <FailureDialog
          {...outcome}
          onStore={storeForLater}
          onSend={submit}
          onClose={hook.closeAlert}
        />
      )}
    </>
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** False if the browser knows that it has no network. True promises nothing: the network may carry no data. */
function useHasSignal(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}
