import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { besideStoreIn, type StoreFile } from './store-file.ts'
import { eraseEnquiries } from './store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A copy of what was delivered outlives a mailbox that bounced, and no longer than needed. */
const SENT_KEPT_MS = 30 * DAY_MS
/** Whatever has become of it, and wherever it lies: content/paginas/privacidad.yaml promises it. */
const KEPT_MS = 90 * DAY_MS

/** Erases the enquiries that were delivered 30 days ago, and all that is older than 90 days. */
export function eraseOld(file: StoreFile, nowMs: number): void {
  const old = file.use((database) =>
    database
      .prepare(
        `SELECT reference FROM enquiry
         WHERE (state = 'sent' AND changed_ms <= ?) OR received_ms <= ?`,
      )
      .all(nowMs - SENT_KEPT_MS, nowMs - KEPT_MS)
      .map(({ reference }) => String(reference)),
  )
  if (old.length > 0) eraseEnquiries(file, old)
  const mails = readdirSync(file.folder).filter((name) => /\.eml(?:\.tmp)?$/.test(name))
  for (const name of [...mails, ...besideStoreIn(file.folder)]) {
    const path = join(file.folder, name)
    if (statSync(path).mtimeMs <= nowMs - KEPT_MS) rmSync(path)
  }
}
