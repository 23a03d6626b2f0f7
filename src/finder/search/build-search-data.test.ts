import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { buildSearchData } from './build-search-data.ts'

const COMPRESSED_MAX_BYTES = 40_000

const data = buildSearchData(catalogue(), [
  { href: '/documentos/a.pdf', title: 'Catálogo', line: '' },
])

test('all that the search knows travels in forty kilobytes', () => {
  expect(brotliCompressSync(JSON.stringify(data)).byteLength).toBeLessThanOrEqual(
    COMPRESSED_MAX_BYTES,
  )
})

test('every product, page, word of the trade and document can be found', () => {
  const { products, pages, glossary } = catalogue()
  const counted = Object.groupBy(data.entries, ({ kind }) => kind)
  expect(counted.product?.length).toBe(products.length)
  expect(counted.page?.length).toBe(pages.size)
  expect(counted.term?.length).toBe(glossary.length)
  expect(counted.document?.length).toBe(1)
})
