import { expect, test } from 'vitest'
import type { SearchData } from './search-data.ts'
import { buildSearchIndex } from './search-index.ts'
import { searchSite } from './search-site.ts'

const product = (code: string, title: string, more: object = {}) => ({
  kind: 'product' as const,
  href: `/${code}`,
  id: code,
  code,
  title,
  line: '',
  ...more,
})
const DATA: SearchData = {
  places: [],
  synonyms: [{ means: ['Lodos'], said: ['pulpa'] }],
  entries: [
    product('440', 'Sello exterior', {
      ranges: [{ facet: 'pressure', label: 'Presión', max: 10, text: 'hasta 10 bar' }],
    }),
    product('442', 'Sello partido grande'),
    product('442C', 'Sello partido', {
      ranges: [{ facet: 'pressure', label: 'Presión', max: 30, text: 'hasta 30 bar' }],
    }),
    product('170', 'Sello para lodos'),
    { kind: 'page', href: '/partidos', title: 'Sellos partidos', line: 'Año de diseño' },
  ],
}
const index = buildSearchIndex(DATA)
const found = (query: string) => searchSite(index, query).hits.map(({ entry }) => entry.href)

test('a code finds its product, and never one that differs by a figure or a letter', () => {
  expect(found('442C')).toEqual(['/442C'])
  expect(found('442 c')).toEqual(['/442C'])
  expect(found('440')).toEqual(['/440'])
  expect(found('443')).toEqual([])
  expect(found('442D')).toEqual([])
})

test('a whole code stands before those that it begins', () => {
  expect(found('442')).toEqual(['/442', '/442C'])
  expect(found('44')).toEqual(['/440', '/442', '/442C'])
})

test('a slip in a word is forgiven', () => {
  expect(found('lodod')).toEqual([])
  expect(found('parrtido')[0]).toBe('/partidos')
})

test('what nothing answers to is named', () => {
  expect(searchSite(index, 'sello zapato').unknown).toEqual(['zapato'])
})

test('the year is not found by another word', () => {
  expect(found('año')).toEqual(['/partidos'])
  expect(found('ano')).toEqual([])
})

test('a word of the plant finds what the catalogue calls otherwise', () => {
  expect(found('pulpa')).toEqual(['/170'])
})

test('a figure keeps what covers it, drops what does not, and sets apart what says nothing', () => {
  const { hits, unpublished } = searchSite(index, 'sello 20 bar')
  expect(
    hits.filter(({ entry }) => entry.kind === 'product').map(({ entry }) => entry.code),
  ).toEqual(['442C'])
  expect(unpublished.map(({ entry }) => entry.code)).toEqual(['170', '442'])
})

test('a product that was named is shown even where its limits do not reach, and says so', () => {
  const [hit] = searchSite(index, '442C 50 bar').hits
  expect(hit?.entry.code).toBe('442C')
  expect(hit?.limits).toMatchObject([{ verdict: 'outside', range: { max: 30 } }])
})

test('where nothing is found, the nearest codes and limits are offered', () => {
  expect(searchSite(index, '442D').nearMisses.map(({ entry }) => entry.code)).toEqual([
    '442',
    '442C',
  ])
  expect(searchSite(index, 'exterior 20 bar').nearMisses.map(({ entry }) => entry.code)).toEqual([
    '440',
  ])
})

test('nothing typed finds nothing', () => {
  expect(found('')).toEqual([])
  expect(found('%%% ---')).toEqual([])
})

test('of entries that say the same, a whole title stands before a longer one, and it before a text', () => {
  const page = (href: string, title: string, line = '') => ({
    kind: 'page' as const,
    href,
    title,
    line,
  })
  const entries = [
    page('/texto', 'Otra', 'Fuelle metálico'),
    page('/largo', 'Fuelle metálico de gran diámetro'),
    page('/justo', 'Fuelle metálico'),
    page('/solo', 'Fuelle'),
  ]
  const { hits } = searchSite(
    buildSearchIndex({ places: [], synonyms: [], entries }),
    'fuelle metálico',
  )
  expect(hits.map(({ entry }) => entry.href)).toEqual(['/justo', '/largo', '/texto'])
})

test('of the same title, a page stands before a product, a term and a document', () => {
  const kinds = ['document', 'term', 'product', 'page'] as const
  const entries = kinds.map((kind) => ({ kind, href: `/${kind}`, title: 'Fuelle', line: '' }))
  const { hits } = searchSite(buildSearchIndex({ places: [], synonyms: [], entries }), 'fuelle')
  expect(hits.map(({ entry }) => entry.href)).toEqual(['/page', '/product', '/term', '/document'])
})

test('the typed word stands before another word for it, and of equals the first comes first', () => {
  const entries = ['Lodos', 'Pulpa', 'Lodos'].map((title, at) => ({
    kind: 'page' as const,
    href: `/${at}`,
    title,
    line: '',
  }))
  const synonyms = [{ means: ['Lodos'], said: ['pulpa'] }]
  const both = buildSearchIndex({ places: [], synonyms, entries })
  expect(searchSite(both, 'pulpa').hits.map(({ entry }) => entry.href)[0]).toBe('/1')
  expect(searchSite(both, 'lodos').hits.map(({ entry }) => entry.href)).toEqual(['/0', '/2'])
})

test('what covers in one case only stands after what covers plainly, and says its case', () => {
  const valve = { facet: 'pressure', label: 'Presión', max: 275, text: 'hasta 275 bar' } as const
  const conditional = product('1400R', 'Trenza', { ranges: [{ ...valve, condition: 'válvulas' }] })
  const both = buildSearchIndex({ ...DATA, entries: [conditional, ...DATA.entries] })
  const { hits } = searchSite(both, '20 bar')
  expect(hits.map(({ entry, limits }) => [entry.code, limits[0]?.verdict])).toEqual([
    ['442C', 'covered'],
    ['1400R', 'conditional'],
  ])
})
