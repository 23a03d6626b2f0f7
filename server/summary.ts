import MailComposer from 'nodemailer/lib/mail-composer'
import { formatBytes } from '#catalogue/format-bytes.ts'
import type { Mailbox } from './config.ts'
import { healthOf, type Health, type HealthSources } from './health.ts'
import { failureCode, type Log } from './log.ts'
import type { Mailer } from './smtp.ts'
import { readNote, writeNote } from './store.ts'

type SummaryOptions = Readonly<{
  sources: HealthSources
  mailer: Mailer
  from: Mailbox
  to: readonly Mailbox[]
  log: Log
}>

export type Summary = Readonly<{
  /** Looks, and writes where there is something to write. */
  look: (now?: Date) => Promise<void>
  start: () => void
  stop: () => void
}>

const LOOK_INTERVAL_MS = 5 * 60 * 1000
const SEND_LIMIT_MS = 60_000
/** In Chile: before work begins. */
const HOUR = 7
const CHILEAN = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Santiago',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
})

function summaryText({ deliveries, problems, freeBytes, storeBytes }: Health): string {
  const { waiting, refused, sent, unsure } = deliveries
  return [
    ...(problems.length > 0 ? ['Hay que atender esto:', ...problems, ''] : ['Todo en orden.', '']),
    `Entregas de los últimos 30 días: ${sent}`,
    `En espera: ${waiting}. Rechazadas: ${refused}. Sin confirmar: ${unsure}.`,
    `El almacén ocupa ${formatBytes(storeBytes)}; quedan ${formatBytes(freeBytes)} libres en el disco.`,
    '',
  ].join('\n')
}

/**
 * Tells somebody how it stands: each morning, and once a day at most when a problem has come up that
 * was not told of yet.
 */
export function createSummary({ sources, mailer, from, to, log }: SummaryOptions): Summary {
  let timer: NodeJS.Timeout | undefined

  async function send(subject: string, health: Health): Promise<void> {
    const composer = new MailComposer({
      from: { ...from },
      to: to.map(({ name, address }) => ({ name, address })),
      subject,
      text: summaryText(health),
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    })
    const eml = await composer.compile().build()
    for (const { address } of to) {
      const signal = AbortSignal.timeout(SEND_LIMIT_MS)
      await mailer.send({ eml, to: address, onHandover: () => {}, signal })
    }
  }

  async function look(now = new Date()): Promise<void> {
    const health = healthOf(sources)
    const [day = '', hour = ''] = CHILEAN.format(now).split(' ')
    const isMorning = Number(hour) >= HOUR && readNote(sources.file, 'summary') !== day
    const isAlarm = health.problems.length > 0 && readNote(sources.file, 'alarm') !== day
    if (!isMorning && !isAlarm) return
    // Noted first: what cannot be noted would be sent every five minutes.
    if (isMorning) writeNote(sources.file, 'summary', day)
    if (health.problems.length > 0) writeNote(sources.file, 'alarm', day)
    await send(isAlarm ? 'Consultas del sitio: hay un problema' : 'Consultas del sitio', health)
  }

  const lookSafely = () =>
    void look().catch((failure: unknown) =>
      log('no se pudo enviar el resumen', { error: failureCode(failure) }),
    )

  return {
    look,
    start: () => {
      timer = setInterval(lookSafely, LOOK_INTERVAL_MS)
      lookSafely()
    },
    stop: () => clearInterval(timer),
  }
}
