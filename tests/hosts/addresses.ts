import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { BUILD_DIR } from '../build-dir.ts'

const read = (file: string) => readFileSync(path.join(BUILD_DIR, file), 'utf8')
const redirects: { from: string; to: string }[] = JSON.parse(read('redirects.json'))

/** Addresses of the earlier site. */
export const earlier: ReadonlySet<string> = new Set(redirects.map(({ from }) => from))
export const pages: readonly string[] = globSync('**/index.html', {
  cwd: path.join(BUILD_DIR, 'client'),
})
  .map((file) => `/${path.dirname(file).split(path.sep).join('/')}`.replace(/^\/\.$/, '/'))
  .filter((page) => page !== '/404' && !earlier.has(page))
/** Everything that is served and is no page. */
export const files: readonly string[] = [
  ...globSync('**/*.*', { cwd: path.join(BUILD_DIR, 'client') }),
  '.well-known/security.txt',
]
  .filter((name) => !/\.(?:html|br|gz)$/.test(name))
  .map((name) => `/${name.split(path.sep).map(encodeURIComponent).join('/')}`)
