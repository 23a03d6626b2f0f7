import { fileKind, type FileKind } from './file-kind.ts'
import { EMPTY_FILE, UnfitFile } from './unfit-file.ts'

/** How many files may go with an enquiry, and how many bytes together: the form and the server ask the same. */
export const FILES_MOST = 5
export const FILES_MOST_BYTES = 12_000_000

/** Every picture is drawn anew as a JPEG of at most so many pixels a side: enough to read a nameplate. */
export const SIDE_MOST = 2000
/** Its quality, from 0 to 1. */
export const QUALITY = 0.85

/**
 * What a file is, from its first bytes: a picture, which is drawn anew, or a PDF, which goes as it is. The
 * form and the server ask the same, so that none that the form takes is refused by the server.
 *
 * @throws UnfitFile if it is empty or anything else
 */
export function fitKind(file: Uint8Array): FileKind {
  if (file.length === 0) throw new UnfitFile(EMPTY_FILE)
  const kind = fileKind(file)
  if (kind === undefined) throw new UnfitFile('no es una foto ni un PDF.')
  return kind
}

/** A trailer that says how the document is locked (ISO 32000-1, 7.5.5 and 7.6). */
const LOCK = /\/Encrypt[\s\0]*(?:\d|<<)/

/** Whether a PDF is locked: it may ask for a password, or open without one and forbid to be printed. */
export function isLocked(pdf: Uint8Array): boolean {
  return LOCK.test(new TextDecoder('latin1').decode(pdf))
}
