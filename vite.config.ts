import { reactRouter } from '@react-router/dev/vite'
import path from 'node:path'
import { defineConfig } from 'vite'
import { spanishFont } from './tools/build/font.ts'
import { contentWatch } from './tools/dev/content-watch.ts'
import { DEVELOPMENT_PORT } from './tools/dev/port.ts'

/** Files and folders by their whole paths: `npm run check -- repository` finds one that is gone. */
const isIn = (places: readonly string[]) => (id: string) =>
  places.some((place) => id.includes(`/${place}`))
const isRow = isIn(['src/components/product-list/', 'src/components/product-row/'])
// Only pages that search, choose, compare or quote load them.
const isOfFinders = isIn([
  'src/finder/search/read-figures.ts',
  'src/finder/products/',
  'src/figures/judge.ts',
  'src/figures/limit-words.ts',
])

/** Together: what every page runs; what most pages share. In many small files both weigh more. A module goes to the highest priority. */
const CHUNKS = [
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
    priority: 3,
  },
  {
    name: 'site',
    test: (id: string) =>
      id.includes('preload-helper') || (isIn(['src/'])(id) && !isRow(id) && !isOfFinders(id)),
    minShareCount: 4,
    priority: 2,
  },
  // What every page shares with one or two, a few lines each.
  {
    name: 'header',
    test: isIn(['src/startup/fetch-ahead/metered.ts', 'src/finder/search-field/slash-key.ts']),
    minShareCount: 2,
    priority: 1,
  },
  // Pages with rows of products share it; the others need not carry it.
  { name: 'rows', test: isRow, minShareCount: 2, priority: 1 },
]

export default defineConfig(({ command }) => ({
  plugins: [
    spanishFont(),
    contentWatch(process.env['EDITED_CONTENT_DIR'] ?? 'content'),
    reactRouter(),
  ],
  css: { modules: command === 'build' ? { generateScopedName: '[hash:base64:5]' } : {} },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
  // The router names what the browser needs. Found while a page loads, the loaders' own packages, which
  // never reach a browser, would be bundled too, and that page left waiting for ever.
  optimizeDeps: { noDiscovery: true },
  server: {
    host: 'localhost',
    port: DEVELOPMENT_PORT,
    strictPort: true,
    // React Router renders the pages with a server that watches the project: each file that it wrote
    // made it read the folder once more: two fifths of a build's time, and most of a large one's.
    watch: { ignored: ['.cache', 'build', 'build.next'].map((folder) => path.resolve(folder)) },
  },
}))
