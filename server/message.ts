import { randomBytes } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer'
import {
  cleanEnquiry,
  ENQUIRY_FIELDS,
  ENQUIRY_RULES,
  type Enquiry,
  type EnquiryField,
} from '#contact/enquiry-rules.ts'
import type { Mailbox, MailSettings } from './config.ts'

/** An enquiry as the mail it becomes. `id` names its file and stands in its Message-ID. */
export type Message = Readonly<{ id: string; eml: Buffer }>

const ID_RANDOM_BYTES = 6
const LABEL_WIDTH = Math.max(...ENQUIRY_FIELDS.map((field) => ENQUIRY_RULES[field].label.length))

/** Sorts by time: `20261121T103600Z-9f0c1d2e3a4b`. */
function newMessageId(now: Date): string {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '')
  return `${time}-${randomBytes(ID_RANDOM_BYTES).toString('hex')}`
}

function addressObject({ name, address }: Mailbox): Mailbox {
  return { name, address }
}

/**
 * The comment goes last and nothing follows: every line before it holds one field, since no
 * cleaned field but the comment has a second line, so no value can pass for another field.
 */
function messageText(enquiry: Enquiry, id: string): string {
  const line = (field: EnquiryField) => {
    const label = `${ENQUIRY_RULES[field].label}:`
    return `${label.padEnd(LABEL_WIDTH + 2)}${enquiry[field]}`
  }
  const lines = ENQUIRY_FIELDS.filter((field) => field !== 'comment').map(line)
  return [
    `Consulta recibida desde el sitio web, folio ${id}.`,
    '',
    ...lines,
    '',
    `${ENQUIRY_RULES.comment.label}:`,
    enquiry.comment,
    '',
  ].join('\n')
}

/** Writes the mail: plain text, UTF-8, CRLF, with the visitor's address to reply to. */
export async function composeMessage(
  given: Enquiry,
  { to, from }: MailSettings,
  now = new Date(),
): Promise<Message> {
  const id = newMessageId(now)
  const enquiry = cleanEnquiry(given)
  const visitor = { name: `${enquiry.name} ${enquiry.lastname}`, address: enquiry.email }
  const composer = new MailComposer({
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    date: now,
    from: addressObject(from),
    to: to.map(addressObject),
    replyTo: visitor,
    subject: `Consulta desde el sitio web: ${enquiry.businessName}`,
    text: messageText(enquiry, id),
    encoding: 'quoted-printable',
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { id, eml: await composer.compile().build() }
}
