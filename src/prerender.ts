import { catalogue } from '#catalogue/catalogue.ts'
import { NOT_FOUND_PATH, SELECTOR_DATA_PATH, shareCardPath } from '#catalogue/paths.ts'
import { pagePaths } from '#catalogue/sitemap.ts'
import { documentPaths } from '#datasheets/documents.ts'
import { drawingFiles } from '#drawings/drawing-files.ts'

const ICONS = ['/iconos/icono.svg', '/iconos/icono-180.png', '/iconos/icono-512.png']

/** Everything that a visitor can reach: each becomes a file when the site is built. */
export function prerenderPaths(): string[] {
  const model = catalogue()
  const pages = pagePaths(model)
  return [
    ...pages,
    ...pages.map(shareCardPath),
    ...drawingFiles(model).map(({ path }) => path),
    ...documentPaths(model),
    ...ICONS,
    SELECTOR_DATA_PATH,
    NOT_FOUND_PATH,
    '/sitemap.xml',
    '/robots.txt',
  ]
}
