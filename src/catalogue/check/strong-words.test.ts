import { expect, test } from 'vitest'
import { WHOLE_CONTENT, writeContent } from '../read/content-fixture.ts'
import { loadCatalogue } from '../load-catalogue.ts'
import { formatReport } from '../read/problem.ts'

const FAMILY = 'productos/sellos.yaml'
const CLAIMS = 'vocabulario/afirmaciones.yaml'
const NONE = '\n\n0 problemas en el contenido.'

/** The problem of a family with this lead, given these reviewed claims. */
function reported(lead: string, claims = '[]'): string {
  const source = WHOLE_CONTENT[FAMILY] ?? ''
  expect(source).toContain('Una familia de sellos')
  const changed = {
    ...WHOLE_CONTENT,
    [FAMILY]: source.replace('Una familia de sellos', lead),
    [CLAIMS]: `claims: ${claims}\n`,
  }
  return formatReport(loadCatalogue(writeContent(changed)).problems)
}

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
  expect(reported('Ayuda a evitar la falla')).toBe(NONE)
  expect(reported('Un sello para evitarla')).toContain('promete sin límite')
})

test('a reviewed sentence stands on its own page, and nowhere else', () => {
  const claim = (page: string) => `[{ page: ${page}, says: De cualquier, reason: El rango }]`
  expect(reported('De cualquier medida', claim('/productos/sellos'))).toBe(NONE)
  expect(reported('De cualquier medida', claim('/otra'))).toContain('promete sin límite')
  expect(reported('Sellos', claim('/productos/sellos'))).toContain(
    'claims[0]: ningún texto de /productos/sellos dice «De cualquier»',
  )
})
