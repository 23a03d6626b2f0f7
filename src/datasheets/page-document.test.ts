// What every catalogue, brochure and conditions document must satisfy, read from the PDF itself.
import { expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { formatReport } from '#catalogue/read/problem.ts'
import { typed } from '#figures/set-type.ts'
import {
  hasDocument,
  pageDocument,
  pageDocumentData,
  type PageDocumentData,
  pageDocumentLink,
} from './page-document.ts'
import { outsideFrame, overlapsOf } from './testing/layout-faults.ts'
import { type Word, wordsOf } from './testing/poppler.ts'
import { readPdf, tagsOfRole } from './testing/read-pdf.ts'

const { catalogue, problems } = loadCatalogue(CONTENT_DIR)
if (!catalogue) throw new Error(formatReport(problems))
const documented = [...catalogue.pages.values()].filter((page) => hasDocument(catalogue, page))

const spaced = (text: string) => typed(text).replace(/\s+/g, ' ')
const textOf = (words: readonly Word[]) => spaced(words.map(({ text }) => text).join(' '))

/** Everything by which the structures of two documents may differ. */
function markupOf({ hasCover, parts }: PageDocumentData): string[] {
  return [
    `cover ${hasCover}`,
    `chapters ${parts.length > 1}`,
    `index ${parts.some(({ index }) => index.length > 0)}`,
    `products ${parts.some(({ products }) => products.length > 0)}`,
    `sections ${parts.some(({ sections }) => sections.length > 0)}`,
    `points ${parts.some(({ sections }) => sections.some(({ points }) => points.length > 0))}`,
  ]
}

const documents = documented.map((page) => ({ page, data: pageDocumentData(page, catalogue) }))
const unseen = new Set(documents.flatMap(({ data }) => markupOf(data)))
/** The shortest documents that together contain everything that a document may contain. */
const closely = documents
  .toSorted((a, b) => lengthOf(a.data) - lengthOf(b.data))
  .filter(({ data }) => markupOf(data).filter((one) => unseen.delete(one)).length > 0)

function lengthOf({ parts }: PageDocumentData): number {
  return parts.flatMap(({ products, sections }) => [...products, ...sections]).length
}

test('every family with products has a catalogue', () => {
  const families = [...catalogue.pages.values()].filter(
    ({ path, content }) => content.kind === 'family' && path.split('/').length === 3,
  )
  const filled = families.filter(({ path }) =>
    catalogue.products.some(({ pagePath }) => pagePath.startsWith(path)),
  )
  expect(filled.length).toBeGreaterThan(0)
  const pathsOf = (pages: typeof filled) => pages.map(({ path }) => path)
  expect(pathsOf(documented)).toEqual(expect.arrayContaining(pathsOf(filled)))
})

test.each([
  ['a family', '/productos/sellos-mecanicos'],
  ['a page that says it is printed', '/productos/juntas-expansion'],
])(
  '%s too large to be carried home has none, and its products keep their data sheets',
  (_, path) => {
    const page = catalogue.pages.get(path)
    const [product] = catalogue.products.filter(({ pagePath }) => pagePath.startsWith(path))
    if (!page || !product) throw new Error('there is no such page')
    const pageOf = (count: number) => ({ products: Array.from({ length: count }, () => product) })
    expect(hasDocument(pageOf(100), page)).toBe(true)
    expect(hasDocument(pageOf(101), page)).toBe(false)
  },
)

test('a page offers no document of another that has grown too large for one', async () => {
  const page = [...catalogue.pages.values()].find(({ content }) => content.document?.href)
  const other = catalogue.pages.get(page?.content.document?.href ?? '')
  const product = catalogue.products.find(({ pagePath }) => pagePath.startsWith(`${other?.path}/`))
  if (!page || !other || !product) throw new Error('no page offers the document of another')
  const grown = { ...catalogue, products: Array.from({ length: 101 }, () => product) }
  expect(await pageDocumentLink(page, grown)).toBeUndefined()
  const without = { ...catalogue, pages: new Map([[page.path, page]]) }
  await expect(pageDocumentLink(page, without)).rejects.toThrow('no tiene documento')
})

test('what a page shows in large figures stands among the figures of its document', () => {
  const shown = documents.flatMap(({ page, data }) => {
    const { sections = [] } = 'sections' in page.content ? page.content : {}
    const large = sections.flatMap(({ highlights }) => highlights)
    const printed = data.parts.flatMap((part) => part.sections.flatMap(({ figures }) => figures))
    return large.map(({ property }) => [property, printed.map((row) => row.property)] as const)
  })
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter(([property, printed]) => !printed.includes(property))).toEqual([])
})

test('a product that a page borrows is named in its chapter, with its page', async () => {
  const page = catalogue.pages.get('/productos/sellos-mecanicos')
  if (!page) throw new Error('there is no such family')
  const { index } = pageDocumentData(page, catalogue).parts.find(
    (part) =>
      part.index.some(({ id }) => id === '442m') &&
      part.products.every((own) => own.product.id !== '442m'),
  ) ?? { index: [] }
  expect(index.map(({ id }) => id)).toContain('442m')
  const text = textOf(await wordsOf((await pageDocument(page, catalogue)).file))
  expect(text.match(/442M Sello mecánico partido para mezcladores, página \d+/g)).toHaveLength(2)
})

test.each(documents.map((one) => [one.page.path, one] as const))(
  'the document of %s holds the page and its products, its words apart and inside the frame',
  async (_, { page, data }) => {
    const words = await wordsOf((await pageDocument(page, catalogue)).file)
    const text = textOf(words)
    const expected = [
      data.lead,
      data.page.url,
      ...headingsOf(data),
      ...data.parts.flatMap(({ products, index, sections }) => [
        ...products.map(({ product }) => product.tagline),
        ...index.map((entry) => entry.title),
        ...sections.flatMap(({ paragraphs, points }) => [...paragraphs, ...points]),
      ]),
    ]
    expect(expected.filter((each) => !text.includes(spaced(each)))).toEqual([])
    expect(overlapsOf(words)).toEqual([])
    expect(outsideFrame(words)).toEqual([])
  },
)

test.each(closely.map((one) => [one.page.path, one] as const))(
  'the document of %s can be found through and is read in order',
  async (_, { page, data }) => {
    const document = await pageDocument(page, catalogue)
    const pdf = await readPdf(document.file)
    expect(pdf).toMatchObject({
      pages: document.pages,
      title: `${data.title} · ${data.brand}`,
      language: 'es-CL',
      isTagged: true,
    })
    expect(tagsOfRole(pdf.tags, 'H1')).toHaveLength(1)
    expect(pdf.bookmarks).toContain(data.title)
    expect(pdf.bookmarks.map(typed)).toEqual(expect.arrayContaining(headingsOf(data).map(typed)))
    expect(pdf.bookmarks.includes('Contenido')).toBe(data.hasCover)
    const figures = tagsOfRole(pdf.tags, 'Figure')
    const products = data.parts.flatMap((part) => part.products)
    expect(figures.length).toBeGreaterThanOrEqual(products.length)
    expect(figures.filter(({ alt }) => alt === undefined || alt === '')).toEqual([])
  },
)

function headingsOf({ parts }: PageDocumentData): string[] {
  return parts.flatMap(({ products, sections }) => [
    ...products.map(({ title }) => title),
    ...sections.map(({ heading }) => heading),
  ])
}
