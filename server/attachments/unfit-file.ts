import { checkPixels, UnfitFile } from '#contact/unfit-file.ts'

export const BROKEN =
  'está dañado o no es una foto ni un PDF: guárdalo de nuevo y elígelo otra vez.'

/** @throws UnfitFile if a picture has no size, or one that would fill a computer's memory */
export function checkSize(width: number, height: number): void {
  if (width === 0 || height === 0) throw new UnfitFile(BROKEN)
  checkPixels(width, height)
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
