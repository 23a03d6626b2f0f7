import sharp from 'sharp'
import { formatBytes } from '#catalogue/format-bytes.ts'
import { isLocked } from '#catalogue/locked-pdf.ts'
import type { FileKind } from '#contact/file-kind.ts'
import { FILES_MOST, FILES_MOST_BYTES, fitKind, QUALITY, SIDE_MOST } from '#contact/file-rules.ts'
import { checkPixels, PIXELS_MOST, UnfitFile, unopened } from '#contact/unfit-file.ts'
import { releaseFiles } from './release-memory.ts'
import type { Attachment } from './store.ts'

/** A file as the visitor sent it. */
export type Upload = Readonly<{ name: string; content: Buffer }>

export const TOO_LARGE = `Los archivos suman más de ${formatBytes(FILES_MOST_BYTES)}: quita alguno o reduce las fotos.`
export const TOO_MANY = `Adjunta como máximo ${FILES_MOST} archivos.`
export const PDF_TYPE = 'application/pdf'
/** The length of a file name that is read, and the length that is kept. */
const NAME_READ_LENGTH = 255
const NAME_MAX_LENGTH = 60
/** Limit for pictures that have to be decoded whole, at up to 18 bytes a pixel. */
const WHOLE_PIXELS_MOST = 16_000_000
const DRAWING_SECONDS = 10

// Pictures are decoded one at a time on another thread, and never cached.
sharp.cache(false)
sharp.concurrency(1)

/** A file name without folders, extension, or characters that trouble mail programs and disks. */
function plainName(name: string): string {
  const last = name.slice(-NAME_READ_LENGTH).normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const base = last.slice(0, last.includes('.') ? last.lastIndexOf('.') : undefined)
  const plain = base.replace(/[^\p{L}\p{N}._ -]/gu, '_').replace(/_+/g, '_')
  return trimmed(plain).slice(0, NAME_MAX_LENGTH) || 'archivo'
}

/** The text without dots, dashes and spaces at its ends; a regular expression would take quadratic time. */
function trimmed(text: string): string {
  const signs = '._ -'
  let [start, end] = [0, text.length]
  while (start < end && signs.includes(text.charAt(start))) start += 1
  while (end > start && signs.includes(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** The picture as the form's script would have sent it: upright, reduced, and without metadata. */
async function draw(content: Buffer, kind: FileKind): Promise<Buffer> {
  const picture = sharp(content, { limitInputPixels: PIXELS_MOST, failOn: 'error' })
  const {
    width,
    height,
    isProgressive,
    orientation = 1,
  } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unopened(kind)
    })
  const isInParts = kind === 'jpeg' || (kind === 'png' && orientation === 1)
  checkPixels(width, height, isInParts && !isProgressive ? PIXELS_MOST : WHOLE_PIXELS_MOST)
  try {
    return await picture
      .autoOrient()
      .resize({ width: SIDE_MOST, height: SIDE_MOST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .timeout({ seconds: DRAWING_SECONDS })
      .jpeg({ quality: QUALITY * 100 })
      .toBuffer()
  } catch {
    throw unopened(kind)
  }
}

async function readUpload({ name, content }: Upload, position: number): Promise<Attachment> {
  const kind = fitKind(content)
  const base = `${position + 1}-${plainName(name)}`
  if (kind === 'pdf') {
    const note = isLocked(content) ? 'protegido: puede pedir contraseña' : ''
    return { name: `${base}.pdf`, type: PDF_TYPE, content, note }
  }
  const drawn = await draw(content, kind)
  releaseFiles([{ content }])
  return { name: `${base}.jpg`, type: 'image/jpeg', content: drawn, note: '' }
}

/**
 * Turns a visitor's files into attachments: pictures are re-encoded, PDFs stay as they are, and names become unique.
 * Unacceptable files are reported as problems, in Spanish.
 */
export async function readAttachments(uploads: readonly Upload[]): Promise<{
  attachments: Attachment[]
  problems: string[]
}> {
  const attachments: Attachment[] = []
  const problems: string[] = []
  for (const [position, upload] of uploads.entries()) {
    try {
      attachments.push(await readUpload(upload, position))
    } catch (failure) {
      if (!(failure instanceof UnfitFile)) throw failure
      problems.push(`«${plainName(upload.name)}» ${failure.message}`)
    }
  }
  return { attachments, problems }
}
