import { expect, test } from 'vitest'
import {
  INITIAL_STATE,
  transition,
  type EnquiryFormEvent,
  type EnquiryFormState,
} from './enquiry-form-state.ts'
import { EMPTY_ENQUIRY } from './enquiry-rules.ts'
import { SAMPLE_ENQUIRY } from './testing/sample-enquiry.ts'

function after(...events: EnquiryFormEvent[]): EnquiryFormState {
  return events.reduce(transition, INITIAL_STATE)
}

const filled = { type: 'filled', values: SAMPLE_ENQUIRY, left: 'editing' } as const
const REFERENCE = '261122-1043-K7M4'
const submitted = { type: 'submitted', reference: REFERENCE } as const
const closedAlert = { type: 'alert-closed' } as const
const tried = REFERENCE
const accepted = { type: 'accepted', tried, reference: REFERENCE, sentMs: 0 } as const

test('an enquiry in flight cannot be edited', () => {
  const sending = after(filled, submitted)
  expect(transition(sending, { type: 'changed', field: 'name', value: 'Eva' })).toBe(sending)
  expect(transition(sending, { ...filled, values: EMPTY_ENQUIRY })).toBe(sending)
})

test('a page that was left while sending shows the outcome as unknown until the answer comes', () => {
  const back = after(filled, submitted, { type: 'returned' })
  expect(back).toMatchObject({ status: 'unsure', isAlertOpen: false, values: SAMPLE_ENQUIRY })
  expect(transition(back, accepted)).toMatchObject({ status: 'sent', receipt: { sentMs: 0 } })
  expect(transition(back, { type: 'refused', tried, reason: '' }).status).toBe('failed')
  expect(after(filled, { type: 'returned' }).status).toBe('editing')
})

test('an enquiry edited while the outcome is unknown is a new one, not settled by the first answer', () => {
  const lost = after(filled, submitted, { type: 'unheard', tried, outcome: 'unsure' }, closedAlert)
  const changed = transition(lost, { type: 'changed', field: 'comment', value: 'Otra cosa' })
  expect(changed).toMatchObject({ status: 'unsure', reference: '' })
  expect(transition(changed, accepted)).toBe(changed)
  const again = transition(changed, { ...submitted, reference: '261122-1050-AAAA' })
  expect(transition(again, accepted)).toBe(again)
  expect(transition(lost, { type: 'files-changed', files: [] }).reference).toBe('')
})

test('a receipt stays while nothing is begun after it', () => {
  const sent = after(filled, submitted, accepted)
  const emptied = { ...filled, values: EMPTY_ENQUIRY }
  expect(transition(sent, emptied).status).toBe('sent')
  expect(transition(sent, filled).status).toBe('editing')
  expect(transition(sent, { ...emptied, list: '1 × 442C' }).status).toBe('editing')
  expect(transition(sent, { type: 'begun-again' })).toMatchObject({
    status: 'editing',
    receipt: {},
  })
})

test('an answer that comes when nothing is on its way changes nothing', () => {
  const editing = after(filled)
  expect(transition(editing, accepted)).toBe(editing)
  expect(transition(editing, { type: 'refused', tried, reason: '' })).toBe(editing)
})

test('writing again after a sent enquiry starts a new one', () => {
  const sent = after(filled, submitted, accepted)
  expect(transition(sent, { type: 'changed', field: 'name', value: 'A' }).status).toBe('editing')
})

test('every try goes under the reference of the first, and the next enquiry under its own', () => {
  const other = { ...submitted, reference: '261122-1050-AAAA' }
  const closed = after(
    filled,
    submitted,
    { type: 'unheard', tried, outcome: 'unsure' },
    closedAlert,
  )
  expect(closed.status).toBe('unsure')
  expect(transition(closed, other).reference).toBe(REFERENCE)
  const sent = after(filled, submitted, accepted, filled, other)
  expect(sent.reference).toBe(other.reference)
})

test('files are kept with the values, and go with them when the form is emptied', () => {
  const file = { key: 'a', name: 'placa.jpg', content: new Blob(['a']), thumbnail: '', note: '' }
  const chosen = after(filled, { type: 'files-changed', files: [file] })
  const failed = after(filled, { type: 'files-changed', files: [file] }, submitted, {
    type: 'refused',
    tried,
    reason: '',
  })
  expect(failed.files).toEqual([file])
  const sending = transition(chosen, submitted)
  expect(transition(sending, { type: 'files-changed', files: [] })).toBe(sending)
  const sent = transition(sending, accepted)
  expect(sent.files).toEqual([])
  expect(sent.receipt?.fileNames).toEqual(['placa.jpg'])
})

test('an enquiry in flight is neither cleared nor put back', () => {
  const sending = after(filled, submitted)
  expect(transition(sending, { type: 'cleared' })).toBe(sending)
  expect(transition(sending, { type: 'put-back' })).toBe(sending)
})
