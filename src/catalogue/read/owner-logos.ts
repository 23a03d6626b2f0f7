import path from 'node:path'
import type { ParsedPage } from './link-pages.ts'
import { endingFault, readOwnerFiles } from './owner-files.ts'
import { PICTURE_TYPES, readOwnerImage, type OwnerImage } from './owner-images.ts'
import { isOfKind } from '../ask/pages.ts'
import type { Problem } from './problem.ts'

/** The content folder of logos; each customer's entry names its file. */
const OWN_LOGOS_FOLDER = 'clientes'

/** Enough for a logo 60 pixels high, sharp on any screen. */
const SIZE_LIMIT_KB = 60

/** The logos by file name. Each must open and belong to a customer, and none that is named may be missing. */
export function readOwnerLogos(
  contentDir: string,
  pages: readonly ParsedPage[],
  problems: Problem[],
): ReadonlyMap<string, OwnerImage> {
  const logos = new Map<string, OwnerImage>()
  const named = namedLogos(pages)
  const findFault = ({ file }: { file: string }) => {
    const name = path.basename(file)
    const fault = endingFault(file, Object.keys(PICTURE_TYPES), 'logotipos')
    if (fault !== undefined) return fault
    const isNamed = named.some(({ image }) => image === name)
    if (!isNamed)
      return 'ningún cliente tiene este logotipo: nómbralo en paginas/clientes.yaml (logos)'
    const image = readOwnerImage(file, SIZE_LIMIT_KB)
    if (typeof image === 'string') return image
    logos.set(name, image)
    return undefined
  }
  const files = readOwnerFiles(contentDir, OWN_LOGOS_FOLDER, findFault, problems)
  const present = new Set(files.map(({ file }) => path.basename(file)))
  for (const { page, at, image } of named) {
    if (present.has(image)) continue
    problems.push(page.file.problem(at, `falta el archivo content/${OWN_LOGOS_FOLDER}/${image}`))
  }
  return logos
}

function namedLogos(pages: readonly ParsedPage[]) {
  return pages
    .filter((page) => isOfKind(page, 'customers'))
    .flatMap((page) =>
      page.content.zones.flatMap(({ logos }, zone) =>
        logos.map(({ image }, index) => ({
          page,
          image,
          at: ['zones', zone, 'logos', index, 'image'],
        })),
      ),
    )
}
