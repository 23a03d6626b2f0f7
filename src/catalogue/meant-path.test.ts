import { expect, test } from 'vitest'
import { meantPath } from './meant-path.ts'

const KNOWN = new Set([
  '/',
  '/contacto',
  '/productos/sellos-mecanicos',
  '/soluciones/diseno-fabricacion-local',
])
const meant = (asked: string) => meantPath(asked, (path) => KNOWN.has(path))

test.each([
  ['/Contacto', '/contacto'],
  ['/CONTACTO', '/contacto'],
  ['/contacto/', '/contacto'],
  ['//contacto', '/contacto'],
  ['/contacto.html', '/contacto'],
  ['/contacto.aspx', '/contacto'],
  ['/contacto/index.html', '/contacto'],
  ['/index.php/contacto', '/contacto'],
  ['/es/contacto', '/contacto'],
  ['/contacto/amp', '/contacto'],
  ['/contacto.', '/contacto'],
  ['/contacto,', '/contacto'],
  ['/contacto)', '/contacto'],
  ['/contacto>', '/contacto'],
  ['/contacto%3E', '/contacto'],
  ['/contacto&gt;', '/contacto'],
  ['/contacto%20', '/contacto'],
  ['/%3Ccontacto%3E', '/contacto'],
  ['/contacto%E2%80%9D', '/contacto'],
  ['/contacto=20', '/contacto'],
  ['/conta%E2%80%8Bcto', '/contacto'],
  ['/conta=\r\ncto', '/contacto'],
  ['/contacto%', '/contacto'],
  ['/contacto%ff', '/contacto'],
  ['\\contacto', '/contacto'],
  ['/contacto;jsessionid=1A2B', '/contacto'],
  ['/https://www.planta.cl/contacto', '/contacto'],
  ['/http:/planta.cl/contacto', '/contacto'],
  ['/www.planta.cl/contacto', '/contacto'],
  ['/Productos/Sellos_Mecánicos', '/productos/sellos-mecanicos'],
  ['/productos/sellos%20mecanicos.htm', '/productos/sellos-mecanicos'],
  ['/soluciones/diseño-fabricacion-local', '/soluciones/diseno-fabricacion-local'],
  ['/index.php', '/'],
  ['/index.html', '/'],
  ['/inicio', '/'],
  ['/Home', '/'],
  ['/default.aspx', '/'],
  ['/es', '/'],
])('%s means %s', (asked, path) => {
  expect(meant(asked)).toBe(path)
})

test.each(['/contacto', '/', '/nada', '/nada.html', '/../contacto', '/contacto/otra', '/%2e%2e'])(
  'nothing else is meant by %s',
  (asked) => {
    expect(meant(asked)).toBeUndefined()
  },
)
