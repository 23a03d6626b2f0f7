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
      { means: ['Sello mecánico'], said: ['retén', 'rascador'] },
    ],
    entries: [product('442C', 'Sello partido'), product('170', 'Sello para lodos')],
  }),
)
const queryParts = (query: string) => readQuery(index, query).parts
const textsOf = (query: string) => queryParts(query).map(({ text }) => text)

test('each word that tells something is a part; the rest of the question is left out', () => {
  expect(textsOf('busco un sello para el agitador')).toEqual(['sello', 'agitador'])
  expect(queryParts('sello')).toMatchObject([{ codes: [], alternatives: [['sello']] }])
})

test('a question of such words alone is still asked', () => {
  expect(textsOf('para el')).toEqual(['para', 'el'])
})

test('a code is one part however it is written, and no guess is made about it', () => {
  expect(queryParts('442 C partido')).toMatchObject([
    { text: '442 c', codes: [{ entry: 0, share: 1 }], guesses: [] },
    { text: 'partido', codes: [] },
  ])
})

test('a phrase of the plant is one part, with what the catalogue calls it', () => {
  expect(queryParts('barro de relave')).toEqual([
    {
      text: 'barro de relave',
      codes: [],
      alternatives: [['barro', 'relave'], ['lodos']],
      guesses: [],
      answers: [],
    },
  ])
  expect(queryParts('pulpa')).toMatchObject([{ alternatives: [['pulpa'], ['lodos']], guesses: [] }])
  expect(queryParts('retén')).toMatchObject([{ alternatives: [['reten'], ['sello', 'mecanico']] }])
})

test('a word that is still being typed has what it may become as its guess', () => {
  expect(queryParts('rascad')).toMatchObject([{ guesses: [['sello', 'mecanico']] }])
  expect(queryParts('zapato')).toMatchObject([{ guesses: [] }])
})

test('mistyped words are mended together, and what was taken for them is asked', () => {
  const { parts, questions } = readQuery(index, 'barrro de relabe partidp')
  expect(parts).toMatchObject([
    { alternatives: [['barro', 'relave'], ['lodos']] },
    { text: 'partido' },
  ])
  expect(questions).toEqual([
    { typed: 'barrro', meant: 'barro' },
    { typed: 'relabe', meant: 'relave' },
    { typed: 'partidp', meant: 'partido' },
  ])
})

test('a word that stands in one phrase of the plant alone says what the phrase says', () => {
  expect(queryParts('barro')).toMatchObject([{ alternatives: [['barro'], ['lodos']] }])
})

test('a foreign name is no slip of a word of ours', () => {
  // Alone, "pardido" would be corrected; here it is beside an unknown word.
  expect(readQuery(index, 'wyckoff pardido').questions).toEqual([])
  expect(readQuery(index, 'pardido').questions).toEqual([{ typed: 'pardido', meant: 'partido' }])
})

test('a bare number beside words is never what leaves the products that hold it', () => {
  expect(queryParts('sello 50')).toMatchObject([
    { text: 'sello' },
    { isOptional: 'number', codes: [] },
  ])
  expect(queryParts('170')).toMatchObject([{ codes: [{ share: 1 }] }])
})

test('what follows a fluid without a unit is how strong it is', () => {
  const withFluid = buildSearchIndex(
    searchData({
      fluids: [{ services: ['quimicos'], means: ['Ácido'], said: ['ácido sulfúrico'] }],
      entries: [product('98', 'Lámina'), product('155', 'Sello para ácido')],
    }),
  )
  for (const query of ['ácido sulfúrico 97', 'ácido sulfúrico al 97', 'ácido sulfúrico 97%']) {
    const { parts, sizes } = readQuery(withFluid, query)
    expect(parts.map(({ text }) => text)).toEqual(['acido sulfurico'])
    expect(sizes).toMatchObject([{ text: expect.stringMatching(/^97%?$/) }])
  }
  // A code stays a code after a fluid, and "concentrado de cobre" is itself a fluid.
  expect(readQuery(withFluid, 'ácido sulfúrico 98').parts).toHaveLength(2)
  expect(readQuery(withFluid, 'ácido sulfúrico concentrado').sizes).toHaveLength(1)
  expect(readQuery(withFluid, 'ácido sulfúrico concentrado de cobre').sizes).toEqual([])
})

test('a wish is known as it is written, and in its plural; what is like it is none', () => {
  const wishes = buildSearchIndex(
    searchData({
      intents: [
        {
          to: ['/documentos'],
          said: ['descargas', 'folleto'],
          alone: ['trabajo'],
          note: 'No hay.',
        },
      ],
      entries: [{ kind: 'page', href: '/documentos', title: 'Documentos', line: '' }],
    }),
  )
  const intents = (query: string) => readQuery(wishes, query).intents
  expect(intents('descargas')).toEqual([0])
  expect(intents('folletos')).toEqual([0])
  expect(intents('descarga de ciclones')).toEqual([])
  expect(readQuery(wishes, 'trabajo')).toMatchObject({ intents: [0], notes: ['No hay.'] })
  expect(intents('presión de trabajo')).toEqual([])
})

test.each([
  ['qué es un sello partido', 'sello partido'],
  ['¿Qué significa FKM?', 'fkm'],
  ['cómo funciona el sello', 'sello'],
  ['diferencia entre sello y fuelle', 'sello fuelle'],
  ['plan API qué es', 'plan api'],
])('«%s» asks what something is', (query, words) => {
  const { asksMeaning, parts } = readQuery(index, query)
  expect([asksMeaning, parts.map(({ text }) => text).join(' ')]).toEqual([true, words])
})
test('other questions do not ask for a meaning', () => {
  expect(readQuery(index, 'sello partido').asksMeaning).toBe(false)
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
  const described = readQuery(
    buildSearchIndex(
      searchData({
        plans: { '53B': { meaning: 'Sello doble. Con vejiga.', isDual: true } },
        entries: [
          { ...product('2810', 'Sello'), arrangements: ['doble'] },
          { ...product('4400', 'Sello'), arrangements: ['doble', 'gas'] },
        ],
      }),
    ),
    'plan 53 b',
  )
  expect(described.sizes).toMatchObject([
    { text: 'plan 53 b', meaning: 'Sello doble. Con vejiga.' },
  ])
  // The plan is for double seals with a barrier liquid, although none of them publishes it.
  expect(described.parts).toMatchObject([{ answers: [0], alternatives: [['plan', '53b']] }])
  expect(parts).toMatchObject([{ answers: [], alternatives: [['plan', '11']] }])
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
