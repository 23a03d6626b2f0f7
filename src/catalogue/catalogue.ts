import type { Catalogue } from './catalogue-model.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { ContentError } from './problem.ts'
import { readStoredCatalogue } from './stored-catalogue.ts'

/** The folder of the content; another one may be named for a build with other words. */
export const CONTENT_DIR = process.env['CONTENT_DIR'] ?? 'content'

/** Where a build keeps what it has checked already. */
const STORED_FILE = process.env['CATALOGUE_FILE']

let loaded: Catalogue | undefined

/** The site's catalogue, read once. Throws a ContentError that lists every problem. */
export function catalogue(): Catalogue {
  loaded ??= STORED_FILE === undefined ? checked(CONTENT_DIR) : readStoredCatalogue(STORED_FILE)
  return loaded
}

function checked(folder: string): Catalogue {
  const result = loadCatalogue(folder)
  if (!result.catalogue) throw new ContentError(result.problems)
  return result.catalogue
}
