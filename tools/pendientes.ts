import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { formatReport } from '#catalogue/problem.ts'
import { formatPending } from './pending-report.ts'

const { catalogue, problems } = loadCatalogue(CONTENT_DIR)
if (catalogue) {
  console.log(formatPending(catalogue.pending))
} else {
  console.error(formatReport(problems))
  process.exitCode = 1
}
