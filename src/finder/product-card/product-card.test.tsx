import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createRoutesStub } from 'react-router'
import type { ProductView } from '#catalogue/present-product.ts'
import '#styles/site.css'
import { rememberComparison } from '../comparison/compare-list.ts'
import { ProductCard } from './product-card.tsx'

const seal: ProductView = {
  id: '442c',
  code: '442C',
  name: 'Sello mecánico partido',
  tagline: 'Se instala sin desarmar el equipo',
  picture: { src: '/dibujos/442c-tarjeta.svg', width: 480, height: 360, alt: 'Sello partido' },
  sectionDrawing: {
    href: '/dibujos/442c.svg',
    width: 960,
    height: 720,
    caption: '442C',
    legend: [],
  },
  sheet: { href: '/fichas/442c.pdf', note: 'PDF, 84 kB' },
  keyFigures: [
    {
      facet: 'pressure',
      label: 'Presión',
      si: { text: 'hasta 30 bar', computed: false },
      imperial: { text: 'hasta 435 psi', computed: true },
      condition: 'bombas',
    },
  ],
  features: ['Dos subconjuntos'],
  specs: [
    {
      property: 'Presión máxima',
      si: { text: '30 bar', computed: false },
      imperial: { text: '435 psi', computed: true },
      condition: 'en húmedo',
      source: 'Folleto 442C',
    },
  ],
  materials: [{ name: 'Elastómeros', values: ['FKM', 'EPDM'] }],
  lists: [
    { name: 'Normas y certificaciones', values: ['NSF/ANSI 61'] },
    { name: 'Aplicaciones', values: ['Agua potable'] },
  ],
  tables: [],
  notes: ['Nota honesta'],
  sources: ['Folleto 442C'],
  enquiryHref: '/contacto?producto=442C',
  related: [
    {
      id: '442m',
      label: '442M',
      href: '/productos/sellos-mecanicos/sellos-partidos#442m',
      reason: 'Misma aplicación, sello partido',
    },
  ],
}

async function show(product: ProductView) {
  const Stub = createRoutesStub([{ path: '/', Component: () => <ProductCard product={product} /> }])
  return render(<Stub />)
}

test('spec 2: a card shows its drawing, name, tagline and features', async () => {
  await show(seal)
  await expect
    .element(page.getByRole('article', { name: '442C Sello mecánico partido' }))
    .toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Sello partido' })).toBeInTheDocument()
  await expect.element(page.getByText('Se instala sin desarmar el equipo')).toBeVisible()
  await expect.element(page.getByText('Dos subconjuntos')).toBeVisible()
})

test('a computed figure is heard as approximate, a published one as it is', async () => {
  await show(seal)
  await expect.element(page.getByText('hasta 30 bar')).toBeVisible()
  const computed = page
    .getByText(/hasta 435 psi$/)
    .first()
    .element()
  expect(computed.textContent).toContain('aproximadamente hasta 435 psi')
})

test('a figure that holds in one case only says which, beside it', async () => {
  await show(seal)
  await expect.element(page.getByText('bombas', { exact: true })).toBeVisible()
})

test('the specification table opens with every figure, its condition and its source', async () => {
  await show(seal)
  const table = page.getByRole('table', { name: 'Especificaciones de 442C' })
  await expect.element(table).not.toBeInTheDocument()
  await page.getByText(/^Especificaciones y materiales/).click()
  await expect.element(table).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'en húmedo' })).toBeVisible()
  await expect.element(page.getByText(/^Fuente: Folleto 442C\./)).toBeVisible()
  await expect.element(page.getByText('Nota honesta')).toBeVisible()
})

test('the expanded view leads on to related products, each with its reason', async () => {
  await show(seal)
  await page.getByText(/^Especificaciones y materiales/).click()
  await expect
    .element(page.getByRole('link', { name: '442M' }))
    .toHaveAttribute('href', '/productos/sellos-mecanicos/sellos-partidos#442m')
  await expect.element(page.getByText(/^442M: Misma aplicación, sello partido$/)).toBeVisible()
})

test('a card leads to the comparison, and from the second product on gathers them', async () => {
  await show(seal)
  const link = page.getByRole('link', { name: /^Comparar/ })
  await expect.element(link).toHaveAttribute('href', '/comparar?p=442c')
  rememberComparison(['180'])
  await expect.element(link).toHaveAttribute('href', '/comparar?p=180,442c')
  rememberComparison([])
})

test('the visitor asks about this very product', async () => {
  await show(seal)
  await expect
    .element(page.getByRole('link', { name: /^Consultar por este producto ?: ?442C$/ }))
    .toHaveAttribute('href', '/contacto?producto=442C')
})

test('spec 2: "Información del producto" opens the sheet, with its type and size', async () => {
  await show(seal)
  const link = page.getByRole('link', {
    name: 'Información del producto 442C (PDF, 84 kB) (abre en pestaña nueva)',
    exact: true,
  })
  await expect.element(link).toHaveAttribute('href', '/fichas/442c.pdf')
  await expect.element(link).toHaveAttribute('target', '_blank')
})
