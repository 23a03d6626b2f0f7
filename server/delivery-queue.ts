import type { Mailbox } from './config.ts'
import type { StoreFile } from './store-file.ts'

/** What one receiver has of one enquiry. */
export type DeliveryState =
  /** Not yet. */
  | 'waiting'
  /** The mail server said a lasting no; asked again, seldom. */
  | 'refused'
  | 'sent'
  /** Handed over twice by servers that ended before they heard the answer: for a person to look at. */
  | 'unsure'

/** The next thing to do: one mail for one receiver. */
export type Turn = Readonly<{
  id: number
  reference: string
  address: string
  attempts: number
}>

/** What came in lately does not wait behind everything that has waited for long, nor before it. */
export type Lane = 'fresh' | 'old'

type Outcome = Readonly<{
  state: DeliveryState
  /** Code of the server's answer, never its text. */
  answer: string
  nextTryMs: number
  nowMs: number
}>

/** What is still to be delivered; the words that the partial index is made of. */
const OPEN = `state IN ('waiting', 'refused')`
const FRESH_MS = 15 * 60 * 1000
/** Handed over so often without an answer: once, and once more after the first crash. */
const HANDOVERS_MAX = 2

/** The oldest mail of a lane that is due, for a receiver who is not paused. */
export function nextTurn(
  file: StoreFile,
  lane: Lane,
  pausedAddresses: readonly string[],
  nowMs: number,
): Turn | undefined {
  const row = file.use((database) =>
    database
      .prepare(
        `SELECT recipient.id, reference, address, attempts
         FROM recipient JOIN enquiry ON enquiry.id = enquiry
         WHERE ${OPEN} AND received_ms ${lane === 'fresh' ? '>' : '<='} ? AND next_try_ms <= ?
           AND address NOT IN (SELECT value FROM json_each(?))
         ORDER BY enquiry, recipient.id LIMIT 1`,
      )
      .get(nowMs - FRESH_MS, nowMs, JSON.stringify(pausedAddresses)),
  )
  if (!row) return undefined
  return {
    id: Number(row['id']),
    reference: String(row['reference']),
    address: String(row['address']),
    attempts: Number(row['attempts']),
  }
}

/** Notes an attempt before it is made: what cannot be noted must not be tried. */
export function noteAttempt(file: StoreFile, id: number, nowMs: number): void {
  file.use((database) =>
    database
      .prepare('UPDATE recipient SET attempts = attempts + 1, changed_ms = ? WHERE id = ?')
      .run(nowMs, id),
  )
}

/** Notes that the mail server is about to have the whole mail: from here on it may arrive. */
export function noteHandover(file: StoreFile, id: number): void {
  file.use((database) =>
    database.prepare('UPDATE recipient SET handovers = handovers + 1 WHERE id = ?').run(id),
  )
}

/** Notes what the mail server answered. */
export function noteOutcome(file: StoreFile, id: number, outcome: Outcome): void {
  const { state, answer, nextTryMs, nowMs } = outcome
  file.use((database) =>
    database
      .prepare(
        `UPDATE recipient SET state = ?, answer = ?, next_try_ms = ?, changed_ms = ?, handovers = 0
         WHERE id = ?`,
      )
      .run(state, answer, nextTryMs, nowMs, id),
  )
}

/** At a start: what was handed over and never heard of is repeated once, and then no more. */
export function settleUnheard(file: StoreFile, nowMs: number): void {
  file.use((database) =>
    database
      .prepare(
        `UPDATE recipient SET state = 'unsure', changed_ms = ? WHERE ${OPEN} AND handovers >= ?`,
      )
      .run(nowMs, HANDOVERS_MAX),
  )
}

/**
 * At a start: what waits goes to the receivers of today, also what came before there were any.
 * Who has it already is not sent it again.
 */
export function addressWaiting(
  file: StoreFile,
  recipients: readonly Mailbox[],
  nowMs: number,
): void {
  file.transact((database) => {
    const pending = database
      .prepare(
        `SELECT id FROM enquiry WHERE NOT EXISTS (SELECT 1 FROM recipient WHERE recipient.enquiry = enquiry.id)
         OR EXISTS (SELECT 1 FROM recipient WHERE recipient.enquiry = enquiry.id AND ${OPEN})`,
      )
      .all()
    const insert = database.prepare(
      'INSERT OR IGNORE INTO recipient (enquiry, name, address, changed_ms) VALUES (?, ?, ?, ?)',
    )
    for (const { id } of pending) {
      for (const { name, address } of recipients) insert.run(Number(id), name, address, nowMs)
    }
    database
      .prepare(
        `DELETE FROM recipient WHERE ${OPEN} AND address NOT IN (SELECT value FROM json_each(?))`,
      )
      .run(JSON.stringify(recipients.map(({ address }) => address)))
  })
}

/** When a receiver who is not paused is next due, be it past; undefined if nothing waits. */
export function nextDueMs(file: StoreFile, pausedAddresses: readonly string[]): number | undefined {
  const row = file.use((database) =>
    database
      .prepare(
        `SELECT min(next_try_ms) AS due FROM recipient
         WHERE ${OPEN} AND address NOT IN (SELECT value FROM json_each(?))`,
      )
      .get(JSON.stringify(pausedAddresses)),
  )
  return row?.['due'] === null ? undefined : Number(row?.['due'])
}

/** Lets all receivers of an enquiry have it again; returns how many there are. */
export function sendAgain(file: StoreFile, reference: string): number {
  const { changes } = file.use((database) =>
    database
      .prepare(
        `UPDATE recipient SET state = 'waiting', handovers = 0, next_try_ms = 0
         WHERE enquiry = (SELECT id FROM enquiry WHERE reference = ?)`,
      )
      .run(reference),
  )
  return Number(changes)
}

export type DeliveryCounts = Readonly<Record<DeliveryState, number>> &
  Readonly<{ oldestWaitingMs: number | undefined }>

/** How many deliveries are in each state, and since when the oldest of the open ones waits. */
export function countDeliveries(file: StoreFile): DeliveryCounts {
  return file.use((database) => {
    const counts = { waiting: 0, refused: 0, sent: 0, unsure: 0 }
    const rows = database.prepare('SELECT state, count(*) AS n FROM recipient GROUP BY state').all()
    for (const { state, n } of rows) counts[state as DeliveryState] = Number(n)
    const oldest = database
      .prepare(
        `SELECT min(received_ms) AS ms FROM recipient JOIN enquiry ON enquiry.id = enquiry
         WHERE ${OPEN}`,
      )
      .get()?.['ms']
    const oldestWaitingMs = oldest === null || oldest === undefined ? undefined : Number(oldest)
    return { ...counts, oldestWaitingMs }
  })
}
