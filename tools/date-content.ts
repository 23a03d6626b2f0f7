// Usage: npm run fechar
// Sets today's date for every product and page whose printed content has changed since its last date
// (content/fechas.json).
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import {
  contentSums,
  datedAnew,
  readContentDates,
  today,
  undated,
} from '#catalogue/read/content-dates.ts'
import { DATES_FILE } from '#catalogue/read/content-folders.ts'
import { formatReport, type Problem } from '#catalogue/read/problem.ts'
import { readContentFolder } from '#catalogue/read/read-content.ts'

const sums = contentSums(readContentFolder(CONTENT_DIR))
const problems: Problem[] = []
const dates = readContentDates(CONTENT_DIR, problems)
// Without the former days all would be dated today.
if (problems.length > 0) {
  console.error(formatReport(problems))
  process.exit(1)
}
const changed = undated(dates, sums)
const written = JSON.stringify(datedAnew(dates, sums, today()), null, 2)
writeFileSync(path.join(CONTENT_DIR, DATES_FILE), `${written}\n`)
process.stdout.write(
  changed.length === 0
    ? 'Nada cambió desde su fecha.\n'
    : `Con fecha de hoy, ${today()}: ${changed.join(', ')}\n`,
)
