import { expect, test } from 'vitest'
import { SITE, toldAfter, toldOf, CONTENT } from './editor-mistakes-fixture.ts'
import { CATEGORY } from './content-fixture.ts'

/** Mistakes of editors in YAML syntax, each with its whole report. */
test.each([
  [
    'a decimal comma',
    [CATEGORY, '{ max: 30, unit: bar }', '{ unit: bar, max: 4,75 }'],
    /^content\/productos\/sellos\/partidos\.yaml:15:\d+ products\[0\]\.specs\[0\]\.values\[0\]\.75: los decimales llevan punto, no coma: 4\.75$/,
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
    'a wrong indent',
    [CATEGORY, '    code: 442C', '     code: 442C'],
    /partidos\.yaml:8:6 la sangría no calza: copia los espacios .*: aquí hay 5, y los niveles van de dos en dos$/,
  ],
  [
    'a line one level too far out',
    [CATEGORY, '    code: 442C', '  code: 442C'],
    /partidos\.yaml:8:3 la sangría no calza: copia los espacios .*: aquí faltan dos$/,
  ],
  [
    'a line one level too far in',
    [CATEGORY, '    code: 442C', '      code: 442C'],
    /partidos\.yaml:8:7 la sangría no calza: copia los espacios .*: aquí sobran dos$/,
  ],
  [
    'a decimal comma in a list of figures',
    [CATEGORY, '{ max: 30, unit: bar }', '{ values: [4,75], unit: bar }'],
    /partidos\.yaml:15:\d+ «4,75» son aquí dos cifras: si es una, lleva punto \(4\.75\); si son dos, un espacio tras la coma$/,
  ],
  [
    'a decimal comma that lets the least exceed the most',
    [CATEGORY, '{ max: 30, unit: bar }', '{ min: 1, max: 0,75, unit: bar }'],
    /los decimales llevan punto, no coma: 0\.75$/,
  ],
  [
    'a tabulator',
    [CATEGORY, '    code: 442C', '\tcode: 442C'],
    /partidos\.yaml:8:\d+ .*(?:sangría|tabulaciones)/,
  ],
  [
    'a single text where a list stands',
    [CATEGORY, 'features: [Dos mitades]', 'features: Dos mitades'],
    /features: aquí va una lista: cada entrada en su línea, con guion y un espacio$/,
  ],
  [
    'no space after a colon',
    [CATEGORY, 'code: 442C', 'code:442C'],
    /partidos\.yaml:8:5 falta un espacio tras los dos puntos: code: 442C$/,
  ],
  [
    'quotes within quotes',
    [CATEGORY, 'tagline: Se instala sin desarmar', 'tagline: "Se "instala" sin desarmar"'],
    /partidos\.yaml:10:5 hay comillas dentro de las comillas: las de adentro se escriben « »$/,
  ],
  [
    'a quotation mark that is not closed',
    [CATEGORY, 'name: Sello partido\n', 'name: "Sello partido\n'],
    /partidos\.yaml:9:5 se abre una comilla " y no se cierra: falta otra al final de la línea$/,
  ],
  [
    'a text that begins with a bracket',
    [CATEGORY, 'tagline: Se instala', 'tagline: [Se instala'],
    /partidos\.yaml:10:5 falta cerrar con \]; o bien, un texto que empieza con \[ va entre comillas dobles$/,
  ],
  [
    'a text that begins with a sign of YAML',
    [CATEGORY, 'tagline: Se instala', 'tagline: "@instala'.replace('"', '')],
    /partidos\.yaml:10:5 un texto que empieza con @ va entre comillas dobles$/,
  ],
  [
    'the first line of an entry deleted',
    [CATEGORY, '  - id: 442m\n', ''],
    /partidos\.yaml:18:5 «code» está repetido: si aquí empieza otra entrada, le falta su primera línea, con guion$/,
  ],
  [
    'two versions that were not joined',
    [
      CATEGORY,
      '    code: 442C\n',
      '<<<<<<< HEAD\n    code: 442C\n=======\n    code: 442D\n>>>>>>> b\n',
    ],
    /partidos\.yaml:8:1 dos cambios quedaron sin unir: deja una de las dos versiones y borra las marcas$/,
  ],
  [
    'blanks of the web before a line',
    [CATEGORY, '    code: 442C', '\u00A0   code: 442C'],
    /partidos\.yaml:8:1 la sangría lleva espacios que no son corrientes: bórralos y escríbelos de nuevo$/,
  ],
  [
    'a thousand with its point',
    [CATEGORY, '{ max: 30, unit: bar }', '{ max: 4.000, unit: bar }'],
    /partidos\.yaml:15:\d+ «4\.000» se lee 4: si son miles, escribe 4000; si no, 4$/,
  ],
  [
    'a text that YAML cuts at a number sign',
    [CATEGORY, 'tagline: Se instala', 'tagline: Bomba #2 que se instala'],
    /partidos\.yaml:10:\d+ lo que sigue a # no se publica \(«#2 que se instala sin desarmar»\): encierra el texto entre comillas dobles$/,
  ],
] as const)('%s gives one message', (_, [file, from, to], message) => {
  expect(toldAfter(file, from, to).causes).toEqual([expect.stringMatching(message)])
})

test('an empty file is reported as empty', () => {
  const { causes } = toldOf({ ...CONTENT, 'paginas/noticias.yaml': '' })
  expect(causes).toEqual([expect.stringMatching(/noticias\.yaml:1:1 el archivo está vacío$/)])
})

test.each(['{ max: 4.125, unit: bar }', '{ max: 0.750, unit: bar }'])(
  'a figure with decimals is none of thousands: %s',
  (written) => {
    expect(toldAfter(CATEGORY, '{ max: 30, unit: bar }', written).causes).toEqual([])
  },
)

test('a remark beside a value is left alone', () => {
  expect(
    toldAfter(SITE, 'tagline: Sellado de fluidos', 'tagline: Sellado # revisar').causes,
  ).toEqual([])
})
