import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { SectionView } from '#catalogue/present-section.ts'
import '#styles/site.css'
import { ArticleSections } from './article-sections.tsx'

function text(heading: string): SectionView {
  return {
    id: heading.toLowerCase(),
    heading,
    paragraphs: ['El buje expulsa los sólidos hacia el impulsor. '.repeat(4)],
    points: [],
    cards: [],
    drawings: [],
    highlights: [],
    figures: [],
    links: [{ label: `Más sobre ${heading}`, href: '/contacto' }],
    externalLinks: [],
    subsections: [],
  }
}

const MEASURED: SectionView = {
  ...text('Solución'),
  figures: [{ property: 'Presión', si: { text: '40 bar', computed: false }, source: 'Ficha' }],
}

async function show(width: number, sections: readonly SectionView[]) {
  await page.viewport(width, 900)
  const Component = () => (
    <main className="container">
      <ArticleSections sections={sections} />
    </main>
  )
  const Stub = createRoutesStub([{ path: '/', Component }])
  await render(<Stub />)
}

const box = (element: Element) => element.getBoundingClientRect()
const heading = (name: string) => box(page.getByRole('heading', { name, exact: true }).element())
const table = () => box(page.getByRole('table').element())

test('on a wide screen words take five columns and the figures beside them seven', async () => {
  await show(1440, [MEASURED])
  const link = box(page.getByRole('link', { name: 'Más sobre Solución' }).element())
  expect(table().top).toBe(heading('Solución').top)
  expect(table().left).toBeGreaterThan(link.right)
  expect(table().width / heading('Solución').width).toBeCloseTo(7 / 5, 1)
  expect(link.left).toBe(heading('Solución').left)
})

test('on a phone the figures follow the words', async () => {
  await show(390, [MEASURED])
  expect(table().left).toBe(heading('Solución').left)
  expect(table().top).toBeGreaterThan(heading('Solución').bottom)
})

test('two short texts share a line on a wide screen, and not on a phone', async () => {
  const pair = [text('Visión'), text('Misión')]
  await show(1440, pair)
  expect(heading('Misión').top).toBe(heading('Visión').top)
  await page.viewport(390, 900)
  expect(heading('Misión').top).toBeGreaterThan(heading('Visión').bottom)
})

test('spec 9: eight sections read in one column, each a step away', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `Sección ${index + 1}`)
  await show(
    1440,
    names.map((name) => ({ ...text(name), id: name.replace(' ', '-') })),
  )
  expect(new Set(names.map((name) => heading(name).left)).size).toBe(1)
  const index = page.getByRole('navigation', { name: 'En esta página' })
  await expect.element(index).toBeVisible()
  expect(box(index.element()).left).toBeGreaterThan(heading('Sección 1').right)
  await expect
    .element(index.getByRole('link', { name: 'Sección 8' }))
    .toHaveAttribute('href', '#Sección-8')
})

const PLATE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/%3E'

test('the picture of a card stands whole above its title, level with its neighbours', async () => {
  const cards = ['Responsabilidad', 'Integridad'].map((title) => ({
    title,
    text: 'Cumplir siempre lo comprometido, y responder por lo hecho ante el cliente.',
    picture: { src: PLATE, width: 600, height: 400, alt: 'Plomada' },
  }))
  await show(1440, [{ ...text('Valores'), cards }])
  const [first, second] = [...document.querySelectorAll('img')].map(box)
  expect((first?.width ?? 0) / (first?.height ?? 1)).toBeCloseTo(3 / 2, 1)
  expect(first?.bottom).toBeLessThan(heading('Responsabilidad').top)
  expect(second?.top).toBe(first?.top)
  expect(heading('Integridad').top).toBe(heading('Responsabilidad').top)
})

test('short words stand beside their pictures, in one line on a wide screen', async () => {
  const cards = ['Responsabilidad', 'Innovación', 'Integridad', 'Colaboración'].map((title) => ({
    title,
    text: 'Responder por lo hecho.',
    picture: { src: PLATE, width: 600, height: 400, alt: 'Plomada' },
  }))
  await show(1440, [{ ...text('Valores'), cards }])
  const [first] = [...document.querySelectorAll('img')].map(box)
  expect(first?.right).toBeLessThan(heading('Responsabilidad').left)
  expect(heading('Colaboración').top).toBe(heading('Responsabilidad').top)
})
