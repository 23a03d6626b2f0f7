// Usage: node tools/check-repository.ts
// Checks every tracked file for things that must never be in the project.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { formatReport } from '#catalogue/read/problem.ts'
import { findDeadPaths, findForbiddenWords, checkLockfile } from './repository/checks.ts'

const BINARY = /\.(?:png|jpe?g|webp|avif|ico|woff2?|ttf|pdf)$/

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((name) => name !== '' && !BINARY.test(name) && existsSync(name))
  .map((name) => ({ name, text: readFileSync(name, 'utf8') }))
const { catalogue, problems: contentProblems } = loadCatalogue(CONTENT_DIR)
if (!catalogue) {
  console.error(formatReport(contentProblems))
  process.exit(1)
}
const { name, slug } = catalogue.site.brand

const problems = [
  ...findForbiddenWords(files, [name, slug]),
  ...findDeadPaths(files, existsSync),
  ...checkLockfile(readFileSync('package-lock.json', 'utf8')),
]
for (const problem of problems) console.log(problem)
console.log(`${files.length} files, ${problems.length} problems.`)
process.exitCode = problems.length > 0 ? 1 : 0
