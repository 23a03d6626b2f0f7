import type { FileKind } from './file-kind.ts'

/** Why a file cannot go with the enquiry, in Spanish words that follow its name. */
export class UnfitFile extends Error {
  override readonly name = 'UnfitFile'
}

export const EMPTY_FILE = 'está vacío.'

const UNOPENED: Partial<Record<FileKind, string>> = {
  heic: 'es una foto HEIC, que aquí no se puede abrir: envíala como JPEG, o una captura de pantalla de ella.',
  tiff: 'es una imagen TIFF, que aquí no se puede abrir: guárdala como JPEG o como PDF.',
  bmp: 'es una imagen BMP, que aquí no se puede abrir: guárdala como JPEG o como PNG.',
}

/** The problem of a picture that could not be decoded. */
export function unopened(kind: FileKind): UnfitFile {
  return new UnfitFile(UNOPENED[kind] ?? 'no se puede abrir: puede estar dañada.')
}

/** More pixels than any camera's: a picture made to exhaust memory, at four bytes a pixel. */
export const PIXELS_MOST = 120_000_000

/** @throws UnfitFile if a picture would fill a computer's memory */
export function checkPixels(width: number, height: number, most = PIXELS_MOST): void {
  if (width * height > most)
    throw new UnfitFile('es demasiado grande: envía una foto de menor resolución.')
}
