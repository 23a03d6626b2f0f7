import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import type { ParsedPage } from './link-pages.ts'
import { endingFault, readOwnFiles } from './own-files.ts'
import { PHOTO_TYPES } from './own-photos.ts'
import type { Problem } from './problem.ts'

/** A customer's logo that the owner has put beside the content; its box is known before it loads. */
export type OwnLogo = { file: string; width: number; height: number }

/** The folder of the content that holds the logos, each under the name that its customer's entry gives. */
const OWN_LOGOS_FOLDER = 'clientes'

/** Types of picture by the ending of a file's name. */
export const LOGO_TYPES: Readonly<Record<string, string>> = {
  ...PHOTO_TYPES,
  '.svg': 'image/svg+xml',
}

/** A mark of 60 pixels' height, sharp on any screen. */
const SIZE_LIMIT_KB = 60

/** The logos by the names of their files. Each opens and is some customer's, and no customer's is missing. */
export function readOwnLogos(
  contentDir: string,
  pages: readonly ParsedPage[],
  problems: Problem[],
): ReadonlyMap<string, OwnLogo> {
  const logos = new Map<string, OwnLogo>()
  const named = namedLogos(pages)
  const findFault = ({ file }: { file: string }) => {
    const name = path.basename(file)
    const fault = endingFault(file, Object.keys(LOGO_TYPES), 'logotipos')
    if (fault !== undefined) return fault
    if (!named.some(({ image }) => image === name)) return 'ningún cliente tiene este logotipo'
    const kilobytes = Math.ceil(statSync(file).size / 1000)
    if (kilobytes > SIZE_LIMIT_KB)
      return `la imagen pesa ${kilobytes} kB: el máximo es ${SIZE_LIMIT_KB} kB`
    const box = boxOf(file)
    if (!box) return 'el archivo no es una imagen que se pueda leer'
    logos.set(name, { file, ...box })
    return undefined
  }
  const files = readOwnFiles(contentDir, OWN_LOGOS_FOLDER, findFault, problems)
  const present = new Set(files.map(({ file }) => path.basename(file)))
  for (const { page, at, image } of named) {
    if (present.has(image)) continue
    problems.push(page.file.problem(at, `falta el archivo content/${OWN_LOGOS_FOLDER}/${image}`))
  }
  return logos
}

function namedLogos(pages: readonly ParsedPage[]) {
  return pages.flatMap((page) => {
    const { content } = page
    if (content.kind !== 'customers') return []
    return content.zones.flatMap(({ logos }, zone) =>
      logos.map(({ image }, index) => ({
        page,
        image,
        at: ['zones', zone, 'logos', index, 'image'],
      })),
    )
  })
}

function boxOf(file: string): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(readFileSync(file))
    return { width, height }
  } catch {
    return undefined
  }
}
