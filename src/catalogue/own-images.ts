import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
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

/** What the bytes may be, by the ending: whoever saves a picture under another one has not converted it. */
const TYPES_WITHIN: Readonly<Record<string, readonly string[]>> = {
  '.avif': ['avif', 'mif1'],
  '.jpg': ['jpg'],
  '.png': ['png'],
  '.webp': ['webp'],
  '.svg': ['svg'],
}

function wrongEnding(file: string, type: string): string {
  const { ext, name } = path.parse(file)
  const isKnown = `.${type}` in TYPES_WITHIN
  const advice = isKnown
    ? `llámala ${name}.${type}`
    : `guárdala como ${ext} desde un editor de imágenes`
  return `por dentro la imagen es ${type.toUpperCase()}, no ${ext}: ${advice}`
}

/** A picture and its box, or why it cannot be shown, in words for an editor. */
export function readOwnImage(file: string, sizeLimitKb: number): OwnImage | string {
  const kilobytes = Math.ceil(statSync(file).size / 1000)
  if (kilobytes > sizeLimitKb) {
    return `la imagen pesa ${kilobytes} kB: el máximo es ${sizeLimitKb} kB`
  }
  try {
    const { width, height, type = '' } = imageSize(readFileSync(file))
    const isAsNamed = (TYPES_WITHIN[path.extname(file)] ?? []).includes(type)
    if (!isAsNamed) return wrongEnding(file, type)
    return { file, width, height }
  } catch {
    return 'el archivo no es una imagen que se pueda leer'
  }
}
