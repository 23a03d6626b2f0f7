import { formatBytes } from '#catalogue/format-bytes.ts'
import { fileKind, type FileKind } from '#contact/file-kind.ts'
import { FILES_MOST, FILES_MOST_BYTES } from '#contact/file-rules.ts'
import { EMPTY_FILE, UnfitFile } from '#contact/unfit-file.ts'
import type { Attachment } from '../store.ts'
import { cleanPdf } from './clean-pdf.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { cleanWebp } from './clean-webp.ts'

/** A file as the visitor sent it. */
export type Upload = Readonly<{ name: string; content: Buffer }>

export const TOO_LARGE = `Los archivos suman más de ${formatBytes(FILES_MOST_BYTES)}: quita alguno o reduce las fotos.`
const TOO_MANY = `Adjunta como máximo ${FILES_MOST} archivos.`
const NAME_MAX_LENGTH = 60

/** How each kind that is taken goes with the mail. */
type Kept = Readonly<{
  type: string
  extension: string
  /** Without notes; throws UnfitFile. */
  clean: (content: Buffer) => Buffer
}>

const KEPT: Readonly<Record<Exclude<FileKind, 'heic'>, Kept>> = {
  jpeg: { type: 'image/jpeg', extension: 'jpg', clean: cleanJpeg },
  png: { type: 'image/png', extension: 'png', clean: cleanPng },
  webp: { type: 'image/webp', extension: 'webp', clean: cleanWebp },
  pdf: { type: 'application/pdf', extension: 'pdf', clean: cleanPdf },
}

/** A name without folders, its ending and anything that a mail program or a disk stumbles over. */
function plainName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  return last
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N}._ -]+/gu, '_')
    .replace(/^[._ -]+|[._ -]+$/g, '')
    .slice(0, NAME_MAX_LENGTH)
}

function quoted(name: string): string {
  return `«${plainName(name) || 'archivo'}»`
}

function readUpload({ content }: Upload): Omit<Attachment, 'name'> & { extension: string } {
  if (content.length === 0) throw new UnfitFile(EMPTY_FILE)
  const kind = fileKind(content)
  if (kind === undefined) throw new UnfitFile('no es una foto (JPEG, PNG o WebP) ni un PDF.')
  if (kind === 'heic') throw new UnfitFile('es una foto HEIC: envíala como JPEG.')
  const { type, extension, clean } = KEPT[kind]
  return { type, extension, content: clean(content) }
}

/**
 * Makes of the files of a visitor what goes with the mail: known kinds only, pictures without notes,
 * each under a name of its own; or says in Spanish what is wrong with them.
 */
export function readAttachments(uploads: readonly Upload[]): {
  attachments: Attachment[]
  problems: string[]
} {
  const attachments: Attachment[] = []
  const problems: string[] = []
  if (uploads.length > FILES_MOST) problems.push(TOO_MANY)
  const bytes = uploads.reduce((sum, { content }) => sum + content.length, 0)
  if (bytes > FILES_MOST_BYTES) problems.push(TOO_LARGE)
  if (problems.length > 0) return { attachments, problems }
  for (const [index, upload] of uploads.entries()) {
    try {
      const { extension, type, content } = readUpload(upload)
      const base = plainName(upload.name) || 'archivo'
      attachments.push({ type, content, name: `${index + 1}-${base}.${extension}` })
    } catch (failure) {
      if (!(failure instanceof UnfitFile)) throw failure
      problems.push(`${quoted(upload.name)} ${failure.message}`)
    }
  }
  return { attachments, problems }
}
