import { readFileSync, statSync } from 'node:fs'
import { imageSize } from 'image-size'

/** A picture of the owner's beside the content; its box, in pixels, is known before it loads. */
export type OwnImage = { file: string; width: number; height: number }

/** Types of photograph by the ending of a file's name. */
export const PHOTO_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/** Types of drawn marks and pictures too. */
export const PICTURE_TYPES: Readonly<Record<string, string>> = {
  ...PHOTO_TYPES,
  '.svg': 'image/svg+xml',
}

/** A picture and its box, or why it cannot be shown, in words for an editor. */
export function readOwnImage(file: string, sizeLimitKb: number): OwnImage | string {
  const kilobytes = Math.ceil(statSync(file).size / 1000)
  if (kilobytes > sizeLimitKb) {
    return `la imagen pesa ${kilobytes} kB: el máximo es ${sizeLimitKb} kB`
  }
  try {
    const { width, height } = imageSize(readFileSync(file))
    return { file, width, height }
  } catch {
    return 'el archivo no es una imagen que se pueda leer'
  }
}
