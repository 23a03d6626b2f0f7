import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { STORE_NAME } from '../store-file.ts'

const OPEN_STATES = ['waiting', 'refused']

export type StoredEnquiry = Readonly<{
  reference: string
  text: string
  /** `sent`, `waiting` … for each receiver's address. */
  states: Readonly<Record<string, string>>
}>

/** The enquiries in a folder's store, oldest first, read as by another program. */
export function storedIn(folder: string): StoredEnquiry[] {
  if (!existsSync(join(folder, STORE_NAME))) return []
  const database = new DatabaseSync(join(folder, STORE_NAME), { timeout: 5000 })
  try {
    const enquiries = database
      .prepare('SELECT id, reference, text FROM enquiry JOIN mail ON mail.enquiry = id ORDER BY id')
      .all()
    return enquiries.map(({ id, reference, text }) => ({
      reference: String(reference),
      text: String(text),
      states: Object.fromEntries(
        database
          .prepare('SELECT address, state FROM recipient WHERE enquiry = ?')
          .all(Number(id))
          .map(({ address, state }) => [String(address), String(state)]),
      ),
    }))
  } finally {
    database.close()
  }
}

/** References of what is still to be delivered to someone, oldest first. */
export function waitingIn(folder: string): string[] {
  return storedIn(folder)
    .filter(({ states }) => Object.values(states).some((state) => OPEN_STATES.includes(state)))
    .map(({ reference }) => reference)
}
