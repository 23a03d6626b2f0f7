/** Why a file cannot go with the enquiry, in Spanish words that follow its name. */
export class UnfitFile extends Error {
  override readonly name = 'UnfitFile'
}

export const EMPTY_FILE = 'está vacío.'

/** More than any camera takes: a picture made to exhaust who opens it, at four bytes a pixel. */
const PIXELS_MOST = 120_000_000

/** @throws UnfitFile if a picture would fill a computer's memory */
export function checkPixels(width: number, height: number): void {
  if (width * height > PIXELS_MOST)
    throw new UnfitFile('es demasiado grande: envía una foto de menor resolución.')
}
