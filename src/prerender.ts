import { matchRoutes } from 'react-router'
import { catalogue } from '#catalogue/catalogue.ts'
import {
  customerLogoPath,
  DOCUMENTS_DATA_PATH,
  DOCUMENTS_PATH,
  FORM_ANSWER_PATH,
  NOT_FOUND_PATH,
  ownPhotoPath,
  ownPicturePath,
  PENDING_PATH,
  QUOTE_DATA_PATH,
  SEARCH_DATA_PATH,
  SEARCH_PATH,
  SELECTOR_DATA_PATH,
  shareCardPath,
} from '#catalogue/paths.ts'
import { pagesOfKind } from '#catalogue/pages.ts'
import { isPreview } from '#catalogue/pending.ts'
import { pagePaths } from '#catalogue/sitemap.ts'
import { documentPaths } from '#datasheets/documents.ts'
import { drawingFiles } from '#drawings/drawing-files.ts'
import { OFFLINE_PATH } from '#offline/page-and-worker.ts'
import routes from './routes.ts'

const ICONS = ['icono.svg', 'icono-180.png', 'icono-192.png', 'icono-512.png']

/**
 * Everything that a visitor can reach: each becomes a file when the site is built, in this order. The
 * prerenderer gives a page 10 s: what gathers every product comes after the lists that have shown them.
 * For a test or a quick look at what a build does, PRERENDER=sample takes one address of each route, and of running text
 * all: each such page says something of its own.
 */
export function prerenderPaths(): string[] {
  const paths = everyPath()
  return process.env['PRERENDER'] === 'sample' ? oneOfEachRoute(paths) : paths
}

function oneOfEachRoute(paths: readonly string[]): string[] {
  const table = routes.map(({ path, file, id = file }) =>
    path === undefined ? { index: true as const, id } : { path, id },
  )
  const byRoute = Map.groupBy(paths, (path) => matchRoutes(table, path)?.[0]?.route.id)
  const ofText = pagesOfKind(catalogue(), 'article').map(({ path }) => path)
  return [...new Set([...[...byRoute.values()].flatMap(([first]) => first ?? []), ...ofText])]
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
    ...ICONS.map((name) => `/iconos/${name}`),
    SEARCH_PATH,
    SEARCH_DATA_PATH,
    SELECTOR_DATA_PATH,
    QUOTE_DATA_PATH,
    FORM_ANSWER_PATH,
    ...(isPreview(model) ? [PENDING_PATH] : []),
    NOT_FOUND_PATH,
    OFFLINE_PATH,
    '/manifest.webmanifest',
    '/sitemap.xml',
    '/robots.txt',
  ]
}
