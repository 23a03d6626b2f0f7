import { expect, test } from 'vitest'
import { isFamilyPath } from './paths.ts'

test.each([
  ['/productos/sellos-mecanicos', true],
  ['/productos/sellos-mecanicos/sellos-cartucho', false],
  ['/productos', false],
  ['/contacto', false],
])('whether %s is the page of a family: %s', (path, isFamily) => {
  expect(isFamilyPath(path)).toBe(isFamily)
})
