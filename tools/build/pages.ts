import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { MailSettings } from '#contact/mail-port.ts'
import { metaPolicy } from '../../deploy/answer-headers.ts'
import { withInlineCss } from './inline-css.ts'

const NOT_FOUND_FILE = '404/index.html'

/** Turns the pages that React Router wrote into those that visitors get; `carrier` takes their enquiries. */
export function finishPages(buildDir: string, carrier: MailSettings['kind']): void {
  const clientDir = path.join(buildDir, 'client')
  const read = (file: string) => readFileSync(path.join(clientDir, file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(path.join(clientDir, file), text)

  // For single-page applications: here every page has a file of its own.
  rmSync(path.join(clientDir, '__spa-fallback.html'), { force: true })

  // A drawing, a document or an icon is asked for by its own name; no visitor asks for its route's data.
  for (const file of globSync('**/*.*.data', { cwd: clientDir })) rmSync(path.join(clientDir, file))

  const files = globSync('**/*.html', { cwd: clientDir })
  const policy = metaPolicy(carrier)
  for (const file of files) write(file, withPolicy(withInlineCss(read(file), read), policy, file))
  if (!files.includes(NOT_FOUND_FILE)) throw new Error(`No page was built for ${NOT_FOUND_FILE}.`)
  // Static hosts look for this name.
  write('404.html', read(NOT_FOUND_FILE))
}

const CHARSET = '<meta charSet="utf-8"/>'

/** Before anything that a policy could forbid, and after the charset. No parser: as in inline-css.ts. */
function withPolicy(html: string, policy: string, file: string): string {
  if (!html.includes(CHARSET)) throw new Error(`${file}: its head does not begin as expected.`)
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  return html.replace(CHARSET, CHARSET + meta)
}
