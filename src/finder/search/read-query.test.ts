import { expect, test } from 'vitest'
import { readQuery } from './read-query.ts'
import { searchData } from './search-data-fixture.ts'
import { buildSearchIndex } from './search-index.ts'

const product = (code: string, title: string) => ({
  kind: 'product' as const,
  href: `/${code}`,
  id: code,
  code,
  title,
  line: '',
})
const index = buildSearchIndex(
  searchData({
    groups: [
      { means: ['Lodos'], said: ['pulpa', 'barro de relave'] },
      { means: ['Sello mecánico'], said: ['retén'] },
    ],
    entries: [product('442C', 'Sello partido'), product('170', 'Sello para lodos')],
  }),
)
const partsOf = (query: string) => readQuery(index, query).parts
const textsOf = (query: string) => partsOf(query).map(({ text }) => text)

test('each word that tells something is a part; the rest of the question is left out', () => {
  expect(textsOf('busco un sello para el agitador')).toEqual(['sello', 'agitador'])
  expect(partsOf('sello')).toMatchObject([{ codes: [], alternatives: [['sello']] }])
})

test('a question of such words alone is still asked', () => {
  expect(textsOf('para el')).toEqual(['para', 'el'])
})

test('a code is one part however it is written, and no guess is made about it', () => {
  expect(partsOf('442 C partido')).toMatchObject([
    { text: '442 c', codes: [{ entry: 0, share: 1 }], guesses: [] },
    { text: 'partido', codes: [] },
  ])
})

test('a phrase of the plant is one part, with what the catalogue calls it', () => {
  expect(partsOf('barro de relave')).toEqual([
    {
      text: 'barro de relave',
      codes: [],
      alternatives: [['barro', 'relave'], ['lodos']],
      guesses: [],
      answers: [],
      isKnown: true,
    },
  ])
  expect(partsOf('pulpa')).toMatchObject([{ alternatives: [['pulpa'], ['lodos']], guesses: [] }])
  expect(partsOf('retén')).toMatchObject([{ alternatives: [['reten'], ['sello', 'mecanico']] }])
})

test('a word that begins or misspells one of the plant has that as its guess', () => {
  expect(partsOf('retem')).toMatchObject([
    { alternatives: [['retem']], guesses: [['sello', 'mecanico']] },
  ])
  expect(partsOf('zapato')).toMatchObject([{ guesses: [] }])
})

test('figures are told apart from words, and a code from a figure', () => {
  const { figures, parts } = readQuery(index, 'lodos 10 bar')
  expect(figures).toMatchObject([{ facet: 'pressure', value: 10 }])
  expect(parts.map(({ text }) => text)).toEqual(['lodos'])
  expect(readQuery(index, '442 C').figures).toEqual([])
  expect(readQuery(index, '443 C').figures).toMatchObject([{ facet: 'temperature', value: 443 }])
})

test('an API plan is one part, however it is written, and never the beginning of a code', () => {
  const withPlan = buildSearchIndex(
    searchData({
      entries: [
        { ...product('E1', 'Estanque'), texts: { standard: ['Plan API 53A'] } },
        product('5300', 'Anillos'),
      ],
    }),
  )
  for (const query of ['plan 53A', 'API plan 53 a', 'plan api 53a']) {
    expect(readQuery(withPlan, query).parts).toMatchObject([{ answers: [0], codes: [] }])
  }
  const { sizes, parts } = readQuery(withPlan, 'plan 11')
  expect(sizes).toMatchObject([{ text: 'plan 11' }])
  expect(parts).toMatchObject([{ answers: [], alternatives: [['plan', 'api']] }])
})

test('a phrase does not tear a longer name of a fluid apart', () => {
  const withFluid = buildSearchIndex(
    searchData({
      groups: [{ means: ['Sello para lodos'], said: ['sello pulpa'] }],
      fluids: [{ services: ['lodos'], means: ['Lodo'], said: ['pulpa de cobre'] }],
      entries: [product('170', 'Sello para lodos')],
    }),
  )
  const texts = (query: string) => readQuery(withFluid, query).parts.map(({ text }) => text)
  expect(texts('sello para pulpa')).toEqual(['sello para pulpa'])
  expect(texts('sello para pulpa de cobre')).toEqual(['sello', 'pulpa de cobre'])
})
