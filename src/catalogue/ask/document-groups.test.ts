import { expect, test } from 'vitest'
import { documentGroups } from './document-groups.ts'

test('the company’s own documents stand together, with their day and size', () => {
  const groups = documentGroups(
    [
      {
        of: 'company',
        kind: 'Certificado · inglés',
        href: '/documentos/empresa/iso.pdf',
        title: 'Certificado ISO 9001',
        pagePath: '/documentos',
        revised: '2026-03-01',
        bytes: 84_000,
      },
    ],
    { pages: new Map() },
  )
  expect(groups).toMatchObject([
    {
      heading: 'Certificados y documentos de la empresa',
      rows: [{ title: 'Certificado ISO 9001', revised: '2026-03-01', size: '84\u00A0kB' }],
    },
  ])
})

test('the catalogues come first, blank forms and conditions after the products', () => {
  const record = (of: 'page' | 'product' | 'survey', title: string, pagePath: string) => ({
    of,
    title,
    pagePath,
    kind: 'Documento',
    href: `/${title}.pdf`,
    revised: '2026-03-01',
    bytes: 84_000,
  })
  const family = '/productos/sellos-mecanicos'
  const groups = documentGroups(
    [
      record('survey', 'bomba', '/ficha-de-levantamiento'),
      record('product', '1510', `${family}/sellos-cartucho`),
      record('page', 'condiciones', '/condiciones'),
      record('page', 'catálogo', family),
    ],
    { pages: new Map() },
  )
  expect(groups.map(({ id, rows }) => [id, ...rows.map(({ title }) => title)])).toEqual([
    ['catalogos', 'catálogo'],
    ['sellos-mecanicos', '1510'],
    ['fichas', 'bomba', 'condiciones'],
  ])
})
