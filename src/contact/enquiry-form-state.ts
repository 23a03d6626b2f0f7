import { withList } from './comment-opening.ts'
import { FORM_FIELDS } from './enquiry-controls.ts'
import type { EnquiryFile } from './enquiry-file.ts'
import {
  EMPTY_ENQUIRY,
  ENQUIRY_FIELDS,
  validateEnquiry,
  type Enquiry,
  type EnquiryErrors,
  type EnquiryField,
} from './enquiry-rules.ts'

/**
 * Specification 4, "Contact form". failed: refused, so not sent. waiting: there was no signal. unsure: no answer came, or
 * the page was left while sending, so it may or may not have arrived.
 */
export type EnquiryFormStatus = 'editing' | 'sending' | 'sent' | 'failed' | 'waiting' | 'unsure'

/** The receipt of a sent enquiry. */
export type Receipt = Readonly<{
  reference: string
  enquiry: Enquiry
  fileNames: readonly string[]
  sentMs: number
}>

/** The values before the visitor cleared the form, to be restored. */
type Cleared = Pick<EnquiryFormState, 'values' | 'files'>

export type EnquiryFormState = Readonly<{
  status: EnquiryFormStatus
  /** The alert of a failed attempt is still on the screen. */
  isAlertOpen: boolean
  values: Enquiry
  /** The list to quote that goes along, in words; empty without one. */
  list: string
  files: readonly EnquiryFile[]
  touched: ReadonlySet<EnquiryField>
  /** The service's reason for refusing; empty if it gave none. */
  reason: string
  /** The reference, the same on every attempt; empty before the first. Editing starts a new enquiry. */
  reference: string
  receipt?: Receipt
  cleared?: Cleared
}>

/** The status of the enquiry when its page was left or reloaded. */
export type LeftOff = Extract<EnquiryFormStatus, 'editing' | 'sending' | 'waiting' | 'unsure'>

export type EnquiryFormEvent =
  | {
      type: 'filled'
      values: Enquiry
      list?: string
      left: LeftOff
      reference?: string
      files?: readonly EnquiryFile[]
    }
  | { type: 'changed'; field: EnquiryField; value: string }
  | { type: 'files-changed'; files: readonly EnquiryFile[] }
  | { type: 'left'; field: EnquiryField }
  | { type: 'submitted'; reference: string }
  /** The page was left while sending, and is shown again. */
  | { type: 'returned' }
  /** The outcome of the enquiry sent under the reference `tried`. */
  | { type: 'accepted'; tried: string; reference: string; sentMs: number }
  | { type: 'refused'; tried: string; reason: string }
  | { type: 'unheard'; tried: string; outcome: 'waiting' | 'unsure' }
  | { type: 'alert-closed' }
  | { type: 'begun-again' }
  | { type: 'cleared' }
  | { type: 'put-back' }

/** "Starts empty and untouched." */
export const INITIAL_STATE: EnquiryFormState = {
  status: 'editing',
  isAlertOpen: false,
  values: EMPTY_ENQUIRY,
  list: '',
  files: [],
  touched: new Set(),
  reason: '',
  reference: '',
}

/** The enquiry as it is sent, with the list that goes along. */
export function enquiryOf({ values, list }: Pick<EnquiryFormState, 'values' | 'list'>): Enquiry {
  return { ...values, comment: withList(values.comment, list) }
}

/** The fields that may not be sent: invalid by themselves, or a comment that is too long together with its list. */
function errorsOf(state: Pick<EnquiryFormState, 'values' | 'list'>): EnquiryErrors {
  return { ...validateEnquiry(enquiryOf(state)), ...validateEnquiry(state.values) }
}

/** The fields that keep the enquiry from being sent, in the order of the form. */
export function missingIn(state: EnquiryFormState): readonly EnquiryField[] {
  const errors = errorsOf(state)
  return FORM_FIELDS.filter((field) => errors[field] !== undefined)
}

/** The status after filling. A receipt stays until something is begun after it. */
function resumed(
  status: EnquiryFormStatus,
  { left, ...filling }: Pick<EnquiryFormState, 'values' | 'list'> & { left: LeftOff },
): EnquiryFormStatus {
  if (left !== 'editing') return left === 'sending' ? 'unsure' : left
  const isBegun = Object.values(enquiryOf(filling)).some((value) => value !== '')
  return status === 'sent' && isBegun ? left : status
}

/** An answer counts even after the visitor was told that none came, unless the enquiry was edited since. */
function isAwaited({ status, reference }: EnquiryFormState, tried: string): boolean {
  return (status === 'sending' || status === 'unsure') && reference === tried
}

/** The state after an edit. */
function written({ status, reference }: EnquiryFormState) {
  if (status === 'unsure') return { status, reference: '' }
  return { status: status === 'sent' ? ('editing' as const) : status, reference }
}

/** The next state; the same object if the event changes nothing. */
export function transition(state: EnquiryFormState, event: EnquiryFormEvent): EnquiryFormState {
  const isSending = state.status === 'sending'
  // While it is in flight nothing may be edited: success empties the form.
  switch (event.type) {
    case 'filled':
      if (isSending) return state
      return {
        ...state,
        values: event.values,
        list: event.list ?? state.list,
        files: event.files ?? state.files,
        reference: event.reference ?? state.reference,
        status: resumed(state.status, { ...event, list: event.list ?? state.list }),
      }
    case 'changed':
      if (isSending) return state
      return {
        ...state,
        ...written(state),
        values: { ...state.values, [event.field]: event.value },
      }
    case 'files-changed':
      return isSending ? state : { ...state, ...written(state), files: event.files }
    case 'left':
      // The alert, or the receipt, takes the focus away from a field; that is not the visitor leaving it.
      if (state.isAlertOpen || state.status === 'sent' || state.touched.has(event.field))
        return state
      return { ...state, touched: new Set([...state.touched, event.field]) }
    case 'submitted':
      if (isSending || state.isAlertOpen) return state
      if (missingIn(state).length > 0) return { ...state, touched: new Set(ENQUIRY_FIELDS) }
      return {
        ...state,
        status: 'sending',
        reason: '',
        reference: state.reference || event.reference,
      }
    case 'returned':
      return isSending ? { ...state, status: 'unsure' } : state
    case 'accepted':
      return isAwaited(state, event.tried) ? sentState(state, event) : state
    case 'refused':
      return isAwaited(state, event.tried)
        ? { ...state, status: 'failed', isAlertOpen: true, reason: event.reason }
        : state
    case 'unheard':
      return isAwaited(state, event.tried)
        ? { ...state, status: event.outcome, isAlertOpen: true }
        : state
    case 'alert-closed':
      return { ...state, isAlertOpen: false }
    case 'begun-again':
      return { ...state, status: 'editing' }
    case 'cleared':
      if (isSending) return state
      return {
        ...INITIAL_STATE,
        list: state.list,
        cleared: { values: state.values, files: state.files },
      }
    case 'put-back':
      return state.cleared && !isSending
        ? { ...INITIAL_STATE, list: state.list, ...state.cleared }
        : state
  }
}

function sentState(
  state: EnquiryFormState,
  { reference, sentMs }: { reference: string; sentMs: number },
): EnquiryFormState {
  const fileNames = state.files.map(({ name }) => name)
  const receipt = { reference, enquiry: enquiryOf(state), fileNames, sentMs }
  return { ...INITIAL_STATE, status: 'sent', receipt }
}

/** "A field shows its error message once it is invalid and has been touched." */
export function shownErrors(state: EnquiryFormState): EnquiryErrors {
  const shown = Object.entries(errorsOf(state)).filter(([field]) =>
    state.touched.has(field as EnquiryField),
  )
  return Object.fromEntries(shown)
}
