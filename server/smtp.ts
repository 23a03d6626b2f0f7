import { createTransport } from 'nodemailer'
import type { MailSettings } from './config.ts'

export type Mailer = Readonly<{
  /** Resolves once the server has taken the mail for at least one recipient. */
  send: (eml: Buffer, signal: AbortSignal) => Promise<void>
  close: () => void
}>

const CONNECTION_TIMEOUT_MS = 10_000
const GREETING_TIMEOUT_MS = 10_000
const IDLE_TIMEOUT_MS = 5_000
const SILENCE_TIMEOUT_MS = 20_000

/** Nodemailer's codes for a server that is there and says no to this one mail. */
const REFUSAL_CODES = new Set(['EENVELOPE', 'EMESSAGE'])

/** Whether the server refused this mail, rather than being unreachable to all. */
export function isRefusal(failure: unknown): boolean {
  return failure instanceof Error && 'code' in failure && REFUSAL_CODES.has(String(failure.code))
}

/** `smtp.example.cl:587`: fit to be shown, since it leaves the credentials out. */
export function smtpAddress(smtpUrl: string): string {
  return new URL(smtpUrl).host
}

/** Sends finished mails to the server of `SMTP_URL`, or to none if there is none. */
export function createMailer({ smtpUrl, to, from }: MailSettings): Mailer | undefined {
  if (smtpUrl === undefined) return undefined
  const transport = createTransport({
    pool: true,
    maxConnections: 2, // one for what waits, one for what could not be kept on disk
    maxRequeues: 0, // what is tried again, and when, is decided by the queue alone
    idleTimeout: IDLE_TIMEOUT_MS,
    url: smtpUrl,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const envelope = { from: from.address, to: to.map(({ address }) => address) }
  return {
    send: async (eml, signal) => {
      await transport.sendMail({ envelope, raw: eml, signal })
    },
    close: () => transport.close(),
  }
}
