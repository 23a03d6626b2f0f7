import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { BUILD_DIR } from './build-dir.ts'

/** The brand's part of the addresses, as the built site has it. */
const slug = /monitoreo-de-equipos\/sistema-([a-z0-9-]+)-connect</.exec(
  readFileSync(path.join(BUILD_DIR, 'client/sitemap.xml'), 'utf8'),
)?.[1]

const SEALS = '/productos/sellos-mecanicos'
const HYDRAULIC = '/productos/sellos-hidraulicos-neumaticos'
const PACKINGS = '/productos/empaquetaduras-mecanicas-juntas'
const MONITORING = '/productos/monitoreo-de-equipos'

/** Each route of clause 2, and what a reader without a script finds on it. */
const ROUTES: Readonly<Record<string, readonly string[]>> = {
  '/': ['Soluciones', 'Industrias', 'Sucursales', 'Certificaciones', 'Sobre nosotros'],
  '/condiciones': ['5 días hábiles', '30 días hábiles', '48 horas', '18 meses', 'Santiago'],
  '/historia': ['Visión', 'Misión', 'Responsabilidad', 'Innovación', 'Integridad', 'Colaboración'],
  '/contacto': [
    'Contáctanos',
    'La recepción final de los productos es de responsabilidad del cliente',
  ],
  '/clientes': ['Norte', 'Sur', 'Centro'],
  [SEALS]: ['Sellos mecánicos'],
  [HYDRAULIC]: ['Limpiadores'],
  [PACKINGS]: ['válvulas'],
  '/productos/juntas-expansion': [
    'Explorar más',
    'Compresión axial',
    'Extensión axial',
    'Deflexión lateral',
  ],
  '/productos/proteccion-rodamientos': ['rodamientos'],
  [MONITORING]: ['monitoreo'],
  '/soluciones/diseno-fabricacion-local': ['sellos'],
  '/soluciones/proteccion-rodamientos': ['rodamientos'],
  '/soluciones/servicios-instalacion-detenciones-planta': ['3 a 5', '60 a 98'],
  '/soluciones/servicios-monitoreo': ['onitoreo'],
  '/soluciones/servicios-reparacion': ['cilindro', '24 horas'],
  '/soluciones/sellado-cilindros-hidraulicos': ['cilindro'],
  '/soluciones/sellado-equipo-estacionario': ['intercambiador'],
  '/soluciones/sellado-equipo-rotatorio': ['otatorio'],
  '/soluciones/sellado-valvulas': ['álvulas'],
  [`${SEALS}/sellos-partidos`]: ['442C', '442C XL', '442M', '442PR', '442'],
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
  [`${SEALS}/sellos-casete`]: ['S10', 'S20'],
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
  [`${SEALS}/sellos-lodos`]: ['170', '170L'],
  [`${SEALS}/sellos-mezcla-agitadores`]: ['442M', '280M'],
  [`${SEALS}/sellos-componentes`]: ['891', '491', '440', '440M', 'RBS', '600 psi'],
  [`${SEALS}/sellos-especializados`]: ['HVS', 'DirectFit', '442PR', 'APPs', 'GBS'],
  [`${SEALS}/sellos-soporte-sellado`]: ['T30', '13,3', '304'],
  [`${SEALS}/spiral-trac-mecanico`]: ['SpiralTrac'],
  [`${HYDRAULIC}/limpiadores`]: ['21K', '5K', 'AWC800'],
  [`${HYDRAULIC}/sellos-vastagos`]: ['10K', '22KN', '22KE', '23K', '20KD'],
  [`${HYDRAULIC}/dispositivos-auxiliares`]: ['9K', '16K', '17K', '18K', '19K', 'WR'],
  [`${HYDRAULIC}/sellos-rotatorios`]: ['Sellos Rotativos'],
  [`${PACKINGS}/sellos-valvulas`]: ['válvulas', '1600', 'GraphMax'],
  [`${PACKINGS}/sellos-multiproposito`]: ['1730', 'SuperSet'],
  [`${PACKINGS}/sellos-bridas`]: ['bridas', '5500', '5700'],
  [`${PACKINGS}/spiral-trac-empaquetadura`]: ['SpiralTrac', '60'],
  [`${MONITORING}/sistema-${slug}-connect`]: ['Modo Local', 'Modo Remoto'],
  [`${MONITORING}/nube-${slug}-connect`]: ['nube'],
  [`${MONITORING}/${slug}-connect-pump-configuration`]: ['Básica', 'Mejorada', 'Avanzada'],
  [`${MONITORING}/${slug}-connect-sensors`]: ['Nano', 'humedad'],
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
  [`${MONITORING}/${slug}-connect-case-studies`]: ['vacío', 'sello', '35 000'],
  [`${MONITORING}/${slug}-iiot`]: ['IIoT'],
  [`${MONITORING}/${slug}-connect-what-is`]: ['Connect'],
}

for (const [route, words] of Object.entries(ROUTES)) {
  test(`spec 2: ${route} answers, and says without a script what it is there for`, async ({
    request,
  }) => {
    // Menus and footer name every page: what a page is there for stands in its main part.
    const text = plain(await mainOf(request, route)).toLowerCase()
    expect(words.length).toBeGreaterThan(0)
    for (const word of words) expect(text).toContain(word.toLowerCase())
  })
}

const CARDS: readonly [route: string, count: number][] = [
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

test('spec 2: the title of the home page is "Home", then the site', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/^Home - .+ Chile$/)
})

test('spec 2: each category offers its cards, and each card the sheet of its product', async ({
  request,
}) => {
  for (const [route, count] of CARDS) {
    const sheets = (await mainOf(request, route)).match(/\/fichas\/[a-z0-9-]+\.pdf/g)
    expect(new Set(sheets).size, route).toBe(count)
  }
})

test('spec 2: the two links of Sellos Rotativos lead to the split seals', async ({ request }) => {
  const html = await mainOf(request, `${HYDRAULIC}/sellos-rotatorios`)
  const leading = html.match(/href="\/productos\/sellos-mecanicos\/sellos-partidos"/g)
  expect(leading).toHaveLength(2)
})

test('spec 2: the monitoring page lists five links, and not the cloud', async ({ request }) => {
  const html = await mainOf(request, MONITORING)
  const listed = [...html.matchAll(new RegExp(`href="${MONITORING}/([^"#]+)"`, 'g'))]
  expect(new Set(listed.map(([, page]) => page))).toEqual(
    new Set(
      ['pump-configuration', 'sensors', 'remote-accessibility', 'case-studies']
        .map((name) => `${slug}-connect-${name}`)
        .concat(`sistema-${slug}-connect`),
    ),
  )
})

test('spec 2: every solution tells difficulties, solution, results and benefits', async ({
  request,
}) => {
  for (const route of Object.keys(ROUTES).filter((each) => each.startsWith('/soluciones/'))) {
    const html = await mainOf(request, route)
    const sections = [...html.matchAll(/<h2[^>]* id="([a-z-]+)"/g)].map(([, id]) => id)
    const told = ['dificultades', 'solucion', 'resultados', 'beneficios']
    expect(
      sections.filter((id) => told.some((each) => each === id)),
      route,
    ).toEqual(told)
    expect(html).toContain('href="/contacto')
  }
})

async function mainOf(request: APIRequestContext, route: string): Promise<string> {
  const response = await request.get(route)
  expect(response.status(), route).toBe(200)
  const html = (await response.text()).replace(/<(script|style)\b.*?<\/\1>/gs, '')
  return /<main\b.*<\/main>/s.exec(html)?.[0] ?? ''
}

/** What is read, with common spaces for the narrow ones. */
function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')
}
