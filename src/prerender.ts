import { matchRoutes } from 'react-router'
import { catalogue } from '#catalogue/catalogue.ts'
import {
  customerLogoPath,
  DOCUMENTS_DATA_PATH,
  DOCUMENTS_PATH,
  FORM_ANSWER_PATH,
  iconPath,
  MANIFEST_PATH,
  NOT_FOUND_PATH,
  OFFLINE_PATH,
  ownPhotoPath,
  ownPicturePath,
  PENDING_PATH,
  ROBOTS_PATH,
  SEARCH_DATA_PATH,
  SEARCH_PATH,
  PRODUCT_DATA_PATH,
  shareCardPath,
  SITEMAP_PATH,
} from '#catalogue/paths.ts'
import { pagesOfKind } from '#catalogue/pages.ts'
import { isPreview } from '#catalogue/pending.ts'
import { pagePaths } from '#catalogue/sitemap.ts'
import { documentPaths } from '#datasheets/documents.ts'
import { drawingFiles } from '#drawings/drawing-files.ts'
import routes from './routes.ts'

const ICONS = ['icono.svg', 'icono-180.png', 'icono-192.png', 'icono-512.png']

/**
 * Everything that a visitor can reach: each becomes a file when the site is built, in this order. The
 * prerenderer gives a page 10 s: what gathers every product comes after the lists that have shown them.
 * For a test or a quick look at what a build does, PRERENDER names the addresses that are asked for, separated by spaces:
 * these are written with one page of each route, all of running text, of which each says something of its own, and the files
 * that they show or lead to.
 */
export function prerenderPaths(): string[] {
  const asked = process.env['PRERENDER']
  return asked === undefined ? everyPath() : sampleOf(everyPath(), asked.split(' '))
}

function sampleOf(paths: readonly string[], asked: readonly string[]): string[] {
  const table = routes.map(({ path, file, id = file }) =>
    path === undefined ? { index: true as const, id } : { path, id },
  )
  const pages = pagePaths(catalogue())
  const byRoute = Map.groupBy(pages, (path) => matchRoutes(table, path)?.[0]?.route.id)
  const ofText = (['article', 'solution'] as const)
    .flatMap((kind) => pagesOfKind(catalogue(), kind))
    .map(({ path }) => path)
  const first = [...byRoute.values()].flatMap(([path]) => path ?? [])
  const sample = new Set([...first, ...ofText, ...asked])
  const left = new Set(
    pages.filter((path) => !sample.has(path)).flatMap((path) => [path, shareCardPath(path)]),
  )
  return paths.filter((path) => !left.has(path))
}

function everyPath(): string[] {
  const model = catalogue()
  const pages = pagePaths(model)
  return [
    ...pages.filter((path) => path !== DOCUMENTS_PATH),
    ...pages.map(shareCardPath),
    ...drawingFiles(model).map(({ path }) => path),
    ...[...model.ownPhotos.values()].map(({ fileName }) => ownPhotoPath(fileName)),
    ...[...model.ownLogos.keys()].map(customerLogoPath),
    ...[...model.ownPictures].map(([key, { fileName }]) => ownPicturePath(key, fileName)),
    ...documentPaths(model),
    DOCUMENTS_PATH,
    DOCUMENTS_DATA_PATH,
    ...ICONS.map(iconPath),
    SEARCH_PATH,
    SEARCH_DATA_PATH,
    PRODUCT_DATA_PATH,
    FORM_ANSWER_PATH,
    ...(isPreview(model) ? [PENDING_PATH] : []),
    NOT_FOUND_PATH,
    OFFLINE_PATH,
    MANIFEST_PATH,
    SITEMAP_PATH,
    ROBOTS_PATH,
  ]
}
