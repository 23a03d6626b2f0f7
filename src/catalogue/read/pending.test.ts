import { expect, test } from 'vitest'
import { WHOLE_CONTENT, catalogueWith } from './content-fixture.ts'
import { sortPending, withoutSamples } from './pending.ts'

const PENDING_LINK = (address: string) => `{ pendiente: true, muestra: '${address}', nota: falta }`

/** The catalogue whose site has these passages replaced. */
function siteWith(...edits: readonly (readonly [string | RegExp, string])[]) {
  const site = edits.reduce(
    (text, [from, to]) => text.replace(from, to),
    WHOLE_CONTENT['sitio.yaml'] ?? '',
  )
  return catalogueWith({ 'sitio.yaml': site })
}

test('each pending value is listed with file and line', () => {
  const { site, pending } = siteWith([
    'legalName: Empresa SpA',
    'legalName: { pendiente: true, muestra: Empresa, nota: razón social }',
  ])
  expect(site.legalName).toBe('Empresa')
  expect(pending).toEqual([
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
])('with %s as mail service, only its own settings are pending', (via, owed) => {
  const email = JSON.stringify({ via, ...OWED_IDENTIFIERS })
  const owner = JSON.stringify([{ ...TEMPLATE, pendiente: true, nota: 'crearla' }])
  const { pending } = siteWith([/^email: .*$/m, `email: ${email}\nowner: ${owner}`])
  expect(pending.map(({ field }) => field)).toEqual(owed)
})

test('a site can be published without a telephone, and not without its name', () => {
  const { pending } = siteWith(
    ['legalName: Empresa SpA', 'legalName: { pendiente: true, muestra: Empresa }'],
    [/phone: '[^']*'/, `phone: ${PENDING_LINK('+56 200 000 000')}`],
  )
  const { indispensable, optional } = sortPending(pending)
  expect(indispensable.map(({ field }) => field)).toEqual(['legalName'])
  expect(optional.map(({ field }) => field)).toEqual(['branches[0].phone'])
})

test('a value marked as not applicable is neither shown nor pending', () => {
  const { site, pending } = siteWith(
    [/phone: '[^']*'/, 'phone: no aplica'],
    [/email: norte@ejemplo.cl/, 'email: no aplica'],
    [/url: 'https:\/\/red.test\/dos'/, 'url: no aplica'],
    [/baseUrl: 'https:\/\/fabricante[^']*'/, 'baseUrl: no aplica'],
    [
      'copyright:',
      'owner: [{ id: emblema, field: Emblema, appearsIn: historia, pendiente: no aplica, nota: opcional }]\ncopyright:',
    ],
  )
  expect(site.branches[0]).toMatchObject({ phone: undefined, email: undefined })
  expect(site.networks.map(({ id }) => id)).toEqual(['uno', 'tres'])
  expect(site.certificates.baseUrl).toBeUndefined()
  expect(pending).toEqual([])
})

test('sample data is left out of a published site', () => {
  const model = siteWith(
    [/phone: '[^']*'/, `phone: ${PENDING_LINK('+56 200 000 000')}`],
    [/email: [a-z]+@ejemplo\.cl/, `email: ${PENDING_LINK('uno@empresa.example')}`],
    [/url: '[^']*'/, `url: ${PENDING_LINK('https://empresa.example/red')}`],
  )
  const { site, pending } = withoutSamples(model)
  expect(site.branches[0]).toMatchObject({ phone: undefined, email: undefined })
  expect(site.branches[1]?.phone).toEqual(model.site.branches[1]?.phone)
  expect(site.networks).toEqual(model.site.networks.slice(1))
  expect(pending).toEqual([])
})
