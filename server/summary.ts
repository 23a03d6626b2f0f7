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
  /** Checks the state, and sends a mail if one is due. */
  look: (now?: Date) => Promise<void>
  start: () => void
  stop: () => void
}>

const LOOK_INTERVAL_MS = 5 * 60 * 1000
const SEND_LIMIT_MS = 60_000
/** In Chile, before work begins. */
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
  const { waiting, refused, sent } = deliveries
  return [
    ...(problems.length > 0 ? ['Hay que atender esto:', ...problems, ''] : ['Todo en orden.', '']),
    `Consultas entregadas en los últimos 30 días: ${sent}. En espera: ${waiting}. Rechazadas: ${refused}.`,
    `El almacén ocupa ${formatBytes(storeBytes)}; quedan ${formatBytes(freeBytes)} libres en el disco.`,
    '',
  ].join('\n')
}

/**
 * Mails the state of the enquiries: each morning, and at most once a day for problems not yet reported. Each receiver
 * gets a mail of their own, which is retried until it is accepted.
 */
export function createSummary({ sources, mailer, from, to, log }: SummaryOptions): Summary {
  let timer: NodeJS.Timeout | undefined
  const { file } = sources
  /** The day of each report. It is kept in the store too, but the store may be what has to be reported. */
  const reported = new Map<string, string>()

  function dayOf(report: string): string | undefined {
    try {
      return reported.get(report) ?? readNote(file, report)
    } catch {
      return undefined
    }
  }

  function keepDay(report: string, day: string): void {
    reported.set(report, day)
    try {
      writeNote(file, report, day)
    } catch (failure) {
      log('no se pudo anotar el resumen', { error: failureCode(failure) })
    }
  }

  async function send(subject: string, health: Health, receiver: Mailbox): Promise<boolean> {
    const composer = new MailComposer({
      from: { ...from },
      to: { ...receiver },
      subject,
      text: summaryText(health),
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    })
    const eml = composer.compile().createReadStream()
    const signal = AbortSignal.timeout(SEND_LIMIT_MS)
    const { taken, failure } = await mailer.send({ eml, size: 0, to: [receiver.address], signal })
    if (taken.length > 0) return true
    log('no se pudo enviar el resumen', { error: failureCode(failure) })
    return false
  }

  async function look(now = new Date()): Promise<void> {
    const health = healthOf(sources)
    const hasProblems = health.problems.length > 0
    const [day = '', hour = ''] = CHILEAN.format(now).split(' ')
    for (const receiver of to) {
      const [morning, alarm] = [`summary ${receiver.address}`, `alarm ${receiver.address}`]
      const isMorning = Number(hour) >= HOUR && dayOf(morning) !== day
      const isAlarm = hasProblems && dayOf(alarm) !== day
      if (!isMorning && !isAlarm) continue
      const subject = isAlarm ? 'Consultas del sitio: hay un problema' : 'Consultas del sitio'
      if (!(await send(subject, health, receiver))) continue
      if (isMorning) keepDay(morning, day)
      if (hasProblems) keepDay(alarm, day)
    }
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
