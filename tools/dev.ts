// Usage: npm run dev
// The site, live while its code and content change. React Router cannot start on broken content, so
// until that is mended its report stands at the site's address.
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { formatReport } from '#catalogue/problem.ts'
import { DEVELOPMENT_PORT } from './dev/port.ts'
import { reportPage } from './dev/report-page.ts'

const LOOK_AGAIN_MS = 500

let { problems } = loadCatalogue(CONTENT_DIR)
if (problems.length > 0) {
  console.log(`${formatReport(problems)}\n\nhttp://localhost:${DEVELOPMENT_PORT}`)
  const server = createServer((_, response) => {
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' })
    response.end(reportPage(problems))
  }).listen(DEVELOPMENT_PORT, 'localhost')
  while (problems.length > 0) {
    await setTimeout(LOOK_AGAIN_MS)
    problems = loadCatalogue(CONTENT_DIR).problems
  }
  server.closeAllConnections()
  server.close()
}

const child = spawn('react-router', ['dev'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill())
child.on('exit', (code) => process.exit(code ?? 1))
