import { describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import {
  laterListingPaths,
  listedProducts,
  listingNumber,
  presentListing,
  PRODUCTS_PER_PAGE,
} from './product-listing.ts'

const sizes = (total: number, kind: 'category' | 'article' = 'category') => {
  const counts = new Map<number, number>()
  for (let index = 0; index < total; index += 1) {
    const number = listingNumber(index, total, kind)
    counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  return [...counts.values()]
}

test.each([
  [1, [1]],
  [12, [12]],
  [13, [7, 6]],
  [25, [9, 8, 8]],
])('a list of %i products has pages of %j', (total, expected) => {
  expect(sizes(total)).toEqual(expected)
})

test('after running text a page holds half as many', () => {
  expect(sizes(10, 'article')).toEqual([5, 5])
})

test('no page of a long list holds more than a page may', () => {
  for (let total = 1; total < 300; total += 1) {
    expect(Math.max(...sizes(total))).toBeLessThanOrEqual(PRODUCTS_PER_PAGE)
  }
})

describe('in the catalogue', () => {
  const { pages } = catalogue()
  const long = [...pages.values()].filter(({ products }) => products.length > PRODUCTS_PER_PAGE)

  test('every product of a long list stands on one of its pages, at the address that it gives', () => {
    expect(long.length).toBeGreaterThan(0)
    for (const page of long) {
      const { paths } = presentListing(page, 1)
      const shown = paths.flatMap((path, index) =>
        listedProducts(page, index + 1).map(({ id, pagePath, href }) => ({
          id,
          isTrue: pagePath !== page.path || href === `${path}#${id}`,
        })),
      )
      expect(shown.map(({ id }) => id)).toEqual(page.products.map(({ id }) => id))
      expect(shown.every(({ isTrue }) => isTrue)).toBe(true)
    }
  })

  test('the index of each page leads to every product of the list', () => {
    for (const page of long) {
      const { entries, total } = presentListing(page, 2)
      expect(entries).toHaveLength(total)
      expect(entries.filter(({ isHere }) => isHere).map(({ id }) => id)).toEqual(
        listedProducts(page, 2).map(({ id }) => id),
      )
    }
  })

  test('second pages have addresses of their own', () => {
    const paths = laterListingPaths({ pages })
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.every((path) => /\/pagina\/\d+$/.test(path) && !pages.has(path))).toBe(true)
  })
})
