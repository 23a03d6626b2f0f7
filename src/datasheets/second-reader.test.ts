// The kinds of document and their extremes, read by poppler's programs; conformance.test.ts and page-document.test.ts
// hold what every document must satisfy.
import { describe, expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import type { CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { formatReport } from '#catalogue/read/problem.ts'
import { documentAt } from './documents.ts'
import { pageDocumentPath, dataSheetPath } from '#catalogue/paths.ts'
import { hasDocument } from './page-document.ts'
import { productTitle } from './data-sheet.ts'
import { factsOf, fontsOf, structureOf } from './testing/poppler.ts'

const { catalogue, problems } = loadCatalogue(CONTENT_DIR)
if (!catalogue) throw new Error(formatReport(problems))

/** The product with the largest amount of something. */
function extreme(amountOf: (product: CatalogueProduct) => number): string {
  const ordered = catalogue?.products.toSorted((a, b) => amountOf(b) - amountOf(a)) ?? []
  return dataSheetPath(ordered[0]?.id ?? '')
}

const dataSheets = [
  extreme((product) => productTitle(product).length),
  extreme(({ specs }) => specs.length),
  extreme(({ tables }) => tables.flatMap(({ rows }) => rows).length),
  extreme(
    ({ features, applications, standards }) => [features, applications, standards].flat().length,
  ),
  extreme(({ specs, features }) => -specs.length - features.length),
]
const documents = [...catalogue.pages.values()]
  .filter((page) => hasDocument(catalogue, page))
  .map(({ path }) => pageDocumentPath(path))

const isScope = (attribute: string) => /^Scope \/(?:Column|Row)$/.test(attribute)

describe.each([...new Set(dataSheets), ...documents])('%s', (path) => {
  test('is a titled, tagged A4 in embedded letters, with headings, lists and tables by their roles', async () => {
    const file = (await documentAt(catalogue, path))?.file ?? ''
    const facts = await factsOf(file)
    expect(facts.get('Title')).toMatch(new RegExp(` · ${catalogue.site.brand.name}$`))
    expect(facts.get('Tagged')).toBe('yes')
    expect(facts.get('Encrypted')).toBe('no')
    expect(facts.get('Page size')).toMatch(/\(A4\)$/)

    const fonts = await fontsOf(file)
    expect(fonts.length).toBeGreaterThan(0)
    expect(fonts.filter(({ name }) => !/^[A-Z]{6}\+Archivo/.test(name))).toEqual([])
    const isWhole = [true, true, true]
    expect(fonts.map((font) => [font.isEmbedded, font.isSubset, font.hasUnicode])).toEqual(
      fonts.map(() => isWhole),
    )

    const structure = await structureOf(file)
    const elementsOf = (role: string) => structure.filter((part) => part.role === role)
    expect(structure[0]?.role).toBe('Document')
    expect(elementsOf('H1')).toHaveLength(1)
    expect(elementsOf('H2').length).toBeGreaterThan(0)
    expect(elementsOf('Figure').length).toBeGreaterThan(0)
    expect(elementsOf('LI')).toHaveLength(elementsOf('LBody').length)
    const rows = structure.filter((_, index) => structure[index - 1]?.role === 'TR')
    expect(rows.map(({ role }) => role)).toEqual(rows.map(() => 'TH'))
    const headings = elementsOf('TH')
    expect(headings.length).toBeGreaterThanOrEqual(elementsOf('Table').length * 2)
    expect(headings.filter(({ attributes }) => !attributes.some(isScope))).toEqual([])
  })
})
