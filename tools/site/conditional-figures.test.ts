import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { home, pdf, siteWith, type Files } from '../testing/built-site-fixture.ts'
import { conditionalProducts, checkConditionalFigures } from './conditional-figures.ts'
import { isWithdrawn } from '#catalogue/ask/withdrawn-fixture.ts'

const PACKING = {
  id: '1400r',
  href: '/productos/trenzas/1400r',
  label: '1400R',
  name: 'Cinta de grafito',
  figures: [{ text: '275\u00a0bar', conditions: ['en agua', 'agua'] }],
}
const DATA = '/buscar/indice.json'
const DATA_SHEET = { 'fichas/1400r.pdf': pdf('1400R') }

function problemsOf(planted: Files): string[] | Promise<string[]> {
  const files = { [DATA.slice(1)]: '{"entries":[]}', ...DATA_SHEET, ...planted }
  return checkConditionalFigures([PACKING], [DATA])(siteWith(files))
}

const card = (text: string) => home(`<article id="1400r"><dl><dd>${text}</dd></dl></article>`)
const data = (range: object) => ({
  [DATA.slice(1)]: JSON.stringify({ entries: [{ id: '1400r', ranges: [range] }] }),
})
const pageOf = (main: string) => ({
  'productos/trenzas/1400r/index.html': home(main)['index.html'] ?? '',
})
const jsonLd = (description: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@id': `https://a.example${PACKING.href}`, description })}</script>`

/** Lines between what belongs to one thing and what to another. */
const APART = Array.from({ length: 20 }, (_, at) => `Fila ${at}`)

const table = (condition: string) =>
  `<table><thead><tr><th scope="col">Servicio</th><th scope="col">${condition.replaceAll(' ', '<br/>')}</th></tr></thead>
  <tbody><tr><th>Presión</th><td>275 bar</td></tr></tbody></table>`

test.each<[string, Files]>([
  ['a card', card('hasta 275\u00a0bar')],
  [
    'a row of a comparison',
    home('<table><tr><th><a href="#1400r">1400R</a></th><td>275 bar</td></tr></table>'),
  ],
  ['the page of the product', pageOf('<p>Sella hasta 275\u00a0bar.</p>')],
  ['the column of another condition', pageOf(table('En aceite'))],
  ['structured data', pageOf(jsonLd('Trenza de hasta 275 bar'))],
  ['the data of the search', data({ facet: 'pressure', text: 'hasta 275\u00a0bar' })],
  ['the data sheet', { 'fichas/1400r.pdf': pdf('hasta 275 bar') }],
  [
    'the data sheet, elsewhere than the condition',
    { 'fichas/1400r.pdf': pdf('En agua: 275 bar', ...APART, 'hasta 275 bar') },
  ],
  [
    'the catalogue of its family',
    {
      'documentos/trenzas.pdf': pdf('Trenzas', '1400R Cinta de grafito', ...APART, 'hasta 275 bar'),
    },
  ],
])('a figure that holds in water alone is caught standing bare in %s', async (_, planted) => {
  expect(await problemsOf(planted)).toEqual([
    expect.stringContaining('«275\u00a0bar» stands without its condition, «en agua» or «agua»'),
  ])
})

test.each<[string, Files]>([
  ['a card', card('hasta 275\u00a0bar</dd><dd>≈ 3988 psi</dd><dd>agua')],
  ['the column of its condition', pageOf(table('En agua'))],
  ['a sentence', pageOf('<p>En agua, hasta 275\u00a0bar.</p>')],
  ['structured data', pageOf(jsonLd('Trenza de hasta 275 bar en agua'))],
  ['the data of the search', data({ text: 'hasta 275\u00a0bar', condition: 'en agua' })],
  ['the data sheet', { 'fichas/1400r.pdf': pdf('hasta 275 bar, con agua') }],
  ["a catalogue's page of another product", { 'documentos/b.pdf': pdf('B Cinta', '275 bar') }],
  ['another product', home('<article id="1400r">x</article><article id="b">275 bar</article>')],
  ['another figure', card('hasta 1275 bar y 275 barriles')],
])('with its condition it stands well in %s', async (_, planted) => {
  expect(await problemsOf(planted)).toEqual([])
})

test.each<[string, string, number]>([
  ['both parts stand', 'hasta 450\u00a0°C</dd><dd>no a la vez</dd><dd>en aire', 0],
  ['one part alone stands', 'hasta 450\u00a0°C</dd><dd>no a la vez', 1],
])('of a condition in two parts, where %s', async (_, text, count) => {
  const figures = [{ text: '450\u00a0°C', conditions: ['en aire; no a la vez'] }]
  const files = { [DATA.slice(1)]: '{"entries":[]}', ...DATA_SHEET, ...card(text) }
  const problems = await checkConditionalFigures([{ ...PACKING, figures }], [DATA])(siteWith(files))
  expect(problems).toHaveLength(count)
})

test('a file that should hold the product and is missing is named', async () => {
  const check = checkConditionalFigures([{ ...PACKING, id: 'otra' }], ['/otro.json'])
  expect(await check(siteWith())).toEqual([
    '/otro.json: is missing',
    '/fichas/otra.pdf: is missing',
  ])
})

test.skipIf(isWithdrawn('1400r', '180', '23k', '442c'))(
  'the catalogue knows which of its figures hold under a condition alone',
  () => {
    const products = new Map(conditionalProducts(catalogue()).map((one) => [one.id, one.figures]))
    const texts = (id: string) =>
      products.get(id)?.map(({ text }) => text.replaceAll('\u00a0', ' '))
    expect(texts('1400r')).toEqual(expect.arrayContaining(['275 bar', '15 bar', '650 °C']))
    expect(texts('180')).toEqual(['−55 a 300 °C', '−67 a 570 °F'])
    // The 23K has 9 bar for all compounds, so it needs no condition.
    expect(texts('23k')).not.toContain('9 bar')
    expect(texts('442c')).not.toContain('30 bar')
  },
)
