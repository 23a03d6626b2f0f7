import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { ENQUIRY_FIELDS, type Enquiry } from '#contact/enquiry-rules.ts'
import type { Config } from './config.ts'
import { createDelivery, type Delays } from './delivery.ts'
import { healthOf, type Health } from './health.ts'
import { releaseFiles } from './release-memory.ts'
import { failureCode, type Log } from './log.ts'
import { composeMail, writeMail } from './message.ts'
import { createMailer } from './smtp.ts'
import { createStoreFile, besideStoreIn, PRIVATE_FILE_MODE, type StoreFile } from './store-file.ts'
import {
  addEnquiry,
  hasEnquiry,
  mailFileName,
  noteFiled,
  readMail,
  unfiledReferences,
  usedBytes,
  type Acceptance,
  type Attachment,
  eraseEnquiries,
} from './store.ts'
import { createSummary } from './summary.ts'
import { readdirSync, rmSync, statSync } from 'node:fs'

const DAY_MS = 24 * 60 * 60 * 1000
/** Delivered enquiries are kept for a while, in case a mailbox bounces the mail. */
const SENT_KEPT_MS = 30 * DAY_MS
/** The limit for all enquiries, whatever their state and place, as content/paginas/privacidad.yaml promises. */
const KEPT_MS = 90 * DAY_MS

/** Erases enquiries delivered 30 days ago, and everything older than 90 days. */
export function eraseOld(file: StoreFile, nowMs: number): void {
  const old = file.use((database) =>
    database
      .prepare(
        `SELECT reference FROM enquiry
         WHERE (state = 'sent' AND changed_ms <= ?) OR received_ms <= ?`,
      )
      .all(nowMs - SENT_KEPT_MS, nowMs - KEPT_MS)
      .map(({ reference }) => String(reference)),
  )
  if (old.length > 0) eraseEnquiries(file, old)
  const mails = readdirSync(file.folder).filter((name) => /\.eml(?:\.tmp)?$/.test(name))
  for (const name of [...mails, ...besideStoreIn(file.folder)]) {
    const path = join(file.folder, name)
    if (statSync(path).mtimeMs <= nowMs - KEPT_MS) rmSync(path)
  }
}

export type Submission = Readonly<{
  enquiry: Enquiry
  reference: string | undefined
  attachments: readonly Attachment[]
  suspicion: string
  /** Whether it may get another reference if its own already belongs to another enquiry. */
  mayBeRenamed: boolean
}>

/** Everything behind the pages: storing, delivering, counting and erasing enquiries. */
export type EnquiryDesk = Readonly<{
  /**
   * Accepts an enquiry: it cannot be lost once this resolves. `full`: there is no room for it. The caller must not use
   * large attachments afterwards.
   *
   * @throws what the database throws when it cannot be written
   */
  accept: (submission: Submission) => Promise<Acceptance | Readonly<{ outcome: 'full' }>>
  /** Whether an enquiry with this reference has been accepted. */
  has: (reference: string) => Promise<boolean>
  health: () => Promise<Health>
  /** Begins to deliver; called only once the port is open. */
  start: () => Promise<void>
  stop: () => Promise<void>
}>

export type EnquiryDeskOptions = Readonly<{
  config: Pick<Config, 'outboxFolder' | 'mail' | 'storage' | 'summaryTo'>
  log: Log
  delays?: Delays
}>

const ERASE_INTERVAL_MS = DAY_MS
const EVENTS: Readonly<Record<Acceptance['outcome'], string>> = {
  stored: 'consulta guardada',
  known: 'consulta repetida',
  conflict: 'referencia ya usada',
}

/** Writes the mail as a file that any mail program opens; returns its path. */
export async function writeMailFile(folder: string, name: string, eml: Readable): Promise<string> {
  const path = join(folder, mailFileName(name))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(`${path}.tmp`, eml, { mode: PRIVATE_FILE_MODE })
  await rename(`${path}.tmp`, path)
  return path
}

/** Opens the desk on a folder. It uses the store synchronously, blocking its thread. */
export function openEnquiryDesk({ config, log, delays }: EnquiryDeskOptions): EnquiryDesk {
  const { mail, storage: limits, summaryTo: to } = config
  const file = createStoreFile(config.outboxFolder, log)
  const mailer = createMailer(mail)
  const delivery = mailer && createDelivery({ file, mailer, mail, log, ...(delays && { delays }) })
  const sources = { file, limits, hasMailServer: mailer !== undefined }
  const summary = mailer && createSummary({ sources, mailer, from: mail.from, to, log })
  let erasing: NodeJS.Timeout | undefined

  function hasRoom(bytes: number): boolean {
    const hasQuota = usedBytes(file) + bytes <= limits.storeMaxBytes
    return hasQuota && file.freeBytes() - bytes >= limits.diskFreeMinBytes
  }

  /** Without a mail server, each enquiry is also written to the folder as a file. */
  async function writeFileOf(reference: string): Promise<void> {
    const stored = readMail(file, reference)
    if (!stored) return
    const details = { referencia: reference }
    try {
      const eml = composeMail(stored, mail).createReadStream()
      const archivo = await writeMailFile(file.folder, reference, eml)
      releaseFiles(stored.attachments)
      noteFiled(file, reference)
      log('consulta en archivo', { ...details, archivo })
    } catch (failure) {
      log('no se pudo escribir el archivo', { ...details, error: failureCode(failure) })
    }
  }

  const accept: EnquiryDesk['accept'] = async ({
    enquiry,
    attachments,
    suspicion,
    ...submission
  }) => {
    if (!hasRoom(attachments.reduce((sum, { content }) => sum + content.length, 0))) {
      return { outcome: 'full' }
    }
    const add = (given: string | undefined) =>
      addEnquiry(file, {
        reference: given,
        content: [
          ...ENQUIRY_FIELDS.map((field) => enquiry[field]),
          ...attachments.flatMap(({ name, content }) => [name, content]),
        ],
        attachments,
        receivedMs: Date.now(),
        mail: (reference) =>
          writeMail(enquiry, { reference, from: mail.from, attachments, suspicion }),
      })
    const first = add(submission.reference)
    const isRenamed = first.outcome === 'conflict' && submission.mayBeRenamed
    const acceptance = isRenamed ? add(undefined) : first
    const { outcome, reference } = acceptance
    releaseFiles(attachments)
    log(EVENTS[outcome], { referencia: reference })
    if (outcome === 'stored') {
      if (delivery) delivery.wake()
      else await writeFileOf(reference)
    }
    return acceptance
  }

  function erase(): void {
    try {
      eraseOld(file, Date.now())
    } catch (failure) {
      log('no se pudo borrar lo antiguo', { error: failureCode(failure) })
    }
  }

  async function start(): Promise<void> {
    erase()
    erasing = setInterval(erase, ERASE_INTERVAL_MS)
    delivery?.wake()
    summary?.start()
    if (delivery) return
    try {
      file.lockDelivery()
      for (const reference of unfiledReferences(file)) await writeFileOf(reference)
    } catch (failure) {
      log('no se puede usar el almacén de consultas', { error: failureCode(failure) })
    }
  }

  async function stop(): Promise<void> {
    clearInterval(erasing)
    summary?.stop()
    await delivery?.stop()
    file.close()
  }

  return {
    accept,
    has: async (reference) => hasEnquiry(file, reference),
    health: async () => healthOf(sources),
    start,
    stop,
  }
}
