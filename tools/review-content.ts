// Usage: npm run revisar-contenido
// Lists, in Spanish, all that could block a publication; needs only Node, and takes seconds.
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { formatProblem, formatReport } from '#catalogue/read/problem.ts'
import { reviewContent } from './review/review-content.ts'

const { problems, remarks, catalogue } = await reviewContent(CONTENT_DIR)
if (remarks.length > 0)
  console.log(['Conviene mirar:', ...remarks.map(formatProblem), ''].join('\n'))
if (problems.length > 0) {
  console.error(formatReport(problems))
  process.exitCode = 1
} else {
  const owed = catalogue?.pending.length ?? 0
  console.log('Todo en orden: el contenido no tiene errores.')
  if (owed > 0) console.log(`Quedan datos por entregar (${owed}): npm run pendientes`)
}
