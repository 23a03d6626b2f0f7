import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { columnsOf } from '#views/product-list.ts'
import { wholeProductData } from '../products/product-data-fixture.ts'
import { answerList } from './answer-list.ts'

const model = catalogue()
const data = wholeProductData()
const cardOf = (id: string) => {
  const record = data.products.find((one) => one.id === id)
  const { columns, products } = record ? answerList(record, data) : { columns: [], products: [] }
  return columns.map(({ id: of, name, axis }, at) => ({
    of,
    name,
    axis,
    figure: products[0]?.figures[at],
  }))
}

test('the card of a code draws what the row of its list draws', () => {
  for (const [path, page] of model.pages) {
    const columns = columnsOf(page, model).filter(({ isText }) => !isText)
    for (const product of page.products.filter(({ pagePath }) => pagePath === path)) {
      const row = columns.flatMap(({ id, name, axis, figureOf }) => {
        const figure = figureOf(product)
        return figure ? [{ of: id, name, axis, figure }] : []
      })
      const { id } = product
      expect({ id, row: cardOf(id).slice(0, row.length) }).toEqual({ id, row })
    }
  }
})

test('it draws the part of a size that every compound has, and the movement of a joint', () => {
  expect(cardOf('22ke')[0]?.figure?.reach).toEqual({
    min: 6,
    max: 1320,
    sure: { min: 6, max: 152 },
  })
  expect(cardOf('350-er').map(({ name }) => name)).toContain('Movimiento')
})
