import { expect, test } from 'vitest'
import { NO_PROBLEMS, changed, reportWith } from '../read/content-fixture.ts'

const FAMILY = 'productos/sellos.yaml'
const CLAIMS = 'vocabulario/afirmaciones.yaml'

/** The problem of a family with this lead, given these reviewed claims. */
const reported = (lead: string, claims = '[]') =>
  reportWith({
    ...changed(FAMILY, 'Una familia de sellos', lead),
    [CLAIMS]: `claims: ${claims}\n`,
  })

test.each([
  'En 24 horas',
  'Vigila 24/7',
  'Sella siempre',
  'De cualquier medida',
  'Nunca fuga',
  'Se garantiza',
  'Evita la falla',
  'Elimina el agua',
  'Un sello único',
])('«%s» promises without a limit, and an editor is told', (lead) => {
  expect(reported(lead)).toContain('lead: «')
  expect(reported(lead)).toContain('promete sin límite')
})

test('«ayuda a evitar» promises nothing', () => {
  expect(reported('Ayuda a evitar la falla')).toBe(NO_PROBLEMS)
  expect(reported('Un sello para evitarla')).toContain('promete sin límite')
})

test('a reviewed sentence stands on its own page, and nowhere else', () => {
  const claim = (page: string) => `[{ page: ${page}, says: De cualquier, reason: El rango }]`
  expect(reported('De cualquier medida', claim('/productos/sellos'))).toBe(NO_PROBLEMS)
  expect(reported('De cualquier medida', claim('/otra'))).toContain('promete sin límite')
  expect(reported('Sellos', claim('/productos/sellos'))).toContain(
    'claims[0]: ningún texto de /productos/sellos dice «De cualquier»',
  )
})
