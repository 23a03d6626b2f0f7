import { AlertDialog } from '#components/alert-dialog/alert-dialog.tsx'
import { enquiryOf, type EnquiryFormState, type EnquiryFormStatus } from './enquiry-form-state.ts'
import { OtherWays, type ContactBranch } from './other-ways.tsx'
import { FAILED_MESSAGE } from './outcome-messages.ts'
import { STORE_LABEL, UNSENT_WITH_SIGNAL, unsureText } from './signal-note.tsx'
import type { EnquiryStorage } from './use-stored-enquiry.ts'

type Outcome = {
  state: EnquiryFormState
  /** Whether the service knows the enquiry by its reference, if it arrived. */
  isKnown: boolean
  hasSignal: boolean
  storing: EnquiryStorage['storing']
  branches: readonly ContactBranch[]
}

export function hasFailed(status: EnquiryFormStatus): boolean {
  return status === 'failed' || status === 'waiting' || status === 'unsure'
}

/** Why it could not be sent: no signal, no answer, or what the service says. */
function reasonOf({ state, isKnown, hasSignal, storing }: Outcome): string {
  const { status, reason, reference } = state
  if (status === 'waiting')
    return hasSignal ? UNSENT_WITH_SIGNAL : 'No hay señal: la consulta no salió de este equipo.'
  if (status === 'unsure')
    return unsureText({ reference, isOnce: isKnown, isStored: storing === 'stored' })
  return reason || 'El servidor no la recibió.'
}

/** The ways that are left when it could not be sent. */
export function WaysLeft(outcome: Outcome) {
  const { state, branches } = outcome
  const { status, isAlertOpen } = state
  // The dialog shows the reason below its title; without a signal, the note beside the form says so already.
  const reason = !isAlertOpen && status === 'failed' ? reasonOf(outcome) : ''
  return <OtherWays reason={reason} enquiry={enquiryOf(state)} branches={branches} />
}

type FailureDialogProps = Outcome & {
  onStore: () => void
  onSend: () => void
  onClose: () => void
}

/** Says why the enquiry could not be sent; what helps most is its filled button. */
export function FailureDialog({ onStore, onSend, onClose, ...outcome }: FailureDialogProps) {
  const { state, isKnown, hasSignal, storing } = outcome
  const { status } = state
  const again = status === 'unsure' && !isKnown ? 'Enviar de todos modos' : 'Intentar de nuevo'
  const help =
    status === 'waiting' && !hasSignal && storing !== 'failed'
      ? { label: STORE_LABEL, onPress: onStore }
      : { label: again, onPress: onSend }
  return (
    <AlertDialog
      tone="error"
      message={FAILED_MESSAGE}
      reason={reasonOf(outcome)}
      onClose={onClose}
      action={help}
    >
      <WaysLeft {...outcome} />
    </AlertDialog>
  )
}
