import MailComposer from 'nodemailer/lib/mail-composer'
import {
  cleanEnquiry,
  ENQUIRY_FIELDS,
  ENQUIRY_RULES,
  type Enquiry,
  type EnquiryField,
} from '#contact/enquiry-rules.ts'
import type { Mailbox, SmtpSettings } from './config.ts'
import type { MailParts, StoredMail } from './store.ts'

type Writing = Readonly<{
  reference: string
  /** Its domain stands in the Message-ID. */
  from: Mailbox
  attachmentNames?: readonly string[]
  suspicion?: string
}>

const LABEL_WIDTH = Math.max(...ENQUIRY_FIELDS.map((field) => ENQUIRY_RULES[field].label.length))
const SUSPICION_MARK = '[¿spam?] '

/**
 * The comment goes last and nothing follows: every line before it holds one field, since no
 * cleaned field but the comment has a second line, so no value can pass for another field.
 */
function messageText(enquiry: Enquiry, writing: Writing): string {
  const { reference, attachmentNames = [], suspicion = '' } = writing
  const line = (label: string, value: string) => `${`${label}:`.padEnd(LABEL_WIDTH + 2)}${value}`
  const fieldLine = (field: EnquiryField) => line(ENQUIRY_RULES[field].label, enquiry[field])
  return [
    `Consulta ${reference}, recibida desde el sitio web.`,
    '',
    ...ENQUIRY_FIELDS.filter((field) => field !== 'comment').map(fieldLine),
    ...(attachmentNames.length > 0 ? [line('Adjuntos', attachmentNames.join(', '))] : []),
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
    suspicion,
  }
}

function addressObject({ name, address }: Mailbox): Mailbox {
  return { name, address }
}

/**
 * Composes the mail: plain text, UTF-8, CRLF, with the visitor's address to reply to. The same
 * enquiry gives the same bytes each time.
 */
export function composeMail(mail: StoredMail, settings: SmtpSettings): Promise<Buffer> {
  const to = mail.recipients.length > 0 ? mail.recipients : settings.to
  const composer = new MailComposer({
    messageId: mail.messageId,
    date: new Date(mail.receivedMs),
    from: addressObject(settings.from),
    to: to.map(addressObject),
    replyTo: addressObject(mail.replyTo),
    subject: mail.subject,
    text: mail.text,
    // Holidays' answers and the like go neither to the visitor nor to the site (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    attachments: mail.attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
    })),
    baseBoundary: mail.reference,
    encoding: 'quoted-printable',
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}
