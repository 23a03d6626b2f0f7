import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { surveyLink } from './survey-sheets.ts'

const model = catalogue()

test.each([
  ['/productos/sellos-mecanicos/sellos-cartucho', 'Bomba con sello'],
  ['/productos/sellos-mecanicos/sellos-mezcla-agitadores', 'Agitador o mezclador'],
  ['/productos/empaquetaduras-mecanicas-juntas/sellos-valvulas', 'Caja con empaquetadura'],
  ['/productos/empaquetaduras-mecanicas-juntas/sellos-bridas', 'Brida'],
  ['/productos/sellos-hidraulicos-neumaticos/limpiadores', 'Cilindro hidráulico'],
  ['/productos/juntas-expansion', 'Junta de expansión'],
])('a product of %s leads to the sheet for %s', (pagePath, machine) => {
  expect(surveyLink({ pagePath }, model)?.machine).toBe(machine)
})

test('what is mounted on no machine leads to none', () => {
  expect(surveyLink({ pagePath: '/productos/monitoreo-de-equipos' }, model)).toBeUndefined()
})
