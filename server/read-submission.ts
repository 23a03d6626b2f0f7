import type { FastifyRequest } from 'fastify'
import { readEnquiry } from '#contact/enquiry-rules.ts'
import { FILES_MOST, FILES_MOST_BYTES } from '#contact/file-rules.ts'
import { TEMPLATE_ID } from '#contact/mail-port.ts'
import { isReference } from '#contact/reference.ts'
import { PHOTOS_FIELD, TRAP_FIELD } from '#contact/relay-mail.ts'
import { tidyEnquiry } from '#contact/tidy-input.ts'
import { readAttachments, TOO_LARGE, TOO_MANY, type Upload } from './attachments.ts'
import type { Submission } from './enquiry-desk.ts'
import { suspicionOf } from './suspicion.ts'
import { randomUUID } from 'node:crypto'
import { mkdir, open, unlink, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { releasePieces } from './release-memory.ts'

/** A parsed submission; `fileProblems` say in Spanish what is wrong with the files. */
export type ReadSubmission = Omit<Submission, 'mayBeRenamed'> &
  Readonly<{ fileProblems: readonly string[] }>

/** A form up to this size is read to its end, to learn its other fields, even if its files are too large to keep. */
export const UPLOAD_MAX_BYTES = 50 * 1024 * 1024
const FIELD_MAX_BYTES = 64 * 1024
const LIMITS = {
  files: 20,
  fields: 40,
  parts: 60,
  fieldSize: FIELD_MAX_BYTES,
  fileSize: UPLOAD_MAX_BYTES + 1,
}

function secondsOf(value: unknown): number | undefined {
  const seconds = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof seconds === 'number' && seconds >= 0 ? seconds : undefined
}

/** Adds the fields beside the enquiry, which have the same names in the form and in the JSON. */
function withCircumstances(params: unknown, beside: unknown): ReadSubmission {
  const given =
    typeof beside === 'object' && beside !== null ? new Map(Object.entries(beside)) : null
  const enquiry = tidyEnquiry(readEnquiry(params))
  const reference: unknown = given?.get('reference')
  const trap: unknown = given?.get(TRAP_FIELD)
  return {
    enquiry,
    reference: isReference(reference) ? reference : undefined,
    attachments: [],
    fileProblems: [],
    suspicion: suspicionOf({
      comment: enquiry.comment,
      trap: typeof trap === 'string' ? trap : '',
      seconds: secondsOf(given?.get('seconds')),
    }),
  }
}

/** Reads a request in EmailJS's format; undefined if it has another. */
export function readJsonBody(body: unknown): ReadSubmission | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  if (!('user_id' in body && 'service_id' in body)) return undefined
  if (!('template_id' in body && body.template_id === TEMPLATE_ID)) return undefined
  if (!('template_params' in body)) return undefined
  return withCircumstances(body.template_params, body)
}

/**
 * Reads a form to its end; files that are too large are not kept. Until it is complete, the files lie in an unnamed
 * file in `folder`; then it waits for its turn.
 *
 * @throws what @fastify/multipart throws for a malformed body, with the status to answer
 */
export async function readMultipart(
  request: FastifyRequest,
  folder: string,
  waitForTurn: () => Promise<unknown>,
): Promise<ReadSubmission> {
  const spool = createSpool(folder)
  try {
    return await readParts(request, spool, waitForTurn)
  } finally {
    await spool.close()
  }
}

/** The place of a file in the spool. */
type SpooledFile = Readonly<{ name: string; start: number; length: number }>

async function spoolParts(request: FastifyRequest, spool: Spool) {
  const fields: Record<string, unknown> = {}
  const files: SpooledFile[] = []
  let bytes = 0
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value
      continue
    }
    const start = bytes
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > UPLOAD_MAX_BYTES) throw Object.assign(new Error('too large'), { statusCode: 413 })
      if (bytes <= FILES_MOST_BYTES) await spool.write(chunk)
    }
    // Of unknown type, a part counts as a file even without a name.
    const name = (part.filename as string | undefined) ?? ''
    // Browsers send an empty part for a file field in which nothing was chosen.
    if (part.fieldname === PHOTOS_FIELD && (name !== '' || bytes > start)) {
      files.push({ name, start, length: bytes - start })
    }
  }
  return { fields, files, bytes }
}

async function readParts(
  request: FastifyRequest,
  spool: Spool,
  waitForTurn: () => Promise<unknown>,
): Promise<ReadSubmission> {
  const { fields, files, bytes } = await spoolParts(request, spool).catch((failure: unknown) => {
    // A parser failure without status or code is the sender's fault.
    if (!(failure instanceof Error) || 'statusCode' in failure || 'code' in failure) throw failure
    throw Object.assign(failure, { statusCode: 400 })
  })
  const submission = withCircumstances(fields, fields)
  if (files.length > FILES_MOST) return { ...submission, fileProblems: [TOO_MANY] }
  if (bytes > FILES_MOST_BYTES) return { ...submission, fileProblems: [TOO_LARGE] }
  await waitForTurn()
  const uploads: Upload[] = []
  for (const { name, start, length } of files) {
    uploads.push({ name, content: await spool.read(start, length) })
  }
  const { attachments, problems } = await readAttachments(uploads)
  return { ...submission, attachments, fileProblems: problems }
}

/** Holds an upload until it is complete. */
type Spool = Readonly<{
  write: (chunk: Uint8Array) => Promise<void>
  read: (start: number, length: number) => Promise<Buffer>
  close: () => Promise<void>
}>

/** A spool on disk: many slow uploads would take too much memory. Nothing is created for a form without files. */
export function createSpool(folder: string): Spool {
  let file: FileHandle | undefined
  return {
    write: async (chunk) => {
      file ??= await openNameless(folder)
      await file.appendFile(chunk)
      releasePieces(chunk.length)
    },
    read: async (start, length) => {
      const content = Buffer.allocUnsafeSlow(length)
      const { bytesRead = 0 } = (await file?.read(content, 0, length, start)) ?? {}
      // The rest of the buffer would be old memory content.
      if (bytesRead < length) throw new Error(`The spool gave ${bytesRead} of ${length} bytes.`)
      return content
    },
    close: async () => file?.close(),
  }
}

/** A file whose name is removed at once: the system deletes it however the upload or the server ends. */
async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `.subida-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}
