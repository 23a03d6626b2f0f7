// Usage: npm run correo-de-prueba
// Sends one mail the way that enquiries are sent, to their receivers, and reports the result.
// Reads the relay's variables, and /etc/sitio.env if there is one. Exits with 1 unless every receiver accepted it.
import type { Readable } from 'node:stream'
import { ConfigError, readConfig, type Mailbox, type SmtpSettings } from './config.ts'
import { failureCode } from './log.ts'
import { composeMail } from './message.ts'
import { createMailer, smtpAddress, type Mailer, type Outcome } from './smtp.ts'

const LIMIT_MS = 60_000
const TEXT = `Este es un correo de prueba del sitio web: por este camino llegan las consultas.
Si lo lees en la bandeja de entrada, no hay nada que hacer. Si llegó a la de spam, márcalo como deseado.
`

function testMail(settings: SmtpSettings): Readable {
  const now = Date.now()
  const { from } = settings
  return composeMail(
    {
      reference: 'prueba',
      messageId: `<prueba-${now}@${from.address.split('@').at(-1)}>`,
      receivedMs: now,
      replyTo: from,
      subject: 'Correo de prueba del sitio web',
      text: TEXT,
      attachments: [],
      lacksFiles: false,
    },
    settings,
  ).createReadStream()
}

/** Advice for a failure, according to the step of the SMTP conversation where it happened. */
function reasonOf({ failure, refused, isUnreachable }: Outcome, settings: SmtpSettings): string {
  const code = failureCode(failure)
  if (code.startsWith('ETLS')) {
    return 'el servidor no ofrece cifrado, y sin él no sale la clave: usa smtps://, o SMTP_ALLOW_UNENCRYPTED=yes'
  }
  if (/CERT|SELF_SIGNED/.test(code)) return 'el certificado del servidor no vale; revisa su nombre'
  if (code.startsWith('EAUTH')) return 'el servidor rechaza el usuario o la clave de SMTP_URL'
  if (isUnreachable)
    return 'no se pudo hablar con el servidor: revisa su nombre y su puerto en SMTP_URL, y el cortafuegos'
  if ((failure as { command?: string }).command === 'RCPT TO')
    return `el servidor ${refused.length > 0 ? 'no acepta' : 'posterga'} a este destinatario: MAIL_TO`
  return `el servidor no acepta el mensaje; revisa MAIL_FROM (${settings.from.address})`
}

/** The mail server's own answer, if there is one. */
function answerOf(failure: unknown): string {
  const said = failure instanceof Error && 'response' in failure ? String(failure.response) : ''
  return `${failureCode(failure)}${said && `: ${said}`}`
}

async function sendTo(mailer: Mailer, { address }: Mailbox, settings: SmtpSettings) {
  const signal = AbortSignal.timeout(LIMIT_MS)
  const outcome = await mailer.send({ eml: testMail(settings), size: 0, to: [address], signal })
  if (outcome.taken.length > 0) {
    console.log(
      `${address}: el servidor lo aceptó. Revisa que llegue, también en la carpeta de spam.`,
    )
    return true
  }
  console.error(`${address}: ${reasonOf(outcome, settings)}.\n  ${answerOf(outcome.failure)}`)
  return false
}

async function run(): Promise<void> {
  const { mail } = readConfig(process.env)
  const mailer = createMailer(mail)
  if (mailer === undefined) {
    throw new ConfigError(
      'Falta SMTP_URL: sin él, las consultas quedan en archivos y no salen por correo.',
    )
  }
  console.log(`Por ${smtpAddress(mail.smtpUrl ?? '')}, de ${mail.from.address}`)
  for (const receiver of mail.to) {
    if (!(await sendTo(mailer, receiver, mail))) process.exitCode = 1
  }
  mailer.close()
}

try {
  await run()
} catch (failure) {
  if (!(failure instanceof ConfigError)) throw failure
  console.error(failure.message)
  process.exitCode = 1
}
