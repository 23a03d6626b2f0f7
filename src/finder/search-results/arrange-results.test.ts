import { expect, test } from 'vitest'
import { buildSearchIndex } from '../search/search-index.ts'
import { searchData } from '../search/search-data-fixture.ts'
import { searchSite } from '../search/search-site.ts'
import { exactProduct } from './arrange-results.ts'

const titles = ['Versión para bomba de turbina vertical', 'Estanque de barrera']
const index = buildSearchIndex(
  searchData({
    entries: titles.map((title, at) => ({
      kind: 'product' as const,
      href: `/${at}`,
      id: `${at}`,
      title,
      line: '',
    })),
  }),
)
const asked = (query: string) => exactProduct(query, searchSite(index, query).hits)

test('a product without a code is asked for by most of its name, not by a word of it', () => {
  expect(asked('bomba')).toBeUndefined()
  expect(asked('bomba de turbina vertical')).toBe('0')
  expect(asked('estanque de barrera')).toBe('1')
})
