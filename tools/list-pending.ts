import { runnerImport } from 'vite'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { formatReport } from '#catalogue/read/problem.ts'
import { formatHelpful, formatPending } from './pending-report.ts'

type LookAlikeHints = typeof import('./look-alike-hints.ts')

const { catalogue, problems } = loadCatalogue(CONTENT_DIR)
if (catalogue) {
  // Drawings are TSX, which Node alone cannot read.
  const { module } = await runnerImport<LookAlikeHints>('./tools/look-alike-hints.ts', {
    configFile: false,
    logLevel: 'error',
  })
  const hints = await module.lookAlikeHints(catalogue)
  if (hints.length > 0) console.log(['Conviene mirar:', ...hints, ''].join('\n'))
  console.log(formatPending(catalogue.pending))
  console.log(`\n${formatHelpful(catalogue.site.helpful)}`.trimEnd())
} else {
  console.error(formatReport(problems))
  process.exitCode = 1
}
