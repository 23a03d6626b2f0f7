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
