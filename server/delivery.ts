import { failureCode, type Log } from './log.ts'
import type { Message } from './message.ts'
import type { Outbox } from './outbox.ts'
import { createRetryQueue, type RetryDelays } from './retry-queue.ts'
import { isRefusal, type Mailer } from './smtp.ts'

export type Delivery = Readonly<{
  /** Resolves once the message cannot be lost; rejects if it has been left nowhere. */
  accept: (message: Message) => Promise<void>
  /** Takes up what waits since an earlier run. */
  start: () => Promise<void>
  /** Lets the mail that is being sent finish, for a while; the others wait for the next run. */
  stop: () => Promise<void>
}>

type DeliveryOptions = Readonly<{
  outbox: Outbox
  mailer: Mailer | undefined
  log: Log
  retry?: RetryDelays
}>

const RETRY_DELAYS: RetryDelays = { firstMs: 15_000, maxMs: 30 * 60_000 }
const ATTEMPT_LIMIT_MS = 60_000
/** Under the 20 s after which the browser's form gives up. */
const DIRECT_ATTEMPT_LIMIT_MS = 15_000
/** Under the 10 s that containers are given to stop. */
const STOP_GRACE_MS = 8_000
const PURGE_INTERVAL_MS = 24 * 60 * 60 * 1000

/**
 * Takes enquiries over: first onto the disk, then, one after the other, to the mail server. What
 * cannot be delivered is tried again for as long as it takes, even what the server refuses: a
 * mailbox that is unknown today is a setting that someone mends tomorrow.
 */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { outbox, mailer, log } = options
  const queue = createRetryQueue(options.retry ?? RETRY_DELAYS)
  /** Delivered, but still in the folder: not to be taken for one that waits. */
  const sentUnmoved = new Set<string>()
  const stopping = new AbortController()
  let isStopped = false
  let draining: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let purgeTimer: NodeJS.Timeout | undefined

  function enqueue(ids: readonly string[]): void {
    if (!mailer) return
    queue.add(
      ids.filter((id) => !sentUnmoved.has(id)),
      Date.now(),
    )
    schedule(mailer)
  }

  function schedule(to: Mailer): void {
    clearTimeout(timer)
    const next = queue.next()
    if (!next || draining || isStopped) return
    timer = setTimeout(wake, Math.max(0, next.dueAtMs - Date.now()), to)
  }

  function wake(to: Mailer): void {
    draining = drain(to).finally(() => {
      draining = undefined
      schedule(to)
    })
  }

  async function drain(to: Mailer): Promise<void> {
    for (;;) {
      const next = queue.next()
      if (isStopped || !next || next.dueAtMs > Date.now()) return
      await attempt(next.id, to)
    }
  }

  async function attempt(id: string, to: Mailer): Promise<void> {
    const startedMs = Date.now()
    try {
      const eml = await outbox.read(id)
      if (eml) {
        const limit = AbortSignal.timeout(ATTEMPT_LIMIT_MS)
        await to.send(eml, AbortSignal.any([stopping.signal, limit]))
      }
      queue.remove(id)
      if (!eml) return
    } catch (failure) {
      if (!isStopped) postpone(id, failure)
      return
    }
    log('consulta entregada', { id, ms: Date.now() - startedMs })
    await archive(id)
  }

  function postpone(id: string, failure: unknown): void {
    const setback = isRefusal(failure) ? 'refused' : 'unreachable'
    const { attempt: intento, waitMs } = queue.postpone(id, setback, Date.now())
    log('consulta en espera', { id, intento, error: failureCode(failure), 'espera-ms': waitMs })
  }

  async function archive(id: string): Promise<void> {
    sentUnmoved.add(id)
    try {
      await outbox.markSent(id)
      sentUnmoved.delete(id)
    } catch (failure) {
      log('no se pudo archivar la consulta entregada', { id, error: failureCode(failure) })
    }
  }

  async function accept(message: Message): Promise<void> {
    const { id, eml } = message
    try {
      const archivo = await outbox.write(message)
      log('consulta guardada', mailer ? { id } : { id, archivo })
    } catch (failure) {
      log('no se pudo guardar la consulta', { id, error: failureCode(failure) })
      if (!mailer) throw failure
      await mailer.send(eml, AbortSignal.timeout(DIRECT_ATTEMPT_LIMIT_MS))
      log('consulta entregada', { id })
      return
    }
    enqueue([id])
  }

  async function purge(): Promise<void> {
    await outbox.purgeSent().catch((failure: unknown) => {
      log('no se pudieron borrar copias antiguas', { error: failureCode(failure) })
    })
  }

  async function start(): Promise<void> {
    try {
      await outbox.removeUnfinished()
      const waiting = await outbox.waiting()
      if (waiting.length > 0) log('consultas en espera', { cantidad: waiting.length })
      enqueue(waiting)
    } catch (failure) {
      log('no se puede leer la bandeja de salida', { error: failureCode(failure) })
    }
    await purge()
    purgeTimer = setInterval(() => void purge(), PURGE_INTERVAL_MS)
  }

  async function stop(): Promise<void> {
    isStopped = true
    clearTimeout(timer)
    clearInterval(purgeTimer)
    const grace = setTimeout(() => stopping.abort(), STOP_GRACE_MS)
    await draining
    clearTimeout(grace)
    mailer?.close()
  }

  return { accept, start, stop }
}
