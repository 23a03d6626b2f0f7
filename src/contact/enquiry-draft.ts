import { EMPTY_ENQUIRY, ENQUIRY_FIELDS, readEnquiry, type Enquiry } from './enquiry-rules.ts'

const DRAFT_KEY = 'contacto-borrador'

// A browser may forbid storage or have none left. Then there is no draft, and the form still works.
function ifAllowed<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

/** What was being written in this tab before it was reloaded or crashed. */
export function readDraft(): Enquiry {
  return (
    ifAllowed((storage) => readEnquiry(JSON.parse(storage.getItem(DRAFT_KEY) ?? '{}'))) ??
    EMPTY_ENQUIRY
  )
}

/** Personal data: kept for this tab alone, and no longer than the browser keeps the tab. */
export function writeDraft(enquiry: Enquiry): void {
  if (ENQUIRY_FIELDS.every((field) => enquiry[field] === '')) return eraseDraft()
  ifAllowed((storage) => storage.setItem(DRAFT_KEY, JSON.stringify(enquiry)))
}

export function eraseDraft(): void {
  ifAllowed((storage) => storage.removeItem(DRAFT_KEY))
}
