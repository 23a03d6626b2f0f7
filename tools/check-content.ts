// Usage: node tools/check-content.ts [--publicar]
// Reports every problem of the content; with --publicar also refuses while the owner still owes a value.
import { parseArgs } from 'node:util'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { formatReport } from '#catalogue/problem.ts'
import { formatPending } from './pending-report.ts'

const { values } = parseArgs({ options: { publicar: { type: 'boolean', default: false } } })
const { catalogue, problems } = loadCatalogue(CONTENT_DIR)
if (!catalogue) {
  console.error(formatReport(problems))
  process.exitCode = 1
} else if (values.publicar && catalogue.pending.length > 0) {
  console.error(`${formatPending(catalogue.pending)}\n\nNo se publica mientras falten.`)
  process.exitCode = 1
}
