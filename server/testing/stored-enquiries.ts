import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { STORE_NAME } from '../store-file.ts'

export type StoredEnquiry = Readonly<{
  reference: string
  text: string
  state: string
  takenBy: readonly string[]
  refusedBy: readonly string[]
}>

/** The enquiries in a folder's store, oldest first, read through a separate connection. */
export function storedIn(folder: string): StoredEnquiry[] {
  if (!existsSync(join(folder, STORE_NAME))) return []
  const database = new DatabaseSync(join(folder, STORE_NAME), { timeout: 5000 })
  try {
    return database
      .prepare('SELECT reference, text, state, taken_by, refused_by FROM enquiry ORDER BY id')
      .all()
      .map(({ reference, text, state, taken_by, refused_by }) => ({
        reference: String(reference),
        text: String(text),
        state: String(state),
        takenBy: JSON.parse(String(taken_by)) as string[],
        refusedBy: JSON.parse(String(refused_by)) as string[],
      }))
  } finally {
    database.close()
  }
}

/** References of enquiries that are not fully delivered yet, oldest first. */
export function waitingIn(folder: string): string[] {
  return storedIn(folder)
    .filter(({ state }) => state !== 'sent')
    .map(({ reference }) => reference)
}
