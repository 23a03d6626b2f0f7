import type { Catalogue } from './catalogue-model.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { ContentError } from './read/problem.ts'

/** The content folder; CONTENT_DIR names another one for a build with other content. */
export const CONTENT_DIR = process.env['CONTENT_DIR'] ?? 'content'

let loaded: Catalogue | undefined

/** The site's catalogue, read once. @throws ContentError that lists every problem */
export function catalogue(): Catalogue {
  loaded ??= checked(CONTENT_DIR)
  return loaded
}

/** Sets a catalogue that was checked elsewhere; a build's threads get it this way. */
export function setCatalogue(checkedBefore: Catalogue): void {
  loaded = checkedBefore
}

function checked(folder: string): Catalogue {
  const result = loadCatalogue(folder)
  if (!result.catalogue) throw new ContentError(result.problems)
  return result.catalogue
}
