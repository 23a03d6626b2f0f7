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
 * Specification 4, "Contact form", as words. failed: refused, so not sent. waiting: there was no signal to
 * send it with. unsure: it was on its way and nobody answered, or the page was left meanwhile, so nobody
 * here knows whether it arrived.
 */
export type EnquiryFormStatus = 'editing' | 'sending' | 'sent' | 'failed' | 'waiting' | 'unsure'

/** What the visitor keeps of an enquiry that was sent. */
export type Receipt = Readonly<{
  reference: string
  enquiry: Enquiry
  fileNames: readonly string[]
  sentMs: number
}>

/** What was written before the visitor cleared the form, to be put back. */
type Cleared = Pick<EnquiryFormState, 'values' | 'files'>

export type EnquiryFormState = Readonly<{
  status: EnquiryFormStatus
  /** The alert of the outcome is still on the screen. */
  isAlertOpen: boolean
  values: Enquiry
  files: readonly EnquiryFile[]
  touched: ReadonlySet<EnquiryField>
  /** Words of the service for why it refused, empty if it gave none. */
  reason: string
  /** Under which it is sent, the same on every try; empty before the first. */
  reference: string
  receipt?: Receipt
  cleared?: Cleared
}>

/** How the enquiry stood when its page was left or reloaded. */
export type LeftOff = Extract<EnquiryFormStatus, 'editing' | 'sending' | 'waiting' | 'unsure'>

export type EnquiryFormEvent =
  | {
      type: 'filled'
      values: Enquiry
      left: LeftOff
      reference?: string
      files?: readonly EnquiryFile[]
    }
  | { type: 'changed'; field: EnquiryField; value: string }
  | { type: 'files-changed'; files: readonly EnquiryFile[] }
  | { type: 'left'; field: EnquiryField }
  | { type: 'submitted'; reference: string }
  | { type: 'accepted'; reference: string; sentMs: number }
  | { type: 'refused'; reason: string }
  | { type: 'unheard'; outcome: 'waiting' | 'unsure' }
  | { type: 'alert-closed' }
  | { type: 'cleared' }
  | { type: 'put-back' }

/** "Starts empty and untouched." */
export const INITIAL_STATE: EnquiryFormState = {
  status: 'editing',
  isAlertOpen: false,
  values: EMPTY_ENQUIRY,
  files: [],
  touched: new Set(),
  reason: '',
  reference: '',
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
  // What is on its way is what success empties: nothing written meanwhile may vanish with it.
  const resting = state.status === 'sent' ? 'editing' : state.status
  switch (event.type) {
    case 'filled':
      if (isSending) return state
      return {
        ...state,
        values: event.values,
        files: event.files ?? state.files,
        reference: event.reference || state.reference,
        status: resumed(state.status, event.left),
      }
    case 'changed':
      if (isSending) return state
      return {
        ...state,
        status: resting,
        values: { ...state.values, [event.field]: event.value },
      }
    case 'files-changed':
      return isSending ? state : { ...state, status: resting, files: event.files }
    case 'left':
      // The alert takes the focus away from a field; that is not the visitor leaving it.
      if (state.isAlertOpen || state.touched.has(event.field)) return state
      return { ...state, touched: new Set([...state.touched, event.field]) }
    case 'submitted':
      if (isSending || state.isAlertOpen) return state
      if (!isValid(state)) return { ...state, touched: new Set(ENQUIRY_FIELDS) }
      return {
        ...state,
        status: 'sending',
        reason: '',
        reference: state.reference || event.reference,
      }
    case 'accepted':
      return isSending ? sentState(state, event) : state
    case 'refused':
      return isSending
        ? { ...state, status: 'failed', isAlertOpen: true, reason: event.reason }
        : state
    case 'unheard':
      return isSending ? { ...state, status: event.outcome, isAlertOpen: true } : state
    case 'alert-closed':
      return { ...state, isAlertOpen: false }
    case 'cleared':
      if (isSending) return state
      return { ...INITIAL_STATE, cleared: { values: state.values, files: state.files } }
    case 'put-back':
      return state.cleared && !isSending ? { ...INITIAL_STATE, ...state.cleared } : state
  }
}

function sentState(
  { values, files }: EnquiryFormState,
  { reference, sentMs }: { reference: string; sentMs: number },
): EnquiryFormState {
  const fileNames = files.map(({ name }) => name)
  const receipt = { reference, enquiry: values, fileNames, sentMs }
  return { ...INITIAL_STATE, status: 'sent', isAlertOpen: true, receipt }
}

/** "A field shows its error message once it is invalid and has been touched." */
export function shownErrors({ values, touched }: EnquiryFormState): EnquiryErrors {
  const errors = validateEnquiry(values)
  const shown = Object.entries(errors).filter(([field]) => touched.has(field as EnquiryField))
  return Object.fromEntries(shown)
}
