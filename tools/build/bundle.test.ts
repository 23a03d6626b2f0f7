import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { builtAssets, bundledSite } from './bundle.ts'

/** Compressed, in bytes. */
const ENTRY_MAX = 6000
/** The time limit for making the bundle where no build has left one. */
const BUNDLE_WITHIN_MS = 120_000
/** React and its renderer contain this name. */
const REACT = 'react.transitional.element'

let folder: string
let manifest: Manifest

beforeAll(async () => {
  folder = path.join(await bundledSite(), 'browser')
  manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'))
}, BUNDLE_WITHIN_MS)

const codeOf = (name: string) =>
  readFileSync(path.join(folder, manifest[name]?.file ?? name), 'utf8')
const scripts = () => Object.keys(manifest).filter((name) => manifest[name]?.file.endsWith('.js'))

/** A script with everything that it imports statically. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const imported of manifest[name]?.imports ?? []) withImports(imported, found)
  return found
}

const hasReact = (name: string) => [...withImports(name)].some((one) => codeOf(one).includes(REACT))

test('what every page runs leads to no React and stays light', () => {
  const [entry = '', ...others] = scripts().filter((name) => manifest[name]?.isEntry)
  expect(others).toEqual([])
  expect(hasReact(entry)).toBe(false)
  const code = [...withImports(entry)].map(codeOf).join('')
  expect(brotliCompressSync(code).byteLength).toBeLessThanOrEqual(ENTRY_MAX)
})

test('an island brings React, an element of the page does not', () => {
  expect(scripts().filter((name) => name.endsWith('.island.tsx') && !hasReact(name))).toEqual([])
  const elements = globSync('src/**/*.element.ts').map((file) => path.basename(file, '.element.ts'))
  const homes = elements.map((element) =>
    scripts().find((name) =>
      new RegExp(`customElements\\.define\\([\`"']${element}[\`"']`).test(codeOf(name)),
    ),
  )
  expect(elements.filter((_, at) => homes[at] === undefined)).toEqual([])
  expect(homes.filter((name = '') => hasReact(name))).toEqual([])
})

test('the panel under the search field brings the styles that no page carries', () => {
  const panel = scripts().find((name) => name.endsWith('search-suggestions.tsx')) ?? ''
  const [selector = ''] = /\._[\w-]{4}(?=\{[^}]*--suggestions-start)/.exec(codeOf(panel)) ?? []
  expect(selector).not.toBe('')
  // The names in its markup are those of its styles.
  expect(codeOf(panel)).toContain(`\`${selector.slice(1)}\``)
  expect(builtAssets(path.dirname(folder), '').cssOf('src/pages/home.tsx')).not.toContain(selector)
})

test.each(['</style >', '@import "x";', '@charset "utf-8";', 'p{background:url(a.svg)}'])(
  'no page takes the rule %s, which means something else inside it',
  (rule) => {
    const planted = temporaryFolder()
    const plant = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(planted, file)), { recursive: true })
      writeFileSync(path.join(planted, file), text)
    }
    plant('browser/.vite/manifest.json', '{"a":{"file":"assets/a.js","isEntry":true}}')
    plant('renderer/.vite/manifest.json', '{"pagina.tsx":{"file":"p.mjs","css":["p.css"]}}')
    plant('renderer/p.css', 'p{background:url("/b.svg")}')
    expect(builtAssets(planted, '@layer a;').cssOf('pagina.tsx')).toMatch(/^@layer a;p\{/)
    plant('renderer/p.css', rule)
    expect(() => builtAssets(planted, '').cssOf('pagina.tsx')).toThrow('p.css')
  },
)
