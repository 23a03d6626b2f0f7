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

const OWED_IDENTIFIERS = {
  serviceId: { pendiente: true, muestra: 'servicio' },
  publicKey: { pendiente: true, muestra: 'clave' },
}
const TEMPLATE = { id: 'plantilla', via: 'emailjs', field: 'Plantilla', appearsIn: 'contacto' }

test.each([
  ['emailjs', ['email.serviceId', 'email.publicKey', 'owner[0]']],
  ['relay', []],
])('where %s carries the enquiries, only what it needs is owed', (via, owed) => {
  const email = JSON.stringify({ via, ...OWED_IDENTIFIERS })
  const owner = JSON.stringify([{ ...TEMPLATE, pendiente: true, nota: 'crearla' }])
  const site = (WHOLE_CONTENT['sitio.yaml'] ?? '').replace(
    /^email: .*$/m,
    `email: ${email}\nowner: ${owner}`,
  )
  const { catalogue } = loadCatalogue(writeContent({ ...WHOLE_CONTENT, 'sitio.yaml': site }))
  expect(catalogue?.pending.map(({ field }) => field)).toEqual(owed)
})
