import { createBackOff, waitMs, type BackOffDelays } from './back-off.ts'
import type { SmtpSettings } from './config.ts'
import {
  addressWaiting,
  nextDueMs,
  nextTurn,
  noteAttempt,
  noteHandover,
  noteOutcome,
  settleUnheard,
  type Lane,
  type Turn,
} from './delivery-queue.ts'
import { failureCode, type Log } from './log.ts'
import { composeMail } from './message.ts'
import { setbackOf, type Mailer } from './smtp.ts'
import type { StoreFile } from './store-file.ts'
import { purgeSent, readMail } from './store.ts'

export type Delivery = Readonly<{
  /** Starts delivering, or looks for new mail at once; called at the start and after each stored enquiry. */
  wake: () => void
  /** Waits a while for the mail being sent; the others wait for the next run. */
  stop: () => Promise<void>
}>

type DeliveryOptions = Readonly<{
  file: StoreFile
  mailer: Mailer
  mail: SmtpSettings
  log: Log
  delays?: BackOffDelays
}>

const DELAYS: BackOffDelays = { firstMs: 15_000, maxMs: 30 * 60_000 }
const ATTEMPT_LIMIT_MS = 60_000
/** Under the 10 s that containers are given to stop. */
const STOP_GRACE_MS = 8_000
/** How often the store is checked for changes by another process. */
const POLL_MS = 2_000
const PURGE_INTERVAL_MS = 24 * 60 * 60 * 1000
/** The back-off's key for the mail server itself; receivers have their address. */
const SERVER = ''

/**
 * Sends the stored mail to the mail server, one mail for one receiver at a time. Failed mail is retried without
 * end, even if the server refuses it: an unknown mailbox may be a setting that someone mends tomorrow.
 */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { file, mailer, mail, log, delays = DELAYS } = options
  const backOff = createBackOff(delays)
  /** Sent, but not yet recorded as sent: must not be sent again. */
  const unnoted = new Map<number, Turn>()
  const stopping = new AbortController()
  let isLeader = false
  let isStopped = false
  let isFreshTurn = true
  let purgedMs = 0
  let hasTrouble = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  /** Alternates between recent and old mail, so that neither starves the other. */
  function pickTurn(nowMs: number): Turn | undefined {
    isFreshTurn = !isFreshTurn
    const lanes: readonly Lane[] = ['fresh', 'old']
    const paused = backOff.paused(nowMs)
    for (const lane of isFreshTurn ? lanes : lanes.toReversed()) {
      const turn = nextTurn(file, lane, paused, nowMs)
      if (turn) return turn
    }
    return undefined
  }

  function note(turn: Turn): void {
    const nowMs = Date.now()
    noteOutcome(file, turn.id, { state: 'sent', answer: '', nextTryMs: nowMs, nowMs })
    unnoted.delete(turn.id)
  }

  async function attempt(turn: Turn): Promise<void> {
    const { id, reference, address } = turn
    const startedMs = Date.now()
    const stored = readMail(file, reference)
    if (!stored) return
    noteAttempt(file, id, startedMs)
    let isHandedOver = false
    try {
      await mailer.send({
        eml: await composeMail(stored, mail),
        to: address,
        onHandover: () => {
          noteHandover(file, id)
          isHandedOver = true
        },
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(ATTEMPT_LIMIT_MS)]),
      })
    } catch (failure) {
      if (!stopping.signal.aborted) postpone(turn, failure, isHandedOver)
      return
    }
    backOff.clear(SERVER)
    backOff.clear(address)
    unnoted.set(id, turn)
    log('consulta entregada', { referencia: reference, ms: Date.now() - startedMs })
    note(turn)
  }

  function postpone({ id, reference, address, attempts }: Turn, failure: unknown, was: boolean) {
    const nowMs = Date.now()
    const setback = setbackOf(failure, was)
    const attemptNumber = attempts + 1
    const waits = [
      setback.server ? backOff.postpone(SERVER, nowMs) : 0,
      setback.address ? backOff.postpone(address, nowMs) : 0,
      setback.mail ? waitMs(delays, attemptNumber) : 0,
    ]
    const answer = failureCode(failure)
    log('consulta en espera', {
      referencia: reference,
      intento: attemptNumber,
      error: answer,
      'espera-ms': Math.round(Math.max(...waits)),
    })
    noteOutcome(file, id, {
      state: setback.isRefused ? 'refused' : 'waiting',
      answer,
      nextTryMs: nowMs + (waits[2] ?? 0),
      nowMs,
    })
  }

  /** Becomes the one process that delivers from this store, unless another is. */
  function lead(): boolean {
    if (isLeader) return true
    if (!file.lockDelivery()) return false
    isLeader = true
    settleUnheard(file, Date.now())
    addressWaiting(file, mail.to, Date.now())
    return true
  }

  async function drain(): Promise<void> {
    if (!lead()) return
    if (Date.now() - purgedMs > PURGE_INTERVAL_MS) {
      purgedMs = Date.now()
      purgeSent(file, purgedMs)
    }
    for (;;) {
      // If a sent mail cannot be recorded, the store is not writable: nothing else is sent.
      for (const turn of unnoted.values()) note(turn)
      const nowMs = Date.now()
      if (isStopped || backOff.untilMs(SERVER) > nowMs) return
      const turn = pickTurn(nowMs)
      if (!turn) return
      await attempt(turn)
    }
  }

  function msToNextTurn(): number {
    const nowMs = Date.now()
    if (!isLeader || hasTrouble) return POLL_MS
    const paused = backOff.paused(nowMs)
    const endMs = Math.min(...paused.map((destination) => backOff.untilMs(destination)))
    const dueMs = Math.min(endMs, nextDueMs(file, paused) ?? endMs)
    return Math.min(POLL_MS, Math.max(0, dueMs - nowMs, backOff.untilMs(SERVER) - nowMs))
  }

  async function run(): Promise<void> {
    try {
      await drain()
      hasTrouble = false
    } catch (failure) {
      hasTrouble = true
      log('no se puede usar el almacén de consultas', { error: failureCode(failure) })
    }
    running = undefined
    if (!isStopped) timer = setTimeout(wake, msToNextTurn())
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
