import type { EnquiryFile } from './enquiry-file.ts'
import type { Enquiry } from './enquiry-rules.ts'

/** Name of the message's template at the e-mail service (specification 7). */
export const TEMPLATE_ID = 'contacto'

/** The e-mail service's answer; specification 7 asks only to log it. */
export type MailAnswer = { status: number; text: string }

/** EmailJS's own guards, off unless content/sitio.yaml turns them on (specification 8). */
export type EmailGuards = {
  blockHeadless: boolean
  blockedEmails: readonly string[]
  minimumIntervalMs: number
}

/** The service that sends the enquiry: the site's own relay, or EmailJS once the owner has an account. */
export type MailSettings =
  | { kind: 'relay' }
  | {
      kind: 'emailjs'
      serviceId: string
      publicKey: string
      guards: EmailGuards
      /** The account's limit for all files of a mail together, in bytes; 0 if it takes none. */
      filesMostBytes: number
    }

/** The message: the enquiry, its reference and its files. */
export type Letter = Readonly<{
  enquiry: Enquiry
  reference: string
  files: readonly EnquiryFile[]
}>

/** The port: resolves when the message was accepted, rejects in every other case. */
export type SendMail = (letter: Letter, signal: AbortSignal) => Promise<MailAnswer>

/** The text with which EmailJS, and the relay after its model, accept a mail. */
const ACCEPTED_TEXT = 'OK'

/**
 * Whether the answer is the service's own acceptance. A captive portal answers 200 to anything; the visitor must not be
 * told that the enquiry was sent.
 */
export function isAcceptance({ status, text }: MailAnswer): boolean {
  return status === 200 && text.trim() === ACCEPTED_TEXT
}

/** What a status means for the visitor, in our words: bodies may come from a proxy, or be in English. */
const REASONS: Readonly<Record<number, string>> = {
  403: 'El servidor no aceptó el envío. Recarga la página, que lo escrito queda, y envía de nuevo.',
  413: 'Los archivos pesan demasiado: quita alguno.',
  429: 'Se enviaron demasiadas consultas en poco tiempo. Espera unos minutos y envía de nuevo.',
  503: 'El servidor no puede recibir consultas en este momento. Espera unos minutos y envía de nuevo.',
}

/** The service answered, and the answer was no: 400, 403, 429, 451 … */
export class MailRefusal extends Error {
  override readonly name = 'MailRefusal'
  readonly status: number
  readonly text: string
  /** Why, for the visitor, and what to do; or nothing. */
  readonly reason: string

  /** With the service's own words for the visitor, where it has any. */
  constructor({ status, text }: MailAnswer, words = '') {
    super(`${status} ${text}`)
    this.status = status
    this.text = text
    this.reason = words || (REASONS[status] ?? '')
  }
}

/** The eight template parameters, in the order of specification 7. */
export function templateParams(enquiry: Enquiry): Enquiry {
  const { name, lastname, phone, email, comment, companyRut, businessName, address } = enquiry
  return { name, lastname, phone, email, comment, companyRut, businessName, address }
}
