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
  /** Its domain stands in the Message-ID. */
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
 * The comment goes last and nothing follows: every line before it holds one field, since no
 * cleaned field but the comment has a second line, so no value can pass for another field.
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

/** Writes down what the mail of an enquiry says, once and for all receivers. */
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

/** What stands before the text of a mail whose attachments were too much for the mail server. */
function withoutFilesText({ reference, attachments }: StoredMail): string {
  const names = attachments.map(({ name }) => name).join(', ')
  return [
    `Este correo va sin sus adjuntos (${names}): pesan más de lo que acepta el servidor de correo.`,
    `Siguen guardados en el sitio. Para traerlos: npm run consultas -- exportar <carpeta> ${reference}`,
    '',
    '',
  ].join('\n')
}

/** About how many bytes the mail has, rather too many than too few: base64 in lines of 76, and all the rest. */
export function mailSize({ text, attachments, lacksFiles }: StoredMail): number {
  const bytes = attachments.reduce((sum, { content }) => sum + content.length, 0)
  return 3 * text.length + 5000 + (lacksFiles ? 0 : Math.ceil(bytes * 1.37))
}

/** The library would hold a file that it is given whole five times over while it encodes it. */
function* piecesOf(content: Buffer): Generator<Buffer> {
  for (let start = 0; start < content.length; start += PIECE_BYTES) {
    yield content.subarray(start, start + PIECE_BYTES)
  }
}

/**
 * Composes the mail: plain text, UTF-8, CRLF, with the visitor's address to reply to. The same
 * enquiry gives the same bytes each time.
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
    // Holidays' answers and the like go neither to the visitor nor to the site (RFC 3834).
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
