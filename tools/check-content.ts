// Usage: node tools/check-content.ts [--publicar]
// Reports every problem of the content; with --publicar also refuses while the owner still owes a value.
// Where CATALOGUE_FILE names a file, the checked catalogue is kept in it.
import { parseArgs } from 'node:util'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { formatReport } from '#catalogue/problem.ts'
import { storeCatalogue } from '#catalogue/stored-catalogue.ts'
import { formatPending } from './pending-report.ts'

const { values } = parseArgs({ options: { publicar: { type: 'boolean', default: false } } })
const { catalogue, problems } = loadCatalogue(CONTENT_DIR)
if (!catalogue) stop(formatReport(problems))
if (values.publicar && catalogue.pending.length > 0) {
  stop(`${formatPending(catalogue.pending)}\n\nNo se publica mientras falten.`)
}
const file = process.env['CATALOGUE_FILE']
if (file !== undefined) storeCatalogue(catalogue, file)

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
