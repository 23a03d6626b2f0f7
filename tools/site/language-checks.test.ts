import { describe, expect, test } from 'vitest'
import { home, page, pdf, siteWith, type Files } from '../testing/built-site-fixture.ts'
import { checkEditorNotes, checkFigures } from './leaks.ts'
import { checkSpelling, checkTerms, readPreferences } from './language.ts'
import { readWordList } from './known-words.ts'
import { checkTypography } from './typography.ts'

const LIST = readWordList('## Mecánica\nprensaestopas\n## Siglas\nPDF\n', 'palabras.txt')
const CHECKS = {
  spelling: checkSpelling(LIST, ['APPs']),
  typography: checkTypography(' - Zéfiro Chile'),
  figures: checkFigures,
  'editor notes': checkEditorNotes(['Dos fichas no coinciden: 20 mm y 22 mm', 'foro.example']),
  terms: checkTerms(
    readPreferences('# Una cosa\nfluido de barrera → fluido barrera\nteflon → PTFE\n'),
  ),
}

const problemsOf = (check: keyof typeof CHECKS, planted: Files = {}) =>
  CHECKS[check](siteWith(planted))

test.each(['spelling', 'typography', 'terms', 'figures', 'editor notes'] as const)(
  '%s: a sound site has no problems',
  async (check) => {
    expect(await problemsOf(check)).toEqual([])
  },
)

describe('spelling', () => {
  test.each<[string, Files]>([
    ['a misspelt word', home('<p>La presion baja.</p>')],
    ['a misspelt word that a link divides', home('<p>La <a href="/contacto">presi</a>on.</p>')],
    [
      'a misspelt word in a picture’s description',
      home('<img src="/a.svg" alt="Sello rotatibo"/>'),
    ],
    ['a misspelt word that is only heard', home('<nav aria-label="Productoss"></nav>')],
    ['a misspelt word in a drawing', { 'a.svg': '<svg><text>resrte</text></svg>' }],
    ['a misspelt word that only a script says', { 'assets/root.js': 'a="Ingresa un númeroo."' }],
    ['a word that only half exists', home('<p>Un sello anti-extrusss.</p>')],
  ])('catches %s', async (_, planted) => {
    expect(await problemsOf('spelling', planted)).toHaveLength(1)
  })

  test('codes, addresses, units and listed words are no misspellings', async () => {
    const main =
      '<p>Prensaestopas 442C-2 de 20\u00a0mm, serie II, en APPs; ver aesseal.com, a@zefiro.example. Revisión FAEADDAA.</p>'
    expect(await problemsOf('spelling', home(main))).toEqual([])
  })

  test('links that the layout alone sets apart are read apart', async () => {
    const main = '<nav><a href="/">Sellos</a><a href="/contacto">Juntas</a></nav>'
    expect(await problemsOf('spelling', home(main))).toEqual([])
  })

  test('a list that Windows has saved has the same words', () => {
    const { words } = readWordList('## Siglas\r\nPDF\r\n', 'palabras.txt')
    expect([...words]).toEqual(['PDF'])
    expect(readPreferences('retén → sello de labio\r\n')).toEqual([
      { avoided: 'reten', preferred: 'sello de labio' },
    ])
  })

  test('a word out of its order in the list is a problem', () => {
    expect(readWordList('## Uno\nb\na\n## Dos\na\n', 'palabras.txt').problems).toEqual([
      'palabras.txt:3: «a» va antes de «b»',
      'palabras.txt:5: «a» está dos veces',
    ])
  })
})

describe('typography', () => {
  test.each<[string, Files]>([
    ['straight quotes', home('<p>Un sello &quot;partido&quot; en dos.</p>')],
    ['English quotes', home('<p>Un sello “partido” en dos.</p>')],
    ['a hyphen in the place of a dash', home('<p>El sello - partido - gira.</p>')],
    ['a hyphen in a range', home('<p>Ejes de 25-914 de diámetro.</p>')],
    ['two spaces', home('<p>Un  sello.</p>')],
    ['a space before a comma', home('<p>Sellos , juntas.</p>')],
    ['a space inside a bracket', home('<p>Sellos ( partidos).</p>')],
    ['a comma without a space after it', home('<p>Sellos,juntas.</p>')],
    ['three dots', home('<p>Sellos...</p>')],
    ['a decimal point', home('<p>Espesor de 1.5.</p>')],
    ['a point that groups thousands', home('<p>Ahorra 35.000 dólares.</p>')],
    ['a hyphen in the place of a minus', home('<p>Desde -40.</p>')],
    ['a letter in the place of a product’s sign', home('<p>Rosca M14 x 1,5.</p>')],
    ['a sentence without its capital', home('<p>Gira el eje. el sello no.</p>')],
    ['a note that runs into its source', home('<p>Selección de medidas Fuente: folleto.</p>')],
    ['a word that stands twice', home('<p>El sello de de cartucho.</p>')],
    ['a question that does not open', home('<p>Qué sella?</p>')],
    ['an exclamation that does not open', home('<p>Sella!</p>')],
    ['a figure that may part from its unit', home('<p>Ejes de 914 mm.</p>')],
    ['a figure parted by a space too narrow to see', home('<p>Sella «20\u202fpsig».</p>')],
    ['a tolerance parted from its figure', home('<p>Exacto a ± 3.</p>')],
    ['a degree of protection in two words', home('<p>Caja IP 66.</p>')],
    ['an O-ring that may part', home('<p>Un O-ring estático.</p>')],
    ['a fraction that is not set', home('<p>Rosca 1/4 NPT.</p>')],
    ['all of it in a drawing too', { 'a.svg': '<svg><text>20 mm</text></svg>' }],
  ])('catches %s', async (_, planted) => {
    expect(await problemsOf('typography', planted)).toHaveLength(1)
  })

  test('the lettering of a drawing on a page has no lines to break', async () => {
    const drawn = '<svg viewBox="0 0 9 9"><text>O-ring 1/4 NPT</text></svg>'
    expect(await problemsOf('typography', home(drawn))).toEqual([])
  })

  test('names, standards and versions keep their own signs', async () => {
    const main =
      '<p>477-1, EN 1514-4, 1.4571, Bluetooth 5.0, Ley N° 19.628 y tel. +56 2 0000 0000: «¿qué?».</p>'
    expect(
      await problemsOf('typography', home(main, '<title>Sellos - Zéfiro Chile</title>')),
    ).toEqual([])
  })

  test('the specification’s own heading keeps its sign, and no other does', async () => {
    const heading = '<h2>8. Ley aplicable y Jurisdicción - Domicilio</h2>'
    expect(await problemsOf('typography', home(heading))).toEqual([])
    expect(await problemsOf('typography', home('<h2>Ley - Domicilio</h2>'))).toHaveLength(1)
  })
})

describe('terms', () => {
  test.each<[string, Files]>([
    ['another name of the same thing', home('<p>Con fluidos de barrera limpios.</p>')],
    ['a name without its accent', home('<p>Con teflón.</p>')],
    ['another name in a drawing', { 'a.svg': '<svg><text>Teflon</text></svg>' }],
  ])('catches %s', async (_, planted) => {
    expect(await problemsOf('terms', planted)).toHaveLength(1)
  })

  test('the glossary gives the other names', async () => {
    const glossary = page('/glosario', '<p>PTFE: también se llama teflón.</p>')
    expect(await problemsOf('terms', { 'glosario/index.html': glossary })).toEqual([])
  })
})

describe('figures', () => {
  const RAW = '0,7499999999999999\u00a0in'

  test.each<[string, Files]>([
    ['a page', home(`<p>Eje ${RAW}.</p>`)],
    ['what a page fetches', { 'contacto.data': `["eje","desde ${RAW}"]` }],
    ['the data of the search', { 'buscador.json': `{"text":"${RAW}"}` }],
    ['a drawing', { 'a.svg': `<svg><text>${RAW}</text></svg>` }],
    ['a document', { 'fichas/442c.pdf': pdf('Eje 0,7499999999999999 in') }],
  ])('a figure that is not rounded is caught in %s', async (_, planted) => {
    expect(await problemsOf('figures', planted)).toHaveLength(1)
  })

  test('published decimals and numbers in a row are figures of their own', async () => {
    const planted = {
      ...home('<p>Con 0,000254\u00a0mm.</p>'),
      'contacto.data': '["marca",1,1732473847123]',
    }
    expect(await problemsOf('figures', planted)).toEqual([])
  })
})

describe('editor notes', () => {
  const NOTE = 'Dos fichas no coinciden: 20\u00a0mm y 22\u00a0mm'

  test.each<[string, Files]>([
    ['a page', home(`<p>${NOTE}.</p>`)],
    ['what a page fetches', { 'contacto.data': `["note","${NOTE}"]` }],
    ['a drawing', { 'a.svg': '<svg><text>foro.example</text></svg>' }],
    ['a script', { 'assets/root.js': 'a="foro.example"' }],
    ['a document', { 'fichas/442c.pdf': pdf('Ver foro.example') }],
  ])('a note for the editor is caught in %s', async (_, planted) => {
    expect(await problemsOf('editor notes', planted)).toHaveLength(1)
  })
})
