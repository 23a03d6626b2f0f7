// What every product's data sheet must satisfy, read from the PDF itself by two readers that had no part
// in writing it: pdf.js and poppler. Runs over the whole catalogue.
import { beforeAll, describe, expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { formatReport } from '#catalogue/read/problem.ts'
import { typed } from '#figures/set-type.ts'
import { dataSheet, dataSheetContent } from './data-sheet.ts'
import { gapAboveFoot, overlapsOf, outsideFrame, wordsInColumn } from './testing/layout-faults.ts'
import { wordsOf } from './testing/poppler.ts'
import { readPdf, tagsOfRole, type PdfContent } from './testing/read-pdf.ts'

const PRINT_TIMEOUT_MS = 60_000
/** The foot's rule stands in between, and air on both sides of it. */
const FOOT_GAP_MM = 2.5

const { catalogue, problems } = loadCatalogue(CONTENT_DIR)
if (!catalogue) throw new Error(formatReport(problems))
const generated = catalogue.products.filter(({ id }) => !catalogue.ownDataSheets.has(id))

/**
 * As copied from a PDF: one space between words, none where a line ends after a stroke or a hyphen. A
 * hyphen that belongs to the word is written again on the next line (RAE, Ortografía, 2010).
 */
const copied = (text: string) =>
  typed(text)
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/- -/g, '-')
    .replace(/([/-]) /g, '$1')

test('there are data sheets to check', () => {
  expect(generated.length).toBeGreaterThan(0)
})

describe.each(generated.map((product) => [product.id, product] as const))('%s', (_, product) => {
  const data = dataSheetContent(product, catalogue)
  let file = ''
  let pdf: PdfContent

  beforeAll(async () => {
    file = (await dataSheet(product, catalogue)).file
    pdf = await readPdf(file)
  }, PRINT_TIMEOUT_MS)

  test('says everything that the card says, in text that can be copied', () => {
    const text = copied(pdf.text)
    const { specs, features, notes, sources, tables, materials, lists } = data.product
    const figures = specs.flatMap(({ property, si, imperial, condition }) => [
      property,
      si.text,
      imperial?.text ?? '',
      condition ?? '',
    ])
    const expected = [
      data.title,
      data.product.tagline,
      ...figures,
      ...features,
      ...notes,
      ...sources,
      ...[...materials, ...lists].flatMap(({ values }) => values),
      ...tables.flatMap(({ caption, columns, rows }) => [
        caption,
        ...columns.map(({ label }) => label),
        ...rows.flat(),
      ]),
      ...data.drawing.legend.map(({ label }) => label),
      ...data.branches.flatMap(({ title, ways }) => [title, ...ways]),
      data.page.url,
      data.revision,
    ]
    const missing = expected.filter((words) => !text.includes(copied(words)))
    expect(missing).toEqual([])
  })

  test('is read aloud in order: language, title, headings, lists, tables and the drawing in words', () => {
    expect(pdf).toMatchObject({
      language: 'es-CL',
      author: data.brand,
      isTagged: true,
      created: `D:${product.revised.replaceAll('-', '')}120000Z`,
    })
    expect(typed(pdf.title)).toBe(`${typed(data.title)} · ${data.brand}`)
    expect(pdf.source).toContain('pdfuaid')
    expect(tagsOfRole(pdf.tags, 'H1')).toHaveLength(1)
    expect(tagsOfRole(pdf.tags, 'Figure').map(({ alt }) => typed(alt ?? ''))).toEqual([
      ...(data.hasLogo ? [data.brand] : []),
      // A document needs no joiner within a word.
      typed(data.drawing.alt),
      ...(pdf.pages > 1 && data.measured ? [typed(data.measured.alt)] : []),
      expect.stringContaining(data.page.url),
    ])
    const tables = tagsOfRole(pdf.tags, 'Table')
    const expectedTables = data.product.tables.length + (data.product.specs.length > 0 ? 1 : 0)
    // A table that goes on over a page is told once a page by the reader.
    expect(tables.length).toBeGreaterThanOrEqual(expectedTables)
    const rows = [data.product.specs, ...data.product.tables.map((table) => table.rows)].flat()
    expect(tagsOfRole(pdf.tags, 'TH').length).toBeGreaterThanOrEqual(
      expectedTables * 2 + rows.length,
    )
    expect(tagsOfRole(pdf.tags, 'L').length).toBeGreaterThan(0)
    expect(typed(pdf.bookmarks[0] ?? '')).toBe(typed(data.title))
    expect(pdf.bookmarks).toContain('Características')
    expect(pdf.links).toContain(data.page.url)
  })

  test('is set in its own letters, and brings them along', () => {
    const embedded = pdf.source.match(/\/FontFile[23]\s+\d+ 0 R/g) ?? []
    const names = [...pdf.source.matchAll(/\/FontName\s*\/([^\s/]+)/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(0)
    expect(names).toEqual(embedded.map(() => expect.stringMatching(/^[A-Z]{6}\+Archivo/)))
  })

  test('has its words apart, inside the frame and in columns', async () => {
    const words = await wordsOf(file)
    expect(overlapsOf(words)).toEqual([])
    expect(outsideFrame(words)).toEqual([])
    expect(gapAboveFoot(words, data.branches[0]?.title ?? '')).toBeGreaterThan(FOOT_GAP_MM)
    const rows = data.product.specs
    if (rows.length === 0) return
    const imperial = rows.filter((row) => row.imperial !== undefined)
    expect(wordsInColumn(words, 'Propiedad', 'x1')).toBeGreaterThan(rows.length)
    expect(wordsInColumn(words, 'SI', 'x2')).toBeGreaterThan(rows.length)
    expect(wordsInColumn(words, 'Imperial', 'x2')).toBeGreaterThan(imperial.length)
  })
})
