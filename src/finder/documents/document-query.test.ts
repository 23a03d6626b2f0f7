import { expect, test } from 'vitest'
import type { DocumentGroup } from '#catalogue/document-groups.ts'
import { askedDocuments, documentQueryText, readDocumentQuery } from './document-query.ts'

const row = (code: string, title: string, revised: string, bytes: number) => ({
  href: `/fichas/${code}.pdf`,
  code,
  title,
  kind: 'Información del producto',
  revised,
  bytes,
  note: 'PDF',
})

const GROUPS: DocumentGroup[] = [
  {
    id: 'sellos-mecanicos',
    heading: 'Sellos mecánicos',
    rows: [
      row('442C', 'Sello partido tipo cartucho', '2026-11-21', 84_000),
      row('1510', 'Cartucho simple', '2026-11-22', 91_000),
    ],
  },
  {
    id: 'juntas',
    heading: 'Juntas para bridas',
    rows: [row('459', 'Junta espirometálica', '2026-11-23', 60_000)],
  },
]

const codes = (search: string) =>
  askedDocuments(GROUPS, readDocumentQuery(search, GROUPS)).map(({ rows }) =>
    rows.map(({ code }) => code),
  )

test('nothing asked, everything stands in its group', () => {
  expect(codes('')).toEqual([['442C', '1510'], ['459']])
})

test('documents changed since a day were revised on it or later', () => {
  expect(codes('?desde=2026-11-22')).toEqual([['1510'], ['459']])
  expect(codes('?desde=2026-11-24')).toEqual([])
})

test('a day that is none asks nothing', () => {
  expect(codes('?desde=ayer')).toEqual([['442C', '1510'], ['459']])
  expect(codes('?desde=2026-13-45')).toEqual([['442C', '1510'], ['459']])
})

test('words find a document by its code, its name and its line, however they are accented', () => {
  expect(codes('?q=442')).toEqual([['442C']])
  expect(codes('?q=mecanicos+simple')).toEqual([['1510']])
  expect(codes('?q=JUNTA')).toEqual([['459']])
})

test('another order puts all in one list', () => {
  expect(codes('?orden=fecha')).toEqual([['459', '1510', '442C']])
  expect(codes('?orden=peso&g=sellos-mecanicos')).toEqual([['1510', '442C']])
})

test('an address that was sent asks the same again, without what it cannot mean', () => {
  const asked = '?q=cartucho&g=sellos-mecanicos,nada&desde=2026-11-01&orden=fecha'
  const text = documentQueryText(readDocumentQuery(asked, GROUPS))
  expect(text).toBe('?q=cartucho&g=sellos-mecanicos&desde=2026-11-01&orden=fecha')
  expect(documentQueryText(readDocumentQuery('?orden=azar', GROUPS))).toBe('')
})
