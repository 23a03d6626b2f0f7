import { expect, test } from 'vitest'
import type { SearchData } from './search-data.ts'
import { buildSearchIndex } from './search-index.ts'
import { searchData } from './search-data-fixture.ts'
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
const DATA: SearchData = searchData({
  groups: [{ means: ['Lodos'], said: ['pulpa'] }],
  entries: [
    product('440', 'Sello exterior', {
      judged: { ranges: [{ kind: 'pressure', max: 10, text: 'hasta 10 bar' }] },
    }),
    product('442', 'Sello partido grande'),
    product('442C', 'Sello partido', {
      judged: { ranges: [{ kind: 'pressure', max: 30, text: 'hasta 30 bar' }] },
    }),
    product('170', 'Sello para lodos'),
    { kind: 'page', href: '/partidos', title: 'Sellos partidos', line: 'Año de diseño' },
  ],
})
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

test('a code whose first word ends as a unit does is found, though no shorter code is left', () => {
  const left = buildSearchIndex(
    searchData({
      entries: [
        ...['100', '200', '300', '400', '500'].map((code) =>
          product(code, 'Sello XL', {
            judged: { ranges: [{ kind: 'temperature', max: 900, text: 'hasta 900 °C' }] },
          }),
        ),
        product('893C XL', 'Sello partido grande'),
      ],
    }),
  )
  for (const typed of ['893C XL', '893 c xl', '893c-xl', 'sello 893C XL']) {
    const { hits, service } = searchSite(left, typed)
    expect([hits[0]?.entry.code, service.figures]).toEqual(['893C XL', []])
  }
  expect(searchSite(left, '893 C').service.figures).toMatchObject([
    { facet: 'temperature', value: 893 },
  ])
})

test('a slip in a word is forgiven', () => {
  expect(found('lodod')).toEqual([])
  expect(found('parrtido')[0]).toBe('/partidos')
})

test('parts of the query without results are named', () => {
  expect(searchSite(index, 'sello zapato').unknown).toEqual(['zapato'])
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

test('several codes are all answered, and to be compared', () => {
  const { hits, compared } = searchSite(index, '442C vs 170')
  expect(hits.map(({ entry, lacks }) => [entry.code, lacks])).toEqual([
    ['442C', []],
    ['170', []],
  ])
  expect(compared.map(({ code }) => code)).toEqual(['442C', '170'])
  expect(searchSite(index, '442C').compared).toEqual([])
})

test('what answers a range takes both of its ends', () => {
  const sized = (code: string, min: number) =>
    product(code, 'Sello', {
      judged: { ranges: [{ kind: 'diameter', min, max: 100, text: `${min} a 100 mm` }] },
    })
  const sizes = buildSearchIndex(searchData({ entries: [sized('A1', 25), sized('A2', 60)] }))
  const codes = (query: string) => searchSite(sizes, query).hits.map(({ entry }) => entry.code)
  expect(codes('sello entre 50 y 70 mm')).toEqual(['A1'])
  expect(codes('sello 70 mm')).toEqual(['A1', 'A2'])
})

test('turns without a shaft are compared with limits in turns, and with no others', () => {
  const judgedBy = (kind: 'turns' | 'speed', max: number) => ({
    judged: { ranges: [{ kind, max, text: `hasta ${max}` }] },
  })
  const data = searchData({
    entries: [
      product('B1', 'Sello', judgedBy('turns', 3600)),
      product('B2', 'Sello', judgedBy('speed', 20)),
    ],
  })
  const codes = (query: string) =>
    searchSite(buildSearchIndex(data), query).hits.map(({ entry }) => entry.code)
  expect(codes('sello 5000 rpm')).toEqual(['B2'])
  expect(codes('sello 1450 rpm')).toEqual(['B1', 'B2'])
})

test('of a product in versions, one of them takes both ends of a range', () => {
  const degrees = (condition: string, min: number, max: number) => ({
    kind: 'temperature' as const,
    condition,
    choice: 'compuesto',
    min,
    max,
    text: `${min} a ${max} °C`,
  })
  const ranges = [degrees('poliuretano', -50, 90), degrees('FKM', -20, 200)]
  const one = buildSearchIndex(
    searchData({ entries: [product('22KN', 'Anillo', { judged: { ranges } })] }),
  )
  const verdict = (query: string) => searchSite(one, query).hits[0]?.verdict
  expect(verdict('22KN -30 a 80 °C')).toBe('complies')
  expect(verdict('22KN -10 a 200 °C')).toBe('complies')
  expect(verdict('22KN -50 a 200 °C')).toBe('outside')
  expect(searchSite(one, '22KN -30 a 80 °C').hits[0]?.limits).toMatchObject([
    { value: 80, version: 'poliuretano' },
  ])
})

test('where no product complies, the nearest are offered beside the pages', () => {
  const { hits, nearMisses } = searchSite(index, 'sellos partidos 500 bar')
  expect(hits.map(({ entry }) => entry.kind)).not.toContain('product')
  expect(nearMisses.map(({ entry }) => entry.code)).toContain('442C')
})

test('without results, the nearest codes and limits are offered', () => {
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

test('a whole title ranks before a longer one, and that before a text', () => {
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
  const { hits } = searchSite(buildSearchIndex(searchData({ entries })), 'fuelle metálico')
  expect(hits.map(({ entry }) => entry.href)).toEqual(['/justo', '/largo', '/texto'])
})

test('for one title, a page ranks before a product, a term and a document', () => {
  const kinds = ['document', 'term', 'product', 'page'] as const
  const entries = kinds.map((kind) => ({ kind, href: `/${kind}`, title: 'Fuelle', line: '' }))
  const { hits } = searchSite(buildSearchIndex(searchData({ entries })), 'fuelle')
  expect(hits.map(({ entry }) => entry.href)).toEqual(['/page', '/product', '/term', '/document'])
})

test('the typed word stands before another word for it, and of equals the first comes first', () => {
  const entries = ['Lodos', 'Pulpa', 'Lodos'].map((title, at) => ({
    kind: 'page' as const,
    href: `/${at}`,
    title,
    line: '',
  }))
  const groups = [{ means: ['Lodos'], said: ['pulpa'] }]
  const both = buildSearchIndex(searchData({ groups, entries }))
  expect(searchSite(both, 'pulpa').hits.map(({ entry }) => entry.href)[0]).toBe('/1')
  expect(searchSite(both, 'lodos').hits.map(({ entry }) => entry.href)).toEqual(['/0', '/2'])
})

test('products that cover a figure only under a condition rank after the others, with the condition', () => {
  const valve = { kind: 'pressure', max: 275, text: 'hasta 275 bar' } as const
  const conditional = product('1400R', 'Trenza', {
    judged: { ranges: [{ ...valve, condition: 'válvulas' }] },
  })
  const both = buildSearchIndex({ ...DATA, entries: [conditional, ...DATA.entries] })
  const { hits } = searchSite(both, '20 bar')
  expect(hits.map(({ entry, limits }) => [entry.code, limits[0]?.verdict])).toEqual([
    ['442C', 'within'],
    ['1400R', 'conditional'],
  ])
})

const PULP = { services: ['lodos'], means: [], said: ['pulpa de cobre', 'cal'] }
const plant = searchData({
  machines: [{ id: 'bomba', said: ['bomba'] }],
  services: { lodos: 'Lodos, pulpas y relaves' },
  fluids: [PULP],
  intents: [{ to: ['/taller'], said: ['reparar', 'arreglar'], alone: [] }],
  places: [{ title: 'Sellos mecánicos' }, { title: 'De cartucho', parent: 0 }],
  entries: [
    product('170', 'Para lodos', { place: 1, services: ['lodos'] }),
    product('180', 'Reforzado', { place: 1 }),
    product('155', 'Doble', { place: 1 }),
    product('999', 'Trenza'),
    product('442', 'Sello mecánico partido'),
    { kind: 'page', href: '/taller', title: 'Taller', line: 'Servicio en planta' },
  ],
})
const inPlant = (query: string) => searchSite(buildSearchIndex(plant), query)
const codesOf = (hits: readonly { entry: { code?: string } }[]) =>
  hits.map(({ entry }) => entry.code)

test('the name of a family counts for all of its products', () => {
  expect(codesOf(inPlant('sello mecánico doble').hits)).toEqual(['155'])
})

test('if few products match everything, those that match most follow, with what they lack', () => {
  const { hits, partial } = inPlant('sello mecánico reforzado doble')
  const all = [...hits, ...partial]
  expect(new Set(codesOf(all).slice(0, 2))).toEqual(new Set(['155', '180']))
  expect(all.find(({ entry }) => entry.code === '155')?.lacks).toEqual(['reforzado'])
})

test('a fluid leads to what publishes that it serves it; the rest is to be confirmed', () => {
  const { fluids, hits, unpublished } = inPlant('sello mecánico para pulpa de cobre')
  expect(fluids).toMatchObject([
    { text: 'pulpa de cobre', services: ['lodos'], rest: 'sello mecánico para' },
  ])
  expect(codesOf(hits)).toEqual(['170'])
  expect(new Set(codesOf(unpublished))).toEqual(new Set(['155', '180', '442']))
})

test('a wish other than a product comes first, then the products', () => {
  const { hits, unknown } = inPlant('reparar sello mecánico')
  expect(hits[0]?.entry.href).toBe('/taller')
  expect(codesOf(hits.slice(1))).toContain('170')
  expect(unknown).toEqual([])
})

test('a code that was misread, or whose letters were swapped, is asked for and not returned', () => {
  for (const [typed, meant] of [
    ['I8O', '180'],
    ['l70', '170'],
    ['424', '442'],
  ] as const) {
    const { hits, questions, nearMisses } = inPlant(typed)
    expect(hits).toEqual([])
    expect(questions).toEqual([{ typed, meant }])
    expect(codesOf(nearMisses)).toContain(meant)
  }
})

test('a nominal size is no code and no figure, and its place in the search is said', () => {
  const { hits, service, ignored } = inPlant('sello bomba DN150 caudal 20 m3/h')
  expect(service.figures).toEqual([])
  expect(ignored.map(({ text }) => text).toSorted()).toEqual(['DN 150', 'caudal 20 m3/h'])
  expect(codesOf(hits)).not.toContain('150')
})

test('a thread, a model and a concentration are said, and leave only what the words answer', () => {
  const { hits, ignored } = inPlant('sello mecánico 1/2 NPT 22-80 50 %')
  expect(ignored.map(({ text }) => text).toSorted()).toEqual(['1/2 NPT', '22-80', '50 %'])
  expect(codesOf(hits)).toEqual(['442'])
})

test('a number that only its own text holds never makes the answer', () => {
  const entries = [
    product('X1', 'Sello', { texts: { feature: ['Hasta 50 pasos'] } }),
    product('X2', 'Sello doble'),
  ]
  const odd = buildSearchIndex(searchData({ entries }))
  expect(searchSite(odd, 'sello doble 50').hits[0]?.entry.code).toBe('X2')
  expect(searchSite(odd, '50 wyckoff').hits).toEqual([])
})

test('what a question begins with is the kind of thing that is asked for', () => {
  const services = ['agua']
  const kinds = buildSearchIndex(
    searchData({
      services: { agua: 'Agua' },
      arrangements: { doble: 'Sello doble' },
      fluids: [{ services, means: ['Agua'], said: ['agua'] }],
      entries: [
        product('T1', 'Economizador', { services, line: 'Para el agua de un sello doble' }),
        product('D1', 'Sello doble', { arrangements: ['doble'] }),
        ...['F1', 'F2', 'F3'].map((code) => product(code, 'Filtro', { services })),
      ],
    }),
  )
  const [first] = searchSite(kinds, 'sello doble agua').hits
  expect(first?.entry.code).toBe('D1')
})
