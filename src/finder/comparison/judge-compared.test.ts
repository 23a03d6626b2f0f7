import { expect, test } from 'vitest'
import { judgementWords } from '#figures/limit-words.ts'
import { wholeProductData } from '../products/product-data-fixture.ts'
import { judge } from '#figures/judge.ts'
import { asAsked } from '../products/named-versions.ts'
import { askedService, comparedFor, criteriaOf, draftFromQuery } from '../selector/criteria.ts'
import { selectProducts } from '../selector/select-products.ts'
import { judgeCompared } from './judge-compared.ts'

const data = wholeProductData()

test('compared for a service, products say what their rows said of it, of a single or a double version too', () => {
  for (const arrangement of ['simple', 'doble']) {
    const query = `p=30&disp=${arrangement}`
    const asked = criteriaOf(draftFromQuery(new URLSearchParams(query), 'si'), data.options, 'si')
    const rows = Object.values(selectProducts(data, asked)).flat()
    const products = rows.map(({ product }) => product)
    expect(products.some(({ id }) => id === 'directfit')).toBe(true)
    const { cells } = judgeCompared(products, query, data.options, 'si') ?? {}
    expect(cells).toEqual(rows.map((row) => judgementWords(row, 'si')))
  }
})

test('compared for what a search asks, a product is judged in the compound that was named', () => {
  const products = data.products.filter(({ id }) => id === '10k-22kn')
  const figures = [{ facet: 'temperature', value: 100 } as const]
  const ways = [['poliuretano'], ['uretano']]
  const inCompound = { choices: {}, figures, named: [{ ways, choices: ['compuesto'] }] }
  const [all, compound] = [{ choices: {}, figures }, inCompound].map((asked) =>
    judgeCompared(products, comparedFor(asked), data.options, 'si'),
  )
  expect(compound?.name).toMatch(/^Temperatura 100.°C, compuesto poliuretano$/)
  expect(all?.cells).not.toEqual(compound?.cells)
  const service = askedService(inCompound, data.options)
  expect(compound?.cells).toEqual(
    products.map((one) => judgementWords(judge(asAsked(one, inCompound), service), 'si')),
  )
})
