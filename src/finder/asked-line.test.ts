import { expect, test } from 'vitest'
import { judge } from '#figures/judge.ts'
import { LIMITS } from '#figures/limits.ts'
import { addressedService } from '#components/product-row/addressed-service.ts'
import { withAsked } from './asked-line.ts'
import { wholeProductData } from './products/product-data-fixture.ts'
import { criteriaOf, draftOf } from './selector/criteria.ts'

const { products, options } = wholeProductData()

test('a page judges the figures of its address as the row judged them that led to it', () => {
  const ends = products.flatMap((product) =>
    product.ranges.flatMap(({ kind, imperial = { text: '' } }) =>
      [imperial.min, imperial.max].flatMap((value) =>
        value === undefined || kind !== LIMITS[kind].facet ? [] : [{ product, kind, value }],
      ),
    ),
  )
  expect(ends.length).toBeGreaterThan(200)
  const told = ends.map(({ product, kind, value }) => {
    const { limits } = judge(product, {
      figures: [{ facet: LIMITS[kind].facet, value, system: 'imperial' }],
    })
    const query = new URL(withAsked('https://sello.cl/180', limits)).searchParams
    const { figures } = criteriaOf(draftOf(query, 'imperial'), options, 'imperial')
    const onPage = judge(product, { figures }).limits.map(({ verdict }) => verdict)
    return [onPage, limits.map(({ verdict }) => verdict)]
  })
  expect(told.filter(([onPage, inRow]) => String(onPage) !== String(inRow))).toEqual([])
})

test('a figure asked in psi goes to the page, and from there to the list, as it was written', () => {
  const [product] = products
  if (!product) throw new Error('no product')
  const { limits } = judge(product, {
    figures: [{ facet: 'pressure', value: 41.3686, system: 'imperial' }],
  })
  const { searchParams } = new URL(withAsked('https://sello.cl/180', limits))
  expect(addressedService(searchParams)).toEqual({ pressure: '600 psi' })
})
