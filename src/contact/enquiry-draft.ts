import type { LeftOff } from './enquiry-form-state.ts'
import { EMPTY_ENQUIRY, ENQUIRY_FIELDS, readEnquiry, type Enquiry } from './enquiry-rules.ts'
import { isReference } from './reference.ts'
import { ifAllowed } from '#visitor/if-allowed.ts'
import { DRAFT_KEY, TAB_KEY } from '#visitor/stored-keys.ts'

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

const NO_DRAFT: Draft = {
  values: EMPTY_ENQUIRY,
  opening: '',
  list: '',
  left: 'editing',
  reference: '',
}
const UNFINISHED: readonly unknown[] = ['sending', 'waiting', 'unsure'] satisfies LeftOff[]

function parseDraft(json: string | null): Draft {
  const stored: unknown = JSON.parse(json ?? 'null')
  if (typeof stored !== 'object' || stored === null) return NO_DRAFT
  return {
    values: readEnquiry('values' in stored ? stored.values : undefined),
    opening: 'opening' in stored && typeof stored.opening === 'string' ? stored.opening : '',
    list: 'list' in stored && typeof stored.list === 'string' ? stored.list : '',
    left:
      'left' in stored && UNFINISHED.includes(stored.left) ? (stored.left as LeftOff) : 'editing',
    reference: 'reference' in stored && isReference(stored.reference) ? stored.reference : '',
  }
}

/** The draft as it is stored, to tell whether it was changed. */
export function draftText(): string | null | undefined {
  return ifAllowed('sessionStorage', (storage) => storage.getItem(DRAFT_KEY))
}

/** The draft of this tab, kept across reloads, crashes and visits to other pages. */
export function readDraft(): Draft {
  return ifAllowed('sessionStorage', () => parseDraft(draftText() ?? null)) ?? NO_DRAFT
}

/** Personal data: kept for this tab alone, and no longer than the browser keeps the tab. */
export function writeDraft(draft: Draft): void {
  if (ENQUIRY_FIELDS.every((field) => draft.values[field] === '')) return eraseDraft()
  ifAllowed('sessionStorage', (storage) => storage.setItem(DRAFT_KEY, JSON.stringify(draft)))
}

/** The key of this tab's photographs in the database (they are too large for session storage); empty without any. */
export function draftName(): string {
  return ifAllowed('sessionStorage', (storage) => storage.getItem(TAB_KEY)) ?? ''
}

/** Sets or clears that key. */
export function nameDraft(hasPhotographs: boolean): string {
  const name = draftName() || `borrador ${crypto.randomUUID()}`
  ifAllowed('sessionStorage', (storage) =>
    hasPhotographs ? storage.setItem(TAB_KEY, name) : storage.removeItem(TAB_KEY),
  )
  return name
}

export function eraseDraft(): void {
  ifAllowed('sessionStorage', (storage) => storage.removeItem(DRAFT_KEY))
}
