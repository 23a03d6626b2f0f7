import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { slugOf } from '#schema/fold-text.ts'
import type { Problem } from './problem.ts'

/** A file that the owner put beside the content: its name without extension, and its path. */
export type OwnerFile = { id: string; file: string }

/** What is wrong with a file, in words for an editor. */
export type Fault = Pick<Problem, 'message' | 'kind'>

/** Files that Windows, macOS and editing programs leave in folders. */
export const OF_THE_SYSTEM = /^(?:\.|Thumbs\.db$|desktop\.ini$)/i

/** Other extensions of the same format. */
const NEAR_ENDINGS: Readonly<Record<string, readonly string[]>> = {
  '.jpeg': ['.jpg'],
  '.jfif': ['.jpg'],
}
/** Camera formats that browsers do not show. */
const CAMERA = /^\.(?:hei[cf]|tiff?|raw|dng)$/
/** Formats that browsers show but printed sheets cannot. */
const FOR_SCREENS = /^\.(?:avif|webp)$/

/** What is wrong with a file's extension if it is none of these; "442c.JPG" only needs lower case. */
export function endingFault(
  file: string,
  endings: readonly string[],
  what: string,
): string | undefined {
  const { ext, name } = path.parse(file)
  if (endings.includes(ext)) return undefined
  const small = ext.toLowerCase()
  if (endings.includes(small)) return `la terminación va en minúsculas: ${name}${small}`
  const [near] = (NEAR_ENDINGS[small] ?? []).filter((ending) => endings.includes(ending))
  if (near !== undefined) return `llámala ${name}${near}: ${small} es lo mismo con otro nombre`
  const known = `aquí van ${what}: archivos ${endings.join(', ')}`
  if (CAMERA.test(small)) return `${known}: ábrela en un editor de imágenes y guárdala como .jpg`
  return FOR_SCREENS.test(small)
    ? `${known}. Suéltala en «npm run editar», que la convierte, o guárdala como .jpg`
    : known
}

/** What is wrong with a file named after no product; "442C.jpg" only needs lower case. */
export function noProduct(id: string, productIds: ReadonlySet<string>): Fault {
  const meant = slugOf(id)
  const advice = productIds.has(meant) ? `: ¿será «${meant}»?` : ''
  return {
    message: `ningún producto tiene el identificador «${id}»${advice}`,
    kind: 'missing product',
  }
}

/**
 * The files of a content folder, each named after an id. `findFault` says what is wrong with a file; every
 * fault becomes a problem.
 */
export function readOwnerFiles(
  contentDir: string,
  folderName: string,
  findFault: (own: OwnerFile) => Fault | string | undefined,
  problems: Problem[],
): OwnerFile[] {
  const folder = path.resolve(contentDir, folderName)
  const names = existsSync(folder) ? readdirSync(folder) : []
  const files = names
    .filter((name) => !OF_THE_SYSTEM.test(name))
    .sort()
    .map((name) => ({ id: path.parse(name).name, file: path.join(folder, name) }))
  for (const own of files) {
    const found = findFault(own)
    if (found === undefined) continue
    const fault = typeof found === 'string' ? { message: found } : found
    const file = `content/${folderName}/${path.basename(own.file)}`
    problems.push({ file, line: 1, column: 1, field: '', ...fault })
  }
  return files
}
