import { Readable } from 'node:stream'
import MailComposer from 'nodemailer/lib/mail-composer'
import type MimeNode from 'nodemailer/lib/mime-node'
import {
  cleanEnquiry,
  ENQUIRY_FIELDS,
  ENQUIRY_RULES,
  type Enquiry,
  type EnquiryField,
} from '#contact/enquiry-rules.ts'
import type { Mailbox, SmtpSettings } from './config.ts'
import type { Attachment, MailParts, StoredMail } from './store.ts'

type Writing = Readonly<{
  reference: string
  /** Its domain becomes part of the Message-ID. */
  from: Mailbox
  attachments?: readonly Pick<Attachment, 'name' | 'note'>[]
  suspicion?: string
}>

const LABEL_WIDTH = Math.max(...ENQUIRY_FIELDS.map((field) => ENQUIRY_RULES[field].label.length))
const PIECE_BYTES = 48 * 1024
const SUSPICION_MARK = '[¿spam?] '

function attachmentText({ name, note }: Pick<Attachment, 'name' | 'note'>): string {
  return note ? `${name} (${note})` : name
}

/**
 * The comment comes last: it is the only cleaned field with more than one line, so that no value can pass for another
 * field.
 */
function messageText(enquiry: Enquiry, writing: Writing): string {
  const { reference, attachments = [], suspicion = '' } = writing
  const line = (label: string, value: string) => `${`${label}:`.padEnd(LABEL_WIDTH + 2)}${value}`
  const fieldLine = (field: EnquiryField) => line(ENQUIRY_RULES[field].label, enquiry[field])
  return [
    `Consulta ${reference}, recibida desde el sitio web.`,
    '',
    ...ENQUIRY_FIELDS.filter((field) => field !== 'comment').map(fieldLine),
    ...(attachments.length > 0
      ? [line('Adjuntos', attachments.map(attachmentText).join(', '))]
      : []),
    ...(suspicion ? [line('Sospecha', suspicion)] : []),
    '',
    `${ENQUIRY_RULES.comment.label}:`,
    enquiry.comment,
    '',
  ].join('\n')
}

/** The texts of an enquiry's mail, written once for all receivers. */
export function writeMail(given: Enquiry, writing: Writing): MailParts {
  const { reference, from, suspicion = '' } = writing
  const enquiry = cleanEnquiry(given)
  return {
    messageId: `<${reference}@${from.address.split('@').at(-1)}>`,
    replyTo: { name: `${enquiry.name} ${enquiry.lastname}`, address: enquiry.email },
    subject: `${suspicion && SUSPICION_MARK}Consulta ${reference}: ${enquiry.businessName}`,
    text: messageText(enquiry, writing),
  }
}

function addressObject({ name, address }: Mailbox): Mailbox {
  return { name, address }
}

/** The introduction to a mail whose attachments were too large for the mail server. */
function withoutFilesText({ reference, attachments }: StoredMail): string {
  const names = attachments.map(({ name }) => name).join(', ')
  return [
    `Este correo va sin sus adjuntos (${names}): pesan más de lo que acepta el servidor de correo.`,
    `Siguen guardados en el sitio. Para traerlos: npm run consultas -- exportar <carpeta> ${reference}`,
    '',
    '',
  ].join('\n')
}

/** The approximate size of the mail in bytes, rather too high than too low: base64 in lines of 76, and the rest. */
export function mailSize({ text, attachments, lacksFiles }: StoredMail): number {
  const bytes = attachments.reduce((sum, { content }) => sum + content.length, 0)
  return 3 * text.length + 5000 + (lacksFiles ? 0 : Math.ceil(bytes * 1.37))
}

/** Yields a file in pieces: given whole, the library would hold it five times over while encoding it. */
function* piecesOf(content: Buffer): Generator<Buffer> {
  for (let start = 0; start < content.length; start += PIECE_BYTES) {
    yield content.subarray(start, start + PIECE_BYTES)
  }
}

/**
 * Composes the mail: plain text, UTF-8, CRLF, with the visitor's address to reply to. The same enquiry always gives
 * the same bytes.
 */
export function composeMail(mail: StoredMail, settings: SmtpSettings): MimeNode {
  const { lacksFiles } = mail
  const composer = new MailComposer({
    messageId: mail.messageId,
    date: new Date(mail.receivedMs),
    from: addressObject(settings.from),
    to: settings.to.map(addressObject),
    replyTo: addressObject(mail.replyTo),
    subject: mail.subject,
    text: (lacksFiles ? withoutFilesText(mail) : '') + mail.text,
    // No automatic reply (out of office) goes to the visitor or to the site (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    attachments: (lacksFiles ? [] : mail.attachments).map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: Readable.from(piecesOf(content)),
    })),
    baseBoundary: mail.reference,
    encoding: 'quoted-printable',
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile()
}
