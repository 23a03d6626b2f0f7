// Usage: node tools/check-content.ts [--publicar [--sin-pendientes]]
// Reports every problem of the content; with --publicar also refuses while the owner still owes a value;
// with --sin-pendientes as well, only while one is owed that no site can do without.
import { parseArgs } from 'node:util'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { contentSums, readContentDates, undated } from '#catalogue/read/content-dates.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { sortPending, withoutSamples } from '#catalogue/read/pending.ts'
import { formatReport } from '#catalogue/read/problem.ts'
import { readContentFolder } from '#catalogue/read/read-content.ts'
import { formatPending } from './pending-report.ts'

/** preview: with samples for what the owner owes; publish: only whole; publish-without: without what can be left out. */
export type Purpose = 'preview' | 'publish' | 'publish-without'

/** The purpose that a program's arguments name. Throws an Error for a combination that means nothing. */
export function purposeOf(values: { publicar: boolean; 'sin-pendientes': boolean }): Purpose {
  if (!values['sin-pendientes']) return values.publicar ? 'publish' : 'preview'
  if (!values.publicar) throw new Error('--sin-pendientes acompaña a --publicar.')
  return 'publish-without'
}

/** The arguments of every program that checks the content, for `parseArgs`. */
export const CONTENT_ARGUMENTS = {
  publicar: { type: 'boolean', default: false },
  'sin-pendientes': { type: 'boolean', default: false },
} as const

/**
 * The catalogue, checked. Throws an Error whose message, in Spanish, lists every problem, what has changed since
 * its day, or what is still owed.
 */
export function checkedContent(purpose: Purpose): Catalogue {
  const { catalogue, problems } = loadCatalogue(CONTENT_DIR)
  if (!catalogue) throw new Error(formatReport(problems))
  // Another folder, named for a build with other words, keeps the days of this one.
  const changed = process.env['CONTENT_DIR']
    ? []
    : undated(readContentDates(CONTENT_DIR), contentSums(readContentFolder(CONTENT_DIR)))
  if (changed.length > 0) {
    throw new Error(`Cambió desde su fecha: ${changed.join(', ')}. Escríbela con «npm run fechar».`)
  }
  return publishable(catalogue, purpose)
}

/** What of the catalogue serves the purpose. Throws an Error whose message lists what is owed for it. */
export function publishable(catalogue: Catalogue, purpose: Purpose): Catalogue {
  if (purpose === 'preview') return catalogue
  const { indispensable } = sortPending(catalogue.pending)
  const owed = purpose === 'publish' ? catalogue.pending : indispensable
  if (owed.length > 0) throw new Error(`${formatPending(owed)}\n\nNo se publica mientras falten.`)
  return purpose === 'publish' ? catalogue : withoutSamples(catalogue)
}

if (import.meta.main) {
  try {
    checkedContent(purposeOf(parseArgs({ options: CONTENT_ARGUMENTS }).values))
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault)
    process.exit(1)
  }
}
