import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'

/** A picture that the owner supplied, with its size in pixels, so that its box is known before it loads. */
export type OwnerImage = { file: string; width: number; height: number }

/** Media types by file extension. */
export const PICTURE_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
}

/** Signatures of a file by its extension: renaming a picture does not convert it. */
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

/** Active content, forbidden in a drawing: it would run as part of the site. */
const ACTIVE =
  /<(?:script|foreignObject|iframe|object|embed)\b|\son[a-z]+\s*=|javascript:|<!ENTITY|(?:href|src)\s*=\s*["']\s*(?:https?:)?\/\//i

/** Why an SVG cannot be shown, in words for an editor. */
export function svgFault(text: string): string | undefined {
  if (ACTIVE.test(text)) {
    return 'el SVG lleva programas o enlaces a otros sitios: expórtalo de nuevo como «SVG simple»'
  }
  const [root = ''] = /<svg\b[^>]*>/.exec(text) ?? []
  if (root !== '' && !/\bviewBox\s*=|\bwidth\s*=[^>]*\bheight\s*=/.test(root)) {
    return 'al SVG le faltan sus medidas (viewBox): expórtalo de nuevo'
  }
  return undefined
}

/** A picture with its size, or why it cannot be shown, in words for an editor. */
export function readOwnerImage(file: string, sizeLimitKb: number): OwnerImage | string {
  const kilobytes = Math.ceil(statSync(file).size / 1000)
  if (kilobytes > sizeLimitKb) {
    return `la imagen pesa ${kilobytes} kB: el máximo es ${sizeLimitKb} kB`
  }
  if (kilobytes === 0) return 'el archivo está vacío'
  if (path.extname(file) === '.svg') {
    const fault = svgFault(readFileSync(file, 'utf8'))
    if (fault !== undefined) return fault
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
