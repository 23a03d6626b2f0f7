import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { catalogue } from './catalogue/catalogue.ts'

const pages = [...catalogue().pages.values()]
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** Whether a folder holds nothing but pages of running text: then one route serves them all. */
const holdsOnlyArticles = (folder: string) =>
  folder !== '' &&
  pages
    .filter(({ path }) => folderOf(path) === folder)
    .every(({ content }) => content.kind === 'article')

/**
 * Pages of running text stand at paths of many depths. Every page carries the table of routes, so
 * only those that stand among pages of other kinds are told to the router one by one.
 */
const articlePaths = pages
  .filter(({ content }) => content.kind === 'article')
  .map(({ path }) => (holdsOnlyArticles(folderOf(path)) ? `${folderOf(path)}/:page` : path))
const articles = [...new Set(articlePaths)].map((path) =>
  route(path.slice(1), 'routes/article.tsx', { id: path.slice(1) }),
)

/** A family inside another (Sellos Rotativos) stands where a category would. */
const innerFamilies = pages
  .filter(({ path, content }) => content.kind === 'family' && path.split('/').length > 3)
  .map(({ path }) => route(path.slice(1), 'routes/family.tsx', { id: path.slice(1) }))

/** The owner may have given no photograph yet. */
const ownPhotos =
  catalogue().ownPhotos.size > 0 ? [route('fotos/:file', 'routes/own-photo.ts')] : []

export default [
  index('routes/home.tsx'),
  route('contacto', 'routes/contact.tsx'),
  route('glosario', 'routes/glossary.tsx'),
  route('productos/:family', 'routes/family.tsx'),
  route('productos/:family/:category', 'routes/category.tsx'),
  ...innerFamilies,
  ...articles,
  route('dibujos/:file', 'routes/drawing-file.ts'),
  ...ownPhotos,
  route('fichas/:file', 'routes/document-file.ts'),
  route('documentos/:file', 'routes/document-file.ts', { id: 'documentos' }),
  route('compartir/:file', 'routes/share-card.ts'),
  route('iconos/:file', 'routes/icon.ts'),
  route('buscar', 'routes/search.tsx'),
  route('buscar/indice.json', 'routes/search-data.ts'),
  route('selector', 'routes/selector.tsx'),
  route('selector/productos.json', 'routes/selector-data.ts'),
  route('comparar', 'routes/compare.tsx'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('manifest.webmanifest', 'routes/web-manifest.ts'),
  route('sin-senal', 'routes/no-signal.tsx'),
  route('404', 'routes/not-found.tsx'),
] satisfies RouteConfig
