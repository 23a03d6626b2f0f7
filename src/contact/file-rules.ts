import { fileKind, type FileKind } from './file-kind.ts'
import { EMPTY_FILE, UnfitFile } from './unfit-file.ts'

/** The limits of an enquiry's files, shared by the form and the server. */
export const FILES_MOST = 5
export const FILES_MOST_BYTES = 12_000_000

/** Every picture is re-encoded as a JPEG of at most this many pixels a side: enough to read a nameplate. */
export const SIDE_MOST = 2000
/** Its quality, from 0 to 1. */
export const QUALITY = 0.85

/**
 * Tells by its first bytes whether a file is a picture (re-encoded) or a PDF (sent as it is). Shared by the form and the
 * server, so that the server refuses no file that the form accepted.
 *
 * @throws UnfitFile if it is empty or anything else
 */
export function fitKind(file: Uint8Array): FileKind {
  if (file.length === 0) throw new UnfitFile(EMPTY_FILE)
  const kind = fileKind(file)
  if (kind === undefined) throw new UnfitFile('no es una foto ni un PDF.')
  return kind
}
