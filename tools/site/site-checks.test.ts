import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { FORM_ANSWER_PATH } from '#catalogue/paths.ts'
import { checkBudgets } from './budgets.ts'
import { checkBundle, checkLeaks, checkUnfinished } from './leaks.ts'
import { home, page, pdf, SITE, siteWith, type Files } from '../testing/built-site-fixture.ts'
import { type SiteCheck, builtPage } from './built-site.ts'
import { checkCharacters } from './language.ts'
import { checkDocuments } from './documents.ts'
import { checkHead, checkLinks, checkMarkup, checkIslands, checkStarter } from './markup.ts'

/** Text that cannot be compressed: two letters for each random byte. */
const noise = (bytes: number) => randomBytes(bytes).toString('hex')

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZáéíóúñÁ.,·≈()0123456789'
const CHECKS: Record<string, SiteCheck> = {
  head: checkHead,
  links: checkLinks,
  leaks: checkLeaks,
  unfinished: checkUnfinished,
  markup: checkMarkup,
  characters: checkCharacters(LETTERS),
  budgets: checkBudgets,
  bundle: checkBundle(['Sello partido para ejes grandes']),
  documents: checkDocuments(['/fichas/442c.pdf']),
}

async function problemsOf(check: string, planted: Files = {}): Promise<string[]> {
  return (await CHECKS[check]?.(siteWith(planted))) ?? []
}

test.each(Object.keys(CHECKS))('%s: a sound site has no problems', async (check) => {
  expect(await problemsOf(check)).toEqual([])
})

describe.each<[string, [string, Files][]]>([
  [
    'head',
    [
      ['a second h1', home('<h1>Otro</h1>')],
      [
        'a page without description',
        { 'index.html': SITE['index.html']?.replace(/<meta name[^>]+>/, '') ?? '' },
      ],
      [
        'a page that calls itself another',
        {
          'index.html': SITE['index.html']?.replace(/(canonical" href="[^"]*)/, '$1contacto') ?? '',
        },
      ],
      ['two pages with one title', { 'otra/index.html': page('/', '') }],
      [
        'a page in another language',
        { 'index.html': SITE['index.html']?.replace('es-CL', 'en') ?? '' },
      ],
    ],
  ],
  [
    'links',
    [
      ['a link to a page that does not exist', home('<a href="/no-existe">Nada</a>')],
      ['a link without an address', home('<a>Red social</a>')],
      ['a link to no place', home('<a href="#">Red social</a>')],
      ['a link that leaves in this tab', home('<a href="https://a.example/">Red</a>')],
      [
        'a tab that keeps hold of this one',
        home('<a href="https://a.example/" target="_blank">Red</a>'),
      ],
      ['a relative link to nowhere', home('<a href="no-existe">Nada</a>')],
      ['a fragment that does not exist', home('<a href="/contacto#nada">Nada</a>')],
      ['a fragment of its own page that does not exist', home('<a href="#nada">Nada</a>')],
      ['a picture that does not exist', home('<img src="/no.svg" alt=""/>')],
      [
        'a picture for wide screens that does not exist',
        home('<img srcset="/a.svg 1x, /no.svg 2x" alt=""/>'),
      ],
      ['a link to an address that only leads on', home('<a href="/antes">Antes</a>')],
    ],
  ],
  [
    'leaks',
    [
      ['the brand’s placeholder', home('<p>Sellos de {marca}</p>')],
      ['the placeholder of the slug', home('<p>/{marca-slug}-connect</p>')],
      ['a placeholder in an attribute', home('<img src="/a.svg" alt="Logo de {marca}"/>')],
      ['a placeholder in a drawing', { 'a.svg': '<svg><title>{marca}</title></svg>' }],
      ['a missing value', home('<p>Presión undefined</p>')],
      ['an object', home('<p>[object Object]</p>')],
      ['a missing value in a document', { 'documentos/a.pdf': pdf('undefined bar') }],
      ['filler', home('<p>Lorem ipsum dolor</p>')],
    ],
  ],
  [
    'unfinished',
    [
      ['an excuse', home('<p>Versión y fecha: por confirmar.</p>')],
      ['a promise', home('<p>El video se publicará en esta página.</p>')],
      ['a mark of a sample', { 'a.svg': '<svg><text>Muestra</text></svg>' }],
      ['a customer without a name', home('<img src="/a.svg" alt="Cliente 7"/>')],
      ['a telephone of zeros', home('<p>+56 2 0000\u00a00000</p>')],
      ['an excuse in a document', { 'documentos/a.pdf': pdf('Fecha por confirmar') }],
      ['a promise in data', { 'lista.json': '{"nota":"Se publicará aquí"}' }],
    ],
  ],
  [
    'markup',
    [
      ['a list of paragraphs', home('<ul><p>Uno</p></ul>')],
      ['the same id twice', home('<p id="a">Uno</p><p id="a">Dos</p>')],
      ['a block inside a paragraph', home('<p><div>Uno</div></p>')],
      ['a role that its element has already', home('<ul role="list"><li>Uno</li></ul>')],
      ['a heading in the head of a row', home('<table><tr><th><h2>Uno</h2></th></tr></table>')],
      ['a field without a label', home('<form><input type="text" name="a"/></form>')],
    ],
  ],
  [
    'documents',
    [
      ['a data sheet that nothing leads to', home('')],
      ['a size that is not true', { 'fichas/442c.pdf': `%PDF-1.7${' '.repeat(9000)}` }],
      ['a data sheet that is no PDF', { 'fichas/442c.pdf': `<html>${' '.repeat(2000)}` }],
      ['a link that hides what it opens', home('<a href="/fichas/442c.pdf">Ficha</a>')],
    ],
  ],
  ['characters', [['a sign that the fonts lack', home('<p>日本</p>')]]],
  [
    'budgets',
    [
      ['a page that weighs too much', home(`<p>${noise(36_000)}</p>`)],
      [
        'a page with too many scripts',
        {
          ...home('<script>import("/assets/root.js")</script>'),
          'assets/root.js': `a="${noise(135_000)}"`,
        },
      ],
      [
        'a page with too many letters',
        {
          ...home('', '<style>@font-face{src:url(/assets/a.woff2)}</style>'),
          'assets/a.woff2': noise(31_000),
        },
      ],
      [
        'a stylesheet that the page waits for',
        {
          ...home('', '<link rel="stylesheet" href="/assets/site.css#"/>'),
          'assets/site.css': 'p{color:red}',
        },
      ],
      [
        'a script before the page has loaded',
        home('<script type="module" src="/assets/root.js"></script>'),
      ],
    ],
  ],
  [
    'bundle',
    [
      ['Zod in the browser', { 'assets/root.js': 'class ZodError{}' }],
      ['YAML in the browser', { 'assets/root.js': 'class YAMLParseError{}' }],
      ['content in the browser', { 'assets/root.js': 'a="Sello partido para ejes grandes"' }],
    ],
  ],
])('%s', (check, plants) => {
  test.each(plants)('catches %s', async (_, planted) => {
    expect(await problemsOf(check, planted)).not.toEqual([])
  })
})

test('links to other sites are not checked', async () => {
  const main =
    '<a href="https://otro.example/x" target="_blank" rel="noopener">Otro</a>' +
    '<a href="mailto:a@b.example">Correo</a>'
  expect(await problemsOf('links', home(main))).toEqual([])
})

test('braces in structured data are no placeholders', async () => {
  const data = '<script type="application/ld+json">{"name":"Sello"}</script>'
  expect(await problemsOf('leaks', home('', data))).toEqual([])
})

const siteOf = (path: string, html: string) => ({
  folder: '',
  files: new Set<string>(),
  read: () => '',
  pages: [builtPage(`${path.slice(1)}/index.html`, html)],
})
const refusalsOf = (path: string, html: string) =>
  checkStarter(['start()', '{"prefetch":[]}'])(siteOf(path, html))

const STARTER = '<script type="module">start()</script>'
const RULES = '<script type="speculationrules">{"prefetch":[]}</script>'
const PROPS = '<script type="application/json">{}</script>'

test('a page may hold the starter, the rules for fetching ahead, properties and structured data', () => {
  const data = '<script type="application/ld+json">{}</script>'
  expect(refusalsOf('/', data + PROPS + STARTER + RULES)).toEqual([])
})

test.each([
  ['without the starter', '/', RULES],
  ['with another script beside it', '/', `${STARTER}${RULES}<script>late()</script>`],
  ['with a starter of its own', '/', `<script type="module">start("/")</script>${RULES}`],
  ['that answers a form sent without scripts, with a starter', FORM_ANSWER_PATH, STARTER + RULES],
])('the browser would refuse a page %s', (_, path, html) => {
  expect(refusalsOf(path, html)).toHaveLength(1)
})

test.each([
  ['an island whose script has another name', '<site-island data-name="formulario"></site-island>'],
  ['an island without a name', '<site-island data-number="1"></site-island>'],
  ['a part that was not waited for', '<!--$?--><template id="B:0"></template>'],
])('%s is named', (_, html) => {
  const check = checkIslands(['form'])
  expect(check(siteOf('/', '<site-island data-name="form"></site-island>'))).toEqual([])
  expect(check(siteOf('/', html))).toHaveLength(1)
})

test('a document that cannot be read has not been checked', async () => {
  const broken = { 'documentos/a.pdf': '%PDF-1.7 por confirmar' }
  await expect(problemsOf('unfinished', broken)).rejects.toThrow('documentos/a.pdf')
})
