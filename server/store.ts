import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { newReference } from '#contact/reference.ts'
import type { Mailbox } from './config.ts'
import { numberOf, type StoreFile } from './store-file.ts'

export type Attachment = Readonly<{
  name: string
  type: string
  content: Buffer
  /** A remark for the receiver; empty if there is none. */
  note: string
}>

/** An enquiry's mail, without its receivers. */
export type MailParts = Readonly<{
  messageId: string
  replyTo: Mailbox
  subject: string
  text: string
}>

export type StoredMail = MailParts &
  Readonly<{
    reference: string
    receivedMs: number
    attachments: readonly Attachment[]
    /** The mail server only accepted it without its attachments. */
    lacksFiles: boolean
  }>

export type EnquiryState =
  /** Some receiver does not have it yet. */
  | 'waiting'
  /** The mail server refuses it permanently for some receiver; tried once a day. */
  | 'refused'
  | 'sent'

/** An entry in the list of enquiries. */
export type ListedEnquiry = MailParts &
  Readonly<{
    reference: string
    receivedMs: number
    attachments: number
    state: EnquiryState
    takenBy: readonly string[]
    refusedBy: readonly string[]
    attempts: number
    answer: string
  }>

type NewEnquiry = Readonly<{
  /** The visitor's reference; without one, the enquiry is identified by its content and gets a new one. */
  reference: string | undefined
  /** Everything the visitor sent, in a form that is the same each time. */
  content: readonly (string | Buffer)[]
  attachments: readonly Attachment[]
  receivedMs: number
  /** Called once the reference is known. */
  mail: (reference: string) => MailParts
}>

/** `known`: the same enquiry again. `conflict`: another enquiry has this reference. */
export type Acceptance = Readonly<{
  outcome: 'stored' | 'known' | 'conflict'
  reference: string
}>

/** How long an enquiry without a reference is identified by its content. */
const SAME_CONTENT_MS = 24 * 60 * 60 * 1000

function fingerprintOf(content: readonly (string | Buffer)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of content) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest()
}

function insert(database: DatabaseSync, enquiry: NewEnquiry, fingerprint: Buffer): string {
  const { attachments, receivedMs } = enquiry
  const isTaken = database.prepare('SELECT 1 FROM enquiry WHERE reference = ?')
  let reference = enquiry.reference ?? newReference(new Date(receivedMs))
  while (isTaken.get(reference)) reference = newReference(new Date(receivedMs))
  const { messageId, replyTo, subject, text } = enquiry.mail(reference)
  const { lastInsertRowid: id } = database
    .prepare(
      `INSERT INTO enquiry (reference, fingerprint, received_ms, changed_ms, message_id, reply_name,
         reply_address, subject, text) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      reference,
      fingerprint,
      receivedMs,
      receivedMs,
      messageId,
      replyTo.name,
      replyTo.address,
      subject,
      text,
    )
  const attach = database.prepare(
    'INSERT INTO attachment (enquiry, position, name, type, content, note) VALUES (?, ?, ?, ?, ?, ?)',
  )
  for (const [position, { name, type, content, note }] of attachments.entries()) {
    attach.run(id, position, name, type, content, note)
  }
  return reference
}

/**
 * Stores an enquiry: it is on disk once this returns. A known one is not stored again.
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

type Row = Readonly<Record<string, unknown>>

function mailPartsOf(row: Row): MailParts & { reference: string; receivedMs: number } {
  return {
    reference: String(row['reference']),
    receivedMs: Number(row['received_ms']),
    messageId: String(row['message_id']),
    replyTo: { name: String(row['reply_name']), address: String(row['reply_address']) },
    subject: String(row['subject']),
    text: String(row['text']),
  }
}

/** A buffer over the same memory: the bytes may be many, so they are not copied. */
export function bufferOver({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength)
}

/** The complete mail of an enquiry; undefined if there is no such enquiry. */
export function readMail(file: StoreFile, reference: string): StoredMail | undefined {
  return file.use((database) => {
    const row = database.prepare('SELECT * FROM enquiry WHERE reference = ?').get(reference)
    if (!row) return undefined
    const attachments = database
      .prepare('SELECT * FROM attachment WHERE enquiry = ? ORDER BY position')
      .all(Number(row['id']))
    return {
      ...mailPartsOf(row),
      lacksFiles: row['lacks_files'] === 1,
      attachments: attachments.map(({ name, type, content, note }) => ({
        name: String(name),
        type: String(type),
        content: bufferOver(content as Uint8Array),
        note: String(note),
      })),
    }
  })
}

export function addressesIn(json: unknown): string[] {
  return JSON.parse(String(json)) as string[]
}

/** All enquiries, oldest first, with the state of their delivery. */
export function listEnquiries(file: StoreFile): ListedEnquiry[] {
  return file.use((database) =>
    database
      .prepare(
        `SELECT *, (SELECT count(*) FROM attachment WHERE attachment.enquiry = enquiry.id) AS attachments
         FROM enquiry ORDER BY id`,
      )
      .all()
      .map((row) => ({
        ...mailPartsOf(row),
        attachments: Number(row['attachments']),
        state: row['state'] as EnquiryState,
        takenBy: addressesIn(row['taken_by']),
        refusedBy: addressesIn(row['refused_by']),
        attempts: Number(row['attempts']),
        answer: String(row['answer']),
      })),
  )
}

/** References of accepted enquiries whose file could not be written yet. */
export function unfiledReferences(file: StoreFile): string[] {
  return file.use((database) =>
    database
      .prepare(`SELECT reference FROM enquiry WHERE NOT is_filed AND state = 'waiting'`)
      .all()
      .map(({ reference }) => String(reference)),
  )
}

/** Records that the enquiry has been written to the folder as a file. */
export function noteFiled(file: StoreFile, reference: string): void {
  file.use((database) =>
    database.prepare('UPDATE enquiry SET is_filed = 1 WHERE reference = ?').run(reference),
  )
}

/**
 * Erases enquiries with their attachments and files, and their traces in SQLite's log; false if another process that
 * is reading prevents the latter for now.
 */
export function eraseEnquiries(file: StoreFile, references: readonly string[]): boolean {
  file.transact((database) => {
    const erase = database.prepare('DELETE FROM enquiry WHERE reference = ?')
    for (const reference of references) erase.run(reference)
  })
  for (const reference of references) {
    rmSync(join(file.folder, mailFileName(reference)), { force: true })
  }
  return references.length === 0 || file.emptyLog()
}

/** The name of an enquiry's mail file. */
export function mailFileName(reference: string): string {
  return `${reference}.eml`
}

/** Bytes that the stored enquiries take; SQLite's free pages do not count. */
export function usedBytes(file: StoreFile): number {
  return file.use((database) => {
    const pages = numberOf(database, 'page_count') - numberOf(database, 'freelist_count')
    return pages * numberOf(database, 'page_size')
  })
}

/** Stores a value that must survive a restart. */
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
