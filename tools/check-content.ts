// Usage: node tools/check-content.ts [--publicar [--sin-pendientes]]
// Reports every problem of the content. --publicar also fails while the owner still owes a value; together with
// --sin-pendientes, only if the site cannot do without that value.
import { parseArgs } from 'node:util'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { contentSums, readContentDates, undated } from '#catalogue/read/content-dates.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { sortPending, withoutSamples } from '#catalogue/read/pending.ts'
import { formatReport } from '#catalogue/read/problem.ts'
import { readContentFolder } from '#catalogue/read/read-content.ts'
import { formatPending } from './pending-report.ts'

/** preview: owed values may be samples; publish: complete; publish-without: optional owed values left out. */
export type Purpose = 'preview' | 'publish' | 'publish-without'

/** The purpose given by a program's arguments. Throws an Error for a combination without meaning. */
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
 * The checked catalogue. Throws an Error whose message, in Spanish, lists every problem, outdated dates, or values
 * still owed.
 */
export function checkedContent(purpose: Purpose): Catalogue {
  const { catalogue, problems } = loadCatalogue(CONTENT_DIR)
  if (!catalogue) throw new Error(formatReport(problems))
  // A copy of the content in another folder has changed texts, but this one's dates.
  const changed = process.env['CONTENT_DIR']
    ? []
    : undated(readContentDates(CONTENT_DIR, []), contentSums(readContentFolder(CONTENT_DIR)))
  if (changed.length > 0) {
    throw new Error(`Cambió desde su fecha: ${changed.join(', ')}. Escríbela con «npm run fechar».`)
  }
  return publishable(catalogue, purpose)
}

/** The part of the catalogue to publish for this purpose. Throws an Error that lists the values owed for it. */
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
