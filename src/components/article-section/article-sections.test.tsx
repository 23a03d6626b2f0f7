import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { SectionView } from '#catalogue/show/section.ts'
import '#styles/site.css'
import { ArticleSections } from './article-sections.tsx'
import { LongText } from './long-text.tsx'

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
  await render(
    <main className="container">
      <ArticleSections sections={sections} />
    </main>,
  )
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

const PLATE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/%3E'
const drawn = (caption: string) => ({
  caption,
  picture: { src: `${PLATE}#${caption}`, width: 720, height: 540, alt: caption },
})
const said = (title: string) => ({ title, text: 'Las bridas se acercan.' })

test('beside one drawing stand the words and the cards, and what measures it under both', async () => {
  const cards = ['Confiabilidad', 'Diagnóstico', 'Conexión'].map(said)
  await show(1440, [{ ...MEASURED, drawings: [drawn('Tendencia')], cards }])
  const drawing = box(page.getByRole('img', { name: 'Tendencia' }).element())
  expect(drawing.left).toBeGreaterThan(heading('Conexión').right)
  expect(heading('Solución').width / drawing.width).toBeCloseTo(7 / 5, 1)
  expect(table().top).toBeGreaterThan(drawing.bottom)
  expect(table().width).toBeGreaterThan(heading('Solución').width * 1.5)
})

test('each of three drawings has its own words under it, said once', async () => {
  const names = ['Compresión', 'Extensión', 'Deflexión']
  await show(1440, [{ ...text('Movimientos'), drawings: names.map(drawn), cards: names.map(said) }])
  for (const name of names) {
    const drawing = box(page.getByRole('img', { name }).element())
    expect(heading(name).left).toBe(drawing.left)
    expect(heading(name).top).toBeGreaterThan(drawing.bottom)
  }
  expect(document.body.textContent.match(/Extensión/g)).toHaveLength(1)
})

test('six cards fill two rows of three', async () => {
  const names = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis']
  await show(1440, [{ ...text('Rasgos'), cards: names.map(said) }])
  expect(heading('Tres').top).toBe(heading('Uno').top)
  expect(heading('Seis').top).toBe(heading('Cuatro').top)
  expect(heading('Cuatro').top).toBeGreaterThan(heading('Uno').bottom)
})

test('a table of five columns takes the line below its words', async () => {
  const columns = ['A', 'B', 'C', 'D', 'E'].map((label) => ({
    label,
    isNumeric: false,
    isLong: false,
    published: 'si' as const,
  }))
  const rows = [['1', '2', '3', '4', '5']]
  await show(1440, [
    { ...text('Sensores'), table: { caption: 'Sensores', isLettered: false, columns, rows } },
  ])
  expect(table().left).toBe(heading('Sensores').left)
  expect(table().top).toBeGreaterThan(heading('Sensores').bottom)
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
  const sections = names.map((name) => ({ ...text(name), id: name.replace(' ', '-') }))
  await page.viewport(1440, 900)
  await render(
    <main className="container">
      <LongText sections={sections} />
    </main>,
  )
  expect(new Set(names.map((name) => heading(name).left)).size).toBe(1)
  const index = page.getByRole('navigation', { name: 'En esta página' })
  await expect.element(index).toBeVisible()
  expect(box(index.element()).left).toBeGreaterThan(heading('Sección 1').right)
  await expect
    .element(index.getByRole('link', { name: 'Sección 8' }))
    .toHaveAttribute('href', '#Sección-8')
})

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
