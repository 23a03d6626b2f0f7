import { describe, expect, test } from 'vitest'
import {
  CATEGORY,
  NO_PROBLEMS,
  WHOLE_CONTENT,
  loadWith,
  reportWith,
} from '../read/content-fixture.ts'

const ARTICLE = 'soluciones/mineria.yaml'

const page = (kind: string, more: string) =>
  `kind: ${kind}\ntitle: Minería\ndescription: Una página\nlead: Una página\n${more}\n`
const article = (more = '', section = '') =>
  page(
    'article',
    `${more}\nsections:\n  - { id: bombas, heading: Bombas, subsections: [{ id: lodos, heading: Lodos }], ${section} }`,
  )

describe('a link to a part of a page', () => {
  const linkTo = (href: string) =>
    reportWith({ [ARTICLE]: article('', `links: [{ label: Ver, href: ${JSON.stringify(href)} }]`) })

  test.each([
    '/',
    '#bombas',
    '#lodos',
    '/soluciones/mineria#lodos',
    '/productos/sellos',
    '/productos/sellos/partidos/442c',
  ])('to %s, which exists, is kept', (href) => {
    expect(linkTo(href)).toBe(NO_PROBLEMS)
  })

  test.each([
    ['#otra', 'la página /soluciones/mineria no tiene la parte #otra'],
    ['/productos/sellos#442c', 'la página /productos/sellos no tiene la parte #442c'],
    ['/productos/sellos/partidos#bombas', 'no tiene la parte #bombas'],
    ['/otra#bombas', 'no existe la página /otra'],
  ])('to %s, which does not exist, is reported where it stands', (href, message) => {
    const report = linkTo(href)
    expect(report).toContain(`content/${ARTICLE}:`)
    expect(report).toContain('sections[0].links[0].href: ')
    expect(report).toContain(message)
  })

  test('of the button that explores the page leads to a section of it', () => {
    const explore = (section: string) => `explore: { label: Explorar, section: ${section} }`
    expect(reportWith({ [ARTICLE]: article(explore('bombas')) })).toBe(NO_PROBLEMS)
    expect(reportWith({ [ARTICLE]: article(explore('lodos')) })).toContain(
      'explore.section: no existe la sección «lodos»',
    )
  })
})

describe('a product that a page shows', () => {
  test('stands in a carousel only if the catalogue has it', () => {
    const carousel = (ids: string) => `carousel: { heading: Fila, products: [${ids}] }`
    expect(reportWith({ [ARTICLE]: article(carousel('442c, 442c')) })).toBe(NO_PROBLEMS)
    expect(reportWith({ [ARTICLE]: article(carousel('442c, otro')) })).toContain(
      'carousel.products[1]: no existe el producto «otro»',
    )
  })

  test('is drawn beside a category only if the catalogue has it', () => {
    const withSidebar = (id: string) =>
      `${WHOLE_CONTENT[CATEGORY]}sidebar: { title: Al lado, drawing: ${id} }\n`
    expect(reportWith({ [CATEGORY]: withSidebar('442c') })).toBe(NO_PROBLEMS)
    expect(reportWith({ [CATEGORY]: withSidebar('otro') })).toContain(
      'sidebar.drawing: no existe el producto «otro»',
    )
  })

  test('may be shown again by its id on another page, and keeps its one address', () => {
    const again = page('category', 'products: [{ ref: 442c }]')
    const { catalogue } = loadWith({ 'productos/sellos/otros.yaml': again })
    const shown = catalogue?.pages.get('/productos/sellos/otros')?.products
    expect(shown?.map(({ href }) => href)).toEqual(['/productos/sellos/partidos/442c'])
    expect(catalogue?.products).toHaveLength(1)
  })

  test('may have no code, and a code differs from another by more than capitals', () => {
    const twin = (code: string) =>
      (WHOLE_CONTENT[CATEGORY] ?? '')
        .replace('title: Partidos', 'title: Otros')
        .replace('description: Una', 'description: Otra')
        .replace('lead: Sellos', 'lead: Otros sellos')
        .replace('id: 442c', 'id: otro')
        .replace('    code: 442C\n', code)
    const withTwin = (code: string) => reportWith({ 'productos/sellos/otros.yaml': twin(code) })
    expect(withTwin('')).toBe(NO_PROBLEMS)
    expect(withTwin('    code: 442X\n')).toBe(NO_PROBLEMS)
    expect(withTwin('    code: 442c\n')).toMatch(/el código «442[cC]» ya existe en content\//)
  })
})

test('pages follow the order that each is given, under the page above them', () => {
  const family = (order: number) =>
    page('family', `order: ${order}\nlistHeading: Explore`).replace('Minería', `Familia ${order}`)
  const { catalogue, problems } = loadWith({
    'productos/sellos.yaml': `${WHOLE_CONTENT['productos/sellos.yaml']}order: 20\n`,
    'productos/zeta.yaml': family(1),
    'productos/zeta/b.yaml': family(7),
    'productos/zeta/c.yaml': family(3),
    'productos/zeta/a.yaml': family(7),
    'productos/alfa.yaml': family(30),
  })
  expect(problems).toEqual([])
  expect([...(catalogue?.pages.keys() ?? [])]).toEqual([
    '/productos/zeta',
    '/productos/zeta/c',
    '/productos/zeta/a',
    '/productos/zeta/b',
    '/productos/sellos',
    '/productos/sellos/partidos',
    '/productos/alfa',
  ])
  expect(catalogue?.pages.get('/productos/zeta/c')?.parentPath).toBe('/productos/zeta')
  expect(catalogue?.pages.get('/productos/zeta')?.parentPath).toBe('/')
})

test('only home and product pages have redirects, and none from the address of a page', () => {
  const { catalogue } = loadWith({ [ARTICLE]: article(), 'paginas/partidos.yaml': article() })
  expect(catalogue?.redirects).toEqual([
    { from: '/sellos', to: '/productos/sellos', status: 301 },
    ...['/inicio', '/home', '/index.php'].map((from) => ({ from, to: '/', status: 301 })),
  ])
})
