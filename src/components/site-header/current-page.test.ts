import { expect, test } from 'vitest'
import { currentState, currentStateOfGroup } from './current-page.ts'

test.each([
  ['/', 'page'],
  ['/contacto', 'none'],
])('on %s the item Inicio is marked: %s', (path, mark) => {
  expect(currentState('/', path)).toBe(mark)
})

test.each([
  ['/productos/sellos-mecanicos', 'page'],
  ['/productos/sellos-mecanicos/', 'page'],
  ['/productos/sellos-mecanicos/sellos-partidos', 'section'],
  ['/productos/sellos-mecanicos-usados', 'none'],
])('on %s the item of its family is marked: %s', (path, mark) => {
  expect(currentState('/productos/sellos-mecanicos', path)).toBe(mark)
})

test.each([
  ['/productos/juntas-expansion', 'section'],
  ['/soluciones/servicios-monitoreo', 'none'],
  ['/', 'none'],
])('on %s the group Productos is marked: %s', (path, mark) => {
  expect(currentStateOfGroup(['/productos'], path)).toBe(mark)
})

test('a group of pages that stand apart is marked on each of them', () => {
  expect(currentStateOfGroup(['/historia', '/clientes'], '/clientes')).toBe('section')
  expect(currentStateOfGroup(['/historia', '/clientes'], '/contacto')).toBe('none')
})
