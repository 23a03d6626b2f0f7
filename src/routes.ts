import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { catalogue } from './catalogue/catalogue.ts'
import type { CataloguePage } from './catalogue/catalogue-model.ts'
import { folderOf, pagesOfKind } from './catalogue/pages.ts'
import {
  COMPARISON_PATH,
  CONTACT_PATH,
  customerLogoPath,
  dataSheetPath,
  DOCUMENTS_DATA_PATH,
  DOCUMENTS_PATH,
  equipmentPath,
  FORM_ANSWER_PATH,
  GLOSSARY_PATH,
  iconPath,
  industryPath,
  MANIFEST_PATH,
  NOT_FOUND_DRAWING_PATH,
  NOT_FOUND_PATH,
  OFFLINE_PATH,
  ownPhotoPath,
  ownPicturePath,
  PENDING_PATH,
  productPath,
  QUOTE_PATH,
  ROBOTS_PATH,
  SEARCH_DATA_PATH,
  SEARCH_PATH,
  PRODUCT_DATA_PATH,
  SELECTOR_PATH,
  shareCardPath,
  SITEMAP_PATH,
  SURVEY_PATH,
  surveyFormPath,
} from './catalogue/paths.ts'
import { isPreview } from './catalogue/pending.ts'

/** The route at an address, whose parts may be parameters. */
const at = (address: string, file: string, options?: { id: string }) =>
  route(address.slice(1), file, options ?? {})

/** The files that stand in one folder with the one that is given. */
const filesBeside = (address: string, file: string, options?: { id: string }) =>
  at(`${folderOf(address)}/:file`, file, options)

/** A page with a route of its own, which its path names. */
const ownRoute = ({ path }: CataloguePage, file: string) => at(path, file, { id: path.slice(1) })

const model = catalogue()
const families = pagesOfKind(model, 'family').map((page) => ownRoute(page, 'routes/family.tsx'))
const categoryFolders = new Set(pagesOfKind(model, 'category').map(({ path }) => folderOf(path)))
const categories = [...categoryFolders].map((folder) =>
  at(`${folder}/:category`, 'routes/category.tsx', { id: `${folder.slice(1)}/*` }),
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
  at(productPath(folder, ':code'), 'routes/product.tsx', { id: `${folder.slice(1)}/:code` }),
)

/** The owner may have given no photograph yet. */
const ownPhotos = model.ownPhotos.size > 0 ? [at(ownPhotoPath(':file'), 'routes/own-photo.ts')] : []

/** Only a build with sample data says what is still owed. */
const pending = isPreview(model) ? [at(PENDING_PATH, 'routes/pending.tsx')] : []

/** The owner may show no customer's logo yet. */
const ownPictures =
  model.ownPictures.size > 0
    ? [at(ownPicturePath(':folder/', ':file'), 'routes/own-picture.ts')]
    : []
const ownLogos =
  model.ownLogos.size > 0 ? [at(customerLogoPath(':file'), 'routes/own-logo.ts')] : []

export default [
  index('routes/home.tsx'),
  at(CONTACT_PATH, 'routes/contact.tsx'),
  at(FORM_ANSWER_PATH, 'routes/form-answer.tsx'),
  at(GLOSSARY_PATH, 'routes/glossary.tsx'),
  ...families,
  ...categories,
  ...articlesAmongCategories,
  ...customers,
  ...products,
  route('soluciones/:solution', 'routes/solution.tsx'),
  at(industryPath(':industry'), 'routes/industry.tsx'),
  at(equipmentPath(':equipment'), 'routes/equipment.tsx'),
  route('*', 'routes/article.tsx'),
  filesBeside(NOT_FOUND_DRAWING_PATH, 'routes/drawing-file.ts'),
  ...ownPhotos,
  ...ownLogos,
  ...ownPictures,
  ...pending,
  filesBeside(dataSheetPath(':code'), 'routes/document-file.ts'),
  at(SURVEY_PATH, 'routes/survey.tsx'),
  at(DOCUMENTS_PATH, 'routes/documents.tsx'),
  at(DOCUMENTS_DATA_PATH, 'routes/documents-data.ts'),
  filesBeside(surveyFormPath(':machine'), 'routes/document-file.ts', { id: 'documentos/:file' }),
  filesBeside(shareCardPath('/:page'), 'routes/share-card.ts'),
  at(iconPath(':file'), 'routes/icon.ts'),
  at(SEARCH_PATH, 'routes/search.tsx'),
  at(SEARCH_DATA_PATH, 'routes/search-data.ts'),
  at(SELECTOR_PATH, 'routes/selector.tsx'),
  at(PRODUCT_DATA_PATH, 'routes/product-data.ts'),
  at(COMPARISON_PATH, 'routes/compare.tsx'),
  at(QUOTE_PATH, 'routes/quote.tsx'),
  at(SITEMAP_PATH, 'routes/sitemap.ts'),
  at(ROBOTS_PATH, 'routes/robots.ts'),
  at(MANIFEST_PATH, 'routes/web-manifest.ts'),
  at(OFFLINE_PATH, 'routes/no-signal.tsx'),
  at(NOT_FOUND_PATH, 'routes/not-found.tsx'),
] satisfies RouteConfig
