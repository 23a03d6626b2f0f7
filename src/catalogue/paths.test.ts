import { expect, test } from 'vitest'
import { dataPathOf, isFamilyPath, pageOfData } from './paths.ts'

test.each([
  ['/', '/_.data'],
  ['/contacto', '/contacto.data'],
  ['/productos/sellos-mecanicos', '/productos/sellos-mecanicos.data'],
])('the data of %s are in %s, and the other way round', (page, data) => {
  expect(dataPathOf(page)).toBe(data)
  expect(pageOfData(data)).toBe(page)
  expect(pageOfData(page)).toBe(page)
})

test.each([
  ['/productos/sellos-mecanicos', true],
  ['/productos/sellos-mecanicos/sellos-cartucho', false],
  ['/productos', false],
  ['/contacto', false],
])('whether %s is the page of a family: %s', (path, isFamily) => {
  expect(isFamilyPath(path)).toBe(isFamily)
})
