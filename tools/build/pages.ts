import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stylesheetsOf, withInlineCss } from './inline-css.ts'
import { withLateData } from './late-data.ts'
import { withLateStart, withoutScripts } from './late-start.ts'
import { metaPolicy } from '../../deploy/answer-headers.ts'
import { scriptHashes } from './script-hashes.ts'
import { removeInlined, writeSiteStyles } from './site-styles.ts'
import { slimManifest } from './slim-manifest.ts'

const NOT_FOUND_PATH = '/404'
/** Served at other addresses than their own. */
const STAND_INS = [NOT_FOUND_PATH, '/sin-senal', '/contacto/respuesta']

/**
 * Turns the pages that React Router wrote into those that visitors get, and notes beside them
 * (csp.json) which inline scripts each may run.
 */
export async function finishPages(buildDir: string): Promise<void> {
  const clientDir = path.join(buildDir, 'client')
  const readCss = (url: string) => readFileSync(path.join(clientDir, url), 'utf8')
  const write = (file: string, text: string) => writeFileSync(path.join(clientDir, file), text)

  // For single-page applications: here every page has a file of its own.
  rmSync(path.join(clientDir, '__spa-fallback.html'), { force: true })

  // A drawing, a document or an icon is asked for by its own name; no visitor asks for its route's data.
  for (const file of globSync('**/*.*.data', { cwd: clientDir })) rmSync(path.join(clientDir, file))
  for (const file of globSync('assets/manifest-*.js', { cwd: clientDir })) {
    write(file, slimManifest(readFileSync(path.join(clientDir, file), 'utf8')))
  }

  const files = globSync('**/*.html', { cwd: clientDir })
  const readPage = (file: string) => readFileSync(path.join(clientDir, file), 'utf8')
  // Read page by page: those of a large catalogue would not all fit into memory.
  const sheets = files.map((file) => stylesheetsOf(readPage(file)))
  const stylesUrl = writeSiteStyles(clientDir, sheets)

  const startedLate = (source: string, pagePath: string, file: string) => {
    const dataUrl = dataUrlOf(pagePath)
    const data = readFileSync(path.join(clientDir, dataUrl), 'utf8')
    return withLateData(withLateStart(source, { dataUrl, stylesUrl }, file), data, file)
  }

  const hashesByPage: Record<string, string[]> = {}
  for (const file of files) {
    const pagePath = pathOf(file)
    const source = readPage(file)
    const isNotFound = pagePath === NOT_FOUND_PATH
    const isStandIn = STAND_INS.includes(pagePath)
    const late = isStandIn ? withoutScripts(source) : await startedLate(source, pagePath, file)
    const styled = withInlineCss(late, readCss)
    const hashes = scriptHashes(styled)
    const html = withPolicy(styled, hashes, file)
    hashesByPage[pagePath] = hashes
    write(file, html)
    // Static hosts look for this name.
    if (isNotFound) write('404.html', html)
  }
  removeInlined(clientDir, stylesUrl)
  if (!hashesByPage[NOT_FOUND_PATH]) throw new Error(`No page was built for ${NOT_FOUND_PATH}.`)
  writeFileSync(path.join(buildDir, 'csp.json'), `${JSON.stringify(hashesByPage, null, 2)}\n`)
}

const CHARSET = '<meta charSet="utf-8"/>'

/** Before anything that a policy could forbid, and after the charset, which has to come early. */
function withPolicy(html: string, hashes: readonly string[], file: string): string {
  if (!html.includes(CHARSET)) throw new Error(`${file}: its head does not begin as expected.`)
  const policy = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(hashes)}"/>`
  return html.replace(CHARSET, `${CHARSET}${policy}`)
}

/** Where React Router keeps a page's data for moving between pages. */
function dataUrlOf(pagePath: string): string {
  return pagePath === '/' ? '/_.data' : `${pagePath}.data`
}

/** `contacto/index.html` stands at `/contacto`. */
function pathOf(file: string): string {
  const folder = path.dirname(file)
  return folder === '.' ? '/' : `/${folder.split(path.sep).join('/')}`
}
