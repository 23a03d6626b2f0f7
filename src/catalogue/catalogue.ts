import type { Catalogue } from './catalogue-model.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { ContentError } from './problem.ts'

/** The folder of the content; another one may be named for a build with other words. */
export const CONTENT_DIR = process.env['CONTENT_DIR'] ?? 'content'

let loaded: Catalogue | undefined

/** The site's catalogue, read once. Throws a ContentError that lists every problem. */
export function catalogue(): Catalogue {
  if (!loaded) {
    const result = loadCatalogue(CONTENT_DIR)
    if (!result.catalogue) throw new ContentError(result.problems)
    loaded = result.catalogue
  }
  return loaded
}
