import { expect, test } from 'vitest'
import { judgementWords } from '#figures/limit-words.ts'
import { wholeProductData } from '../products/product-data-fixture.ts'
import { criteriaOf, draftOf } from '../selector/criteria.ts'
import { selectProducts } from '../selector/select-products.ts'
import { judgeCompared } from './judge-compared.ts'

const data = wholeProductData()

test('compared for a service, products say what their rows said of it, of a single or a double version too', () => {
  for (const arrangement of ['simple', 'doble']) {
    const query = `p=30&disp=${arrangement}`
    const asked = criteriaOf(draftOf(new URLSearchParams(query), 'si'), data.options, 'si')
    const rows = Object.values(selectProducts(data, asked)).flat()
    const products = rows.map(({ product }) => product)
    expect(products.some(({ id }) => id === 'directfit')).toBe(true)
    const { cells } = judgeCompared(products, query, data.options, 'si') ?? {}
    expect(cells).toEqual(rows.map((row) => judgementWords(row, 'si')))
  }
})
