import type { Readable } from 'node:stream'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { SmtpSettings } from './config.ts'

type Sending = Readonly<{
  eml: Readable
  /** The approximate size in bytes, for servers that only take small mails. */
  size: number
  to: readonly string[]
  signal: AbortSignal
}>

/** The result of sending a mail. Receivers neither in `taken` nor in `refused` may be tried again later. */
export type Outcome = Readonly<{
  taken: readonly string[]
  /** Receivers that were refused permanently (5xx), or all of them if no server can take the mail. */
  refused: readonly string[]
  /** The mail server only takes smaller mails. */
  isTooLarge: boolean
  /** The server could not be reached: other mails need not be tried. */
  isUnreachable: boolean
  failure: unknown
}>

export type Mailer = Readonly<{
  send: (sending: Sending) => Promise<Outcome>
  close: () => void
}>

const CONNECTION_TIMEOUT_MS = 10_000
const GREETING_TIMEOUT_MS = 10_000
/** After a large mail, a server that scans it for viruses is silent for a while. */
const SILENCE_TIMEOUT_MS = 60_000
/** How long a connection is kept for the next mail. */
const IDLE_TIMEOUT_MS = 3_000
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/i

const SERVICE_NOT_AVAILABLE = 421
const LASTING = 500
/** RFC 3463, 3.4: the message is too long for the receiver, or for the system. */
const SIZE_STATUS = /\b5\.(?:2\.3|3\.4)\b/
const EXCEEDED = 552
/** A 552 may also mean that the mailbox is full. */
const MAILBOX_FULL = /\b5\.2\.2\b/
/** The mail library's codes for a connection that fails while a mail is being sent. */
const LINE_FAILURES = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EPROTOCOL', 'EDNS', 'ETLS']

function isLasting(failure: SMTPConnection.SMTPError): boolean {
  return Number(failure.responseCode) >= LASTING
}

function isOfSize({ code, command, responseCode, response = '' }: SMTPConnection.SMTPError) {
  if (command === 'RCPT TO') return false
  // Set by the library itself, from the size limit that the server announced (RFC 1870).
  if (!responseCode) return code === 'EMESSAGE' && command === 'MAIL FROM'
  if (SIZE_STATUS.test(response)) return true
  return responseCode === EXCEEDED && !MAILBOX_FULL.test(response)
}

function isOfLine(failure: SMTPConnection.SMTPError): boolean {
  if (failure.responseCode) return failure.responseCode === SERVICE_NOT_AVAILABLE
  return failure.name === 'AbortError' || LINE_FAILURES.includes(failure.code ?? 'ECONNECTION')
}

const NOTHING = { taken: [], refused: [], isTooLarge: false, isUnreachable: false }

/** The result by receiver, from the server's answers. */
function answered(taken: readonly string[], rejections: readonly SMTPConnection.SMTPError[]) {
  const refused = rejections
    .filter(isLasting)
    .map((rejection) => String((rejection as { recipient?: unknown }).recipient))
  return { ...NOTHING, taken, refused, failure: rejections[0] }
}

/** Classifies a failure while a mail was being sent: does it concern the line, the mail's size, or receivers? */
export function outcomeOf(failure: SMTPConnection.SMTPError, to: readonly string[]): Outcome {
  const { rejectedErrors } = failure as { rejectedErrors?: SMTPConnection.SMTPError[] }
  if (rejectedErrors) return answered([], rejectedErrors)
  if (isOfLine(failure)) return { ...NOTHING, isUnreachable: true, failure }
  if (isOfSize(failure)) return { ...NOTHING, isTooLarge: true, failure }
  const isRefused = isLasting(failure) || !failure.responseCode
  return { ...NOTHING, refused: isRefused ? to : [], failure }
}

/** Host and port such as `smtp.example.cl:587`; can be shown, since the credentials are left out. */
export function smtpAddress(smtpUrl: string): string {
  return new URL(smtpUrl).host
}

/** A connection that can take a mail, and a promise that rejects when the connection breaks. */
type Line = Readonly<{ connection: SMTPConnection; broken: Promise<never> }>

function brokenLine(): Error {
  return Object.assign(new Error('The mail server hung up'), { code: 'ECONNECTION' })
}

function lineOf(connection: SMTPConnection): Line {
  const broken = new Promise<never>((_resolve, reject) => {
    connection.on('error', reject)
    connection.on('end', () => reject(brokenLine()))
  })
  broken.catch(() => {}) // it may break while nobody awaits it
  return { connection, broken }
}

function connectionOptions({ smtpUrl = '', mayBeUnencrypted }: SmtpSettings) {
  const options = parseConnectionUrl(smtpUrl)
  const isLoopback = LOOPBACK.test(options.host ?? '')
  return {
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    // On loopback nothing leaves the machine; elsewhere a password requires encryption.
    ignoreTLS: isLoopback,
    requireTLS: options.auth !== undefined && !isLoopback && !mayBeUnencrypted,
    ...options,
  }
}

/** Sends composed mails to the server of `SMTP_URL`; undefined if none is set. */
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

  async function transmit(
    { connection, broken }: Line,
    { eml, size, to }: Sending,
  ): Promise<Outcome> {
    const envelope = { from: settings.from.address, to: [...to], size }
    const taken = new Promise<SMTPConnection.SentMessageInfo>((resolve, reject) => {
      connection.send(envelope, eml, (error, info) => (error ? reject(error) : resolve(info)))
    })
    const { accepted, rejectedErrors = [] } = await Promise.race([taken, broken])
    return answered(accepted, rejectedErrors)
  }

  function keep(line: Line): void {
    // Another call may have kept its connection meanwhile.
    close()
    kept = line
    line.broken.catch(() => {
      if (kept === line) kept = undefined
    })
    idle = setTimeout(close, IDLE_TIMEOUT_MS)
  }

  async function send(sending: Sending): Promise<Outcome> {
    const { signal, to } = sending
    clearTimeout(idle)
    let isConnected = kept !== undefined
    const line = kept ?? lineOf(new SMTPConnection(options))
    kept = undefined
    const hangUp = () => line.connection.close()
    signal.addEventListener('abort', hangUp)
    try {
      if (!isConnected) await connect(line)
      isConnected = true
      const outcome = await transmit(line, sending)
      keep(line)
      return outcome
    } catch (failure) {
      hangUp()
      // A failure before the mail itself is sent concerns all mails.
      if (!isConnected) return { ...NOTHING, isUnreachable: true, failure }
      return outcomeOf(failure as SMTPConnection.SMTPError, to)
    } finally {
      signal.removeEventListener('abort', hangUp)
    }
  }

  function close(): void {
    clearTimeout(idle)
    kept?.connection.quit()
    kept = undefined
  }

  return { send, close }
}
