import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ProductView } from '#catalogue/present-product.ts'
import '#styles/site.css'
import { ProductGrid } from './product-grid.tsx'

function seal(code: string, view: Partial<ProductView>): ProductView {
  return {
    id: code,
    code,
    name: 'Sello de cartucho',
    tagline: 'Llega armado',
    picture: { src: '/dibujos/180-tarjeta.svg', width: 480, height: 360, alt: '' },
    sectionDrawing: {
      href: '/dibujos/180.svg',
      width: 960,
      height: 720,
      caption: code,
      legend: [],
    },
    sheet: { href: '/fichas/180.pdf', note: 'PDF, 84 kB' },
    keyFigures: [
      { facet: 'pressure', label: 'Presión', si: { text: `${code} bar`, computed: false } },
    ],
    features: [`Rasgo de ${code}`],
    specs: [],
    materials: [],
    lists: [],
    tables: [],
    notes: [],
    sources: [],
    enquiryHref: '/contacto',
    related: [],
    ...view,
  }
}

const PRODUCTS = [
  seal('180', {}),
  seal('155', {
    name: 'Sello de cartucho simple de servicio pesado, para bombas grandes de proceso',
  }),
  seal('RBS', { keyFigures: [], tagline: 'Un sello que no publica figuras. '.repeat(4) }),
]

async function show(width: number) {
  await page.viewport(width, 900)
  const Stub = createRoutesStub([
    { path: '/', Component: () => <ProductGrid products={PRODUCTS} /> },
  ])
  await render(<Stub />)
}

const top = (text: string) =>
  page.getByText(text, { exact: true }).element().getBoundingClientRect().top

test('in a row, figures stand level whatever the length of the names, and so do features', async () => {
  await show(1200)
  expect(top('180 bar')).toBe(top('155 bar'))
  expect(top('Rasgo de 155')).toBe(top('Rasgo de 180'))
  expect(top('Rasgo de RBS')).toBe(top('Rasgo de 180'))
})

test('cards of a row are of one height, and the next row keeps its distance', async () => {
  await show(700)
  const [first, second, third] = page
    .getByRole('article')
    .elements()
    .map((card) => card.getBoundingClientRect())
  expect(second?.height).toBe(first?.height)
  expect((third?.top ?? 0) - (first?.bottom ?? 0)).toBe(24)
})
