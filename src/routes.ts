import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { catalogue } from './catalogue/catalogue.ts'
import type { CataloguePage } from './catalogue/catalogue-model.ts'
import { folderOf, pagesOfKind } from './catalogue/pages.ts'
import { QUOTE_DATA_PATH, SEARCH_DATA_PATH, SELECTOR_DATA_PATH } from './catalogue/paths.ts'
import { isPreview } from './catalogue/pending.ts'

/** A page with a route of its own, which its path names. */
const ownRoute = ({ path }: CataloguePage, file: string) =>
  route(path.slice(1), file, { id: path.slice(1) })

const model = catalogue()
const families = pagesOfKind(model, 'family').map((page) => ownRoute(page, 'routes/family.tsx'))
const categoryFolders = new Set(pagesOfKind(model, 'category').map(({ path }) => folderOf(path)))
const categories = [...categoryFolders].map((folder) =>
  route(`${folder.slice(1)}/:category`, 'routes/category.tsx', { id: `${folder.slice(1)}/*` }),
)
/** Pages of running text stand anywhere: one route serves all that none of the others would take. */
const articlesAmongCategories = pagesOfKind(model, 'article')
  .filter(({ path }) => categoryFolders.has(folderOf(path)))
  .map((page) => ownRoute(page, 'routes/article.tsx'))

const customers = pagesOfKind(model, 'customers').map((page) =>
  ownRoute(page, 'routes/customers.tsx'),
)

/** A product's page lies under the page that defines it: a category, or a page of another kind. */
const productFolders = new Set(
  model.products.map(({ pagePath }) => {
    const folder = folderOf(pagePath)
    return categoryFolders.has(folder) ? `${folder}/:category` : pagePath
  }),
)
const products = [...productFolders].map((folder) =>
  route(`${folder.slice(1)}/:code`, 'routes/product.tsx', { id: `${folder.slice(1)}/:code` }),
)

/** The owner may have given no photograph yet. */
const ownPhotos = model.ownPhotos.size > 0 ? [route('fotos/:file', 'routes/own-photo.ts')] : []

/** Only a build with sample data says what is still owed. */
const pending = isPreview(model) ? [route('pendientes', 'routes/pending.tsx')] : []

/** The owner may show no customer's logo yet. */
const ownPictures =
  model.ownPictures.size > 0 ? [route('imagenes/:folder/:file', 'routes/own-picture.ts')] : []
const ownLogos = model.ownLogos.size > 0 ? [route('logos/:file', 'routes/own-logo.ts')] : []

export default [
  index('routes/home.tsx'),
  route('contacto', 'routes/contact.tsx'),
  route('contacto/respuesta', 'routes/form-answer.tsx'),
  route('glosario', 'routes/glossary.tsx'),
  ...families,
  ...categories,
  ...articlesAmongCategories,
  ...customers,
  ...products,
  route('soluciones/:solution', 'routes/solution.tsx'),
  route('industrias/:industry', 'routes/industry.tsx'),
  route('equipos/:equipment', 'routes/equipment.tsx'),
  route('*', 'routes/article.tsx'),
  route('dibujos/:file', 'routes/drawing-file.ts'),
  ...ownPhotos,
  ...ownLogos,
  ...ownPictures,
  ...pending,
  route('fichas/:file', 'routes/document-file.ts'),
  route('ficha-de-levantamiento', 'routes/survey.tsx'),
  route('documentos', 'routes/documents.tsx'),
  route('documentos.json', 'routes/documents-data.ts'),
  route('documentos/:file', 'routes/document-file.ts', { id: 'documentos/:file' }),
  route('compartir/:file', 'routes/share-card.ts'),
  route('iconos/:file', 'routes/icon.ts'),
  route('buscar', 'routes/search.tsx'),
  route(SEARCH_DATA_PATH.slice(1), 'routes/search-data.ts'),
  route('selector', 'routes/selector.tsx'),
  route(SELECTOR_DATA_PATH.slice(1), 'routes/selector-data.ts'),
  route('comparar', 'routes/compare.tsx'),
  route('cotizar', 'routes/quote.tsx'),
  route(QUOTE_DATA_PATH.slice(1), 'routes/quote-data.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('manifest.webmanifest', 'routes/web-manifest.ts'),
  route('sin-senal', 'routes/no-signal.tsx'),
  route('404', 'routes/not-found.tsx'),
] satisfies RouteConfig
