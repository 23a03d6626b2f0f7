import type { AddressInfo } from 'node:net'
import { callbackify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import {
  SMTPServer as Server,
  type SMTPServerDataStream as DataStream,
  type SMTPServerSession as Session,
} from 'smtp-server'

/** How the test's mail server treats a mail. */
export type SmtpManner = 'accept' | 'refuse-recipient' | 'refuse-mail' | 'drop-mid-data'

export type SmtpServer = {
  manner: SmtpManner
  /** The codes with which it answers to these receivers, such as 450 or 550. */
  codes: Record<string, number>
  /** How long it waits before it accepts or refuses a mail. */
  delayMs: number
  port: number
  url: string
  raw: string[]
  recipients: string[]
  passwords: (string | undefined)[]
  /** Mails that began to arrive, whether accepted or not. */
  attempts: number
  mails: () => Promise<Email[]>
  stop: () => Promise<void>
}

const MAILBOX = 'Ventas <ventas@sellos.example>'

/** The environment for a server that delivers to this mail server. */
export function mailEnvironment({ url }: Pick<SmtpServer, 'url'>): Record<string, string> {
  return { SMTP_URL: url, MAIL_TO: MAILBOX, MAIL_FROM: 'Sitio <sitio@sellos.example>' }
}

async function textOf(stream: DataStream): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

function refusal(responseCode = 550): Error {
  return Object.assign(new Error('no <ventas@sellos.example> here'), { responseCode })
}

export type SmtpOptions = Readonly<{
  /** The port; 0 for a free one. */
  at?: number
  /** Takes a password, also over an unencrypted connection. */
  hasLogin?: boolean
  /** The only password that it accepts; any, if none is given. */
  password?: string
  /** The size limit for mails that it announces. */
  sizeMax?: number
  /** Offers encryption, with a self-signed certificate. */
  hasTls?: boolean
}>

/** A real SMTP server on this machine, which the caller has to stop. */
export async function openSmtp(options: SmtpOptions = {}): Promise<SmtpServer> {
  const { at = 0, hasLogin = false, hasTls = false, password: known, sizeMax } = options
  const sockets = new Set<{ destroy: () => void }>()

  async function receive(stream: DataStream, session: Session): Promise<void> {
    fixture.attempts += 1
    if (fixture.manner === 'drop-mid-data') {
      for (const socket of sockets) socket.destroy()
      return
    }
    const text = await textOf(stream)
    await new Promise((resolve) => setTimeout(resolve, fixture.delayMs))
    if (fixture.manner === 'refuse-mail') throw refusal()
    fixture.raw.push(text)
    fixture.recipients.push(...session.envelope.rcptTo.map(({ address }) => address))
  }

  const server = new Server({
    disabledCommands: [...(hasLogin ? [] : ['AUTH']), ...(hasTls ? [] : ['STARTTLS'])],
    allowInsecureAuth: true,
    authOptional: true,
    ...(sizeMax && { size: sizeMax }),
    onAuth: ({ password }, _session, callback) => {
      fixture.passwords.push(password ?? undefined)
      if (known === undefined || password === known) callback(null, { user: 'sitio' })
      else callback(Object.assign(new Error('no such user'), { responseCode: 535 }))
    },
    onRcptTo: ({ address }, _session, callback) => {
      const code = fixture.manner === 'refuse-recipient' ? 550 : fixture.codes[address]
      callback(code === undefined ? undefined : refusal(code))
    },
    onData: (stream, session, callback) => {
      callbackify(receive)(stream, session, (failure) => callback(failure))
    },
  })
  server.on('error', () => {}) // clients that hang up are part of the tests
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => {
    server.listen(at, '0.0.0.0', resolve)
  })
  const { port } = server.server.address() as AddressInfo

  const fixture: SmtpServer = {
    manner: 'accept',
    codes: {},
    delayMs: 0,
    port,
    url: `smtp://127.0.0.1:${port}`,
    raw: [],
    recipients: [],
    attempts: 0,
    passwords: [],
    mails: () => Promise.all(fixture.raw.map((text) => PostalMime.parse(text))),
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        for (const socket of sockets) socket.destroy()
      }),
  }
  return fixture
}
