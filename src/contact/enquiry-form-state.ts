import {
  EMPTY_ENQUIRY,
  ENQUIRY_FIELDS,
  validateEnquiry,
  type Enquiry,
  type EnquiryErrors,
  type EnquiryField,
} from './enquiry-rules.ts'

/** Specification 4, "Contact form", as words. */
export type EnquiryFormStatus = 'editing' | 'sending' | 'sent' | 'failed'

export type EnquiryFormState = Readonly<{
  status: EnquiryFormStatus
  /** The alert of the outcome is still on the screen. */
  isAlertOpen: boolean
  values: Enquiry
  touched: ReadonlySet<EnquiryField>
}>

export type EnquiryFormEvent =
  | { type: 'filled'; values: Enquiry }
  | { type: 'changed'; field: EnquiryField; value: string }
  | { type: 'left'; field: EnquiryField }
  | { type: 'submitted' }
  | { type: 'accepted' }
  | { type: 'refused' }
  | { type: 'alert-closed' }

/** "Starts empty and untouched." */
export const INITIAL_STATE: EnquiryFormState = {
  status: 'editing',
  isAlertOpen: false,
  values: EMPTY_ENQUIRY,
  touched: new Set(),
}

function isValid({ values }: EnquiryFormState): boolean {
  return Object.keys(validateEnquiry(values)).length === 0
}

/** What the form becomes; the same object when the event means nothing now. */
export function transition(state: EnquiryFormState, event: EnquiryFormEvent): EnquiryFormState {
  const isSending = state.status === 'sending'
  switch (event.type) {
    case 'filled':
      return isSending ? state : { ...state, values: event.values }
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
      return { ...state, status: 'sending' }
    case 'accepted':
      return isSending ? { ...INITIAL_STATE, status: 'sent', isAlertOpen: true } : state
    case 'refused':
      return isSending ? { ...state, status: 'failed', isAlertOpen: true } : state
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
