import { describe, expect, test } from 'vitest'
import type { CataloguePage } from './catalogue-model.ts'
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
  [11, [11]],
  [12, [6, 6]],
  [25, [9, 8, 8]],
])('a list of %i products has pages of %j', (total, expected) => {
  expect(sizes(total)).toEqual(expected)
})

test('after running text a page holds fewer than half as many', () => {
  expect(sizes(11, 'article')).toEqual([4, 4, 3])
  expect(sizes(10, 'article')).toEqual([5, 5])
})

test('no page of a long list holds more than a page may', () => {
  for (let total = 1; total < 300; total += 1) {
    expect(Math.max(...sizes(total))).toBeLessThanOrEqual(PRODUCTS_PER_PAGE)
  }
})

describe('a list that is long', () => {
  const products = Array.from({ length: 2500 }, (_, index) => ({
    id: `p${index}`,
    code: `P${index}`,
    name: '',
  }))
  const page = {
    path: '/lista',
    content: { kind: 'category' },
    products,
  } as unknown as CataloguePage
  const { count } = presentListing(page, 1)

  test('names the products of its page only, so that it weighs no more as it grows', () => {
    const { total, entries, pages } = presentListing(page, 7)
    expect(total).toBe(2500)
    expect(entries.map(({ id }) => id)).toEqual(listedProducts(page, 7).map(({ id }) => id))
    expect(pages.length).toBeLessThanOrEqual(9)
  })

  test('names the pages by what they begin and end with', () => {
    expect(presentListing(page, 1).pages.slice(0, 2)).toEqual([
      { number: 1, path: '/lista', from: 'P0', to: 'P10' },
      { number: 2, path: '/lista/pagina/2', from: 'P11', to: 'P21' },
    ])
  })

  test('has every page a few steps from any other', () => {
    for (const goal of [1, 2, 100, 137, count]) {
      let number = 60
      let steps = 0
      for (; number !== goal && steps < 20; steps += 1) {
        const offered = presentListing(page, number).pages.map((each) => each.number)
        const distances = offered.map((each) => Math.abs(each - goal))
        number = offered[distances.indexOf(Math.min(...distances))] ?? number
      }
      expect(steps, `page ${goal}`).toBeLessThanOrEqual(12)
    }
  })
})

describe('in the catalogue', () => {
  const { pages } = catalogue()
  const long = [...pages.values()].filter(({ products }) => products.length > PRODUCTS_PER_PAGE)

  test('every product of a long list stands on one of its pages, at the address that it gives', () => {
    expect(long.length).toBeGreaterThan(0)
    for (const page of long) {
      const steps = presentListing(page, 1).pages
      const shown = steps.flatMap(({ path, number }) =>
        listedProducts(page, number).map(({ id, pagePath, href }) => ({
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
