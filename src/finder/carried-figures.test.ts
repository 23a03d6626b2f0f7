import { expect, test } from 'vitest'
import { judge, judgeOwn } from '#figures/judge.ts'
import { LIMITS } from '#figures/limits.ts'
import { addressedService } from '#components/product-row/addressed-service.ts'
import { limitsToCarry, addressWithFigures } from './carried-figures.ts'
import { wholeProductData } from './products/product-data-fixture.ts'
import { askedService, criteriaOf, draftFromQuery } from './selector/criteria.ts'

const { products, options } = wholeProductData()

test.each(['si', 'imperial'] as const)(
  'who reads in %s sees a page judge the figures of its address as the row judged them that led to it',
  (visitors) => {
    const ends = products.flatMap((product) =>
      product.ranges.flatMap(({ kind, min, max, imperial = { text: '' } }) =>
        kind === LIMITS[kind].facet
          ? [
              { product, kind, system: 'si' as const, values: [min, max] },
              {
                product,
                kind,
                system: 'imperial' as const,
                values: [imperial.min, imperial.max],
              },
            ]
          : [],
      ),
    )
    const told = ends.flatMap(({ product, kind, system, values }) =>
      values.flatMap((value) => {
        if (value === undefined) return []
        const figures = [{ facet: LIMITS[kind].facet, value, system }]
        const { limits } = judge(product, { figures })
        const query = new URL(addressWithFigures('https://sello.cl/180', limits)).searchParams
        const asked = criteriaOf(draftFromQuery(query, visitors), options, visitors)
        const onPage = judge(product, asked).limits.map(({ verdict }) => verdict)
        return [[onPage, limits.map(({ verdict }) => verdict)]]
      }),
    )
    expect(told.length).toBeGreaterThan(700)
    expect(told.filter(([onPage, inRow]) => String(onPage) !== String(inRow))).toEqual([])
  },
)

test('for a pump or for steam, the page of a product says what its row in the selector said', () => {
  const choices = [...options.equipment.map(({ id }) => ({ equipment: id })), { services: 'vapor' }]
  const figures = [
    { facet: 'pressure', value: 20 },
    { facet: 'temperature', value: 500 },
  ] as const
  const told = choices.flatMap((chosen) =>
    products.map((product) => {
      const { limits } = judge(product, askedService({ figures, choices: chosen }, options))
      const query = new URL(addressWithFigures('https://sello.cl/180', limits, chosen)).searchParams
      const asked = criteriaOf(draftFromQuery(query, 'si'), options, 'si')
      const onPage = judgeOwn(product, askedService(asked, options))
      return [onPage.limits, limits].map((all) => all.map(({ verdict }) => verdict).join())
    }),
  )
  expect(told.filter(([onPage, inRow]) => onPage !== inRow)).toEqual([])
})

test('the diameter of a shaft is not taken along to a joint, which would read it as that of its pipe', () => {
  const figures = [{ facet: 'diameter', value: 50 }] as const
  const told = products.flatMap((product) => {
    const { limits } = judge(product, { figures })
    const query = new URL(
      addressWithFigures('https://sello.cl/180', limitsToCarry(limits, product)),
    ).searchParams
    const onPage = judgeOwn(product, criteriaOf(draftFromQuery(query, 'si'), options, 'si'))
    return limits[0]?.verdict === 'unpublished' && onPage.limits[0]?.verdict === 'within'
      ? [product.id]
      : []
  })
  expect(told).toEqual([])
})

test('a figure asked in psi goes to the page, and from there to the list, as it was written', () => {
  const [product] = products
  if (!product) throw new Error('no product')
  const { limits } = judge(product, {
    figures: [{ facet: 'pressure', value: 41.3686, system: 'imperial' }],
  })
  const { searchParams } = new URL(addressWithFigures('https://sello.cl/180', limits))
  expect(addressedService(searchParams)).toEqual({ pressure: '600 psi' })
})
