import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ListColumn, ProductRowView } from '#views/product-list.ts'
import { rememberCompared } from '#visitor/compared-products.ts'
import { quoteLines } from '#visitor/quote-list.ts'
import '#styles/site.css'
import { Announcer } from '../announcer/announcer.tsx'
import { CompareTray } from '../compare-tray/compare-tray.tsx'
import { ListFrame } from '../product-list/list-frame.tsx'
import { ROW_GROUP } from '../product-list/table-roles.ts'
import { ProductRow } from './product-row.tsx'
import './row-verdicts.css'

const COLUMNS: readonly ListColumn[] = [
  { id: 'pressure', name: 'Presión' },
  { id: 'speed', name: 'Velocidad' },
]

const figure = (text: string) => ({ text, computed: false })

function product(id: string, more: Partial<ProductRowView> = {}): ProductRowView {
  return {
    id,
    label: id,
    code: id,
    fullName: 'Sello de cartucho simple reforzado',
    href: `/productos/sellos-mecanicos/sellos-cartucho/${id}`,
    name: { shared: 'Sello de cartucho', own: 'Simple reforzado' },
    tagline: 'Servicio pesado',
    picture: { src: 'data:image/svg+xml,<svg/>', width: 96, height: 72, alt: '' },
    dataSheet: { href: `/fichas/${id}.pdf`, note: 'PDF, 80 kB' },
    figures: [
      { si: figure('275 bar'), imperial: figure('4000 psi'), condition: 'válvulas' },
      undefined,
    ],
    features: ['Arrastre amortiguado'],
    lists: [{ name: 'Normas y certificaciones', values: ['ISO 3069-C'] }],
    filters: [],
    ...more,
  }
}

const show = (...ids: string[]) => showRows(ids.map((id) => product(id)))

const showRows = (products: readonly ProductRowView[]) =>
  render(
    <>
      {/* Stands in for the site's header, below which the list's head sticks. */}
      <div style={{ blockSize: '4rem' }} />
      <ListFrame label="Sellos" columns={COLUMNS}>
        <tbody {...ROW_GROUP}>
          {products.map((one) => (
            <ProductRow key={one.id} product={one} columns={COLUMNS} />
          ))}
        </tbody>
      </ListFrame>
      <CompareTray />
      <Announcer />
    </>,
  )

beforeEach(async () => {
  await page.viewport(1440, 900)
  rememberCompared([])
})

test('spec 2: a row holds image, name, tagline, features and the data sheet that opens in a new tab', async () => {
  await show('180')
  const row = page.getByRole('row', { name: /^180 Sello de cartucho Simple reforzado/ })
  await expect.element(row.getByText('Servicio pesado').first()).toBeInTheDocument()
  const dataSheet = row.getByRole('link', { name: /^Información del producto 180 \(PDF, 80 kB\)/ })
  await expect.element(dataSheet).toHaveAttribute('target', '_blank')
  await row.getByText('Características').first().click()
  await expect.element(row.getByText('Arrastre amortiguado')).toBeVisible()
  await expect.element(row.getByText('ISO 3069-C')).toBeVisible()
})

test('in a list too long to hold features, the row leads to them, and has no empty fold', async () => {
  await showRows([product('180', { features: [], lists: [] })])
  const row = page.getByRole('row', { name: /^180/ })
  await expect
    .element(row.getByRole('link', { name: /^180/ }))
    .toHaveAttribute('href', '/productos/sellos-mecanicos/sellos-cartucho/180')
  expect(row.getByText('Características').elements()).toEqual([])
})

test.for([
  [1024, 'short name', 'Reforzado'],
  [1024, 'name of three lines', 'Simple reforzado '.repeat(9)],
  [768, 'short name', 'Reforzado'],
  [768, 'name of two lines', 'Simple reforzado de uso general en planta'],
] as const)(
  'at %d px beside a %s the line stands whole, above what leads on',
  async ([width, , own]) => {
    await page.viewport(width, 768)
    const tagline = 'Servicio pesado en bombas de proceso y en agitadores de planta'
    await showRows([product('180', { tagline, name: { shared: '', own } })])
    const line = page.getByText(tagline).first().element().getBoundingClientRect()
    const cell = document.querySelector('th[scope="row"]')?.getBoundingClientRect()
    const sheet = document.querySelector('a[type]')?.getBoundingClientRect()
    expect(line.right).toBeLessThanOrEqual(cell?.right ?? 0)
    expect(line.bottom).toBeLessThanOrEqual((sheet?.top ?? 0) + 1)
  },
)

test('on a telephone the line waits in the fold', async () => {
  await page.viewport(390, 844)
  await show('180')
  const line = page.getByText('Servicio pesado')
  await expect.element(line.first()).not.toBeVisible()
  await page.getByText('Características').first().click()
  await expect.element(line.last()).toBeVisible()
})

test('at 768 px what a figure is said of stands on none of the acts, nor at the edge', async () => {
  await page.viewport(768, 900)
  const condition = 'según la versión y el fluido'
  const figures = [1, 2].map(() => ({ si: figure('275 bar'), condition }))
  await showRows([product('medidor', { figures })])
  const acts = page.getByText('Características').first().element().getBoundingClientRect()
  const edge = document.querySelector('tbody tr')?.getBoundingClientRect().right ?? 0
  for (const note of document.querySelectorAll('td small')) {
    const { bottom, right } = note.getBoundingClientRect()
    expect(bottom).toBeLessThanOrEqual(acts.top)
    expect(right).toBeLessThanOrEqual(edge - 8)
  }
})

test.for([1440, 1024])(
  'at %d px what leads on stands right under the words, with a line or without',
  async (width) => {
    await page.viewport(width, 900)
    await showRows([product('180'), product('155', { tagline: '' })])
    const gaps = [...document.querySelectorAll('th[scope="row"]')].map((cell) => {
      const words = cell.lastElementChild?.getBoundingClientRect().bottom ?? 0
      return (
        (cell.parentElement?.querySelector('a[type]')?.getBoundingClientRect().top ?? 0) - words
      )
    })
    expect(gaps).toHaveLength(2)
    for (const gap of gaps) expect(gap).toBeLessThanOrEqual(6)
  },
)

test('at 768 px what is done with a product stands on the line of its sheet, in no line of its own', async () => {
  await page.viewport(768, 900)
  await showRows([product('180'), product('155', { tagline: '' })])
  const middleOf = (element: Element | null | undefined) => {
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
    return (top + bottom) / 2
  }
  for (const row of document.querySelectorAll('tr:has(> th[scope="row"])')) {
    const sheet = middleOf(row.querySelector('a[type]'))
    expect(Math.abs(middleOf(row.querySelector('quote-button a')) - sheet)).toBeLessThanOrEqual(2)
    expect(Math.abs(middleOf(row.querySelector('compare-tick label')) - sheet)).toBeLessThanOrEqual(
      2,
    )
    expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(102)
  }
})

test.for([390, 320])('at %d px the longest figures keep 8 px apart', async (width) => {
  await page.viewport(width, 844)
  const columns = ['Eje', 'Presión', 'Temperatura', 'Velocidad'].map((name) => ({ id: name, name }))
  const figures = [
    { si: { text: '3,1 a 11,3', computed: true } },
    { si: figure('hasta 3600\u00a0rpm') },
    { si: { text: '−14,5 a 10\u00a0100', computed: true } },
    { si: figure('−250 a 650') },
  ]
  await render(
    <ListFrame label="Sellos" columns={columns}>
      <tbody {...ROW_GROUP}>
        <ProductRow product={product('350', { figures })} columns={columns} />
      </tbody>
    </ListFrame>,
  )
  // Visually hidden text takes no room.
  for (const heard of document.querySelectorAll('td .visually-hidden')) heard.remove()
  const ends = [...document.querySelectorAll('td[role="cell"] > [class*="value"]')].map((value) => {
    const words = document.createRange()
    words.selectNodeContents(value)
    const rects = [...words.getClientRects()].filter((rect) => rect.width > 1)
    return {
      left: Math.min(...rects.map((rect) => rect.left)),
      right: Math.max(...rects.map((rect) => rect.right)),
    }
  })
  const gaps = ends.slice(1).map(({ left }, index) => left - (ends[index]?.right ?? 0))
  expect(gaps).toHaveLength(3)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8)
})

test('among products with a code, a name without one takes its place', async () => {
  const { code: _code, ...plain } = product('reduccion')
  await showRows([product('180'), plain])
  const [first, second] = document.querySelectorAll('th[scope="row"] a')
  const code = first?.firstElementChild?.getBoundingClientRect()
  const name = second?.lastElementChild?.getBoundingClientRect()
  expect(name?.left).toBeCloseTo(code?.left ?? 0, 0)
})

test('a figure keeps its condition, and what nobody publishes says so', async () => {
  await show('180')
  await expect.element(page.getByText('válvulas')).toBeVisible()
  await expect.element(page.getByText('sin dato publicado')).toBeInTheDocument()
})

test('on a telephone a figure with a long note stands below its heading, the note across', async () => {
  await page.viewport(390, 844)
  const columns = ['section', 'pressure', 'temperature', 'ph'].map((id) => ({ id, name: id }))
  const condition = 'salvo metales alcalinos fundidos, flúor elemental y oxidantes fuertes'
  const figures = [undefined, undefined, { si: figure('316 °C') }, { si: figure('13'), condition }]
  await render(
    <ListFrame label="Válvulas" columns={columns}>
      <tbody {...ROW_GROUP}>
        <ProductRow product={product('6800', { figures })} columns={columns} />
      </tbody>
    </ListFrame>,
  )
  const boxOf = (text: string) =>
    page.getByText(text, { exact: true }).last().element().getBoundingClientRect()
  const heading = page.getByRole('columnheader', { name: 'ph' }).element()
  expect(heading.getBoundingClientRect().left).toBeCloseTo(boxOf('13').left, 0)
  expect(boxOf('13').bottom).toBeCloseTo(boxOf('316 °C').bottom, 0)
  expect(page.getByText('–', { exact: true }).elements()).toHaveLength(2)
  const note = page.getByText(new RegExp(condition)).element()
  const row = note.closest('tr')?.getBoundingClientRect()
  expect(note.getBoundingClientRect().left).toBeCloseTo(row?.left ?? -1, 0)
})

test('two limits that do not hold together say so once to the eye and each to the ear', async () => {
  const condition = 'atmósfera oxidante; no a la vez'
  const bound = {
    ...product('459'),
    figures: [
      { si: figure('140\u00a0bar'), condition: 'no a la vez' },
      { si: figure('450\u00a0°C'), condition },
    ],
  }
  await render(
    <ListFrame label="Láminas" columns={COLUMNS}>
      <tbody {...ROW_GROUP}>
        <ProductRow product={bound} columns={COLUMNS} />
      </tbody>
    </ListFrame>,
  )
  const words = page.getByText('no a la vez', { exact: true }).elements()
  expect(words.map((word) => getComputedStyle(word.parentElement ?? word).clipPath)).toEqual([
    'none',
    'inset(50%)',
  ])
  const [first, second] = [...document.querySelectorAll('td[role="cell"]')]
    .slice(0, 2)
    .map((cell) => cell.getBoundingClientRect())
  const bracket = words[0]?.parentElement?.getBoundingClientRect()
  expect(bracket?.left).toBeCloseTo(first?.left ?? 0, 0)
  expect(bracket?.right).toBeCloseTo(second?.right ?? 0, 0)
  await expect.element(page.getByText('atmósfera oxidante', { exact: true })).toBeVisible()
})

test('figures lie on the axis that their list shares; the line of what was asked crosses all rows', async () => {
  const columns = [
    { ...COLUMNS[0], units: { si: 'bar', imperial: 'psi' }, axis: { from: 0, to: 40 } },
  ]
  const row = (id: string, max: number) => ({
    ...product(id),
    figures: [{ si: figure(`${max}\u00a0bar`), reach: { max } }],
  })
  await render(
    <ListFrame label="Sellos" columns={columns as ListColumn[]} asked={[30]}>
      <tbody {...ROW_GROUP}>
        <ProductRow product={row('180', 40)} columns={columns as ListColumn[]} />
        <ProductRow product={row('155', 20)} columns={columns as ListColumn[]} />
      </tbody>
    </ListFrame>,
  )
  const bars = [...document.querySelectorAll('td [style*="--to"]')].map(
    (bar) => bar.getBoundingClientRect().width,
  )
  expect(bars[0]).toBeCloseTo(2 * (bars[1] ?? 0), 0)
  const lines = [...document.querySelectorAll('td:nth-child(2)')].map(
    (cell) => getComputedStyle(cell, '::after').left,
  )
  expect(new Set(lines).size).toBe(1)
})

test('Agregar puts the product in the list in place, says so, and takes it out again', async () => {
  await show('180')
  await page.getByRole('button', { name: 'Agregar 180' }).click()
  const listed = page.getByRole('button', { name: 'En la lista 180' })
  await expect.element(listed).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('180, en la lista para cotizar.')).toBeInTheDocument()
  const [line] = quoteLines.read()
  expect(line).toMatchObject({ id: '180', name: 'Sello de cartucho simple reforzado' })
  await listed.click()
  await expect.element(page.getByRole('button', { name: 'Agregar 180' })).toBeVisible()
})

test('a tick by the keyboard marks a product; one alone waits for another', async () => {
  await page.viewport(1280, 800)
  history.replaceState(null, '', `${location.pathname}?eje=50`)
  await show('180', '155')
  const tick = page.getByRole('checkbox', { name: 'Comparar 180' })
  tick.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(tick).toBeChecked()
  await expect.element(page.getByText('Marca otro para comparar')).toBeVisible()
  page.getByRole('checkbox', { name: 'Comparar 155' }).element().focus()
  await userEvent.keyboard(' ')
  // The tray is as many Tab stops away as there are rows: Enter leads there from the checkbox.
  const onward = page.getByRole('link', { name: 'Comparar (2) · Enter' })
  // The figures asked in the list go along.
  await expect.element(onward).toHaveAttribute('href', '/comparar?p=180,155&para=eje%3D50')
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  onward.element().addEventListener('click', followed)
  await userEvent.keyboard('{Enter}')
  expect(followed).toHaveBeenCalledOnce()
})

test('a telephone answers the first tick: what is marked, and what to do next', async () => {
  await page.viewport(390, 844)
  await show('180', '155')
  await page.getByRole('checkbox', { name: 'Comparar 180' }).click()
  await expect.element(page.getByText('Marca otro para comparar')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Quitar 180 de la comparación' }))
    .toBeVisible()
})

test('the seventh tick says why it cannot be set', async () => {
  rememberCompared(['1', '2', '3', '4', '5', '6'].map((id) => ({ id, label: id })))
  await show('180')
  const tick = page.getByRole('checkbox', { name: 'Comparar 180' })
  await expect.element(tick).toHaveAttribute('aria-disabled', 'true')
  await tick.click({ force: true })
  await expect.element(tick).not.toBeChecked()
  await expect.element(page.getByText(/6 productos como máximo/)).toBeInTheDocument()
})
