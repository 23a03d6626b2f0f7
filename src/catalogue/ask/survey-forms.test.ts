import { expect, test } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { surveyLink } from './survey-forms.ts'

const model = catalogue()

test.each([
  ['/productos/sellos-mecanicos/sellos-cartucho/180', 'Bomba con sello'],
  ['/productos/sellos-mecanicos/sellos-mezcla-agitadores/442m', 'Agitador o mezclador'],
  ['/productos/empaquetaduras-mecanicas-juntas/sellos-valvulas/1400r', 'Caja con empaquetadura'],
  ['/productos/empaquetaduras-mecanicas-juntas/sellos-bridas/100', 'Brida'],
  ['/productos/empaquetaduras-mecanicas-juntas/sellos-bridas/5700', 'Caja con empaquetadura'],
  ['/productos/sellos-hidraulicos-neumaticos/limpiadores/21k', 'Cilindro hidráulico'],
  ['/productos/juntas-expansion/arco-multiple', 'Junta de expansión'],
])('%s leads to the survey form for %s', (href, machine) => {
  expect(surveyLink({ id: 'uno', href }, model)?.machine).toBe(machine)
})

test('a product that is mounted on no machine has no survey form', () => {
  expect(
    surveyLink({ id: 'uno', href: '/productos/monitoreo-de-equipos/sensores/v1' }, model),
  ).toBeUndefined()
})
