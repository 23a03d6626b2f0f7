import { expect, test } from 'vitest'
import { pastedAgain, readPasted } from './read-pasted.ts'

const PRODUCTS = ['1510', '180'].map((id) => ({ id, label: id, fullName: 'Sello', href: `/${id}` }))

test.each([
  ['a table', 'Cantidad\tDescripción\tCódigo\n1\tSello\t180\n4\tSello de 2 etapas\t1510'],
  ['two tables', 'Código\tCantidad\n180\t3\nCantidad\tCódigo\n4\t1510\n5\t180'],
  ['lines in words', '180 x 2\n3 1510\n 12 bar'],
])('what has no room in the list is read alike when it is added later: %s', (_, pasted) => {
  const rows = readPasted(pasted, PRODUCTS)
  const lines = rows.map(({ line }) => line)
  expect(lines.length).toBeGreaterThan(1)
  for (const at of rows.keys()) {
    const later = readPasted(pastedAgain(rows.slice(at)), PRODUCTS)
    expect(later.map(({ line }) => line)).toEqual(lines.slice(at))
  }
})
