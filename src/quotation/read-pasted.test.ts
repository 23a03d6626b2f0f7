import { expect, test } from 'vitest'
import { findProduct } from './find-product.ts'
import { readPasted } from './read-pasted.ts'

const product = (id: string, label: string, fullName: string) => ({ id, label, fullName })
const PRODUCTS = [
  product('180', '180', 'Sello de cartucho'),
  product('442c-xl', '442C XL', 'Sello partido'),
  product('kit-2000', 'Kit 2000', 'Kit'),
]

test('a code is known however it is written', () => {
  for (const written of ['442C XL', '442c-xl', ' 442cxl ', 'sello  PARTIDO']) {
    expect(findProduct(PRODUCTS, written)?.id).toBe('442c-xl')
  }
  expect(findProduct(PRODUCTS, '442')).toBeUndefined()
  expect(findProduct(PRODUCTS, ' - ')).toBeUndefined()
})

test('a list made elsewhere is read with its quantities, and nothing of it is lost', () => {
  const pasted =
    '180 2\r\n442C XL;1\n\n3 x kit 2000\nKit 2000\nSello bomba 310\t\n5 x tapa de bronce'
  expect(
    readPasted(pasted, PRODUCTS).map(({ id, label, quantity }) => [id, label, quantity]),
  ).toEqual([
    ['180', '180', 2],
    ['442c-xl', '442C XL', 1],
    ['kit-2000', 'Kit 2000', 3],
    ['kit-2000', 'Kit 2000', undefined],
    ['', 'Sello bomba 310', undefined],
    ['', 'tapa de bronce', 5],
  ])
})
