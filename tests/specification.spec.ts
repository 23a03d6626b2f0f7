import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { BUILD_DIR } from './build-dir.ts'

/** The part of the built site's addresses that contains the brand. */
const slug = /monitoreo-de-equipos\/sistema-([a-z0-9-]+)-connect</.exec(
  readFileSync(path.join(BUILD_DIR, 'client/sitemap.xml'), 'utf8'),
)?.[1]

const SEALS = '/productos/sellos-mecanicos'
const HYDRAULIC = '/productos/sellos-hidraulicos-neumaticos'
const PACKINGS = '/productos/empaquetaduras-mecanicas-juntas'
const MONITORING = '/productos/monitoreo-de-equipos'

/**
 * The routes of clause 2, with words that the main part of each shows without a script. All words of a row together
 * occur on no other route of the table.
 */
const ROUTES: Readonly<Record<string, readonly string[]>> = {
  '/': ['Soluciones', 'Industrias', 'Sucursales', 'Certificaciones', 'Sobre nosotros'],
  '/condiciones': ['5 días hábiles', '30 días hábiles', '48 horas', '18 meses', 'Santiago'],
  '/historia': ['visión', 'misión', 'Responsabilidad', 'Innovación', 'Integridad', 'Colaboración'],
  '/contacto': [
    'Contáctanos',
    'La recepción final de los productos es de responsabilidad del cliente',
  ],
  '/clientes': ['Norte', 'minería y energía', 'Sur', 'Centro'],
  [SEALS]: ['11 clases', '914 mm'],
  [HYDRAULIC]: ['4 clases', 'Limpiadores', '1035 bar'],
  [PACKINGS]: ['4 clases', 'Sellado de válvulas', '250 bar'],
  '/productos/juntas-expansion': [
    'Explorar más',
    'Compresión axial',
    'Extensión axial',
    'Deflexión lateral',
    'Elastoméricas',
    'Metálicas',
    'Textiles',
  ],
  '/productos/proteccion-rodamientos': [
    '6 productos',
    'Información del producto PLS',
    'SPLS',
    '33K',
  ],
  [MONITORING]: ['Básica, Mejorada y Avanzada', 'Casos de estudio', 'Cómo partir'],
  '/soluciones/diseno-fabricacion-local': ['sello de cartucho doble', 'ingeniería local'],
  '/soluciones/proteccion-rodamientos': ['venteos', 'laberinto', 'PLS'],
  '/soluciones/servicios-instalacion-detenciones-planta': ['3 a 5', '60 a 98', 'alcance'],
  '/soluciones/servicios-monitoreo': ['plan API 53', '2810'],
  '/soluciones/servicios-reparacion': ['Plazo de entrega', 'análisis de falla', 'capacidad local'],
  '/soluciones/sellado-cilindros-hidraulicos': ['vástago', 'pistón', 'antiextrusión', 'cromo'],
  '/soluciones/sellado-equipo-estacionario': ['intercambiadores de calor', 'licor negro', '5500'],
  '/soluciones/sellado-equipo-rotatorio': ['442', 'soporte HP', 'SpiralTrac'],
  '/soluciones/sellado-valvulas': ['vástago', 'bonete', 'motorizadas', 'Dificultades'],
  [`${SEALS}/sellos-partidos`]: [
    '5 productos',
    'Información del producto 442C',
    '442C XL',
    '442M',
    '442PR',
    '442',
    'sin retirar motor',
  ],
  [`${SEALS}/sellos-cartucho`]: [
    '180',
    '155',
    '1510',
    '1810',
    '2510',
    '2810',
    '150',
    '280',
    '255',
    '250',
  ],
  [`${SEALS}/sellos-casete`]: ['Información del producto S10', 'Información del producto S20'],
  [`${SEALS}/sellos-gas`]: ['4400', '4410'],
  [`${SEALS}/sellos-fuelles`]: [
    '186',
    '286',
    '886',
    '886HT',
    '186HT',
    '286HT',
    'AM 350',
    'Inconel',
  ],
  [`${SEALS}/sellos-lodos`]: ['Información del producto 170', 'Información del producto 170L'],
  [`${SEALS}/sellos-mezcla-agitadores`]: [
    'Información del producto 442M',
    'Información del producto 280M',
  ],
  [`${SEALS}/sellos-componentes`]: ['891', '491', '440', '440M', 'RBS', '600 psi'],
  [`${SEALS}/sellos-especializados`]: [
    'HVS',
    'DirectFit',
    '442PR',
    'APPs',
    'Información del producto GBS',
  ],
  [`${SEALS}/sellos-soporte-sellado`]: ['T30', '13,3', '304'],
  [`${SEALS}/spiral-trac-mecanico`]: ['SpiralTrac', 'Información del producto N/D tipo A'],
  [`${HYDRAULIC}/limpiadores`]: ['Información del producto 21K', '5K', 'AWC800'],
  [`${HYDRAULIC}/sellos-vastagos`]: ['4 productos', '10K', '22KN', '22KE', '23K', '20KD'],
  [`${HYDRAULIC}/dispositivos-auxiliares`]: ['4 productos', '9K', '16K', '17K', '18K', '19K', 'WR'],
  [`${HYDRAULIC}/sellos-rotatorios`]: ['Sellos Rotativos', '11 productos', 'sello partido'],
  [`${PACKINGS}/sellos-valvulas`]: ['válvulas', '14 productos', '1600', 'GraphMax'],
  [`${PACKINGS}/sellos-multiproposito`]: ['Información del producto 1730', 'SuperSet'],
  [`${PACKINGS}/sellos-bridas`]: ['bridas', '5500', 'Información del producto 5700'],
  [`${PACKINGS}/spiral-trac-empaquetadura`]: ['SpiralTrac', 'desde 60 %', '60 a 98 %'],
  [`${MONITORING}/sistema-${slug}-connect`]: [
    'Modo Local',
    'Modo Remoto',
    'Tendencias y alarmas en el teléfono, sin internet',
  ],
  [`${MONITORING}/nube-${slug}-connect`]: ['portal web', 'suscripción'],
  [`${MONITORING}/${slug}-connect-pump-configuration`]: [
    'Básica',
    'Mejorada',
    'Avanzada',
    'MTBF',
    'potencia del motor',
  ],
  [`${MONITORING}/${slug}-connect-sensors`]: [
    'Nano',
    'humedad',
    'Intrínsecamente seguro',
    'Magnitudes que mide cada sensor',
  ],
  [`${MONITORING}/${slug}-connect-remote-accessibility`]: [
    'iOS',
    'Android',
    'LTE-M',
    '50',
    '100',
    'IP66',
    'MODBUS',
    'NPT',
  ],
  [`${MONITORING}/${slug}-connect-case-studies`]: ['vacío', 'sello', '35 000 USD/año'],
  [`${MONITORING}/${slug}-iiot`]: ['IIoT', 'internet industrial de las cosas'],
  [`${MONITORING}/${slug}-connect-what-is`]: ['¿Qué es?', 'inalámbrico'],
}

test('spec 2: every route shows its specified content without a script', () => {
  const missing = Object.entries(ROUTES).flatMap(([route, words]) =>
    words.filter((word) => !hasWord(textOf(route), word)).map((word) => `${route}: ${word}`),
  )
  expect(missing).toEqual([])
})

test('spec 2: the words of each row of the table distinguish its page from all others', () => {
  const routes = Object.keys(ROUTES)
  const alike = Object.entries(ROUTES).flatMap(([route, words]) => {
    expect(words.length, route).toBeGreaterThan(0)
    return routes
      .filter((other) => other !== route && words.every((word) => hasWord(textOf(other), word)))
      .map((other) => `${other} shows all words of ${route}`)
  })
  expect(alike).toEqual([])
})

test('spec 2: each index page links to all of its sub-routes', () => {
  for (const index of [SEALS, HYDRAULIC, PACKINGS]) {
    const html = mainOf(index)
    const below = Object.keys(ROUTES).filter((route) => route.startsWith(`${index}/`))
    expect(below.filter((route) => !html.includes(`href="${route}"`))).toEqual([])
  }
})

/** The specified lists, with their number of products. */
const LISTS: readonly [route: string, count: number][] = [
  [`${SEALS}/sellos-partidos`, 5],
  [`${SEALS}/sellos-cartucho`, 11],
  [`${SEALS}/sellos-casete`, 2],
  [`${SEALS}/sellos-gas`, 2],
  [`${SEALS}/sellos-fuelles`, 6],
  [`${SEALS}/sellos-lodos`, 3],
  [`${SEALS}/sellos-mezcla-agitadores`, 2],
  [`${PACKINGS}/sellos-valvulas`, 14],
  [`${PACKINGS}/sellos-multiproposito`, 20],
  [`${PACKINGS}/sellos-bridas`, 25],
]

test('spec 2: the title of the home page is "Home - … Chile"', () => {
  expect(htmlOf('/')).toMatch(/<title>Home - [^<]+ Chile<\/title>/)
})

test('spec 2: each category lists its products, each with its data sheet', () => {
  for (const [route, count] of LISTS) {
    const dataSheets = mainOf(route).match(/\/fichas\/[a-z0-9-]+\.pdf/g)
    expect(new Set(dataSheets).size, route).toBe(count)
  }
})

test('spec 2: both links of Sellos Rotativos point to the split seals', () => {
  const html = mainOf(`${HYDRAULIC}/sellos-rotatorios`)
  const leading = html.match(/href="\/productos\/sellos-mecanicos\/sellos-partidos"/g)
  expect(leading).toHaveLength(2)
})

test('spec 2: the monitoring page lists five links, without the cloud', () => {
  const html = mainOf(MONITORING)
  // Each sensor's own page, one level down, is linked from the table of what the sensors measure.
  const listed = [...html.matchAll(new RegExp(`href="${MONITORING}/([^"#/]+)"`, 'g'))]
  expect(new Set(listed.map(([, page]) => page))).toEqual(
    new Set(
      ['pump-configuration', 'sensors', 'remote-accessibility', 'case-studies']
        .map((name) => `${slug}-connect-${name}`)
        .concat(`sistema-${slug}-connect`),
    ),
  )
})

test('spec 2: every solution has difficulties, solution, results and benefits', () => {
  for (const route of Object.keys(ROUTES).filter((each) => each.startsWith('/soluciones/'))) {
    const html = mainOf(route)
    const headings = [...html.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, words]) => words)
    const names = ['Dificultades', 'Solución', 'Resultados', 'Beneficios']
    const told = headings.flatMap((words) => names.filter((name) => words?.startsWith(name)))
    expect(told, route).toEqual(names)
    expect(html).toContain('href="/contacto')
  }
})

const htmlOf = (route: string) =>
  readFileSync(path.join(BUILD_DIR, 'client', route, 'index.html'), 'utf8')

/** The main part of a built page; menus and footer list every page, so they do not count. */
function mainOf(route: string): string {
  const html = htmlOf(route).replace(/<(script|style)\b.*?<\/\1>/gs, '')
  return /<main\b.*<\/main>/s.exec(html)?.[0] ?? ''
}

const texts = new Map<string, string>()

/** The text of a page's main part, with plain spaces. */
function textOf(route: string): string {
  const known = texts.get(route)
  if (known !== undefined) return known
  const text = mainOf(route)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')
  texts.set(route, text)
  return text
}

/** Whether a text contains these whole words. */
function hasWord(text: string, word: string): boolean {
  const letters = word.replace(/[?.]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\d])${letters}(?![\p{L}\d])`, 'u').test(text)
}
