import { expect, test } from 'vitest'
import { CONTENT, SIBLING, SITE, toldAfter, toldOf } from './editor-mistakes-fixture.ts'
import { CATEGORY } from './content-fixture.ts'

test('the content without a mistake gives no message', () => {
  expect(toldOf(CONTENT)).toEqual({ causes: [], consequences: [] })
})

const SECOND_PRODUCT_REST = `    name: Sello partido para mezcladores
    tagline: Sello grande
    equipment: [sello]
    features: [Dos mitades]
    drawing: { kind: mixer }
`

/** Mistakes of editors in a field, each with its whole report. */
test.each([
  [
    'a decimal comma in a line of its own',
    [SITE, 'latitude: -33.45,', "latitude: '-33,45',"],
    /latitude: los decimales llevan punto, no coma: -33\.45$/,
  ],
  [
    'a unit that does not exist',
    [CATEGORY, 'unit: bar', 'unit: bares'],
    /unit: unidad desconocida: «bares»: ¿será «bar»\? Hay estas: mm, cm, .*\bbar, MPa, .*psi/,
  ],
  [
    'a solution without one of its parts',
    ['soluciones/lodos.yaml', '  - { id: resultados, heading: Resultados }\n', ''],
    /lodos\.yaml:\d+:\d+ sections: una solución tiene estas partes, en este orden: dificultades, solucion, resultados, beneficios$/,
  ],
  [
    'a part of a solution without its name',
    ['soluciones/lodos.yaml', 'heading: Resultados }', 'heading: Qué esperar }'],
    /lodos\.yaml:\d+:\d+ sections: el título de cada parte comienza con su nombre: Dificultades, Solución, Resultados, Beneficios$/,
  ],
  [
    'a degree typed as an ordinal',
    [CATEGORY, 'unit: bar', 'unit: ºC'],
    /unidad desconocida: «ºC»: ¿será «°C»\?/,
  ],
  [
    'a list of one product, counted in the plural',
    [
      'productos/sellos/uno.yaml',
      '',
      SIBLING.replace('Sellos sin líquido', '"{Productos} sellos"'),
    ],
    /uno\.yaml:4:1 lead: queda un marcador sin resolver entre llaves: \{Productos\}\. Si la lista tiene uno solo: \{productos\|un modelo\|modelos\}$/,
  ],
  [
    'the brand’s placeholder with a capital',
    ['soluciones/lodos.yaml', 'lead: Lodos', "lead: 'Lodos de {Marca}'"],
    /lead: queda un marcador sin resolver entre llaves: \{Marca\}: escribe \{marca\}$/,
  ],
  [
    'a full stop after what sets a product apart',
    [CATEGORY, 'tagline: Sello grande', 'tagline: Sello grande.'],
    /products\[1\]\.tagline: va sin punto final$/,
  ],
  [
    'a link that leads nowhere yet',
    [
      'paginas/inicio.yaml',
      'cards: [] }',
      "cards: [{ label: Lodos, href: '#', drawing: { kind: mixer } }] }",
    ],
    /solutions\.cards\[0\]\.href: debe ser una ruta del sitio, como \/contacto/,
  ],
  [
    'a family’s tile whose address does not exist',
    [
      'paginas/inicio.yaml',
      'intro: ',
      'catalogue: [{ family: /productos/sello, drawings: [442c] }]\nintro: ',
    ],
    /catalogue\[0\]\.family: no existe la página \/productos\/sello/,
  ],
  [
    'a drawing that is missing',
    [CATEGORY, '    drawing: { kind: split }\n', ''],
    /products\[0\]\.drawing: falta este campo$/,
  ],
  [
    'a drawing of no known kind',
    [CATEGORY, 'kind: mixer', 'kind: mixr'],
    /products\[1\]\.drawing\.kind: clase de dibujo desconocida: «mixr»: ¿será «mixer»\?$/,
  ],
  [
    'a drawing that is its kind alone',
    [CATEGORY, 'drawing: { kind: mixer }', 'drawing: mixer'],
    /products\[1\]\.drawing: un dibujo se escribe \{ kind: … \}/,
  ],
  [
    'a drawing of a city that has none',
    [SITE, 'city: santiago }', 'city: santigo }'],
    /branches\[0\]\.drawing\.city: aquí no va «santigo»: ¿será «santiago»\?$/,
  ],
  [
    'a count that no drawing has',
    [CATEGORY, '{ kind: split }', '{ kind: split, bolts: 7 }'],
    /drawing\.bolts: aquí no va «7»: va 2, 4 u 8$/,
  ],
  [
    'a word where yes or no stands',
    [CATEGORY, '{ kind: split }', '{ kind: split, pumpingRing: sí }'],
    /drawing\.pumpingRing: aquí va true o false$/,
  ],
  [
    'a field without its value',
    [CATEGORY, 'name: Sello partido\n', 'name:\n'],
    /products\[0\]\.name: este campo está vacío$/,
  ],
  [
    'a list without entries',
    [CATEGORY, 'features: [Dos mitades]', 'features: []'],
    /features: la lista lleva al menos 1 entrada$/,
  ],
  [
    'a group that the page does not have',
    ['industrias/mineria.yaml', 'group: Bombas', 'group: Bomba'],
    /products\[0\]\.group: «Bomba» no está entre los grupos de la página \(groups\): ¿será «Bombas»\?$/,
  ],
  [
    'a link to a page that does not exist',
    [
      'paginas/clientes.yaml',
      'casesHeading: Casos',
      'casesHeading: Casos\ncases: [{ label: A, result: R, line: B, href: /productos/sellos/partido }]',
    ],
    /cases\[0\]\.href: no existe la página \/productos\/sellos\/partido: ¿será «\/productos\/sellos\/partidos»\?$/,
  ],
  [
    'what there is not, with a capital',
    [SITE, "phone: '+56 2 1234 5678'", 'phone: No aplica'],
    /branches\[0\]\.phone: si no hay ni habrá, escribe no aplica, en minúsculas$/,
  ],
  [
    'what there is not, abridged',
    [SITE, "url: 'https://red.test/uno'", 'url: n/a'],
    /networks\[0\]\.url: si no hay ni habrá, escribe no aplica, en minúsculas$/,
  ],
  [
    'what there is not, where it must be',
    [SITE, 'address: Calle 1', 'address: no aplica'],
    /branches\[0\]\.address: este dato no puede faltar: aquí no se escribe no aplica$/,
  ],
  [
    'a misspelt field',
    [CATEGORY, '    name: Sello', '    nmae: Sello'],
    /products\[0\]\.nmae: no existe el campo «nmae»: ¿será «name»\?$/,
  ],
  [
    'a capital in an identifier',
    [CATEGORY, 'id: 442c', 'id: 442C'],
    /id: debe ser minúsculas, cifras y guiones, sin tildes: escribe 442c$/,
  ],
  [
    'a telephone without its country',
    [SITE, "phone: '+56 2 1234 5678'", "phone: '2 1234 5678'"],
    /branches\[0\]\.phone: un teléfono lleva código de país y de área, y nueve cifras: \+56 2 2345 6789$/,
  ],
  [
    'a branch that was copied with the outline of the other city',
    [SITE, 'id: sur, title: Oficina, city: Ciudad', 'id: sur, title: Oficina, city: Arica'],
    /branches\[2\]\.drawing: es el dibujo de Ciudad: si Arica no tiene el suyo, borra la línea drawing$/,
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
    'a group of customers of a branch that is closed',
    ['paginas/clientes.yaml', 'branch: norte', 'branch: antigua'],
    /zones\[0\]\.branch: no existe la sucursal «antigua»: hay norte, centro, sur$/,
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
    ['vocabulario/sinonimos.yaml', 'means: [Partidos]', 'means: [Partidas, Turbina]'],
    /groups\[0\]\.means\[1\]: el catálogo no dice «Turbina» en ninguna parte$/,
  ],
  [
    'figures that disagree',
    [CATEGORY, '{ max: 30, unit: bar }', '{ max: 28, unit: bar }, { max: 600, unit: psi }'],
    /values: «hasta 28.bar» y «hasta 600.psi» no son la misma cifra/,
  ],
  [
    'quotes of a word processor',
    [CATEGORY, 'code: 442C', 'code: “442C”'],
    /products\[0\]\.code: las comillas “ ” de Word son parte del texto: bórralas$/,
  ],
  [
    'a tag of HTML',
    [CATEGORY, 'tagline: Se instala', 'tagline: <b>Se</b> instala'],
    /products\[0\]\.tagline: el texto va sin etiquetas de HTML, como <b>$/,
  ],
  [
    'a value that is no longer owed, marked so',
    [SITE, "phone: '+56 2 1234 5678'", "phone: { pendiente: false, muestra: '+56 2 1234 5678' }"],
    /branches\[0\]\.phone\.pendiente: si el dato ya está, va solo, en lugar de todo el bloque: desde pendiente hasta nota$/,
  ],
  [
    'a field of another part',
    [CATEGORY, 'lead: ', 'generic: true\nlead: '],
    /generic: «generic» no va aquí: es un campo de otra parte, o su sangría no calza$/,
  ],
  [
    'a comma in a name between braces',
    [
      'paginas/clientes.yaml',
      'count: 1, branch: norte',
      'count: 1, branch: norte, logos: [{ image: a.svg, alt: Pérez, Soto y Cía. }]',
    ],
    /logos\[0\]\.Soto y Cía\.: la coma antes de «Soto y Cía\.» parte el texto en dos: va entre comillas dobles$/,
  ],
  [
    'a description that the names of the cities make too long',
    ['industrias/mineria.yaml', 'En {ciudades}', `${'En '.repeat(55)} {ciudades}`],
    /description: la descripción pasa de 170 caracteres, con lo que ponen las llaves$/,
  ],
  [
    'a term twice',
    ['vocabulario/glosario.yaml', '[{', '[{ term: Sello, definition: Otra }, {'],
    /terms\[1\]\.term: «Sello» ya está más arriba: cada uno lleva un term propio$/,
  ],
  [
    'dates with the marks of two changes',
    ['fechas.json', '', '<<<<<<< HEAD'],
    /content\/fechas\.json:1:1 no se puede leer: deja la última versión/,
  ],
  [
    'a photograph under the other name of its format',
    ['fotos/442c.jpeg', '', ''],
    /fotos\/442c\.jpeg:1:1 llámala 442c\.jpg: \.jpeg es lo mismo con otro nombre$/,
  ],
  [
    'a photograph of a telephone',
    ['fotos/442c.heic', '', ''],
    /fotos\/442c\.heic:1:1 aquí van fotografías: .*: ábrela en un editor de imágenes y guárdala como \.jpg$/,
  ],
] as const)('%s gives one message', (_, [file, from, to], message) => {
  expect(toldAfter(file, from, to).causes).toEqual([expect.stringMatching(message)])
})

test('the report of an unfinished product names what it lacks', () => {
  const { causes } = toldAfter(CATEGORY, SECOND_PRODUCT_REST, '')
  expect(causes).toEqual([
    expect.stringMatching(/products\[1\]\.name: falta este campo$/),
    expect.stringMatching(/products\[1\]\.tagline: falta este campo$/),
    expect.stringMatching(/products\[1\]\.features: falta este campo$/),
    expect.stringMatching(/products\[1\]\.drawing: falta este campo$/),
  ])
})
