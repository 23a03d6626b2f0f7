// Usage: npm run dev
// The site, live while its code and content change. React Router cannot start on broken content, so
// until that is mended its report stands at the site's address; from then on it works with the last
// content without mistakes.
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { formatReport } from '#catalogue/problem.ts'
import { DEVELOPMENT_PORT } from './dev/port.ts'
import { reportPage } from './dev/report-page.ts'
import { SERVED_CONTENT, takeUp } from './dev/served-content.ts'

const LOOK_AGAIN_MS = 500

let { problems } = await takeUp(CONTENT_DIR, loadCatalogue)
if (problems.length > 0) {
  console.log(`${formatReport(problems)}\n\nhttp://localhost:${DEVELOPMENT_PORT}`)
  const server = createServer((_, response) => {
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' })
    response.end(reportPage(problems))
  }).listen(DEVELOPMENT_PORT, 'localhost')
  while (problems.length > 0) {
    await setTimeout(LOOK_AGAIN_MS)
    ;({ problems } = await takeUp(CONTENT_DIR, loadCatalogue))
  }
  server.closeAllConnections()
  server.close()
}

const child = spawn('react-router', ['dev'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, CONTENT_DIR: SERVED_CONTENT, EDITED_CONTENT_DIR: CONTENT_DIR },
})
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill())
child.on('exit', (code) => process.exit(code ?? 1))
