import { expect, test } from 'vitest'
import { type MenuGroup, markOf } from './menu.ts'

const products: MenuGroup = {
  label: 'Productos',
  id: 'productos',
  section: '/productos',
  items: [
    { label: 'Sellos Mecánicos', href: '/productos/sellos-mecanicos' },
    { label: 'Juntas de Expansión', href: '/productos/juntas-expansion' },
  ],
}

test.each([
  ['/', 'page'],
  ['/contacto', 'none'],
])('on %s the item Inicio is marked: %s', (path, mark) => {
  expect(markOf({ label: 'Inicio', href: '/' }, path)).toBe(mark)
})

test.each([
  ['/productos/sellos-mecanicos', 'page'],
  ['/productos/sellos-mecanicos/', 'page'],
  ['/productos/sellos-mecanicos/sellos-partidos', 'section'],
  ['/productos/sellos-mecanicos-usados', 'none'],
])('on %s the item of its family is marked: %s', (path, mark) => {
  expect(markOf({ label: 'Sellos Mecánicos', href: '/productos/sellos-mecanicos' }, path)).toBe(
    mark,
  )
})

test.each([
  ['/productos/juntas-expansion', 'section'],
  ['/productos/proteccion-rodamientos', 'section'],
  ['/soluciones/servicios-monitoreo', 'none'],
  ['/', 'none'],
])('on %s the group Productos is marked: %s', (path, mark) => {
  expect(markOf(products, path)).toBe(mark)
})
