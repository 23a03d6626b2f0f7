import { readFile } from 'node:fs/promises'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  CATEGORY,
  catalogueWith,
  changed,
  WHOLE_CONTENT,
  writeContent,
  type ContentSources,
} from '#catalogue/read/content-fixture.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { documentAt } from './documents.ts'
import { printDocument } from './print-pdf.ts'
import { dataSheetContent, type DataSheetContent } from './data-sheet.ts'
import { temporaryFolder } from '../../tools/testing/temporary-folder.ts'
import { readPdf } from './testing/read-pdf.ts'

/** The content of the only product's data sheet, with these files changed. */
function sheetOf(changes: ContentSources = {}): DataSheetContent {
  const model = catalogueWith(changes)
  const [product] = model.products
  if (!product) throw new Error('there is no product')
  return dataSheetContent(product, model)
}

const contentOf = (file = CATEGORY, from = '', to = '') => sheetOf(changed(file, from, to))

function datedOn(revised: string): DataSheetContent {
  const dates = { products: { '442c': { revised, sum: '' } }, pages: {} }
  return sheetOf({ 'fechas.json': JSON.stringify(dates) })
}

/** Prints with a new cache folder, so that nothing is reused between calls. */
const print = (data: object, pageLimit = 1) =>
  printDocument(
    { name: '/fichas/442c.pdf', template: 'product.typ', data, pageLimit },
    temporaryFolder(),
  )

const printedBytes = async (data: object) => readFile((await print(data)).file)

test('two prints of one content are the same bytes, whatever was printed in between', async () => {
  const data = contentOf()
  const first = await printedBytes(data)
  const other = await printedBytes(contentOf(CATEGORY, 'tagline: ', 'tagline: Nuevo. '))
  expect(first.equals(other)).toBe(false)
  expect(first.equals(await printedBytes(data))).toBe(true)
})

test('the revision follows the content, and nothing else', () => {
  const { revision } = contentOf()
  expect(revision).toMatch(/^[\dA-F]{8}$/)
  expect(contentOf().revision).toBe(revision)
  expect(contentOf(CATEGORY, 'tagline: ', 'tagline: Nuevo. ').revision).not.toBe(revision)
  expect(contentOf('sitio.yaml', '+56 2 1234 5678', '+56 2 8765 4321').revision).not.toBe(revision)
  expect(contentOf('paginas/inicio.yaml', '{marca} sella.', 'Otra portada.').revision).toBe(
    revision,
  )
})

test('a revision outlives a comment and a new date, and no figure that changes', () => {
  const { revision } = contentOf()
  expect(contentOf(CATEGORY, 'kind:', '# Revisado con fábrica\nkind:').revision).toBe(revision)
  expect(datedOn('2026-12-01')).toMatchObject({ revision, revised: '2026-12-01' })
  expect(contentOf(CATEGORY, 'max: 30', 'max: 31').revision).not.toBe(revision)
})

test('a data sheet bears the day of its content', async () => {
  const pdf = await readPdf((await print(datedOn('2026-12-03'))).file)
  expect(pdf.text).toContain('03-12-2026')
  expect(pdf.created).toBe('D:20261203120000Z')
})

test('a data sheet is known by its code and name and by the brand of the content', async () => {
  const pdf = await readPdf((await print(contentOf())).file)
  expect(pdf.author).toBe('Marca Nueva')
  expect(pdf.title).toMatch(/^442C .+ · Marca Nueva$/)
  expect(pdf.links).toContain('https://ejemplo.cl/productos/sellos/partidos/442c')
})

test("the owner's own data sheet takes the place of the printed one, to the byte", async () => {
  const folder = writeContent(WHOLE_CONTENT)
  const own = '%PDF-1.7\nxref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'
  mkdirSync(join(folder, 'fichas'))
  writeFileSync(join(folder, 'fichas/442c.pdf'), own)
  const { catalogue } = loadCatalogue(folder)
  const served = catalogue && (await documentAt(catalogue, '/fichas/442c.pdf'))
  expect(served?.bytes).toBe(own.length)
  expect(await readFile(served?.file ?? '', 'utf8')).toBe(own)
})

test('a letter that the fonts lack stops the build', async () => {
  const data = contentOf('productos/sellos/partidos.yaml', 'Se instala sin desarmar', 'Sin ⅛')
  await expect(print(data)).rejects.toThrow('/fichas/442c.pdf')
})

test('a drawing lettered in another font stops the build', async () => {
  const data = contentOf()
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><text y="9">⅛</text></svg>'
  await expect(print({ ...data, drawing: { ...data.drawing, svg } })).rejects.toThrow(
    '/fichas/442c.pdf',
  )
})

test('a drawing without words stops the build', async () => {
  const data = contentOf()
  await expect(print({ ...data, drawing: { ...data.drawing, alt: '' } })).rejects.toThrow(
    '/fichas/442c.pdf',
  )
})

test('a data sheet that outgrows its pages stops the build', async () => {
  const data = contentOf()
  const notes = Array.from({ length: 300 }, (_, index) => `Nota ${index}.`)
  await expect(print({ ...data, product: { ...data.product, notes } }, 3)).rejects.toThrow(
    /\/fichas\/442c\.pdf: \d+ pages, more than 3/,
  )
})

test('a data sheet kept from an earlier build is measured by the limit of this one', async () => {
  const kept = temporaryFolder()
  const job = { name: '/fichas/442c.pdf', template: 'product.typ', data: contentOf() }
  await printDocument({ ...job, pageLimit: 1 }, kept)
  await expect(printDocument({ ...job, pageLimit: 0 }, kept)).rejects.toThrow('more than 0')
})
