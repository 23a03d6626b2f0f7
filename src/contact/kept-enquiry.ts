import type { EnquiryFile } from './enquiry-file.ts'
import { cleanEnquiry, readEnquiry, type Enquiry } from './enquiry-rules.ts'
import { isReference } from './reference.ts'

/** An enquiry that its visitor asked to keep on this device until there is a signal. */
export type KeptEnquiry = Readonly<{
  values: Enquiry
  reference: string
  files: readonly EnquiryFile[]
  keptMs: number
}>

const DATABASE = 'contacto'
const STORE = 'consultas'

/** Keeps it through closed tabs and restarts, photographs included. Rejects where there is no room. */
export async function keepEnquiry(kept: KeptEnquiry): Promise<void> {
  const values = cleanEnquiry(kept.values)
  await inStore('readwrite', (store) => store.put({ ...kept, values }, values.comment))
}

/** Of what was kept the oldest that can be read, if anything was. */
export async function readKeptEnquiry(): Promise<KeptEnquiry | undefined> {
  try {
    const all = await inStore<unknown[]>('readonly', (store) => store.getAll())
    return all.flatMap((one) => keptEnquiryOf(one) ?? []).sort((a, b) => a.keptMs - b.keptMs)[0]
  } catch {
    return undefined // a private window may have no database
  }
}

/** Forgets the enquiry of that comment, and no other that may be kept. */
export async function dropKeptEnquiry(values: Enquiry): Promise<void> {
  const { comment } = cleanEnquiry(values)
  await inStore('readwrite', (store) => store.delete(comment)).catch(() => {})
}

function keptEnquiryOf(value: unknown): KeptEnquiry | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { values, reference, files, keptMs } = value as Record<string, unknown>
  return {
    values: readEnquiry(values),
    reference: isReference(reference) ? reference : '',
    files: Array.isArray(files) ? files.filter(isEnquiryFile) : [],
    keptMs: typeof keptMs === 'number' ? keptMs : 0,
  }
}

function isEnquiryFile(value: unknown): value is EnquiryFile {
  if (typeof value !== 'object' || value === null) return false
  const { key, name, content, thumbnail } = value as Record<string, unknown>
  return [key, name, thumbnail].every((one) => typeof one === 'string') && content instanceof Blob
}

function asPromise<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The database did not answer.')),
    )
  })
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
  const database = await asPromise(opening)
  try {
    return await asPromise(use(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}
