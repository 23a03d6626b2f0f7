import { setTimeout as pause } from 'node:timers/promises'
import type { SmtpSettings } from './config.ts'
import { releaseFiles } from './release-memory.ts'
import { failureCode, type Log } from './log.ts'
import { composeMail, mailSize } from './message.ts'
import type { Mailer, Outcome } from './smtp.ts'
import type { StoreFile } from './store-file.ts'
import { addressesIn, readMail, type EnquiryState } from './store.ts'

export type Delivery = Readonly<{
  /** Starts delivering, or looks for new mail at once; called at the start and after each stored enquiry. */
  wake: () => void
  /** Waits a while for the mail being sent; the others wait for the next run. */
  stop: () => Promise<void>
}>

export type Delays = Readonly<{ firstMs: number; maxMs: number }>

type DeliveryOptions = Readonly<{
  file: StoreFile
  mailer: Mailer
  mail: SmtpSettings
  log: Log
  delays?: Delays
}>

/** The next enquiry to send. */
type Turn = Readonly<{
  reference: string
  attempts: number
  takenBy: readonly string[]
  /** Receivers to skip: those that refused it, until all the others have it. */
  refusedBy: readonly string[]
}>

const DELAYS: Delays = { firstMs: 15_000, maxMs: 30 * 60_000 }
/** Waits vary by up to this share, so that delayed mails are not all retried at the same moment. */
const JITTER = 0.2
/** A refusal may come from a setting that someone corrects. */
const REFUSED_WAIT_MS = 24 * 60 * 60_000
const ATTEMPT_LIMIT_MS = 60_000
/** The slowest line to allow for: how many bytes it carries in a millisecond. */
const SLOWEST_BYTES_PER_MS = 20
/** Under the 10 s that containers are given to stop. */
const STOP_GRACE_MS = 8_000
/** How often the store is checked for changes by another process. */
const POLL_MS = 2_000

/** How long to wait after this many failures in a row: twice as long each time, up to the cap. */
function waitMs({ firstMs, maxMs }: Delays, failures: number): number {
  const spread = 1 - JITTER + 2 * JITTER * Math.random()
  return Math.round(Math.min(firstMs * 2 ** Math.min(failures - 1, 30) * spread, maxMs))
}

/** After a start everything is due at once, whatever the clock said when it was postponed. */
function makeAllDue(file: StoreFile): void {
  file.use((database) => database.exec(`UPDATE enquiry SET next_try_ms = 0 WHERE state <> 'sent'`))
}

/** Of the enquiries that are due, the one with the fewest attempts; of these the oldest. */
function nextTurn(file: StoreFile, nowMs: number): Turn | undefined {
  const row = file.use((database) =>
    database
      .prepare(
        // A next try further away than the longest wait was set while the clock was ahead.
        `SELECT reference, state, attempts, taken_by, refused_by FROM enquiry
         WHERE state <> 'sent' AND (next_try_ms <= ? OR next_try_ms > ?)
         ORDER BY attempts, id LIMIT 1`,
      )
      .get(nowMs, nowMs + REFUSED_WAIT_MS),
  )
  if (!row) return undefined
  return {
    reference: String(row['reference']),
    attempts: Number(row['attempts']),
    takenBy: addressesIn(row['taken_by']),
    refusedBy: row['state'] === 'waiting' ? addressesIn(row['refused_by']) : [],
  }
}

/** Records an attempt and the time of the next one. Called before sending, so that nothing is sent unrecorded. */
function noteAttempt(file: StoreFile, reference: string, nowMs: number, nextTryMs: number): void {
  file.use((database) =>
    database
      .prepare(
        `UPDATE enquiry SET attempts = attempts + 1, changed_ms = ?, next_try_ms = ? WHERE reference = ?`,
      )
      .run(nowMs, nextTryMs, reference),
  )
}

type Result = Readonly<{
  state: EnquiryState
  takenBy: readonly string[]
  refusedBy: readonly string[]
  /** The code of the server's answer, never its text. */
  answer: string
}>

/** Records the result of an attempt; a refused mail waits for a day. */
function noteResult(file: StoreFile, reference: string, nowMs: number, result: Result): void {
  const { state, takenBy, refusedBy, answer } = result
  file.use((database) =>
    database
      .prepare(
        `UPDATE enquiry SET state = ?1, taken_by = ?2, refused_by = ?3, answer = ?4, changed_ms = ?5,
           next_try_ms = CASE ?1 WHEN 'refused' THEN ?6 ELSE next_try_ms END
         WHERE reference = ?7`,
      )
      .run(
        state,
        JSON.stringify(takenBy),
        JSON.stringify(refusedBy),
        answer,
        nowMs,
        nowMs + REFUSED_WAIT_MS,
        reference,
      ),
  )
}

/** Records that the mail server only takes smaller mails: the next attempt goes without attachments. */
function noteTooLarge(file: StoreFile, reference: string): void {
  file.use((database) =>
    database
      .prepare('UPDATE enquiry SET lacks_files = 1, next_try_ms = 0 WHERE reference = ?')
      .run(reference),
  )
}

/** Schedules an enquiry for all its receivers again, attachments included; false if there is no such enquiry. */
export function sendAgain(file: StoreFile, reference: string): boolean {
  const { changes } = file.use((database) =>
    database
      .prepare(
        `UPDATE enquiry SET state = 'waiting', taken_by = '[]', refused_by = '[]', lacks_files = 0,
           attempts = 0, next_try_ms = 0 WHERE reference = ?`,
      )
      .run(reference),
  )
  return changes > 0
}

export type DeliveryCounts = Readonly<Record<EnquiryState, number>> &
  Readonly<{ oldestWaitingMs: number | undefined }>

/** The number of enquiries in each state, and when the oldest waiting one came in. */
export function countDeliveries(file: StoreFile): DeliveryCounts {
  return file.use((database) => {
    const counts = { waiting: 0, refused: 0, sent: 0 }
    const rows = database.prepare('SELECT state, count(*) AS n FROM enquiry GROUP BY state').all()
    for (const { state, n } of rows) counts[state as EnquiryState] = Number(n)
    const oldest = database
      .prepare(`SELECT min(received_ms) AS ms FROM enquiry WHERE state = 'waiting'`)
      .get()?.['ms']
    return { ...counts, oldestWaitingMs: oldest === null ? undefined : Number(oldest) }
  })
}

/**
 * Delivers the stored enquiries, one at a time, at least once each and always under the same Message-ID. A failed
 * enquiry waits on its own; only a server that cannot be reached makes all of them wait.
 */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { file, mailer, mail, log, delays = DELAYS } = options
  const stopping = new AbortController()
  let isLeader = false
  let isStopped = false
  let unreached = 0
  /** On the monotonic clock, which nobody sets. */
  let pausedUntil = 0
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  function settle(turn: Turn, to: readonly string[], outcome: Outcome): void {
    const { reference, attempts } = turn
    const takenBy = [...turn.takenBy, ...outcome.taken]
    const refusedBy = [...turn.refusedBy, ...outcome.refused]
    const isWaiting = to.some((address) => ![...takenBy, ...refusedBy].includes(address))
    const state = isWaiting ? 'waiting' : refusedBy.length > 0 ? 'refused' : 'sent'
    const answer = state === 'sent' ? '' : failureCode(outcome.failure)
    noteResult(file, reference, Date.now(), { state, takenBy, refusedBy, answer })
    const details = { referencia: reference, intento: attempts + 1 }
    if (state === 'sent') log('consulta entregada', details)
    else
      log(`consulta ${state === 'refused' ? 'rechazada' : 'en espera'}`, {
        ...details,
        error: answer,
      })
  }

  async function attempt(turn: Turn): Promise<void> {
    const { reference, attempts } = turn
    const stored = readMail(file, reference)
    if (!stored) return
    const nowMs = Date.now()
    noteAttempt(file, reference, nowMs, nowMs + waitMs(delays, attempts + 1))
    const done = [...turn.takenBy, ...turn.refusedBy]
    const to = mail.to.map(({ address }) => address).filter((address) => !done.includes(address))
    const eml = composeMail(stored, mail).createReadStream()
    const size = mailSize(stored)
    const limit = AbortSignal.timeout(ATTEMPT_LIMIT_MS + Math.round(size / SLOWEST_BYTES_PER_MS))
    const signal = AbortSignal.any([stopping.signal, limit])
    const nobody = { taken: [], refused: [], isTooLarge: false, isUnreachable: false, failure: '' }
    const outcome = to.length === 0 ? nobody : await mailer.send({ eml, size, to, signal })
    if (outcome.taken.length > 0) releaseFiles(stored.attachments)
    if (stopping.signal.aborted && outcome.taken.length === 0) return
    unreached = outcome.isUnreachable ? unreached + 1 : 0
    if (outcome.isUnreachable) pausedUntil = performance.now() + waitMs(delays, unreached)
    const hasFiles = stored.attachments.length > 0 && !stored.lacksFiles
    if (outcome.isTooLarge && hasFiles) {
      noteTooLarge(file, reference)
      log('consulta demasiado grande: irá sin adjuntos', { referencia: reference })
    } else {
      settle(turn, to, outcome.isTooLarge ? { ...outcome, refused: to } : outcome)
    }
  }

  async function drain(): Promise<void> {
    if (!file.lockDelivery()) return
    if (!isLeader) makeAllDue(file)
    isLeader = true
    for (;;) {
      if (isStopped || performance.now() < pausedUntil) return
      const turn = nextTurn(file, Date.now())
      if (!turn) return
      await attempt(turn)
      await pause(0) // lets requests to store an enquiry run in between
    }
  }

  async function run(): Promise<void> {
    try {
      await drain()
    } catch (failure) {
      log('no se puede usar el almacén de consultas', { error: failureCode(failure) })
    }
    running = undefined
    if (!isStopped) timer = setTimeout(wake, Math.min(POLL_MS, delays.firstMs))
  }

  function wake(): void {
    clearTimeout(timer)
    if (!isStopped) running ??= run()
  }

  async function stop(): Promise<void> {
    isStopped = true
    clearTimeout(timer)
    const grace = setTimeout(() => stopping.abort(), STOP_GRACE_MS)
    await running
    clearTimeout(grace)
    mailer.close()
  }

  return { wake, stop }
}
