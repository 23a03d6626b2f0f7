import { expect, test } from 'vitest'
import { dayOf, documentQueryText, isAsked, readDocumentQuery } from './document-query.ts'

const DOCUMENTS = {
  '442C': {
    text: 'Sellos mecánicos 442C Sello partido tipo cartucho',
    group: 'sellos-mecanicos',
    revised: '2026-11-21',
  },
  '1510': {
    text: 'Sellos mecánicos 1510 Cartucho simple',
    group: 'sellos-mecanicos',
    revised: '2026-11-22',
  },
  '459': {
    text: 'Juntas para bridas 459 Junta espirometálica',
    group: 'juntas',
    revised: '2026-11-23',
  },
}
const GROUPS = ['sellos-mecanicos', 'juntas']

const codes = (search: string) =>
  Object.entries(DOCUMENTS)
    .filter(([, document]) => isAsked(document, readDocumentQuery(search, GROUPS)))
    .map(([code]) => code)
const ALL = Object.keys(DOCUMENTS)

test('nothing asked, everything is there', () => {
  expect(codes('')).toEqual(ALL)
})

test('documents changed since a day were revised on it or later', () => {
  expect(codes('?desde=2026-11-22')).toEqual(['459', '1510'])
  expect(codes('?desde=2026-11-24')).toEqual([])
})

test.each(['ayer', '2026-13-45', '2026-02-30'])('%s is no day, and asks nothing', (day) => {
  expect(codes(`?desde=${day}`)).toEqual(ALL)
})

test('words find a document by its code, its name and its line, however they are accented', () => {
  expect(codes('?q=442')).toEqual(['442C'])
  expect(codes('?q=mecanicos+simple')).toEqual(['1510'])
  expect(codes('?q=JUNTA')).toEqual(['459'])
})

test('an address that was sent asks the same again, without what it cannot mean', () => {
  const asked = '?q=cartucho&g=sellos-mecanicos,nada&desde=2026-11-01&orden=fecha'
  const text = documentQueryText(readDocumentQuery(asked, GROUPS))
  expect(text).toBe('?q=cartucho&g=sellos-mecanicos&desde=2026-11-01')
  expect(documentQueryText(readDocumentQuery('', GROUPS))).toBe('')
})

test.each(['21-11-2026', '21/11/2026', '21.11.2026', '21112026', ' 21 11 2026 '])(
  '%s is the day',
  (written) => expect(dayOf(written)).toBe('2026-11-21'),
)

test.each(['21-11', '11-21-2026', '2026-11-21', '31-02-2026', 'ayer'])(
  '%s is no day as it is written here',
  (written) => expect(dayOf(written)).toBeUndefined(),
)
