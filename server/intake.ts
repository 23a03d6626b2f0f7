import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ENQUIRY_FIELDS, type Enquiry } from '#contact/enquiry-rules.ts'
import type { SmtpSettings, StorageLimits } from './config.ts'
import { failureCode, type Log } from './log.ts'
import { composeMail, writeMail } from './message.ts'
import type { StoreFile } from './store-file.ts'
import {
  addEnquiry,
  hasEnquiry,
  noteFiled,
  readMail,
  unfiledReferences,
  usedBytes,
  type Acceptance,
  type Attachment,
} from './store.ts'

export type Submission = Readonly<{
  enquiry: Enquiry
  reference: string | undefined
  attachments: readonly Attachment[]
  suspicion: string
}>

export type Intake = Readonly<{
  /**
   * Takes an enquiry over: it cannot be lost once this resolves.
   *
   * @throws StoreFull, or what the database throws when it cannot be written
   */
  accept: (submission: Submission) => Promise<Acceptance>
  /** Whether an enquiry of this reference has been taken. */
  has: (reference: string) => boolean
  /** Writes the files that a crash has kept from being written. */
  start: () => Promise<void>
}>

type IntakeOptions = Readonly<{
  file: StoreFile
  mail: SmtpSettings
  limits: StorageLimits
  log: Log
  /** Called when there is something to deliver. */
  onStored: () => void
}>

/** No room for another enquiry, before the disk is full. */
export class StoreFull extends Error {
  override name = 'StoreFull'
  readonly code = 'ESTOREFULL'
}

const PRIVATE_FILE_MODE = 0o600
const EVENTS: Readonly<Record<Acceptance['outcome'], string>> = {
  stored: 'consulta guardada',
  known: 'consulta repetida',
  conflict: 'referencia ya usada',
}

/** The mail as a file that any mail program opens; returns where it is. */
export async function writeMailFile(folder: string, name: string, eml: Buffer): Promise<string> {
  const path = join(folder, `${name}.eml`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(`${path}.tmp`, eml, { mode: PRIVATE_FILE_MODE })
  await rename(`${path}.tmp`, path)
  return path
}

/** Takes enquiries over: into the store, and, where no mail server is set, into a folder as well. */
export function createIntake(options: IntakeOptions): Intake {
  const { file, mail, limits, log, onStored } = options
  const hasMailServer = mail.smtpUrl !== undefined

  function ensureRoom(bytes: number): void {
    const hasQuota = usedBytes(file) + bytes <= limits.storeMaxBytes
    if (!hasQuota || file.freeBytes() - bytes < limits.diskFreeMinBytes) throw new StoreFull()
  }

  async function writeFileOf(reference: string): Promise<void> {
    const stored = readMail(file, reference)
    if (!stored) return
    try {
      const eml = await composeMail(stored, mail)
      const name = await writeMailFile(file.folder, reference, eml)
      noteFiled(file, reference)
      log('consulta en archivo', { referencia: reference, archivo: name })
    } catch (failure) {
      log('no se pudo escribir el archivo', {
        referencia: reference,
        error: failureCode(failure),
      })
    }
  }

  async function accept(submission: Submission): Promise<Acceptance> {
    const { enquiry, attachments, suspicion } = submission
    const attachmentNames = attachments.map(({ name }) => name)
    ensureRoom(attachments.reduce((sum, { content }) => sum + content.length, 0))
    const acceptance = addEnquiry(file, {
      reference: submission.reference,
      content: [
        ...ENQUIRY_FIELDS.map((field) => enquiry[field]),
        ...attachments.flatMap(({ name, content }) => [name, content]),
      ],
      attachments,
      recipients: hasMailServer ? mail.to : [],
      receivedMs: Date.now(),
      mail: (reference) =>
        writeMail(enquiry, { reference, from: mail.from, attachmentNames, suspicion }),
    })
    const { outcome, reference } = acceptance
    log(EVENTS[outcome], { referencia: reference })
    if (outcome !== 'stored') return acceptance
    if (hasMailServer) onStored()
    else await writeFileOf(reference)
    return acceptance
  }

  async function start(): Promise<void> {
    if (hasMailServer) return
    try {
      for (const reference of unfiledReferences(file)) await writeFileOf(reference)
    } catch (failure) {
      log('no se puede usar el almacén de consultas', { error: failureCode(failure) })
    }
  }

  return { accept, has: (reference) => hasEnquiry(file, reference), start }
}
