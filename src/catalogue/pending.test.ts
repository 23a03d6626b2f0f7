import { expect, test } from 'vitest'
import { WHOLE_CONTENT, writeContent } from './content-fixture.ts'
import { loadCatalogue } from './load-catalogue.ts'

test('what the owner still owes is listed with its place', () => {
  const site = (WHOLE_CONTENT['sitio.yaml'] ?? '').replace(
    'legalName: Empresa SpA',
    'legalName: { pendiente: true, muestra: Empresa, nota: razón social }',
  )
  const { catalogue } = loadCatalogue(writeContent({ ...WHOLE_CONTENT, 'sitio.yaml': site }))
  expect(catalogue?.site.legalName).toBe('Empresa')
  expect(catalogue?.pending).toEqual([
    {
      file: 'content/sitio.yaml',
      line: 2,
      column: 14,
      field: 'legalName',
      message: 'razón social',
    },
  ])
})
