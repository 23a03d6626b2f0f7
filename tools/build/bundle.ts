import { createHash } from 'node:crypto'
import { existsSync, renameSync, rmSync, cpSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { codeHash } from './inputs.ts'
import { build, type InlineConfig, type Manifest } from 'vite'
import { spanishFont } from './font.ts'
import { STYLES } from './styles.ts'

const CACHE = path.resolve('.cache/bundle')

/**
 * The folder of the bundle, made again only when the code has changed, since it contains no content. Of several builds
 * at once each makes its own, and the first to finish stays.
 */
export async function bundledSite(): Promise<string> {
  const folder = path.join(CACHE, codeHash())
  if (existsSync(folder)) return folder
  const draft = `${folder}.${process.pid}`
  await bundle(draft)
  try {
    renameSync(draft, folder)
  } catch {
    rmSync(draft, { recursive: true, force: true })
  }
  return folder
}

/** Parts that open at a visitor's sign and bring their styles, so that no page carries them (late-styles.ts). */
const STYLED_LATE = [
  'src/components/section-drawing/section-drawing-dialog.tsx',
  'src/finder/search-field/search-suggestions.tsx',
]

const RENDERER = 'src/site/render.tsx'
const ENTRY = 'src/islands/client.ts'

const classes = new Map<string, string>()

/**
 * Four characters of a hash, since every page has hundreds of classes; the build fails on a collision. A stylesheet
 * imported as text (`?inline`) has the same names.
 */
function shortClassName(name: string, file: string): string {
  const full = `${path.relative('.', file.replace(/\?.*/, ''))} ${name}`
  const short = `_${createHash('sha256').update(full).digest('base64url').slice(0, 4)}`
  const other = classes.get(short)
  if (other !== undefined && other !== full) throw new Error(`${other} y ${full}: una misma clase`)
  classes.set(short, full)
  return short
}

const COMMON: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  plugins: [spanishFont()],
  css: { ...STYLES, modules: { generateScopedName: shortClassName } },
}

const isIn =
  (...places: readonly string[]) =>
  (id: string) =>
    places.some((place) => id.includes(`/${place}`))

/** The modules that every page runs. They must not import React: one hook in a shared chunk brings in all of it. */
const isEntry = isIn(
  'src/islands/client.ts',
  'src/islands/chosen-units.ts',
  'src/islands/far-pictures.ts',
  'src/islands/follow-header.ts',
  'src/islands/page-links.ts',
  'src/islands/first-sign.ts',
  'src/islands/plain-click.ts',
  'src/islands/steps-back.ts',
  'src/islands/when-parsed.ts',
  'src/visitor/stored-keys.ts',
  'src/visitor/stored-value.ts',
  'src/visitor/unit-system.ts',
  'preload-helper',
)

/** Bundled together: many small files weigh more, and each is a request. The highest matching priority wins. */
const CHUNKS = [
  {
    name: 'entry',
    test: (id: string) => isEntry(id) || id.includes('preload-helper'),
    priority: 5,
  },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 4 },
  {
    name: 'marks',
    test: isIn(
      'src/visitor/quote-list.ts',
      'src/visitor/compared-products.ts',
      'src/components/product-row/addressed-service.ts',
      'src/components/product-row/add-and-announce.ts',
      'src/components/product-row/quote-button.element.ts',
      'src/components/product-row/compare-tick.element.ts',
      'src/components/site-header/quote-count.element.ts',
      'src/components/announcer/announce.ts',
      'src/components/button/as-button.ts',
      'src/figures/facets.ts',
      'src/figures/service.ts',
    ),
    priority: 3,
  },
  {
    name: 'home',
    test: isIn(
      'src/components/hero/hero-carousel',
      'src/components/card-track/',
      'src/components/reveal/',
    ),
    priority: 2,
  },
  // Code that needs no component must not bring React along.
  {
    name: 'plain',
    test: isIn(
      'src/catalogue/',
      'src/schema/',
      'src/visitor/address-query.ts',
      'src/components/copy-text/copy-text.ts',
      'src/components/copy-table/table-text.ts',
      'src/components/product-list/filter-state.ts',
      'src/offline/page-and-worker.ts',
      'src/offline/start-worker.ts',
      'src/islands/trusted-types.ts',
      'src/islands/metered.ts',
    ),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'shared', test: isIn('src/'), minShareCount: 3, priority: 1 },
]

/** Bundles the site's two programs, both without content: the renderer of pages, and the browser's islands. */
async function bundle(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const renderer = path.join(folder, 'renderer')
  const browser = path.join(folder, 'browser')
  await build({
    ...COMMON,
    build: {
      outDir: renderer,
      ssr: true,
      ssrEmitAssets: true,
      manifest: true,
      cssMinify: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: RENDERER,
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
      },
    },
  })
  await build({
    ...COMMON,
    build: {
      outDir: browser,
      manifest: true,
      // Pages contain their styles; the stylesheet that this writes is dropped.
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ENTRY,
        output: {
          codeSplitting: { groups: CHUNKS },
          // The entry names every chunk: seven hex digits tell 268 million versions of one apart, and compress well.
          hashCharacters: 'hex',
          chunkFileNames: 'assets/[name]-[hash:7].js',
        },
      },
    },
  })
  // Fonts and pictures that only the renderer's styles and pages refer to.
  mkdirSync(path.join(browser, 'assets'), { recursive: true })
  cpSync(path.join(renderer, 'assets'), path.join(browser, 'assets'), { recursive: true })
  for (const file of new Set(stylesheets(browser)))
    rmSync(path.join(browser, file), { force: true })
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'))
}

function stylesheets(folder: string): string[] {
  const renderer = path.join(path.dirname(folder), 'renderer')
  const named = [manifestOf(folder), manifestOf(renderer)].flatMap((manifest) =>
    Object.values(manifest).flatMap(({ css = [], file }) => [...css, file]),
  )
  return named.filter((file) => file.endsWith('.css'))
}

export type BuiltAssets = { entry: string; cssOf: (module: string) => string }

/** The bundler's entry and stylesheets for a page; `layers` is the start of every page's styles. */
export function builtAssets(folder: string, layers: string): BuiltAssets {
  const renderer = path.join(folder, 'renderer')
  const manifest = manifestOf(renderer)
  const entry = Object.values(manifestOf(path.join(folder, 'browser'))).find(
    ({ isEntry: is }) => is,
  )
  if (!entry) throw new Error('The bundle has no entry.')

  const cssFiles = (name: string, seen: Set<string>): string[] => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return []
    seen.add(name)
    // An island that loads later is styled from the start; other kinds of page are excluded.
    const late = (chunk.dynamicImports ?? []).filter(
      (one) => !one.startsWith('src/pages/') && !STYLED_LATE.includes(one),
    )
    const imported = [...(chunk.imports ?? []), ...late]
    return [...imported.flatMap((one) => cssFiles(one, seen)), ...(chunk.css ?? [])]
  }
  const read = (file: string) => checkedCss(readFileSync(path.join(renderer, file), 'utf8'), file)
  return {
    entry: `/${entry.file}`,
    cssOf: (module) => {
      const files = [...cssFiles(RENDERER, new Set()), ...cssFiles(module, new Set())]
      return [layers, ...[...new Set(files)].map(read)].join('')
    },
  }
}

/** A stylesheet's text. Throws if one of its rules would change its meaning inside a page. */
function checkedCss(css: string, file: string): string {
  const misplaced = /<\/style|@import|@charset|url\((?!["']?(?:\/|data:|#))/i.exec(css)?.[0]
  if (misplaced) throw new Error(`${file}: ${misplaced} cannot stand inside a page.`)
  return css.trim()
}
