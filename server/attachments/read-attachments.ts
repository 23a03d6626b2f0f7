import type { Attachment } from '../store.ts'
import { cleanPdf } from './clean-pdf.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { cleanWebp } from './clean-webp.ts'
import { UnfitFile } from './unfit-file.ts'

/** A file as the visitor sent it. */
export type Upload = Readonly<{ name: string; content: Buffer }>

const FILES_MAX = 5
export const BYTES_MAX = 12 * 1024 * 1024
export const TOO_LARGE = 'Los archivos suman más de 12\u00a0MB: quita alguno o reduce las fotos.'
const TOO_MANY = `Adjunta como máximo ${FILES_MAX} archivos.`
const NAME_MAX_LENGTH = 60

/** A kind of file that is taken, known by how it begins and never by its name. */
type Kind = Readonly<{
  type: string
  extension: string
  isKind: (content: Buffer) => boolean
  /** Without notes; throws UnfitFile. */
  clean: (content: Buffer) => Buffer
}>

const latin1 = (content: Buffer, from: number, to: number) => content.toString('latin1', from, to)

const KINDS: readonly Kind[] = [
  {
    type: 'image/jpeg',
    extension: 'jpg',
    isKind: (content) => latin1(content, 0, 3) === '\u00ff\u00d8\u00ff',
    clean: cleanJpeg,
  },
  {
    type: 'image/png',
    extension: 'png',
    isKind: (content) => latin1(content, 0, 8) === '\u0089PNG\r\n\u001a\n',
    clean: cleanPng,
  },
  {
    type: 'image/webp',
    extension: 'webp',
    isKind: (content) => latin1(content, 0, 4) === 'RIFF' && latin1(content, 8, 12) === 'WEBP',
    clean: cleanWebp,
  },
  {
    type: 'application/pdf',
    extension: 'pdf',
    isKind: (content) => latin1(content, 0, 5) === '%PDF-',
    clean: cleanPdf,
  },
]

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'])

function isHeic(content: Buffer): boolean {
  return latin1(content, 4, 8) === 'ftyp' && HEIC_BRANDS.has(latin1(content, 8, 12))
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
  if (content.length === 0) throw new UnfitFile('está vacío.')
  const kind = KINDS.find(({ isKind }) => isKind(content))
  if (kind) return { type: kind.type, extension: kind.extension, content: kind.clean(content) }
  if (isHeic(content)) throw new UnfitFile('es una foto HEIC: envíala como JPEG.')
  throw new UnfitFile('no es una foto (JPEG, PNG o WebP) ni un PDF.')
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
  if (uploads.length > FILES_MAX) problems.push(TOO_MANY)
  const bytes = uploads.reduce((sum, { content }) => sum + content.length, 0)
  if (bytes > BYTES_MAX) problems.push(TOO_LARGE)
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
