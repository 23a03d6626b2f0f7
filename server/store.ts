import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { newReference } from '#contact/reference.ts'
import type { Mailbox } from './config.ts'
import type { DeliveryState } from './delivery-queue.ts'
import type { StoreFile } from './store-file.ts'

export type Attachment = Readonly<{ name: string; type: string; content: Buffer }>

/** The mail of an enquiry, without its receivers. */
export type MailParts = Readonly<{
  messageId: string
  replyTo: Mailbox
  subject: string
  text: string
  /** Why it looks like spam, empty if it does not; such a mail is delivered marked. */
  suspicion: string
}>

export type StoredMail = MailParts &
  Readonly<{
    reference: string
    receivedMs: number
    recipients: readonly Mailbox[]
    attachments: readonly Attachment[]
  }>

/** A line of the list of enquiries. */
export type ListedEnquiry = Readonly<{
  reference: string
  receivedMs: number
  subject: string
  attachments: number
  recipients: readonly Readonly<{
    address: string
    state: DeliveryState
    attempts: number
    answer: string
  }>[]
}>

type NewEnquiry = Readonly<{
  /** The visitor's; without one, the enquiry is known by its content and is given one. */
  reference: string | undefined
  /** Everything that the visitor has sent, in a form that is the same each time. */
  content: readonly (string | Buffer)[]
  attachments: readonly Attachment[]
  recipients: readonly Mailbox[]
  receivedMs: number
  /** Called once the reference is known. */
  mail: (reference: string) => MailParts
}>

/** `known`: the same enquiry again. `conflict`: another enquiry under the same reference. */
export type Acceptance = Readonly<{
  outcome: 'stored' | 'known' | 'conflict'
  reference: string
}>

/** How long an enquiry without a reference is known by its content. */
const SAME_CONTENT_MS = 24 * 60 * 60 * 1000
/** A copy of what was delivered outlives a mailbox that bounced, and no longer than needed. */
const SENT_KEPT_MS = 30 * 24 * 60 * 60 * 1000

function fingerprintOf(content: readonly (string | Buffer)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of content) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest()
}

function insert(database: DatabaseSync, enquiry: NewEnquiry, fingerprint: Buffer): string {
  const { attachments, recipients, receivedMs } = enquiry
  const isTaken = database.prepare('SELECT 1 FROM enquiry WHERE reference = ?')
  let reference = enquiry.reference ?? newReference(new Date(receivedMs))
  while (isTaken.get(reference)) reference = newReference(new Date(receivedMs))
  const { lastInsertRowid: id } = database
    .prepare('INSERT INTO enquiry (reference, fingerprint, received_ms) VALUES (?, ?, ?)')
    .run(reference, fingerprint, receivedMs)
  const { messageId, replyTo, subject, text, suspicion } = enquiry.mail(reference)
  database
    .prepare(
      `INSERT INTO mail (enquiry, message_id, reply_name, reply_address, subject, text, suspicion)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(id, messageId, replyTo.name, replyTo.address, subject, text, suspicion)
  const attach = database.prepare('INSERT INTO attachment VALUES (?, ?, ?, ?, ?)')
  for (const [position, { name, type, content }] of attachments.entries()) {
    attach.run(id, position, name, type, content)
  }
  const address = database.prepare(
    'INSERT INTO recipient (enquiry, name, address, changed_ms) VALUES (?, ?, ?, ?)',
  )
  for (const recipient of recipients) {
    address.run(id, recipient.name, recipient.address, receivedMs)
  }
  return reference
}

/**
 * Takes an enquiry over: it is on the disk once this returns. One that is there already is not
 * stored again.
 *
 * @throws what the database throws when it cannot be written.
 */
export function addEnquiry(file: StoreFile, enquiry: NewEnquiry): Acceptance {
  const fingerprint = fingerprintOf(enquiry.content)
  return file.transact((database) => {
    if (enquiry.reference === undefined) {
      const same = database
        .prepare('SELECT reference FROM enquiry WHERE fingerprint = ? AND received_ms > ?')
        .get(fingerprint, enquiry.receivedMs - SAME_CONTENT_MS)
      if (same) return { outcome: 'known', reference: String(same['reference']) }
    } else {
      const { reference } = enquiry
      const known = database
        .prepare('SELECT fingerprint = ? AS is_same FROM enquiry WHERE reference = ?')
        .get(fingerprint, reference)
      if (known) return { outcome: known['is_same'] ? 'known' : 'conflict', reference }
    }
    return { outcome: 'stored', reference: insert(database, enquiry, fingerprint) }
  })
}

export function hasEnquiry(file: StoreFile, reference: string): boolean {
  return file.use(
    (database) =>
      database.prepare('SELECT 1 FROM enquiry WHERE reference = ?').get(reference) !== undefined,
  )
}

/** The mail of an enquiry, whole; undefined if there is no such enquiry. */
export function readMail(file: StoreFile, reference: string): StoredMail | undefined {
  return file.use((database) => {
    const row = database
      .prepare('SELECT * FROM enquiry JOIN mail ON mail.enquiry = id WHERE reference = ?')
      .get(reference)
    if (!row) return undefined
    const id = Number(row['id'])
    const attachments = database
      .prepare('SELECT name, type, content FROM attachment WHERE enquiry = ? ORDER BY position')
      .all(id)
    const recipients = database
      .prepare('SELECT name, address FROM recipient WHERE enquiry = ? ORDER BY id')
      .all(id)
    return {
      reference,
      receivedMs: Number(row['received_ms']),
      messageId: String(row['message_id']),
      replyTo: { name: String(row['reply_name']), address: String(row['reply_address']) },
      subject: String(row['subject']),
      text: String(row['text']),
      suspicion: String(row['suspicion']),
      recipients: recipients.map(({ name, address }) => ({
        name: String(name),
        address: String(address),
      })),
      attachments: attachments.map(({ name, type, content }) => ({
        name: String(name),
        type: String(type),
        content: Buffer.from(content as Uint8Array),
      })),
    }
  })
}

/** All enquiries, oldest first, with what each receiver has of them. */
export function listEnquiries(file: StoreFile): ListedEnquiry[] {
  return file.use((database) => {
    const recipientsOf = database.prepare(
      'SELECT address, state, attempts, answer FROM recipient WHERE enquiry = ? ORDER BY id',
    )
    return database
      .prepare(
        `SELECT id, reference, received_ms, subject,
           (SELECT count(*) FROM attachment WHERE attachment.enquiry = enquiry.id) AS attachments
         FROM enquiry JOIN mail ON mail.enquiry = id ORDER BY id`,
      )
      .all()
      .map((row) => ({
        reference: String(row['reference']),
        receivedMs: Number(row['received_ms']),
        subject: String(row['subject']),
        attachments: Number(row['attachments']),
        recipients: recipientsOf.all(Number(row['id'])).map((recipient) => ({
          address: String(recipient['address']),
          state: recipient['state'] as DeliveryState,
          attempts: Number(recipient['attempts']),
          answer: String(recipient['answer']),
        })),
      }))
  })
}

/** References of the enquiries that no one was told of yet: no receiver, no file. */
export function unfiledReferences(file: StoreFile): string[] {
  return file.use((database) =>
    database
      .prepare(
        `SELECT reference FROM enquiry JOIN mail ON mail.enquiry = id
         WHERE NOT is_filed AND NOT EXISTS (SELECT 1 FROM recipient WHERE recipient.enquiry = enquiry.id)`,
      )
      .all()
      .map(({ reference }) => String(reference)),
  )
}

/** Notes that the enquiry lies in a folder as a file. */
export function noteFiled(file: StoreFile, reference: string): void {
  file.use((database) =>
    database
      .prepare(
        'UPDATE mail SET is_filed = 1 WHERE enquiry = (SELECT id FROM enquiry WHERE reference = ?)',
      )
      .run(reference),
  )
}

/** Removes what all its receivers have had for over 30 days. */
export function purgeSent(file: StoreFile, nowMs: number): void {
  file.use((database) =>
    database
      .prepare(
        `DELETE FROM enquiry WHERE EXISTS (SELECT 1 FROM recipient WHERE recipient.enquiry = enquiry.id) AND NOT EXISTS
         (SELECT 1 FROM recipient WHERE recipient.enquiry = enquiry.id AND (state <> 'sent' OR changed_ms > ?))`,
      )
      .run(nowMs - SENT_KEPT_MS),
  )
}

/** Bytes that the stored enquiries take; pages that are free for others do not count. */
export function usedBytes(file: StoreFile): number {
  return file.use((database) => {
    const value = (pragma: string) =>
      Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0])
    return (value('page_count') - value('freelist_count')) * value('page_size')
  })
}

/** Something to remember beyond a restart. */
export function writeNote(file: StoreFile, name: string, value: string): void {
  file.use((database) =>
    database.prepare('INSERT OR REPLACE INTO note VALUES (?, ?)').run(name, value),
  )
}

export function readNote(file: StoreFile, name: string): string | undefined {
  const row = file.use((database) =>
    database.prepare('SELECT value FROM note WHERE name = ?').get(name),
  )
  return row && String(row['value'])
}
