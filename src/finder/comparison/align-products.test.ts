import { expect, test } from 'vitest'
import { productRecord } from '../products/product-record-fixture.ts'
import { alignProducts } from './align-products.ts'
import { wholeProductData } from '../products/product-data-fixture.ts'
import { isWithdrawn } from '#catalogue/ask/withdrawn-fixture.ts'

const { products } = wholeProductData()

function productsOf(...ids: string[]) {
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? [])
}

test.skipIf(isWithdrawn('442c', '442m'))(
  'what each product publishes under one name stands in one row, in their order',
  () => {
    const { figures, lists } = alignProducts(productsOf('442c', '442m'))
    const pressure = figures.find(({ name }) => name === 'Presión')
    expect(pressure?.cells.map((cell) => cell.map(({ si }) => si.text))).toEqual([
      ['hasta 30\u00a0bar'],
      ['hasta 31\u00a0bar'],
    ])
    expect(pressure?.isDifferent).toBe(true)
    expect(figures.find(({ name }) => name === 'Temperatura')?.isDifferent).toBe(false)
    expect(lists.map(({ name }) => name)).toContain('Normas y certificaciones')
  },
)

test.skipIf(isWithdrawn('442c', '442c-xl'))(
  'a product that publishes nothing under a name does not differ in it',
  () => {
    const { figures } = alignProducts(productsOf('442c', '442c-xl'))
    const pressure = figures.find(({ name }) => name === 'Presión')
    expect(pressure?.cells[1]).toEqual([])
    expect(pressure).toMatchObject({ isDifferent: false, isWhole: false })
  },
)

test.skipIf(isWithdrawn('442c'))('one product alone differs from nothing', () => {
  const { figures, lists } = alignProducts(productsOf('442c'))
  expect([...figures, ...lists].some(({ isDifferent }) => isDifferent)).toBe(false)
})

test('the order of a list is no difference, and what all publish stands first', () => {
  const lists = (...values: string[]) => ({ lists: [{ name: 'Normas', values }] })
  const own = { property: 'Largo', si: { text: '52 mm', computed: false } }
  const shared = { property: 'Presión', si: { text: '20 bar', computed: false } }
  const { figures, lists: words } = alignProducts([
    productRecord('a', { ...lists('FDA', 'ATEX'), specs: [own, shared] }),
    productRecord('b', { ...lists('ATEX', 'FDA'), specs: [shared] }),
  ])
  expect(words[0]?.isDifferent).toBe(false)
  expect(figures.map(({ name }) => name)).toEqual(['Presión', 'Largo'])
})

test('the odd one of three products is marked; of two, or if one publishes nothing, none is', () => {
  const at = (id: string, text?: string) =>
    productRecord(id, {
      specs: text === undefined ? [] : [{ property: 'P', si: { text, computed: false } }],
    })
  const oddIn = (...compared: ReturnType<typeof at>[]) => alignProducts(compared).figures[0]?.odd
  expect(oddIn(at('a', '40'), at('b', '40'), at('c', '20'))).toBe(2)
  expect(oddIn(at('a', '40'), at('b', '20'))).toBeUndefined()
  expect(oddIn(at('a', '40'), at('b', '40'), at('c'))).toBeUndefined()
})

test('turns beside metres per second are no odd one: the shaft decides which is more', () => {
  const at = (id: string, text: string) =>
    productRecord(id, { specs: [{ property: 'Velocidad', si: { text, computed: false } }] })
  const [row] = alignProducts([
    at('a', '25\u00a0m/s'),
    at('b', '25\u00a0m/s'),
    at('c', '3600\u00a0rpm'),
  ]).figures
  expect(row?.isDifferent).toBe(true)
  expect(row?.odd).toBeUndefined()
})
