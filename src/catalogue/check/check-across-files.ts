import type { PropertyDefinition } from '#schema/vocabulary.ts'
import type { Catalogue, CataloguePage, CatalogueProduct } from '../catalogue-model.ts'
import { ownerDocumentPath } from '../paths.ts'
import type { ContentDates } from '../read/content-dates.ts'
import { checkNamedProducts, type ParsedPage } from '../read/link-pages.ts'
import type { Singles } from '../read/parse-files.ts'
import type { Problem } from '../read/problem.ts'
import { checkConditionalText } from './conditional-text.ts'
import { checkCustomers } from './customers.ts'
import { checkFilms, checkLinks, checkVideoHost } from './links.ts'
import { checkWithdrawn } from './named-products.ts'
import { checkPageNames } from './page-names.ts'
import { checkProperties } from './properties.ts'
import { checkRelations, checkSiblings } from './relations.ts'
import { checkRowRanges } from './row-ranges.ts'
import { checkSelection } from './selection.ts'
import { checkStatedFigures, type Prose } from './stated-figures.ts'
import { checkColumns, checkRepeatedRows } from './tables.ts'
import { checkUses } from './uses.ts'
import { checkSearchWords, checkStrongWords } from './words.ts'

/** A content folder, read and linked as far as its files fit their schemas. */
type LinkedContent = {
  parsed: readonly ParsedPage[]
  singles: Singles
  pages: ReadonlyMap<string, CataloguePage>
  products: readonly CatalogueProduct[]
  properties: ReadonlyMap<string, PropertyDefinition>
  dates: ContentDates | undefined
  documents: Catalogue['ownerDocuments']
}

/** Checks that the files agree with each other: every rule that no single file can be checked by. */
export function checkAcrossFiles(content: LinkedContent, problems: Problem[]): void {
  const { parsed, singles, pages, products, properties, dates } = content
  const { site, home, glossary, searchWords, selection, stated, reviewed } = singles
  const productIds = new Set(products.map(({ id }) => id))

  if (singles.properties) {
    checkProperties(parsed, properties, singles.properties.file, problems)
    checkColumns(parsed, properties, problems)
  }
  checkRowRanges(parsed, properties, problems)
  checkSiblings(parsed, dates, problems)
  checkWithdrawn(parsed, dates, problems)
  checkFilms(parsed, problems)
  checkVideoHost(parsed, problems)
  checkPageNames(parsed, problems)
  checkRepeatedRows(parsed, products, problems)
  const documents = new Set(content.documents.map(({ id }) => ownerDocumentPath(id)))
  checkLinks(parsed, pages, documents, home, problems)
  if (site) checkCustomers(parsed, site.content, problems)
  if (selection) {
    checkSelection(selection.content, selection.file, parsed, pages, products, problems)
    const catalogue = { products, properties, selection: selection.content, pages }
    checkRelations(parsed, catalogue, problems)
  }
  if (searchWords) {
    const said = [home?.content, glossary?.content, ...parsed.map((one) => one.content)]
    checkSearchWords(searchWords.content, searchWords.file, said, problems)
  }
  if (selection) checkUses(parsed, products, selection.content, problems)
  glossary?.content.terms.forEach(({ drawing }, index) =>
    checkNamedProducts(
      glossary.file,
      [[['terms', index, 'drawing'], drawing]],
      productIds,
      problems,
    ),
  )
  home?.content.catalogue.forEach(({ drawings }, index) =>
    checkNamedProducts(
      home.file,
      drawings.map((drawing, place) => [['catalogue', index, 'drawings', place], drawing]),
      productIds,
      problems,
    ),
  )
  const prose: Prose[] = [
    ...parsed,
    ...(home ? [{ path: '/', ...home }] : []),
    ...(glossary ? [{ path: '/glosario', ...glossary }] : []),
  ]
  if (reviewed) checkStrongWords(prose, reviewed, problems)
  // A page that could not be read publishes nothing: figures that others take from it would seem invented.
  if (stated && problems.length === 0) {
    checkStatedFigures(prose, pages, products, stated, problems)
  }
  if (problems.length === 0) checkConditionalText(prose, pages, products, problems)
}
