import type { Mailbox } from './config.ts'
import type { StoreFile } from './store-file.ts'

/** The state of one enquiry for one receiver. */
export type DeliveryState =
  /** Not sent yet. */
  | 'waiting'
  /** The mail server refused it permanently; retried, seldom. */
  | 'refused'
  | 'sent'
  /** Sent twice by processes that ended before the answer came: a person must decide. */
  | 'unsure'

/** The next mail to send, to one receiver. */
export type Turn = Readonly<{
  id: number
  reference: string
  address: string
  attempts: number
}>

/** Recent and old mail, between which delivery alternates, so that neither starves the other. */
export type Lane = 'fresh' | 'old'

type Outcome = Readonly<{
  state: DeliveryState
  /** The code of the server's answer, never its text. */
  answer: string
  nextTryMs: number
  nowMs: number
}>

/** SQL for undelivered mail, in the words of the partial index. */
const OPEN = `state IN ('waiting', 'refused')`
const FRESH_MS = 15 * 60 * 1000
/** How often a mail is sent without an answer: once, and again after the first crash. */
const HANDOVERS_MAX = 2

/** The oldest due mail of a lane, for a receiver who is not paused. */
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

/** Records an attempt before it is made: without a record it must not be made. */
export function noteAttempt(file: StoreFile, id: number, nowMs: number): void {
  file.use((database) =>
    database
      .prepare('UPDATE recipient SET attempts = attempts + 1, changed_ms = ? WHERE id = ?')
      .run(nowMs, id),
  )
}

/** Records that the mail server is about to have the whole mail: from here on it may arrive. */
export function noteHandover(file: StoreFile, id: number): void {
  file.use((database) =>
    database.prepare('UPDATE recipient SET handovers = handovers + 1 WHERE id = ?').run(id),
  )
}

/** Records the mail server's answer. */
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

/** At the start: mail without an answer is sent once more, then marked unsure. */
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
 * At the start: addresses undelivered mail to the configured receivers, including mail stored when there were
 * none. A receiver who has it already does not get it again.
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

/** When the next mail for a receiver who is not paused is due, possibly in the past; undefined if none waits. */
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

/** Sends an enquiry to all its receivers again; returns how many there are. */
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

/** The number of deliveries in each state, and when the oldest undelivered enquiry came in. */
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
