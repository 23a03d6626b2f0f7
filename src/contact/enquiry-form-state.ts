import {
  EMPTY_ENQUIRY,
  ENQUIRY_FIELDS,
  validateEnquiry,
  type Enquiry,
  type EnquiryErrors,
  type EnquiryField,
} from './enquiry-rules.ts'

/**
 * Specification 4, "Contact form", as words. waiting: there was no signal to send it with; unsure:
 * the page was left while it was on its way, so nobody here knows whether it arrived.
 */
export type EnquiryFormStatus = 'editing' | 'sending' | 'sent' | 'failed' | 'waiting' | 'unsure'

export type EnquiryFormState = Readonly<{
  status: EnquiryFormStatus
  /** The alert of the outcome is still on the screen. */
  isAlertOpen: boolean
  values: Enquiry
  touched: ReadonlySet<EnquiryField>
  /** Words of the service for why it refused, empty if it gave none. */
  reason: string
}>

/** How the enquiry stood when its page was left or reloaded. */
export type LeftOff = Extract<EnquiryFormStatus, 'editing' | 'sending' | 'waiting'>

export type EnquiryFormEvent =
  | { type: 'filled'; values: Enquiry; left: LeftOff }
  | { type: 'changed'; field: EnquiryField; value: string }
  | { type: 'left'; field: EnquiryField }
  | { type: 'submitted' }
  | { type: 'accepted' }
  | { type: 'refused'; reason: string }
  | { type: 'unheard' }
  | { type: 'alert-closed' }

/** "Starts empty and untouched." */
export const INITIAL_STATE: EnquiryFormState = {
  status: 'editing',
  isAlertOpen: false,
  values: EMPTY_ENQUIRY,
  touched: new Set(),
  reason: '',
}

function isValid({ values }: EnquiryFormState): boolean {
  return Object.keys(validateEnquiry(values)).length === 0
}

function resumed(status: EnquiryFormStatus, left: LeftOff): EnquiryFormStatus {
  if (left === 'editing') return status
  return left === 'sending' ? 'unsure' : left
}

/** What the form becomes; the same object when the event means nothing now. */
export function transition(state: EnquiryFormState, event: EnquiryFormEvent): EnquiryFormState {
  const isSending = state.status === 'sending'
  switch (event.type) {
    case 'filled':
      if (isSending) return state
      return { ...state, values: event.values, status: resumed(state.status, event.left) }
    case 'changed':
      // What is on its way is what success empties: nothing typed meanwhile may vanish with it.
      if (isSending) return state
      return {
        ...state,
        status: state.status === 'sent' ? 'editing' : state.status,
        values: { ...state.values, [event.field]: event.value },
      }
    case 'left':
      // The alert takes the focus away from a field; that is not the visitor leaving it.
      if (state.isAlertOpen || state.touched.has(event.field)) return state
      return { ...state, touched: new Set([...state.touched, event.field]) }
    case 'submitted':
      if (isSending || state.isAlertOpen) return state
      if (!isValid(state)) return { ...state, touched: new Set(ENQUIRY_FIELDS) }
      return { ...state, status: 'sending', reason: '' }
    case 'accepted':
      return isSending ? { ...INITIAL_STATE, status: 'sent', isAlertOpen: true } : state
    case 'refused':
      return isSending
        ? { ...state, status: 'failed', isAlertOpen: true, reason: event.reason }
        : state
    case 'unheard':
      return isSending ? { ...state, status: 'waiting', isAlertOpen: true } : state
    case 'alert-closed':
      return { ...state, isAlertOpen: false }
  }
}

/** "A field shows its error message once it is invalid and has been touched." */
export function shownErrors({ values, touched }: EnquiryFormState): EnquiryErrors {
  const errors = validateEnquiry(values)
  const shown = Object.entries(errors).filter(([field]) => touched.has(field as EnquiryField))
  return Object.fromEntries(shown)
}
