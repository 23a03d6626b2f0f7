import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { finishPages } from './pages.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const PAGE = `<head><meta charSet="utf-8"/><link rel="modulepreload" href="/m.js"/><link rel="modulepreload" href="/r.js"/><link rel="modulepreload" href="/e.js"/></head><body><script type="module" async="">import "/m.js";
import * as route0 from "/r.js";
window.__reactRouterRouteModules = {"root":route0};
import("/e.js");</script><script>window.__reactRouterContext.streamController.enqueue("[{\\"_1\\":2},\\"loaderData\\",{\\"_3\\":4},\\"root\\",\\"Inicio\\"]\\n");</script><script>window.__reactRouterContext.streamController.close();</script></body>`
const DATA = '[{"_1":2},"root",{"_3":4},"data","Inicio"]\n'
const EVERY_BUILD = { '_.data': DATA, 'assets/entry.js': '' }

function buildOf(files: Record<string, string>): string {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries({ ...EVERY_BUILD, ...files })) {
    const file = path.join(folder, 'client', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return folder
}

test('every page is noted with the scripts that it may run, the 404 page with none', async () => {
  const folder = buildOf({
    'index.html': PAGE,
    'contacto/index.html': PAGE,
    'contacto.data': DATA,
    '404/index.html': PAGE,
  })
  await finishPages(folder)
  const hashes = JSON.parse(readFileSync(path.join(folder, 'csp.json'), 'utf8'))
  expect(Object.keys(hashes).sort()).toEqual(['/', '/404', '/contacto'])
  expect(hashes['/contacto']).toHaveLength(1)
  expect(hashes['/404']).toEqual([])
})

test('a page carries its own styles, and the starter fetches those of the others', async () => {
  const withSheets = (...names: string[]) =>
    PAGE.replace(
      '</head>',
      `${names.map((name) => `<link rel="stylesheet" href="/assets/${name}.css"/>`).join('')}</head>`,
    )
  const folder = buildOf({
    'index.html': withSheets('root', 'home'),
    'contacto/index.html': withSheets('root', 'contact'),
    'contacto.data': DATA,
    '404/index.html': withSheets('root'),
    'assets/root.css': 'p{color:red}',
    'assets/home.css': 'h1{color:blue}',
    'assets/contact.css': 'form{color:green}',
  })
  await finishPages(folder)
  const read = (file: string) => readFileSync(path.join(folder, 'client', file), 'utf8')
  const home = read('index.html')
  expect(home).toContain('<style>p{color:red}</style><style>h1{color:blue}</style>')
  expect(home).not.toContain('green')
  const [stylesUrl = ''] = /\/assets\/pages-[\w-]+\.css/.exec(home) ?? []
  expect(read(stylesUrl).split('\n').sort()).toEqual(['form{color:green}', 'h1{color:blue}'])
})

test('a sheet that stands in the pages is left only for parts that fetch it themselves', async () => {
  const folder = buildOf({
    'index.html': PAGE,
    '404/index.html': PAGE,
    'assets/root.css': 'p{color:red}',
    'assets/search.css': 'p{color:blue}',
    'assets/search.js': 'import("/assets/search.css")',
  })
  await finishPages(folder)
  const kept = (file: string) => existsSync(path.join(folder, 'client/assets', file))
  expect([kept('root.css'), kept('search.css')]).toEqual([false, true])
})

test('the 404 page stands where static hosts look for it', async () => {
  const folder = buildOf({ 'index.html': PAGE, '404/index.html': PAGE })
  await finishPages(folder)
  const page = readFileSync(path.join(folder, 'client/404.html'), 'utf8')
  expect(page).not.toContain('<script')
  expect(page).toBe(readFileSync(path.join(folder, 'client/404/index.html'), 'utf8'))
})

test('the build fails without a 404 page', async () => {
  await expect(finishPages(buildOf({ 'index.html': PAGE }))).rejects.toThrow('/404')
})

test('a page keeps its data for moving between pages; a file has none', async () => {
  const folder = buildOf({
    'index.html': PAGE,
    '404/index.html': PAGE,
    'contacto.data': DATA,
    'dibujos/442c.svg': '<svg/>',
    'dibujos/442c.svg.data': '[]',
  })
  await finishPages(folder)
  const exists = (file: string) => existsSync(path.join(folder, 'client', file))
  expect(exists('contacto.data')).toBe(true)
  expect(exists('dibujos/442c.svg')).toBe(true)
  expect(exists('dibujos/442c.svg.data')).toBe(false)
})

test('a page says itself what it may run, before anything that could run', async () => {
  const folder = buildOf({ 'index.html': PAGE, '404/index.html': PAGE })
  await finishPages(folder)
  const html = readFileSync(path.join(folder, 'client/index.html'), 'utf8')
  const [hash] = JSON.parse(readFileSync(path.join(folder, 'csp.json'), 'utf8'))['/']
  expect(html).toContain(`script-src 'self' ${hash};`)
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
  // Only a header can keep a page out of frames.
  expect(html).not.toContain('frame-ancestors')
})
