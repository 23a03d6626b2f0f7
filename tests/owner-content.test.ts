import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { foldProblems } from '#catalogue/read/fold-problems.ts'
import { formatProblem } from '#catalogue/read/problem.ts'
import { reviewContent } from '../tools/review/review-content.ts'
import { temporaryFolder } from '../tools/testing/temporary-folder.ts'
import { writeFilledContent } from './filled-content.ts'

/** Replaces a passage of a file, or the whole file; undefined removes it. */
type Change =
  | [file: string, from: string | RegExp, to: string]
  | { file: string; is: string | Uint8Array | undefined }

const SITE = 'sitio.yaml'
const SPLIT = 'productos/sellos-mecanicos/sellos-partidos.yaml'
const CARTRIDGES = 'productos/sellos-mecanicos/sellos-cartucho.yaml'
const CUSTOMERS = 'paginas/clientes.yaml'
const HISTORY = 'paginas/historia.yaml'
const TAGLINE = /tagline: Dos subconjuntos[^]*?su sitio/
const tagline = (written: string): Change => [SPLIT, TAGLINE, `tagline: ${written}`]
const file = (name: string, is?: string | Uint8Array): Change => ({ file: name, is })
const content = (name: string) => readFileSync(`content/${name}`)
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"'
const NEWS = `kind: article
title: Noticias
description: Lo último de la empresa, con fecha.
lead: Lo que pasó en la planta de Antofagasta.
sections:
  - id: taller
    heading: Abrimos un taller
    paragraphs: [Atendemos sellos de bombas desde el lunes.]
`
const BRANCH = `branches:
  - id: iquique
    title: Oficina Iquique
    city: Iquique
    latitude: -20.2
    longitude: -70.1
    region: Región de Tarapacá
    address: Calle Uno 1
    phone: +56 57 012 3456
    email: iquique@zefiro-nandu.test
`

const folder = path.join(temporaryFolder(), 'content')
const asFilled = path.join(temporaryFolder(), 'content')
const touched = new Set<string>()

beforeAll(async () => {
  await writeFilledContent(asFilled)
  cpSync(asFilled, folder, { recursive: true })
})
afterEach(() => {
  for (const name of touched) {
    const before = path.join(asFilled, name)
    rmSync(path.join(folder, name), { force: true })
    if (existsSync(before)) cpSync(before, path.join(folder, name))
  }
  touched.clear()
})

/** The problems that block a publication after the changes, in the order of the report. */
async function toldAfter(changes: readonly Change[]): Promise<string[]> {
  for (const change of changes) {
    const [name, from = '', to = ''] = Array.isArray(change) ? change : [change.file]
    const place = path.join(folder, name)
    touched.add(name)
    if (Array.isArray(change)) {
      const source = readFileSync(place, 'utf8')
      const after = source.replace(from, () => to)
      if (after === source) throw new Error(`${name} does not say ${String(from)}`)
      writeFileSync(place, after)
    } else if (change.is === undefined) rmSync(place)
    else writeFileSync(place, change.is)
  }
  return foldProblems((await reviewContent(folder)).problems).causes.map(formatProblem)
}

// One line a change: names, a telephone, a street, a branch, a brand, a product, a page, an order, days, a RUT.
// prettier-ignore
const WHAT_HE_MAY: Change[] = [
  [SITE, '55 012 3456', '55 025 6441'],
  [SITE, 'Chile Limitada', 'Chile Ñancupil & Cía. Ltda.'],
  [SITE, 'Colorado 12345', 'Colorado 11.385, Pte. 2'],
  [SITE, 'branches:\n', BRANCH],
  [SITE, /name: Zéfiro Ñandú\n {2}slug: zefiro-nandu/, 'name: Sellos del Pacífico\n  slug: pacifico\n  antes: [zefiro-nandu]'],
  [CARTRIDGES, 'id: zn200\n', 'id: zn250\n    antes: [/productos/sellos-mecanicos/sellos-cartucho/zn200]\n'], file('fotos/zn200.png'),
  file('paginas/noticias.yaml', NEWS),
  [CUSTOMERS, 'order: 2', 'order: 9'],
  ['paginas/condiciones.yaml', '5 días', '10 días'],
  [HISTORY, /^lead: [^]*?(?=\n\w)/m, 'lead: La empresa de RUT 76.543.210-3 atiende desde Antofagasta.'],
]
// prettier-ignore
const A_PRODUCT_LESS: Change[] = [[CARTRIDGES, / {2}- id: zn200\n[^]*?(?=\n\w|$)/, ''], file('fotos/zn200.png')]

test.each([
  ['what he fills in: names, streets, telephones, logos, photographs', []],
  ['whatever else he may change, all at once', WHAT_HE_MAY],
  ['a product less', A_PRODUCT_LESS],
])('an owner publishes %s', async (_, changes) => {
  expect(await toldAfter(changes)).toEqual([])
})

// One line a change.
// prettier-ignore
test.each<[what: string, changes: Change[], told: RegExp]>([
  ['quotes of a word processor', [[SPLIT, 'code: 442C\n', 'code: “442C”\n']], /: las comillas son « »: .*“442C”/],
  ['a point for thousands', [[SPLIT, 'max: 4000\n', 'max: 4.000\n']], /sellos-partidos\.yaml:\d+:18 «4\.000» se lee 4: si son miles, escribe 4000; si no, 4$/],
  ['a sign that begins a remark', [tagline('Cambia el sello #1 en su sitio')], /:53:14 lo que sigue a # no se publica \(«#1 en su sitio»\): encierra el texto entre comillas dobles$/],
  ['a placeholder with a capital', [tagline("'Sello de {Marca}'")], /\[0\]\.tagline: queda un marcador sin resolver entre llaves: \{Marca\}: escribe \{marca\}$/],
  ['a text in bold', [tagline('Sello <b>partido</b> para bombas')], /\[0\]\.tagline: el texto va sin etiquetas de HTML, como <b>$/],
  ['a word that nobody knows', [tagline('Un sellso para bombas')], /\[0\]\.tagline: «sellso» no está en el diccionario: ¿será «sellos»\? Si existe, se agrega/],
  ['the brand written out', [tagline('Sello de Zéfiro Ñandú para bombas')], /\[0\]\.tagline: la marca se escribe \{marca\}, y no «Zéfiro Ñandú»$/],
  ['quotes within quotes', [tagline('"El "mejor" sello"')], /:53:5 hay comillas dentro de las comillas: las de adentro se escriben « »$/],
  ['a quote that is not closed', [tagline("'Sello partido")], /:53:5 se abre una comilla ' y no se cierra: falta otra al final de la línea$/],
  ['a text that begins with a bracket', [tagline('[bomba')], /:53:5 falta cerrar con \]; o bien, un texto que empieza con \[ va entre comillas dobles$/],
  ['no space after the colon', [[SPLIT, 'code: 442C\n', 'code:442C\n']], /:51:5 falta un espacio tras los dos puntos: code: 442C$/],
  ['a blank that does not break', [[SPLIT, '    code: 442C\n', '\u00a0   code: 442C\n']], /:51:1 la sangría lleva espacios que no son corrientes: bórralos y escríbelos de nuevo$/],
  ['marks of two versions', [[SPLIT, '\nproducts:\n', '\n<<<<<<< HEAD\nproducts:\n=======\n>>>>>>> otra\n']], /:49:1 dos cambios quedaron sin unir: deja una de las dos versiones y borra las marcas$/],
  ['a list without the line of its name', [[SPLIT, '\nproducts:\n', '\n']], /:49:5 .*: falta la línea «products:» sobre esta entrada$/],
  ['a product without its first line', [[SPLIT, '  - id: 442c\n', '']], /:50:5 a esta entrada le falta su primera línea, la que lleva el guion$/],
  ['half a product', [[SPLIT, '  - id: 442c\n', '  - id: nuevo\n    code: N1\n  - id: 442c\n']], /\[0\]\.name: falta este campo$/],
  ['another id, and what is left of the former', [[SPLIT, '- id: 442c\n', '- id: 442d\n']], /fichas\/442c\.pdf:1:1 ningún producto tiene el identificador «442c»$/],
  ['a machine in words', [[SPLIT, /equipment:\n {6}- bomba\n/, 'equipment: [bomba,turbina refinador]\n']], /equipment\[1\]: debe ser minúsculas, cifras y guiones, sin tildes: escribe turbina-refinador$/],
  ['a value given, and said not to be owed', [[SITE, /phone: .*/, 'phone: { pendiente: false, muestra: "+56 55 012 3456" }']], /sitio\.yaml:\d+:14 branches\[0\]\.phone\.pendiente: si el dato ya está, va solo, en lugar de todo el bloque/],
  ['a comma in a map between braces', [[CUSTOMERS, /- image: norte-1.svg\n.*\n/, '- { image: norte-1.svg, alt: Pérez, Soto y Cía. }\n']], /clientes\.yaml:\d+:\d+ .*la coma antes de «Soto y Cía\.» parte el texto en dos: va entre comillas dobles$/],
  ['more logos than customers', [[CUSTOMERS, 'count: 10', 'count: 3']], /zones\[0\]\.count: dice 3, y hay 10 logotipos: cuenta a todos los clientes del grupo$/],
  ['an untouched copy of a solution', [file('soluciones/otra.yaml', content('soluciones/sellado-valvulas.yaml'))], /otra\.yaml:4:1 title: «Sellado de válvulas» ya está en content\/soluciones\/sellado-valvulas\.yaml:2, .*: cambia el de la copia$/],
  ['an untouched copy of an industry', [file('industrias/otra.yaml', content('industrias/mineria.yaml'))], /otra\.yaml:4:1 title: «Minería» ya está en content\/industrias\/mineria\.yaml:2, .*: cambia el de la copia$/],
  ['an empty page', [file('paginas/vacia.yaml', '')], /vacia\.yaml:1:1 el archivo está vacío$/],
  ['a drawing that runs a program', [file('clientes/norte-1.svg', `${SVG} viewBox="0 0 9 9"><script>x()</script></svg>`)], /norte-1\.svg:1:1 el SVG lleva programas o enlaces a otros sitios: expórtalo de nuevo/],
  ['an SVG without its size', [file('clientes/norte-1.svg', `${SVG}><path d="M0 0h9"/></svg>`)], /norte-1\.svg:1:1 al SVG le faltan sus medidas \(viewBox\): expórtalo de nuevo$/],
  ['a photograph as a telephone takes it', [file('fotos/442.heic', 'x')], /442\.heic:1:1 aquí van fotografías: .*: ábrela en un editor de imágenes y guárdala como \.jpg$/],
  ['a photograph under another ending', [file('fotos/442.jpeg', 'x')], /442\.jpeg:1:1 llámala 442\.jpg: \.jpeg es lo mismo con otro nombre$/],
  ['a photograph that no sheet shows', [file('fotos/442.webp', 'x')], /442\.webp:1:1 .*\. Suéltala en «npm run editar», que la convierte, o guárdala como \.jpg$/],
])('%s: file, line, field and what to do are told', async (_, changes, told) => {
  const [first, ...others] = await toldAfter(changes)
  expect(first).toMatch(told)
  // Names in a file that cannot be read must not be reported as mistakes elsewhere.
  expect(others.filter((other) => other.includes('diccionario'))).toEqual([])
})
