import type { LeftOff } from './enquiry-form-state.ts'
import { cleanEnquiry, ENQUIRY_FIELDS, readEnquiry, type Enquiry } from './enquiry-rules.ts'
import { isReference } from './reference.ts'
import { DRAFT_KEY, TAB_KEY } from '#visitor/stored-keys.ts'
import { partsOf, storedText, storedValue, textOf } from '#visitor/stored-value.ts'

/** The unsent values, and the opening of their comment (see `commentOpening`). */
export type Draft = Readonly<{
  values: Enquiry
  opening: string
  /** The list to quote that went along with it. */
  list: string
  left: LeftOff
  /** The reference of the attempt to send it; empty before one. */
  reference: string
}>

const UNFINISHED: readonly LeftOff[] = ['sending', 'waiting', 'unsure']

/**
 * The draft of this tab, kept across reloads, crashes and visits to other pages. Personal data: for this tab alone, and no
 * longer than the browser keeps the tab.
 */
const draft = storedValue(
  DRAFT_KEY,
  (stored): Draft => {
    const { values, opening, list, left, reference } = partsOf(stored)
    return {
      values: readEnquiry(values),
      opening: textOf(opening),
      list: textOf(list),
      left: UNFINISHED.find((one) => one === left) ?? 'editing',
      reference: isReference(reference) ? reference : '',
    }
  },
  'sessionStorage',
)

/** The same object as long as the draft is unchanged, also by another page of this tab. */
export const readDraft = draft.read

export function writeDraft(next: Draft): void {
  const values = cleanEnquiry(next.values)
  const isEmpty = ENQUIRY_FIELDS.every((field) => values[field] === '')
  draft.update(() => (isEmpty ? draft.empty : { ...next, values }))
}

export function eraseDraft(): void {
  draft.update(() => draft.empty)
}

/** The key of this tab's photographs in the database (they are too large for session storage); empty without any. */
const tab = storedText(TAB_KEY, 'sessionStorage')
export const draftName = tab.read

/** Sets or clears that key. */
export function nameDraft(hasPhotographs: boolean): string {
  const name = draftName() || `borrador ${crypto.randomUUID()}`
  tab.update(() => (hasPhotographs ? name : ''))
  return name
}
