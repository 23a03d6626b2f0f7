// Usage: node tools/check-content.ts [--publicar [--sin-pendientes]]
// Reports every problem of the content, and what has changed since its day; with --publicar also refuses while the owner still owes a value;
// with --sin-pendientes as well, only while one is owed that no site can do without, and leaves the
// others out. Where CATALOGUE_FILE names a file, the checked catalogue is kept in it.
import { parseArgs } from 'node:util'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { contentSums, readContentDates, undated } from '#catalogue/content-dates.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { sortPending, withoutSamples } from '#catalogue/pending.ts'
import { formatReport } from '#catalogue/problem.ts'
import { readContentFolder } from '#catalogue/read-content.ts'
import { storeCatalogue } from '#catalogue/stored-catalogue.ts'
import { formatPending } from './pending-report.ts'

const { values } = parseArgs({
  options: {
    publicar: { type: 'boolean', default: false },
    'sin-pendientes': { type: 'boolean', default: false },
  },
})
const leavesOut = values['sin-pendientes']
if (leavesOut && !values.publicar) stop('--sin-pendientes acompaña a --publicar.')
const { catalogue, problems } = loadCatalogue(CONTENT_DIR)
if (!catalogue) stop(formatReport(problems))
// Another folder, named for a build with other words, keeps the days of this one.
const sums = contentSums(readContentFolder(CONTENT_DIR))
const changed = process.env['CONTENT_DIR'] ? [] : undated(readContentDates(CONTENT_DIR), sums)
if (changed.length > 0) {
  stop(`Cambió desde su fecha: ${changed.join(', ')}. Escríbela con «npm run fechar».`)
}
const file = process.env['CATALOGUE_FILE']
const shown = values.publicar ? publishable(catalogue) : catalogue
if (file !== undefined) storeCatalogue(shown, file)

function publishable(model: Catalogue): Catalogue {
  const { indispensable } = sortPending(model.pending)
  const owed = leavesOut ? indispensable : model.pending
  if (owed.length > 0) stop(`${formatPending(owed)}\n\nNo se publica mientras falten.`)
  return leavesOut ? withoutSamples(model) : model
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
