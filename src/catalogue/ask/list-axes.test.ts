import { expect, test } from 'vitest'
import { barOn } from '#figures/axis.ts'
import { FACET_NAMES } from '#figures/facets.ts'
import { catalogue } from '../catalogue.ts'
import { facetReach, listAxisOf } from './list-axes.ts'

const model = catalogue()

test('every bar of a list lies on the axis of its column, and begins before it ends', () => {
  const bars = [...model.pages.values()].flatMap((page) =>
    FACET_NAMES.flatMap((facet) => {
      const axis = listAxisOf(page, facet, model)
      if (!axis) return []
      return page.products.flatMap((product) => {
        const reach = facetReach(product, facet, model.properties)
        if (!reach) return []
        const { whole, sure = whole } = barOn(axis, reach)
        const isSound = [whole, sure].every(({ from, to }) => from >= 0 && from <= to && to <= 100)
        return [{ place: `${page.path} ${product.id} ${facet}`, isSound }]
      })
    }),
  )
  expect(bars.length).toBeGreaterThan(200)
  expect(bars.filter(({ isSound }) => !isSound)).toEqual([])
})

test('cartridge seals are measured as a buyer would draw them', () => {
  const page = model.pages.get('/productos/sellos-mecanicos/sellos-cartucho')
  const ends = FACET_NAMES.map((facet) => page && listAxisOf(page, facet, model)?.to)
  expect(ends).toEqual([150, 40, 300, 25])
})
