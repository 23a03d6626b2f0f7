import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { buildSearchData } from './build-search-data.ts'

const COMPRESSED_MAX_BYTES = 47_500

const data = buildSearchData(catalogue(), [
  { href: '/documentos/a.pdf', title: 'Catálogo', line: '' },
])

test('all that the search knows travels in 47.5 kilobytes, a quarter of them the words of the plant', () => {
  expect(brotliCompressSync(JSON.stringify(data)).byteLength).toBeLessThanOrEqual(
    COMPRESSED_MAX_BYTES,
  )
})

test('every product, page, word of the trade and document can be found', () => {
  const { products, pages, glossary } = catalogue()
  const counted = Object.groupBy(data.entries, ({ kind }) => kind)
  expect(counted.product?.length).toBe(products.length)
  const { length: pageCount } = (counted.page ?? []).filter(({ href }) => !href.startsWith('/#'))
  expect(pageCount).toBe(pages.size)
  expect(counted.term?.length).toBe(glossary.length)
  expect(counted.document?.length).toBe(1)
})

test('every fluid leads to services that exist, and every intent to something that can be found', () => {
  const { services, entries, words } = data
  expect(words.fluids.flatMap((fluid) => fluid.services).filter((id) => !(id in services))).toEqual(
    [],
  )
  const hrefs = new Set(entries.map(({ href }) => href))
  expect(words.intents.flatMap(({ to }) => to).filter((href) => !hrefs.has(href))).toEqual([])
})

test('the thesaurus holds the words of the plant', () => {
  expect(data.words.groups.length).toBeGreaterThanOrEqual(250)
})
