import { expect, test } from 'vitest'
import { breadcrumbsOf } from './breadcrumbs.ts'
import { WHOLE_CONTENT, catalogueWith } from '#catalogue/read/content-fixture.ts'
import { certificatesHref, mapHref } from '#catalogue/external-links.ts'
import { mainMenu } from './menu.ts'
import { enquiryPath } from '#catalogue/paths.ts'
import { robotsTxt, sitemapXml } from '#catalogue/ask/sitemap.ts'
import { organizationData, productData } from './structured-data.ts'

const PARTED = '/productos/sellos/partidos'

test('the menu names a family, how many products it has, and those of each category', () => {
  const index = 'index: { label: Sellos partidos, short: Partidos, line: En mitades }\n'
  const parted = (WHOLE_CONTENT['productos/sellos/partidos.yaml'] ?? '') + index
  const menu = mainMenu(catalogueWith({ 'productos/sellos/partidos.yaml': parted }))
  expect(menu.families).toEqual([
    {
      label: 'Sellos',
      href: '/productos/sellos',
      count: 1,
      categories: [{ label: 'Partidos', href: PARTED, count: 1 }],
    },
  ])
  expect(menu.productCount).toBe(1)
})

test('a family and the whole catalogue count each product once, though two categories list it', () => {
  const index = 'index: { label: Sellos partidos, line: En mitades }\n'
  const parted = (WHOLE_CONTENT['productos/sellos/partidos.yaml'] ?? '') + index
  const other = `
kind: category
title: De vapor
description: Otra categoría
lead: Sellos para vapor
index: { label: De vapor, line: Otra }
products:
  - ref: 442c
`
  const { families, productCount } = mainMenu(
    catalogueWith({
      'productos/sellos/partidos.yaml': parted,
      'productos/sellos/vapor.yaml': other,
    }),
  )
  expect(families[0]).toMatchObject({ count: 1, categories: [{ count: 1 }, { count: 1 }] })
  expect(productCount).toBe(1)
})

test('a family without categories is divided as its own list is', () => {
  const joints = `
kind: family
title: Juntas
description: Otra familia
lead: Juntas
listHeading: Explore
menu: { label: Juntas, order: 2 }
groups: [De caucho]
products:
  - id: 350-er
    group: De caucho
    code: 350 ER
    name: Junta de arco simple
    tagline: Absorbe la dilatación
    features: [Un arco]
    drawing: { kind: split }
`
  const { families } = mainMenu(catalogueWith({ 'productos/juntas.yaml': joints }))
  expect(families[1]).toMatchObject({
    label: 'Juntas',
    count: 1,
    categories: [{ label: 'De caucho', href: '/productos/juntas#grupo-de-caucho', count: 1 }],
  })
})

test('the menu leads to the selector with a machine chosen', () => {
  const selection = 'equipment: [{ id: sello, label: Sello, words: [sello], inMenu: true }]\n'
  const { equipment } = mainMenu(catalogueWith({ 'vocabulario/seleccion.yaml': selection }))
  expect(equipment).toEqual([{ label: 'Sello', href: '/selector?equipo=sello' }])
})

test('a visitor sees the trail from the home page to the category', () => {
  expect(breadcrumbsOf(catalogueWith(), '/productos/sellos/partidos')).toEqual([
    { label: 'Inicio', href: '/' },
    { label: 'Productos', href: '/productos' },
    { label: 'Sellos', href: '/productos/sellos' },
    { label: 'Partidos', href: '/productos/sellos/partidos' },
  ])
})

test('spec 7: the certificates open the manufacturer’s list for Chile, 48 a page', () => {
  const { site } = catalogueWith()
  const url = new URL(certificatesHref(site) ?? '')
  expect(url.origin + url.pathname).toBe('https://fabricante.test/literatura')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    q: 'Chile',
    productLine: 'Corporate Certifications',
    documentType: 'Certification',
    pageSize: '48',
  })
})

test('spec 7: a sample of that list’s address is searched in the same way, from the menu too', () => {
  const site = (WHOLE_CONTENT['sitio.yaml'] ?? '').replace(
    "baseUrl: 'https://fabricante.test/literatura'",
    "baseUrl: { pendiente: true, muestra: 'https://muestra.example' }",
  )
  const catalogue = catalogueWith({ 'sitio.yaml': site })
  const href = certificatesHref(catalogue.site)
  expect(href).toMatch(/^https:\/\/muestra\.example\/\?q=Chile&/)
  expect(mainMenu(catalogue).about[0]?.href).toBe(href)
})

test('spec 7: a branch opens a map search made from its address', () => {
  expect(mapHref({ address: { value: 'Av. Uno 123, Pudahuel', pending: false } })).toBe(
    'https://www.google.com/maps?q=Av.%20Uno%20123%2C%20Pudahuel',
  )
})

test('the enquiry form that a product links to names it', () => {
  expect(enquiryPath('442C XL')).toBe('/contacto?producto=442C%20XL')
})

test('the sitemap lists the home page and every page of the content, once, its products last', () => {
  const on = (revised: string) => ({ revised, sum: '' })
  const dates = {
    products: { '442c': on('2026-11-22') },
    pages: {
      'productos/sellos.yaml': on('2026-11-20'),
      'productos/sellos/partidos.yaml': on('2026-11-21'),
    },
  }
  const xml = sitemapXml(catalogueWith({ 'fechas.json': JSON.stringify(dates) }))
  expect(xml.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://ejemplo.cl/',
    '<loc>https://ejemplo.cl/productos/sellos',
    '<loc>https://ejemplo.cl/productos/sellos/partidos',
    '<loc>https://ejemplo.cl/productos/sellos/partidos/442c',
  ])
  // The home page has no date of its own; the others have that of their content.
  expect(xml.match(/<lastmod>[^<]+/g)).toEqual([
    '<lastmod>2026-11-20',
    '<lastmod>2026-11-22',
    '<lastmod>2026-11-22',
  ])
  expect(robotsTxt(catalogueWith())).toContain('Sitemap: https://ejemplo.cl/sitemap.xml')
})

test('search engines read the company, its branches and its products, without prices or ratings', () => {
  const { site, products } = catalogueWith()
  const [organization, ...branches] = organizationData(site)
  expect(organization).toMatchObject({ '@type': 'Organization', name: 'Marca Nueva Chile' })
  expect(branches).toHaveLength(3)
  expect(branches[0]).toMatchObject({ '@type': 'LocalBusiness', telephone: '+56 2 1234 5678' })
  const [product] = products
  const data = product && productData(product, site, [])
  expect(data).toMatchObject({ name: '442C, Sello partido', mpn: '442C' })
  const figure = { facet: 'pressure', label: 'Presión', condition: 'bombas' } as const
  const si = { text: 'hasta 15 bar', computed: false }
  expect(product && productData(product, site, [{ ...figure, si }])).toMatchObject({
    additionalProperty: [{ name: 'Presión', value: 'hasta 15 bar · bombas' }],
  })
  expect(Object.keys(data ?? {})).not.toContain('offers')
  expect(Object.keys(data ?? {})).not.toContain('aggregateRating')
})

test('what the owner still owes is never told to search engines as real', () => {
  const site = (WHOLE_CONTENT['sitio.yaml'] ?? '').replace(
    "phone: '+56 2 1234 5678', email: norte@ejemplo.cl",
    'phone: { pendiente: true, muestra: falta }, email: { pendiente: true, muestra: falta }',
  )
  const [, branch] = organizationData(catalogueWith({ 'sitio.yaml': site }).site)
  expect(JSON.stringify(branch)).not.toContain('falta')
})
