/** A file that is not taken; its message completes «nombre» in Spanish. */
export class UnfitFile extends Error {
  override name = 'UnfitFile'
}

export const BROKEN =
  'está dañado o no es una foto ni un PDF: guárdalo de nuevo y elígelo otra vez.'
/** Beyond what telephones take; who opens the picture needs four bytes for each. */
const PIXELS_MAX = 120_000_000

/** @throws UnfitFile if a picture has no size, or one that would fill a computer's memory */
export function checkSize(width: number, height: number): void {
  if (width === 0 || height === 0) throw new UnfitFile(BROKEN)
  if (width * height > PIXELS_MAX)
    throw new UnfitFile('es demasiado grande: envía una foto de menor resolución.')
}

/** How other kinds of file begin: archives, programs, pages. */
const FOREIGN_BEGINNINGS = [
  '%pdf-',
  'pk\u0003\u0004',
  'pk\u0005\u0006',
  'rar!\u001a',
  '7z\u00bc\u00af\u0027\u001c',
  '\u007felf',
  '<script',
  '<html',
  '<!doctype',
  '<svg',
  '<?php',
]

/**
 * Looks through what is left out of a picture: a telephone's notes are harmless there, another file
 * is not.
 *
 * @throws UnfitFile if there is one
 */
export function checkRemains(remains: readonly Buffer[]): void {
  for (const part of remains) {
    const text = part.toString('latin1').toLowerCase()
    if (FOREIGN_BEGINNINGS.some((beginning) => text.includes(beginning)))
      throw new UnfitFile(BROKEN)
  }
}
