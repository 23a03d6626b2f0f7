import { Readable } from 'node:stream'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { SmtpSettings } from './config.ts'

type Sending = Readonly<{
  eml: Buffer
  to: string
  /** Called when the server is about to have the whole mail; if it throws, the mail is not sent. */
  onHandover: () => void
  signal: AbortSignal
}>

export type Mailer = Readonly<{
  /** Resolves once the server has taken the mail for this receiver. */
  send: (sending: Sending) => Promise<void>
  close: () => void
}>

const CONNECTION_TIMEOUT_MS = 10_000
const GREETING_TIMEOUT_MS = 10_000
const SILENCE_TIMEOUT_MS = 20_000
/** How long a connection is kept for the next mail. */
const IDLE_TIMEOUT_MS = 3_000
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/i

/** Whom a failure concerns, and so what has to wait because of it. */
export type Setback = Readonly<{
  server: boolean
  address: boolean
  mail: boolean
  /** The server said a lasting no (5xx). */
  isRefused: boolean
}>

/** The fields of an error that tell the step of the SMTP conversation. */
type SmtpFailure = Readonly<{ responseCode: number | undefined; command: string }>

const SERVICE_NOT_AVAILABLE = 421

function smtpFailureOf(failure: unknown): SmtpFailure {
  if (!(failure instanceof Error)) return { responseCode: undefined, command: '' }
  const { responseCode, command } = failure as SMTPConnection.SMTPError
  return { responseCode: Number(responseCode) || undefined, command: command ?? '' }
}

/** Reads a failure; `isHandedOver` tells whether the server may have had the whole mail. */
export function setbackOf(failure: unknown, isHandedOver: boolean): Setback {
  const { responseCode, command } = smtpFailureOf(failure)
  const isOfMail = isHandedOver || command === 'MAIL FROM' || command === 'DATA'
  if (responseCode === undefined || responseCode === SERVICE_NOT_AVAILABLE) {
    return { server: true, address: false, mail: isHandedOver, isRefused: false }
  }
  const isRefused = responseCode >= 500
  if (command === 'RCPT TO') return { server: false, address: true, mail: false, isRefused }
  if (isOfMail) return { server: !isRefused, address: false, mail: true, isRefused }
  return { server: true, address: false, mail: false, isRefused: false }
}

/** `smtp.example.cl:587`: fit to be shown, since it leaves the credentials out. */
export function smtpAddress(smtpUrl: string): string {
  return new URL(smtpUrl).host
}

/** A mail as a stream whose end is reached only after the server has asked for the mail (354). */
function streamOf(eml: Buffer, onHandover: () => void): Readable {
  return Readable.from(
    (function* () {
      yield eml
      onHandover()
    })(),
    { objectMode: false },
  )
}

/** A connection that is ready for a mail, and the promise that rejects when it breaks. */
type Line = Readonly<{ connection: SMTPConnection; broken: Promise<never> }>

function brokenLine(): Error {
  return Object.assign(new Error('The mail server hung up'), { code: 'ECONNECTION' })
}

function lineOf(connection: SMTPConnection): Line {
  const broken = new Promise<never>((_resolve, reject) => {
    connection.on('error', reject)
    connection.on('end', () => reject(brokenLine()))
  })
  broken.catch(() => {}) // it may break while no one is waiting
  return { connection, broken }
}

function connectionOptions({ smtpUrl = '', mayBeUnencrypted }: SmtpSettings) {
  const options = parseConnectionUrl(smtpUrl)
  const isLoopback = LOOPBACK.test(options.host ?? '')
  return {
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    // Nothing leaves the machine on loopback; a password that does is never seen on its way.
    ignoreTLS: isLoopback,
    requireTLS: options.auth !== undefined && !isLoopback && !mayBeUnencrypted,
    ...options,
  }
}

/** Sends finished mails to the server of `SMTP_URL`, or to none if there is none. */
export function createMailer(settings: SmtpSettings): Mailer | undefined {
  if (settings.smtpUrl === undefined) return undefined
  const options = connectionOptions(settings)
  const credentials = options.auth as SMTPConnection.Credentials | undefined
  let kept: Line | undefined
  let idle: NodeJS.Timeout | undefined

  async function connect(line: Line): Promise<void> {
    const { connection, broken } = line
    const connected = new Promise<void>((resolve) => {
      connection.connect(() => resolve())
    })
    await Promise.race([connected, broken])
    if (!credentials || !connection.allowsAuth) return
    const loggedIn = new Promise<void>((resolve, reject) => {
      connection.login({ credentials }, (error) => (error ? reject(error) : resolve()))
    })
    await Promise.race([loggedIn, broken])
  }

  async function transmit({ connection, broken }: Line, sending: Sending): Promise<void> {
    const { eml, to, onHandover } = sending
    const stream = streamOf(eml, onHandover)
    const envelope = { from: settings.from.address, to: [to], size: eml.length }
    const taken = new Promise<void>((resolve, reject) => {
      // Without its end, the server takes nothing for delivered.
      stream.once('error', reject)
      connection.send(envelope, stream, (error) => (error ? reject(error) : resolve()))
    })
    await Promise.race([taken, broken])
  }

  async function send(sending: Sending): Promise<void> {
    const { signal } = sending
    signal.throwIfAborted()
    clearTimeout(idle)
    const isNew = kept === undefined
    const line = kept ?? lineOf(new SMTPConnection(options))
    kept = undefined
    const hangUp = () => line.connection.close()
    signal.addEventListener('abort', hangUp)
    try {
      if (isNew) await connect(line)
      await transmit(line, sending)
    } catch (failure) {
      hangUp()
      throw failure
    } finally {
      signal.removeEventListener('abort', hangUp)
    }
    kept = line
    line.broken.catch(() => {
      if (kept === line) kept = undefined
    })
    idle = setTimeout(close, IDLE_TIMEOUT_MS)
  }

  function close(): void {
    clearTimeout(idle)
    kept?.connection.quit()
    kept = undefined
  }

  return { send, close }
}
