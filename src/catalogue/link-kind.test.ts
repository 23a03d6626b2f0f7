import { expect, test } from 'vitest'
import { linkKind } from './link-kind.ts'

test.each([
  ['/', 'page'],
  ['/productos/sellos-mecanicos', 'page'],
  ['/contacto?producto=442C', 'page'],
  ['/productos/sellos-mecanicos/sellos-partidos#442c', 'page'],
  ['/contacto?correo=a.b', 'page'],
  ['#sucursales', 'fragment'],
  ['/fichas/442c.pdf', 'file'],
  ['/fichas/442c.pdf#page=2', 'file'],
  ['https://www.sicep.cl/en', 'external'],
  ['//www.sicep.cl', 'external'],
  ['mailto:ventas@ejemplo.cl', 'contact'],
  ['tel:+56223456789', 'contact'],
])('%s is a link of the kind %s', (href, kind) => {
  expect(linkKind(href)).toBe(kind)
})
