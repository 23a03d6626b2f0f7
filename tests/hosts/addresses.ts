import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { BUILD_DIR } from '../build-dir.ts'

const read = (file: string) => readFileSync(path.join(BUILD_DIR, file), 'utf8')
const redirects: { from: string; to: string }[] = JSON.parse(read('redirects.json'))

/** Hashes of the inline scripts of each page. */
export const scriptHashes: Record<string, string[]> = JSON.parse(read('csp.json'))
/** Addresses of the earlier site. */
export const earlier: ReadonlySet<string> = new Set(redirects.map(({ from }) => from))
export const pages: readonly string[] = Object.keys(scriptHashes).filter((page) => page !== '/404')
/** Everything that is served and is no page. */
export const files: readonly string[] = globSync('**/*.*', { cwd: path.join(BUILD_DIR, 'client') })
  .filter((name) => !/\.(?:html|br|gz)$/.test(name))
  .map((name) => `/${name.split(path.sep).map(encodeURIComponent).join('/')}`)
