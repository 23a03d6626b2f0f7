import type { EnquiryFile } from './enquiry-file.ts'
import type { LeftOff } from './enquiry-form-state.ts'
import { cleanEnquiry, readEnquiry, type Enquiry } from './enquiry-rules.ts'
import { isReference } from './reference.ts'
import { unsentCount } from '#visitor/stored-keys.ts'
import { partsOf } from '#visitor/stored-value.ts'

/** An enquiry that outlives its tab on this device, photographs included. */
export type StoredEnquiry = Readonly<{
  values: Enquiry
  reference: string
  files: readonly EnquiryFile[]
  keptMs: number
  /** waiting: its visitor asked to store it until there is a signal. sending: in flight, not answered yet. */
  left: Extract<LeftOff, 'waiting' | 'sending'>
}>

const DATABASE = 'contacto'
const STORE = 'consultas'

/** Two tabs may keep the same words of different people. */
export type Waiting = Pick<StoredEnquiry, 'reference'> & { comment: string }

const keyOf = ({ reference, comment }: Waiting) => `${reference} ${comment}`

/** Stores an enquiry: one waiting for each `Waiting`, one in flight for each reference. Rejects if there is no room. */
export async function storeEnquiry(kept: Omit<StoredEnquiry, 'keptMs'>): Promise<void> {
  const values = cleanEnquiry(kept.values)
  const { left, reference } = kept
  const key = left === 'sending' ? reference : keyOf({ reference, comment: values.comment })
  await inStore('readwrite', (store) => store.put({ ...kept, values, keptMs: Date.now() }, key))
  await noteUnsent()
}

/** Storage that never answers must not delay an enquiry: after this long it is done without. */
const STORAGE_MOST_MS = 2000

/** Resolves when the storage has answered, or has taken too long. */
export async function answerOrNone(work: Promise<unknown>): Promise<true> {
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, STORAGE_MOST_MS))])
  return true
}

/** The stored enquiry to restore: one in flight first, else the oldest. */
export async function readStoredEnquiry(): Promise<StoredEnquiry | undefined> {
  try {
    const all = await inStore<unknown[]>('readonly', (store) => store.getAll())
    const kept = all
      .filter((one) => !isDraft(one))
      .map(storedEnquiryOf)
      .sort((a, b) => a.keptMs - b.keptMs)
    return kept.find(({ left }) => left === 'sending') ?? kept[0]
  } catch {
    return undefined // a private window may have no database
  }
}

/** Deletes that waiting enquiry, and no other. */
export async function dropStoredEnquiry(waiting: Waiting): Promise<void> {
  await drop(keyOf(waiting))
}

/** Deletes the enquiry in flight of that reference. */
export async function dropSending(reference: string): Promise<void> {
  await drop(reference)
}

/** Photographs chosen in a tab and not sent yet; old ones, of closed tabs, are deleted. */
type DraftFiles = Readonly<{ left: 'draft'; files: readonly EnquiryFile[]; keptMs: number }>

const DRAFT_LASTS_MS = 24 * 60 * 60 * 1000

function isDraft(value: unknown): value is DraftFiles {
  return partsOf(value)['left'] === 'draft'
}

/** Stores the chosen files under this tab's own key; an empty list deletes them. The browser may refuse. */
export async function storeDraftFiles(tab: string, files: readonly EnquiryFile[]): Promise<void> {
  if (files.length === 0) return drop(tab)
  const draft: DraftFiles = { left: 'draft', files, keptMs: Date.now() }
  await inStore('readwrite', (store) => store.put(draft, tab)).catch(() => {})
}

/** The files that were chosen in this tab before its page was left. */
export async function readDraftFiles(tab: string): Promise<readonly EnquiryFile[]> {
  try {
    const keys = await inStore('readonly', (store) => store.getAllKeys())
    const all = await inStore<unknown[]>('readonly', (store) => store.getAll())
    const drafts = all.flatMap((value, at) => {
      const key = keys[at]
      return isDraft(value) && typeof key === 'string' ? [{ key, value }] : []
    })
    const old = drafts.filter(({ value }) => Date.now() - value.keptMs > DRAFT_LASTS_MS)
    await Promise.all(old.map(({ key }) => drop(key)))
    const own = drafts.find(({ key }) => key === tab)?.value.files ?? []
    return own.filter(isEnquiryFile)
  } catch {
    return []
  }
}

async function drop(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key)).catch(() => {})
  await noteUnsent()
}

/** Lets every page know, without opening the database, whether an enquiry is still to be sent or answered. */
async function noteUnsent(): Promise<void> {
  const all = await inStore<unknown[]>('readonly', (store) => store.getAll()).catch(() => [])
  // A stored enquiry that is being sent is here twice.
  const unsent = all.filter((one) => !isDraft(one)).map(storedEnquiryOf)
  const count = new Set(
    unsent.map(({ reference, values: { comment } }) => keyOf({ reference, comment })),
  ).size
  unsentCount.update(() => count)
}

function storedEnquiryOf(value: unknown): StoredEnquiry {
  const { values, reference, files, keptMs, left } = partsOf(value)
  return {
    values: readEnquiry(values),
    reference: isReference(reference) ? reference : '',
    files: Array.isArray(files) ? files.filter(isEnquiryFile) : [],
    keptMs: typeof keptMs === 'number' ? keptMs : 0,
    left: left === 'sending' ? left : 'waiting',
  }
}

function isEnquiryFile(value: unknown): value is EnquiryFile {
  const { key, name, content, thumbnail } = partsOf(value)
  return [key, name, thumbnail].every((one) => typeof one === 'string') && content instanceof Blob
}

/** Resolves at one event, and rejects at the other. */
function ended(target: IDBRequest | IDBTransaction, well: string, badly: string): Promise<void> {
  return new Promise((resolve, reject) => {
    target.addEventListener(well, () => resolve())
    target.addEventListener(badly, () =>
      reject(target.error ?? new Error('The database did not answer.')),
    )
  })
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
  await ended(opening, 'success', 'error')
  try {
    const transaction = opening.result.transaction(STORE, mode)
    const request = use(transaction.objectStore(STORE))
    // A request may succeed and its transaction still abort, for example if the disk is full.
    await ended(transaction, 'complete', 'abort')
    return request.result
  } finally {
    opening.result.close()
  }
}
