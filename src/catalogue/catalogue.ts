import type { Catalogue } from './catalogue-model.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { ContentError } from './read/problem.ts'

/** The folder of the content; another one may be named for a build with other words. */
export const CONTENT_DIR = process.env['CONTENT_DIR'] ?? 'content'

let loaded: Catalogue | undefined

/** The site's catalogue, read once. Throws a ContentError that lists every problem. */
export function catalogue(): Catalogue {
  loaded ??= checked(CONTENT_DIR)
  return loaded
}

/** Takes a catalogue that has been checked already, as the threads of a build do. */
export function setCatalogue(checkedBefore: Catalogue): void {
  loaded = checkedBefore
}

function checked(folder: string): Catalogue {
  const result = loadCatalogue(folder)
  if (!result.catalogue) throw new ContentError(result.problems)
  return result.catalogue
}
