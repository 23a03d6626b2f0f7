import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { WHOLE_CONTENT, writeContent } from './content-fixture.ts'
import { foldProblems } from './fold-problems.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { reportPage } from '../../tools/dev/report-page.ts'
import { formatProblem, formatReport } from './problem.ts'

const SITE = 'sitio.yaml'
const CATEGORY = 'productos/sellos/partidos.yaml'

const CUSTOMERS = `
kind: customers
revised: 2026-11-23
title: Clientes
description: Quiénes son
lead: Clientes
zones:
  - { id: uno, heading: Uno, count: 1, office: norte }
  - { id: dos, heading: Dos, count: 2, office: centro }
  - { id: tres, heading: Tres, count: 3, office: sur }
industriesHeading: Industrias
casesHeading: Casos
`
const CONTENT = { ...WHOLE_CONTENT, 'paginas/clientes.yaml': CUSTOMERS }

/** What an editor is told to mend after changing one passage of one file. */
function causesAfter(file: string, from: string, to: string): string[] {
  const source = new Map(Object.entries(CONTENT)).get(file) ?? ''
  expect(source).toContain(from)
  const { problems } = loadCatalogue(writeContent({ ...CONTENT, [file]: source.replace(from, to) }))
  return foldProblems(problems).causes.map(formatProblem)
}

/** The mistakes that editors make, each with all that they are told of it. */
test.each([
  [
    'a decimal comma',
    [CATEGORY, '{ max: 30, unit: bar }', '{ unit: bar, max: 4,75 }'],
    /^content\/productos\/sellos\/partidos\.yaml:15:\d+ products\[0\]\.specs\[0\]\.values\[0\]\.75: los decimales llevan punto, no coma: 4\.75$/,
  ],
  [
    'a decimal comma in a line of its own',
    [SITE, 'latitude: -33.45,', "latitude: '-33,45',"],
    /latitude: los decimales llevan punto, no coma: -33\.45$/,
  ],
  [
    'a code without quotes',
    [CATEGORY, 'code: 442C', 'code: 180'],
    /code: «180» se lee como número o como sí\/no: enciérralo entre comillas, "180"$/,
  ],
  [
    'a colon in a sentence',
    [CATEGORY, 'tagline: Se instala', 'tagline: Ventaja: se instala'],
    /partidos\.yaml:10:\d+ un texto con dos puntos va entre comillas dobles$/,
  ],
  [
    'a colon in a sentence of a list',
    [CATEGORY, 'features: [Dos mitades]', 'features:\n      - Ventaja: dos mitades'],
    /features\[0\]: aquí va un texto: si lleva dos puntos o empieza con un signo, enciérralo entre comillas$/,
  ],
  [
    'a unit that does not exist',
    [CATEGORY, 'unit: bar', 'unit: bares'],
    /unit: unidad desconocida: «bares»\. Hay estas: mm, cm, .*\bbar, MPa, .*psi/,
  ],
  [
    'a wrong indent',
    [CATEGORY, '    code: 442C', '     code: 442C'],
    /partidos\.yaml:8:\d+ la sangría no calza: copia los espacios/,
  ],
  [
    'a tabulator',
    [CATEGORY, '    code: 442C', '\tcode: 442C'],
    /partidos\.yaml:8:\d+ .*(?:sangría|tabulaciones)/,
  ],
  [
    'a misspelt field',
    [CATEGORY, '    name: Sello', '    nmae: Sello'],
    /products\[0\]\.nmae: no existe el campo «nmae»: ¿será «name»\?$/,
  ],
  [
    'a misspelt field that need not be there',
    [CATEGORY, '    features:', '    aplications: [Bombas]\n    features:'],
    /no existe el campo «aplications»: ¿será «applications»\?$/,
  ],
  [
    'a single text where a list stands',
    [CATEGORY, 'features: [Dos mitades]', 'features: Dos mitades'],
    /features: aquí va una lista: cada entrada en su línea, con guion y un espacio$/,
  ],
  [
    'a capital in an identifier',
    [CATEGORY, 'id: 442c', 'id: 442C'],
    /id: debe ser minúsculas, cifras y guiones, sin tildes: escribe 442c$/,
  ],
  [
    'a quotation mark that is not closed',
    [CATEGORY, 'name: Sello partido', 'name: "Sello partido'],
    /partidos\.yaml:\d+:\d+ /,
  ],
  [
    'a telephone without its country',
    [SITE, "phone: '+56 2 1234 5678'", "phone: '2 1234 5678'"],
    /branches\[0\]\.phone: un teléfono lleva código de país y de área, y nueve cifras: \+56 2 2345 6789$/,
  ],
  [
    'a telephone of which a digit is missing',
    [SITE, "phone: '+56 2 1234 5678'", "phone: '+56 2 1234 567'"],
    /branches\[0\]\.phone: un teléfono lleva código de país y de área, y nueve cifras/,
  ],
  [
    'a network that was copied with its id',
    [SITE, 'networks:\n', "networks:\n  - { id: dos, name: Otra, url: 'https://otra.test' }\n"],
    /networks\[\d\]\.id: «dos» ya está más arriba: cada uno lleva un id propio$/,
  ],
  [
    'a mail without its sign',
    [SITE, 'email: norte@ejemplo.cl', 'email: norte.ejemplo.cl'],
    /branches\[0\]\.email: un correo se escribe como ventas@empresa\.cl$/,
  ],
  [
    'a street without a number',
    [SITE, 'address: Calle 1', 'address: Calle Uno'],
    /branches\[0\]\.address: una dirección lleva calle y número, o s\/n$/,
  ],
  [
    'a sample that nobody has replaced',
    [SITE, 'address: Calle 1', 'address: Calle y número por confirmar (1)'],
    /branches\[0\]\.address: todavía es el texto de muestra: escribe el valor real, o vuelve a pendiente: true$/,
  ],
  [
    'a sample of a telephone that nobody has replaced',
    [SITE, "phone: '+56 2 1234 5678'", "phone: '+56 200 000 000'"],
    /branches\[0\]\.phone: todavía es el texto de muestra/,
  ],
  [
    'a group of customers of an office that is closed',
    ['paginas/clientes.yaml', 'office: norte', 'office: antigua'],
    /zones\[0\]\.office: no existe la sucursal «antigua»: hay norte, centro, sur$/,
  ],
  [
    'an address on the internet without https',
    [SITE, "url: 'https://red.test/uno'", 'url: www.red.test/uno'],
    /networks\[0\]\.url: una dirección de internet empieza con https:\/\/ y no lleva espacios$/,
  ],
  [
    'a name in place of the key of EmailJS',
    [SITE, 'publicKey: Ab3dEf6hIj9kLm2o', 'publicKey: Clave pública'],
    /email\.publicKey: copia la clave pública desde EmailJS/,
  ],
  [
    'a word of the catalogue that is not in it',
    ['vocabulario/sinonimos.yaml', 'means: [Partidos]', 'means: [Partidas, Mezclador]'],
    /groups\[0\]\.means\[1\]: el catálogo no dice «Mezclador» en ninguna parte$/,
  ],
  [
    'figures that disagree',
    [CATEGORY, '{ max: 30, unit: bar }', '{ max: 28, unit: bar }, { max: 600, unit: psi }'],
    /values: «hasta 28.bar» y «hasta 600.psi» no son la misma cifra/,
  ],
  [
    'a photograph of a camera',
    ['fotos/442c.JPG', '', ''],
    /^content\/fotos\/442c\.JPG:1:1 la terminación va en minúsculas: 442c\.jpg$/,
  ],
  [
    'a file with another ending',
    ['productos/sellos/lodos.yml', '', 'kind: category'],
    /^content\/productos\/sellos\/lodos\.yml:1:1 este archivo no se lee: su terminación debe ser \.yaml$/,
  ],
] as const)('%s gives one message', (_, [file, from, to], message) => {
  expect(causesAfter(file, from, to)).toEqual([expect.stringMatching(message)])
})

test('what Windows and macOS leave in a folder of photographs is nobody’s mistake', () => {
  const folder = writeContent(WHOLE_CONTENT)
  mkdirSync(path.join(folder, 'fotos'))
  for (const name of ['Thumbs.db', 'desktop.ini', '.DS_Store']) {
    writeFileSync(path.join(folder, 'fotos', name), 'x')
  }
  expect(loadCatalogue(folder).problems).toEqual([])
})

test('a page that cannot be read is one cause, and what misses it is folded under it', () => {
  const { problems } = loadCatalogue(
    writeContent({
      ...WHOLE_CONTENT,
      'paginas/inicio.yaml': (WHOLE_CONTENT['paginas/inicio.yaml'] ?? '').replace(
        'solutions: { heading: Soluciones, cards: [] }',
        'solutions: { heading: Soluciones, cards: [{ label: A, href: /productos/sellos/partidos, drawing: { kind: split } }, { label: B, href: /productos/sellos/partidos, drawing: { kind: split } }] }',
      ),
      [CATEGORY]: (WHOLE_CONTENT[CATEGORY] ?? '').replace('title: Partidos', 'titel: Partidos'),
    }),
  )
  const report = formatReport(problems)
  expect(report.split('\n')[0]).toMatch(
    /partidos\.yaml:3:1 titel: no existe el campo «titel»: ¿será «title»\?$/,
  )
  expect(report).toMatch(/1 problema en el contenido\. Y \d avisos que vienen de lo mismo\.$/)
  expect(reportPage(problems)).toMatch(
    /un problema[^]*<summary>Y \d avisos que vienen de lo mismo\.</,
  )
})

test('one page that is missing is one cause, however many links lead there', () => {
  const { problems } = loadCatalogue(
    writeContent({
      ...WHOLE_CONTENT,
      'paginas/inicio.yaml': (WHOLE_CONTENT['paginas/inicio.yaml'] ?? '').replace(
        'solutions: { heading: Soluciones, cards: [] }',
        'solutions: { heading: Soluciones, cards: [{ label: A, href: /nada, drawing: { kind: split } }, { label: B, href: /nada, drawing: { kind: split } }] }',
      ),
    }),
  )
  expect(formatReport(problems)).toMatch(
    /no existe la página \/nada\n\n1 problema en el contenido\. Y 1 aviso que viene de lo mismo\.$/,
  )
})
