import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import {
  COMPARISON_PATH,
  CONTACT_PATH,
  HOME_PATH,
  OFFLINE_PATH,
  QUOTE_PATH,
  SEARCH_DATA_PATH,
  SEARCH_PATH,
  PRODUCT_DATA_PATH,
  SELECTOR_PATH,
  SURVEY_PATH,
  WORKER_PATH,
} from '#catalogue/paths.ts'
import type { Shell } from '#service-worker/shell.ts'

const WORKER_SOURCE = path.join(import.meta.dirname, '../../src/service-worker/worker.ts')
const WORKER_FILE = WORKER_PATH.slice(1)
/** Pages that the worker caches in advance, if the site has them. */
export const TOOL_PAGES = [
  SEARCH_PATH,
  SELECTOR_PATH,
  COMPARISON_PATH,
  QUOTE_PATH,
  SURVEY_PATH,
  CONTACT_PATH,
]
/** The data files of these pages. */
export const INDEXES = [SEARCH_DATA_PATH, PRODUCT_DATA_PATH]

/** Bundles `sw.js` with the list of files that it caches in advance. */
export async function buildServiceWorker(clientDir: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      BUILT_SHELL: JSON.stringify(shellOf(clientDir)),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: clientDir,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: WORKER_SOURCE,
        output: { format: 'iife', entryFileNames: WORKER_FILE },
      },
    },
  })
}

/** The files that the worker caches in advance. */
export function shellOf(clientDir: string): Shell {
  const has = (file: string) => existsSync(path.join(clientDir, file))
  const offlineHtml = readFileSync(path.join(clientDir, OFFLINE_PATH, 'index.html'))
  const revision = createHash('sha256').update(offlineHtml).digest('hex').slice(0, 16)
  return {
    offlinePage: { url: OFFLINE_PATH, revision },
    assets: globSync('assets/*.{js,css,woff2}', { cwd: clientDir })
      .map((file) => `/${file.split(path.sep).join('/')}`)
      .sort(),
    pages: [HOME_PATH, ...TOOL_PAGES].filter((page) => has(`${page}/index.html`)),
    indexes: INDEXES.filter(has),
  }
}
