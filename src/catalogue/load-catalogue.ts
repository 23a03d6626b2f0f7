import type { z } from 'zod'
import { homePage } from '#schema/home.ts'
import { page, type Page } from '#schema/page.ts'
import { selection } from '#schema/selection.ts'
import { site, type Site } from '#schema/site.ts'
import { searchWords } from '#schema/search-words.ts'
import {
  apiPlans,
  glossary,
  properties,
  reviewedClaims,
  statedFigures,
} from '#schema/vocabulary.ts'
import type { Catalogue } from './catalogue-model.ts'
import { readContentDates } from './read/content-dates.ts'
import type { Placeholders } from './read/content-file.ts'
import { SINGLE_FILES, unreadFiles } from './read/content-folders.ts'
import { linkPages, type ParsedPage } from './read/link-pages.ts'
import { readOwnLogos } from './read/own-logos.ts'
import { readOwnPictures } from './read/own-pictures.ts'
import { readOwnPhotos } from './read/own-photos.ts'
import { readOwnDataSheets, readOwnDocuments } from './read/own-documents.ts'
import { checkDrawnFamilies, checkDrawnTerms } from './check/drawn-products.ts'
import { checkColumns, checkRepeatedRows } from './check/tables.ts'
import { checkCustomers } from './check/customers.ts'
import { checkPageNames } from './check/page-names.ts'
import { checkLinks, checkVideoHost } from './check/links.ts'
import { checkProperties } from './check/properties.ts'
import { checkConditionalText } from './check/conditional-text.ts'
import { checkRelations, checkSiblings } from './check/relations.ts'
import { checkRowRanges } from './check/row-ranges.ts'
import { checkSearchWords, checkStrongWords } from './check/words.ts'
import { checkSelection } from './check/selection.ts'
import { checkWithdrawn } from './check/named-products.ts'
import { checkUses } from './check/uses.ts'
import { checkStatedFigures, type Prose } from './check/stated-figures.ts'
import { ownDocumentPath } from './paths.ts'
import { pagePlaceholders, sitePlaceholders } from './read/placeholders.ts'
import type { Problem } from './read/problem.ts'
import { parseContent, readContentFolder, type ContentFolder } from './read/read-content.ts'
import { redirectsOf } from './read/redirects.ts'

export type LoadedCatalogue =
  | { catalogue: Catalogue; problems: readonly [] }
  | { catalogue: undefined; problems: readonly Problem[] }

/** Reads, checks and links a content folder; reports every problem of every file at once. */
export function loadCatalogue(folder: string): LoadedCatalogue {
  const problems: Problem[] = unreadFiles(folder)
  const files = readContentFolder(folder, problems)
  // Read first, since every text may name it.
  const placeholders = sitePlaceholders(files.get('sitio.yaml')?.data({}))
  const single = <Shape extends z.ZodType>(name: string, shape: Shape) =>
    parseSingle(files, name, shape, placeholders, problems)

  const siteContent = single('sitio.yaml', site)
  const home = single('paginas/inicio.yaml', homePage)
  const vocabulary = single('vocabulario/propiedades.yaml', properties)
  const terms = single('vocabulario/glosario.yaml', glossary)
  const plans = single('vocabulario/planes-api.yaml', apiPlans)
  const spoken = single('vocabulario/sinonimos.yaml', searchWords)
  const chosen = single('vocabulario/seleccion.yaml', selection)
  const dates = readContentDates(folder)
  const parsed = parsePages(files, placeholders, problems)
  const stated = single('vocabulario/cifras.yaml', statedFigures)
  const reviewed = single('vocabulario/afirmaciones.yaml', reviewedClaims)
  // What one file could not say, others miss: until it is mended, nobody knows what they lack.
  const unread = problems.length
  const propertyMap = new Map(vocabulary?.properties.map((entry) => [entry.label, entry]))
  const { pages, products } = linkPages(
    parsed,
    siteContent?.brand.name,
    { properties: propertyMap, dates },
    problems,
  )

  if (vocabulary)
    checkProperties(parsed, propertyMap, files.get('vocabulario/propiedades.yaml'), problems)
  if (vocabulary) checkColumns(parsed, propertyMap, problems)
  checkRowRanges(parsed, propertyMap, problems)
  checkSiblings(parsed, dates, problems)
  checkWithdrawn(parsed, dates, problems)
  checkVideoHost(parsed, problems)
  checkPageNames(parsed, problems)
  checkRepeatedRows(parsed, products, problems)
  const productIds = new Set(products.map(({ id }) => id))
  const ownDataSheets = readOwnDataSheets(folder, productIds, problems)
  const ownDocuments = readOwnDocuments(folder, parsed, problems)
  const ownPhotos = readOwnPhotos(folder, productIds, problems)
  const ownLogos = readOwnLogos(folder, parsed, problems)
  const ownPictures = readOwnPictures(
    folder,
    {
      oficinas: new Set(siteContent?.branches.map(({ id }) => id)),
      certificaciones: new Set(home?.certifications.items.map(({ id }) => id)),
      marca: new Set(['logo', 'icono']),
    },
    problems,
  )
  const homeFile = files.get('paginas/inicio.yaml')
  const documents = new Set(ownDocuments.map(({ id }) => ownDocumentPath(id)))
  checkLinks(
    parsed,
    pages,
    documents,
    home && homeFile ? { home, file: homeFile } : undefined,
    problems,
  )
  if (siteContent) checkCustomers(parsed, siteContent, problems)
  const chosenFile = files.get('vocabulario/seleccion.yaml')
  if (chosen && chosenFile) checkSelection(chosen, chosenFile, parsed, pages, products, problems)
  if (chosen) {
    checkRelations(
      parsed,
      { products, properties: propertyMap, selection: chosen, pages },
      problems,
    )
  }
  const spokenFile = files.get('vocabulario/sinonimos.yaml')
  if (spoken && spokenFile) {
    const contents = [home, terms, ...parsed.map(({ content }) => content)]
    checkSearchWords(spoken, spokenFile, contents, problems)
  }
  if (chosen) checkUses(parsed, products, chosen, problems)
  const statedFile = files.get('vocabulario/cifras.yaml')
  const termsFile = files.get('vocabulario/glosario.yaml')
  if (terms && termsFile) checkDrawnTerms(terms.terms, termsFile, productIds, problems)
  if (home && homeFile) checkDrawnFamilies(home, homeFile, productIds, problems)
  const prose: Prose[] = [
    ...parsed,
    ...(home && homeFile ? [{ path: '/', file: homeFile, content: home }] : []),
    ...(terms && termsFile ? [{ path: '/glosario', file: termsFile, content: terms }] : []),
  ]
  const reviewedFile = files.get('vocabulario/afirmaciones.yaml')
  if (reviewed && reviewedFile) {
    checkStrongWords(prose, { content: reviewed, file: reviewedFile }, problems)
  }
  // A page that could not be read publishes nothing: what others take from it would seem invented.
  if (stated && statedFile && problems.length === 0) {
    checkStatedFigures(prose, pages, products, { content: stated, file: statedFile }, problems)
  }
  if (problems.length === 0) checkConditionalText(prose, pages, products, problems)
  const redirects = redirectsOf(
    [...pages.values()],
    parsed,
    siteContent?.brand.antes ?? [],
    problems,
  )
  if (unread > 0) {
    for (const problem of problems.slice(unread)) problem.follows = true
  }

  if (
    problems.length > 0 ||
    !siteContent ||
    !home ||
    !vocabulary ||
    !terms ||
    !plans ||
    !spoken ||
    !chosen ||
    !stated
  ) {
    return { catalogue: undefined, problems }
  }
  return {
    catalogue: {
      site: siteContent,
      home,
      pages,
      products,
      ownDataSheets,
      ownDocuments,
      ownPhotos,
      ownLogos,
      ownPictures,
      properties: propertyMap,
      glossary: terms.terms,
      apiPlans: plans.plans,
      searchWords: spoken,
      selection: chosen,
      redirects,
      pending: [...files.values()].flatMap((file) => file.pending()).filter(isOwed(siteContent)),
    },
    problems: [],
  }
}

/** What the carrier that the owner has not chosen would need is not owed. */
function isOwed({ email, owner }: Site): (pending: Problem) => boolean {
  const unneeded = new Set([
    ...(email.via === 'emailjs' ? [] : ['email.serviceId', 'email.publicKey']),
    ...owner.flatMap(({ via = email.via }, index) =>
      via === email.via ? [] : [`owner[${index}]`],
    ),
  ])
  return ({ file, field }) => file !== 'content/sitio.yaml' || !unneeded.has(field)
}

function parseSingle<Shape extends z.ZodType>(
  files: ContentFolder,
  name: string,
  shape: Shape,
  placeholders: Placeholders,
  problems: Problem[],
): z.output<Shape> | undefined {
  const file = files.get(name)
  if (file) return parseContent(file, shape, placeholders, problems)
  problems.push({
    file: `content/${name}`,
    line: 1,
    column: 1,
    field: '',
    message: 'falta el archivo',
    kind: 'missing file',
  })
  return undefined
}

function parsePages(
  files: ContentFolder,
  placeholders: Placeholders,
  problems: Problem[],
): ParsedPage[] {
  const parsed: ParsedPage[] = []
  for (const [name, file] of files) {
    if (SINGLE_FILES.has(name)) continue
    const known = { ...placeholders, ...pagePlaceholders(file.data({})) }
    const content: Page | undefined = parseContent(file, page, known, problems)
    if (!content) continue
    parsed.push({ path: pathOf(name, placeholders), file, content })
  }
  return parsed
}

/** The file's path is the page's path; `paginas/` holds the pages of the first level. */
function pathOf(name: string, placeholders: Placeholders): string {
  const path = name.replace(/\.yaml$/, '').replace(/^paginas\//, '')
  return `/${path.replaceAll('{marca-slug}', placeholders['marca-slug'] ?? '')}`
}
