import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { SEARCH_DATA_PATH } from '#catalogue/paths.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { writeFamilyDownloads } from './family-downloads.ts'
import { shellOf } from './service-worker.ts'

function site(files: Record<string, string>): string {
  const folder = temporaryFolder()
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return folder
}

test('the worker keeps the shell that the site has, and nothing that it has not', () => {
  const files = {
    'sin-senal/index.html': 'uno',
    'assets/root-1.js': 'export{}',
    'assets/letra-1.woff2': 'xx',
    'buscar/index.html': 'b',
    [SEARCH_DATA_PATH.slice(1)]: '{}',
  }
  const shell = shellOf(site(files))
  expect(shell.assets).toEqual(['/assets/letra-1.woff2', '/assets/root-1.js'])
  expect(shell.pages).toEqual(['/buscar'])
  expect(shell.indexes).toEqual([SEARCH_DATA_PATH])

  const other = shellOf(site({ ...files, 'sin-senal/index.html': 'dos' }))
  expect(other.offlinePage.revision).not.toBe(shell.offlinePage.revision)
})

test('a family is saved with its pages, the form, and all that they name; its size is what travels', () => {
  const folder = site({
    'productos/sellos/index.html': '<html data-entry="/assets/x-1.js"><img src="/dibujos/a.svg">',
    'productos/sellos/tipo/index.html':
      '<a href="/documentos/sellos.pdf"></a><i data-src="/dibujos/missing.svg"></i>"/fichas/a.pdf"<img src="/fotos/a.jpg">',
    'dibujos/a.svg': 'x'.repeat(900_000),
    'dibujos/a.svg.br': 'x'.repeat(100_000),
    'dibujos/b.svg': 'x'.repeat(900_000),
    'fotos/a.jpg': 'x',
    'fichas/a.pdf': 'x'.repeat(1_100_000),
    'documentos/sellos.pdf': 'x',
    'assets/x-1.js': 'import("./y-1.js");f(()=>import(`./z-1.js`),["assets/z-1.css"])',
    'assets/y-1.js': 'import"./x-1.js";import"./gone-1.js"',
    'assets/z-1.js': 'x',
    'assets/z-1.css': 'x',
    'contacto/index.html': '"/assets/c-1.js"',
    'assets/c-1.js': '"./y-1.js"',
    [SEARCH_DATA_PATH.slice(1)]: '{}',
  })
  writeFamilyDownloads(folder)
  expect(JSON.parse(readFileSync(path.join(folder, 'guardar/sellos.json'), 'utf8'))).toEqual({
    bytes: 1_200_306,
    urls: [
      '/productos/sellos',
      '/productos/sellos/tipo',
      '/contacto',
      '/assets/c-1.js',
      '/assets/x-1.js',
      '/assets/y-1.js',
      '/assets/z-1.css',
      '/assets/z-1.js',
      SEARCH_DATA_PATH,
      '/dibujos/a.svg',
      '/documentos/sellos.pdf',
      '/fichas/a.pdf',
      '/fotos/a.jpg',
    ],
  })
})
