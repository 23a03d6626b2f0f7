import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withInlineCss } from './inline-css.ts'
import { withLateStart, withoutScripts } from './late-start.ts'
import { scriptHashes } from './script-hashes.ts'

const NOT_FOUND_PATH = '/404'

/**
 * Turns the pages that React Router wrote into those that visitors get, and notes beside them
 * (csp.json) which inline scripts each may run.
 */
export function finishPages(buildDir: string): void {
  const clientDir = path.join(buildDir, 'client')
  const readCss = (url: string) => readFileSync(path.join(clientDir, url), 'utf8')
  const write = (file: string, html: string) => writeFileSync(path.join(clientDir, file), html)

  // For single-page applications: here every page has a file of its own.
  rmSync(path.join(clientDir, '__spa-fallback.html'), { force: true })

  // A drawing, a document or an icon is asked for by its own name; no visitor asks for its route's data.
  for (const file of globSync('**/*.{svg,png,pdf,xml,txt}.data', { cwd: clientDir })) {
    rmSync(path.join(clientDir, file))
  }

  const hashes: Record<string, string[]> = {}
  for (const file of globSync('**/*.html', { cwd: clientDir })) {
    const pagePath = pathOf(file)
    const source = readFileSync(path.join(clientDir, file), 'utf8')
    const isNotFound = pagePath === NOT_FOUND_PATH
    const started = isNotFound ? withoutScripts(source) : withLateStart(source, file)
    const html = withInlineCss(started, readCss)
    hashes[pagePath] = scriptHashes(html)
    write(file, html)
    // Static hosts look for this name.
    if (isNotFound) write('404.html', html)
  }
  if (!hashes[NOT_FOUND_PATH]) throw new Error(`No page was built for ${NOT_FOUND_PATH}.`)
  writeFileSync(path.join(buildDir, 'csp.json'), `${JSON.stringify(hashes, null, 2)}\n`)
}

/** `contacto/index.html` stands at `/contacto`. */
function pathOf(file: string): string {
  const folder = path.dirname(file)
  return folder === '.' ? '/' : `/${folder.split(path.sep).join('/')}`
}
