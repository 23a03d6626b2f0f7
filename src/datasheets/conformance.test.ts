// What every product's data sheet must satisfy, read from the PDF by two independent readers: poppler (fast) for all;
// pdf.js for a selection that covers everything a data sheet may contain.
import { expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { formatReport } from '#catalogue/read/problem.ts'
import { typed } from '#figures/set-type.ts'
import { dataSheet, dataSheetContent, type DataSheetContent } from './data-sheet.ts'
import { gapAboveFoot, overlapsOf, outsideFrame, wordsInColumn } from './testing/layout-faults.ts'
import { wordsOf } from './testing/poppler.ts'
import { readPdf, tagsOfRole } from './testing/read-pdf.ts'

/** The rule above the foot stands in this gap, with room on both sides. */
const FOOT_GAP_MM = 2.5

const { catalogue, problems } = loadCatalogue(CONTENT_DIR)
if (!catalogue) throw new Error(formatReport(problems))
const generated = catalogue.products.filter(({ id }) => !catalogue.ownerDataSheets.has(id))

/**
 * Text as copied from a PDF: one space between words, none where a line ends after a dash or a hyphen. A hyphen that
 * belongs to the word is repeated on the next line (RAE, Ortografía, 2010).
 */
const copied = (text: string) =>
  typed(text)
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/- -/g, '-')
    .replace(/([/-]) /g, '$1')

/** Everything by which the structures of two data sheets may differ: which parts they have, and how many. */
function markupOf({ product, drawing, hasLogo, measured, matrix }: DataSheetContent): string[] {
  const { specs, features, notes, sources, tables, materials, lists } = product
  return [
    `specs ${Math.min(specs.length, 1)}`,
    `tables ${Math.min(tables.length, 2)}`,
    `features ${Math.min(features.length, 1)}`,
    `notes ${Math.min(notes.length, 1)}`,
    `sources ${Math.min(sources.length, 1)}`,
    `materials ${Math.min(materials.length, 1)}`,
    `lists ${Math.min(lists.length, 1)}`,
    `legend ${Math.min(drawing.legend.length, 1)}`,
    `logo ${hasLogo}`,
    `measured ${measured !== undefined}`,
    `matrix ${matrix !== undefined}`,
    `imperial ${specs.some(({ imperial }) => imperial !== undefined)}`,
    `condition ${specs.some(({ condition }) => condition !== undefined)}`,
    `long ${specs.length + tables.flatMap(({ rows }) => rows).length > 25}`,
  ]
}

const sheets = generated.map((product) => ({ product, data: dataSheetContent(product, catalogue) }))
const unseen = new Set(sheets.flatMap(({ data }) => markupOf(data)))
const closely = sheets.filter(({ data }) => {
  const brings = markupOf(data).filter((one) => unseen.delete(one))
  return brings.length > 0
})

test('there are data sheets to check', () => {
  expect(generated.length).toBeGreaterThan(0)
  expect(closely.length).toBeGreaterThan(1)
})

test.each(sheets.map((sheet) => [sheet.product.id, sheet] as const))(
  '%s says everything that the card says, in text that can be copied, its words apart, inside the frame and in columns',
  async (_, { product, data }) => {
    const { file } = await dataSheet(product, catalogue)
    const words = await wordsOf(file)
    const text = copied(words.map((word) => word.text).join(' '))
    const { specs, features, notes, sources, tables, materials, lists } = data.product
    const figures = specs.flatMap(({ property, si, imperial, condition }) => [
      property,
      si.text,
      imperial?.text ?? '',
      condition ?? '',
    ])
    const versions = data.matrix?.versions.flatMap(({ name, detail = '' }) => [name, detail]) ?? []
    const byVersion =
      data.matrix?.rows.flatMap(({ property, cells }) => [
        property,
        ...cells.flatMap((cell) => [
          cell?.si.text ?? '',
          cell?.imperial?.text ?? '',
          cell?.note ?? '',
        ]),
      ]) ?? []
    const expected = [
      data.title,
      data.product.tagline,
      ...figures,
      ...versions,
      ...byVersion,
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
    expect(expected.filter((each) => !text.includes(copied(each)))).toEqual([])
    expect(overlapsOf(words)).toEqual([])
    expect(outsideFrame(words)).toEqual([])
    expect(gapAboveFoot(words, data.branches[0]?.title ?? '')).toBeGreaterThan(FOOT_GAP_MM)
    if (specs.length === 0) return
    const imperial = specs.filter((row) => row.imperial !== undefined)
    expect(wordsInColumn(words, 'Propiedad', 'x1')).toBeGreaterThan(specs.length)
    expect(wordsInColumn(words, 'SI', 'x2')).toBeGreaterThan(specs.length)
    // In a choice's table the word also heads a row.
    expect(wordsInColumn(words, 'Imperial', 'x2')).toBeGreaterThan(
      data.matrix ? 0 : imperial.length,
    )
  },
)

test.each(closely.map((sheet) => [sheet.product.id, sheet] as const))(
  '%s is read aloud in order: language, title, headings, lists, tables and the drawing in words; in its own letters',
  async (_, { product, data }) => {
    const pdf = await readPdf((await dataSheet(product, catalogue)).file)
    expect(pdf).toMatchObject({
      language: 'es-CL',
      author: data.brand,
      isTagged: true,
      created: `D:${product.revised.replaceAll('-', '')}120000Z`,
    })
    expect(copied(pdf.text)).toContain(copied(data.product.tagline))
    expect(typed(pdf.title)).toBe(`${typed(data.title)} · ${data.brand}`)
    expect(pdf.source).toContain('pdfuaid')
    expect(tagsOfRole(pdf.tags, 'H1')).toHaveLength(1)
    expect(tagsOfRole(pdf.tags, 'Figure').map(({ alt }) => typed(alt ?? ''))).toEqual([
      ...(data.hasLogo ? [data.brand] : []),
      // Documents have no word joiners.
      typed(data.drawing.alt),
      ...(pdf.pages > 1 && data.measured ? [typed(data.measured.alt)] : []),
      expect.stringContaining(data.page.url),
    ])
    const tables = tagsOfRole(pdf.tags, 'Table')
    const expectedTables = data.product.tables.length + (data.product.specs.length > 0 ? 1 : 0)
    // The reader reports a table that spans pages once per page.
    expect(tables.length).toBeGreaterThanOrEqual(expectedTables)
    const rows = [data.product.specs, ...data.product.tables.map((table) => table.rows)].flat()
    expect(tagsOfRole(pdf.tags, 'TH').length).toBeGreaterThanOrEqual(
      expectedTables * 2 + rows.length,
    )
    const headless = tagsOfRole(pdf.tags, 'TR').filter(
      ({ children: [first] }) => first?.role !== 'TH',
    )
    expect(headless).toEqual([])
    expect(tagsOfRole(pdf.tags, 'L').length).toBeGreaterThan(0)
    expect(typed(pdf.bookmarks[0] ?? '')).toBe(typed(data.title))
    expect(pdf.bookmarks).toContain('Características')
    expect(pdf.links).toContain(data.page.url)
    const embedded = pdf.source.match(/\/FontFile[23]\s+\d+ 0 R/g) ?? []
    const names = [...pdf.source.matchAll(/\/FontName\s*\/([^\s/]+)/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(0)
    expect(names).toEqual(embedded.map(() => expect.stringMatching(/^[A-Z]{6}\+Archivo/)))
  },
)
