import { join, resolve } from 'node:path'
import addressparser from 'nodemailer/lib/addressparser'
import { RELAY_PORT } from '../deploy/headers.ts'

export type Mailbox = Readonly<{ name: string; address: string }>

export type RateLimit = Readonly<{ max: number; windowMs: number }>

/** How enquiries are mailed. Without `smtpUrl` they stay in the outbox, also as files that a person can read. */
export type SmtpSettings = Readonly<{
  smtpUrl: string | undefined
  /** Whether a password may be sent unencrypted: only if the owner says so. */
  mayBeUnencrypted: boolean
  to: readonly Mailbox[]
  from: Mailbox
}>

/** Beyond these limits enquiries are refused with an explanation, before the disk is full. */
export type StorageLimits = Readonly<{ storeMaxBytes: number; diskFreeMinBytes: number }>

export type Config = Readonly<{
  port: number
  host: string
  siteFolder: string
  redirectsFile: string
  policyFile: string
  outboxFolder: string
  mail: SmtpSettings
  storage: StorageLimits
  rateLimit: RateLimit
  trustProxy: string
  /** The bearer token for the relay's health (`/salud`); without one that address does not exist. */
  healthToken: string | undefined
  /** The receiver of alerts and of the daily summary. */
  summaryTo: readonly Mailbox[]
}>

/** Thrown for settings that cannot work; the message is for the person who starts the server. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const STORE_MAX_MB_DEFAULT = 2000
const DISK_FREE_MIN_MB_DEFAULT = 200
const MB = 1_000_000
const RATE_LIMIT_MAX_DEFAULT = 10
const RATE_LIMIT_WINDOW_MS_DEFAULT = 10 * 60 * 1000
/** The sender in the mail files of an outbox where none is configured. */
const LOCAL_SENDER: Mailbox = { name: 'Sitio web', address: 'sitio-web@localhost' }
const ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+$/

type Environment = Readonly<Record<string, string | undefined>>

function wholeNumber(
  env: Environment,
  name: string,
  fallback: number,
  max: number,
  min = 0,
): number {
  const text = env[name]?.trim()
  if (!text) return fallback
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= min && value <= max) return value
  throw new ConfigError(`${name} debe ser un número entero entre ${min} y ${max}; dice «${text}».`)
}

function mailboxes(env: Environment, name: string): Mailbox[] {
  const parsed = addressparser(env[name] ?? '', { flatten: true })
  const wrong = parsed.find(({ address }) => !ADDRESS.test(address))
  if (!wrong) return parsed
  throw new ConfigError(`${name} no es una dirección de correo: «${env[name]}».`)
}

function smtpUrl(env: Environment): string | undefined {
  const text = env['SMTP_URL']?.trim()
  if (!text) return undefined
  const url = URL.parse(text)
  if (url?.hostname && ['smtp:', 'smtps:'].includes(url.protocol)) return text
  // The message omits the value: it may hold a password.
  throw new ConfigError(
    'SMTP_URL debe tener la forma smtp://usuario:clave@servidor:puerto. En la clave, estos signos se escriben así: ' +
      '# %23, @ %40, / %2F, : %3A, % %25.',
  )
}

function smtpSettings(env: Environment): SmtpSettings {
  const url = smtpUrl(env)
  const to = mailboxes(env, 'MAIL_TO')
  if (url && to.length === 0) {
    throw new ConfigError('Con SMTP_URL hace falta MAIL_TO: a quién entregar las consultas.')
  }
  const mayBeUnencrypted = ['1', 'si', 'sí', 'yes', 'true'].includes(
    env['SMTP_ALLOW_UNENCRYPTED']?.trim().toLowerCase() ?? '',
  )
  return {
    smtpUrl: url,
    mayBeUnencrypted,
    to,
    from: mailboxes(env, 'MAIL_FROM')[0] ?? to[0] ?? LOCAL_SENDER,
  }
}

/** Reads the environment; a missing or empty variable takes its default. */
export function readConfig(env: Environment): Config {
  const path = (name: string, fallback: string) => resolve(env[name]?.trim() || fallback)
  const build = path('BUILD_DIR', 'build')
  return {
    port: wholeNumber(env, 'PORT', RELAY_PORT, 65_535),
    host: env['HOST']?.trim() || '127.0.0.1',
    siteFolder: join(build, 'client'),
    redirectsFile: join(build, 'redirects.json'),
    policyFile: join(build, 'page-policy.txt'),
    outboxFolder: path('OUTBOX_DIR', 'outbox'),
    mail: smtpSettings(env),
    storage: {
      storeMaxBytes: wholeNumber(env, 'STORE_MAX_MB', STORE_MAX_MB_DEFAULT, 1_000_000) * MB,
      diskFreeMinBytes:
        wholeNumber(env, 'DISK_FREE_MIN_MB', DISK_FREE_MIN_MB_DEFAULT, 1_000_000) * MB,
    },
    rateLimit: {
      max: wholeNumber(env, 'RATE_LIMIT_MAX', RATE_LIMIT_MAX_DEFAULT, 1_000_000, 1),
      windowMs: wholeNumber(
        env,
        'RATE_LIMIT_WINDOW_MS',
        RATE_LIMIT_WINDOW_MS_DEFAULT,
        24 * 60 * 60 * 1000,
        // To the limiter, 0 means for ever.
        1,
      ),
    },
    trustProxy: env['TRUST_PROXY']?.trim() || 'loopback',
    healthToken: env['HEALTH_TOKEN']?.trim() || undefined,
    summaryTo: mailboxes(env, 'SUMMARY_TO'),
  }
}
