import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NOTHING_ASKED } from './criteria.ts'
import { countOptions } from './select-products.ts'
import { rememberCompared } from '#visitor/compared-products.ts'
import { chooseUnits } from '#visitor/unit-system.ts'
import type { ProductData } from '#views/product-data.ts'
import { productRecord as product } from '../products/product-record-fixture.ts'
import '#styles/site.css'
import Selector from './selector.island.tsx'

const SHAFT = { kind: 'diameter', label: 'Eje' } as const
const PUMP = { equipment: { bomba: 'Bombas ANSI' }, services: {}, standards: {}, arrangements: {} }
const DATA: ProductData = {
  options: {
    equipment: [
      { id: 'bomba', label: 'Bomba' },
      { id: 'cilindro', label: 'Cilindro', size: 'rod' },
    ],
    services: [],
    standards: [],
    arrangements: [],
  },
  plans: [],
  lists: {},
  columns: [{ id: 'diameter', name: 'Eje' }],
  products: [
    product('180', {
      choices: PUMP,
      ranges: [{ ...SHAFT, min: 25, max: 120, text: '25 a 120 mm' }],
    }),
    product('442', { ranges: [{ ...SHAFT, min: 20, max: 610, text: '20 a 610 mm' }] }),
    { ...product('t30', { choices: PUMP }), href: '/productos/empaquetaduras/x/t30' },
    product('170l', {
      ranges: [{ ...SHAFT, min: 60, max: 220, text: '60 a 220 mm', condition: 'en lodos' }],
    }),
  ],
}

let answer: () => Response

beforeEach(async () => {
  await page.viewport(1440, 900)
  chooseUnits('si')
  rememberCompared([])
  answer = () => Response.json(DATA)
  vi.spyOn(window, 'fetch').mockImplementation(async () => answer())
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
  history.replaceState(null, '', location.pathname)
})

async function show() {
  const options = countOptions(DATA, NOTHING_ASKED)
  const slots = { rows: <p>Los primeros</p>, more: <p>Familias</p> }
  const families = [
    { label: 'Sellos mecánicos', href: '/productos/sellos' },
    { label: 'Empaquetaduras', href: '/productos/empaquetaduras' },
  ]
  await render(
    <Selector
      options={options}
      pictures={{}}
      families={families}
      total={DATA.products.length}
      note="La sucursal decide"
      slots={slots}
    />,
  )
}

const shaft = () => page.getByRole('textbox', { name: 'Diámetro de eje' })
const count = () => page.getByRole('status', { name: 'Cuántos cumplen' })
const countText = () => count().element().textContent
const codesIn = (name: string) =>
  page
    .getByRole('table', { name })
    .getByRole('rowheader')
    .elements()
    .map((one) => one.querySelector('a span')?.textContent)

test('the first rows stay until something is asked; a figure keeps what covers it and folds the rest away, with the reason', async () => {
  await show()
  dispatchEvent(new Event('pointermove'))
  await expect.poll(countText).toContain('4 productos')
  await expect.element(page.getByText('Los primeros')).toBeVisible()
  await shaft().fill('150')
  await expect.element(page.getByText('Los primeros')).not.toBeInTheDocument()
  await expect
    .poll(countText)
    .toContain('1 cumple + 1 con condición de 4; 1 falla en una sola cifra')
  expect(codesIn('Cumplen con lo pedido')).toEqual(['442'])
  await expect.element(page.getByText(/con una condición: en lodos$/)).toBeVisible()
  await page.getByText('No cumplen por una sola cifra 1').click()
  await expect.element(page.getByText('faltan 30\u00a0mm')).toBeVisible()
  await page.getByText('Sin dato publicado 1').click()
  await expect.element(page.getByRole('row', { name: /^T30/ })).toBeVisible()
})

test('for a machine each kind stands by itself, in the order of the families, and together they are its count', async () => {
  history.replaceState(null, '', '?equipo=bomba')
  await show()
  await expect.element(page.getByRole('heading', { name: 'Empaquetaduras 1' })).toBeInTheDocument()
  expect(
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Sellos mecánicos 1', 'Empaquetaduras 1'])
  // Nothing was asked yet that a product could fail.
  expect(countText()).toBe('2 productos para bomba')
  // Once, and it opens what is there.
  await page.getByRole('button', { name: 'Leyenda' }).click()
  expect(document.querySelector(':popover-open')?.textContent).toContain('sin dato publicado')
})

test('if no product complies, the page says so and opens the nearest ones', async () => {
  await show()
  await shaft().fill('5000')
  await expect
    .element(page.getByText(/no cumplen por una sola cifra: los más cercanos/))
    .toBeVisible()
  await expect.element(page.getByRole('row', { name: /^442/ })).toBeVisible()
})

test('on a telephone, the address follows the form in SI, a chip takes a part back, and the enquiry carries it', async () => {
  await page.viewport(390, 800)
  await show()
  await page.getByRole('checkbox', { name: /^Bomba/ }).click()
  await shaft().fill('50,8')
  expect(location.search).toBe('?eje=50.8&equipo=bomba')
  const href = page
    .getByRole('link', { name: 'Consultar con estos datos' })
    .element()
    .getAttribute('href')
  expect(decodeURIComponent(href ?? '')).toContain('- Diámetro de eje 50,8\u00a0mm\n- Bomba')
  await page.getByRole('button', { name: /^Bomba.*quitar/ }).click()
  expect(location.search).toBe('?eje=50.8')
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click()
  expect(location.search).toBe('')
})

test('on a telephone the chosen machine stands alone, and a press on it brings the others back', async () => {
  await page.viewport(390, 800)
  await show()
  const other = page.getByRole('checkbox', { name: /^Cilindro/ })
  await page.getByRole('checkbox', { name: /^Bomba/ }).click()
  await expect.element(other).not.toBeInTheDocument()
  await expect.element(page.getByText('Cambiar', { exact: true }).first()).toBeVisible()
  await page.getByRole('checkbox', { name: /^Bomba/ }).click()
  await expect.element(other).toBeVisible()
})

test('another system of units converts what was typed', async () => {
  await show()
  await shaft().fill('50,8')
  await page.getByRole('radio', { name: 'Imperial' }).click({ force: true })
  await expect.element(shaft()).toHaveValue('2')
  expect(codesIn('Cumplen con lo pedido')).toEqual(['180', '442'])
  await page.getByRole('radio', { name: 'SI' }).click({ force: true })
  await expect.element(shaft()).toHaveValue('50,8')
})

test('an address that someone shared shows what it asks, and each machine its count', async () => {
  history.replaceState(null, '', '?eje=50')
  await show()
  await expect.element(shaft()).toHaveValue('50')
  await expect.poll(countText).toContain('2 cumplen de 4')
  await expect.element(page.getByRole('checkbox', { name: 'Bomba 1' })).toBeVisible()
})

test('a text that is no figure is reported below the drawing, before the choices, and asks for nothing', async () => {
  await page.viewport(1024, 768)
  await show()
  await shaft().fill('grande')
  const topOf = (words: RegExp) => page.getByText(words).element().getBoundingClientRect().top
  expect(topOf(/^Diámetro de eje: No es/)).toBeLessThan(topOf(/^Fluido o servicio/))
  await expect.element(page.getByText(/^Diámetro de eje: No es una cifra/)).toBeVisible()
  await expect.element(page.getByText(/^No es una cifra/)).not.toBeVisible()
  await expect.element(shaft()).toHaveAccessibleDescription(/^No es una cifra/)
  await expect.element(shaft()).toHaveAttribute('aria-invalid', 'true')
  await expect.poll(countText).toContain('4 productos')
})

test('the figures of a box stay in view while one is emptied to be typed anew', async () => {
  await show()
  await page.getByText('Sección de empaquetadura').click()
  const box = page.getByLabelText('Diámetro de la caja (mm)')
  await box.fill('75')
  await box.fill('')
  await expect.element(box).toBeVisible()
  await expect.element(box).toHaveFocus()
})

test('on a wide screen what unfolds the figures of a box is framed as the fields beside it', async () => {
  await show()
  const box = page.getByText('Sección de empaquetadura').element().getBoundingClientRect()
  const field = page.getByLabelText('Disposición o tipo').element().getBoundingClientRect()
  expect([box.top, box.bottom]).toEqual([field.top, field.bottom])
})

test('a machine asks for what counts on it, and what was typed stays when it is left', async () => {
  history.replaceState(null, '', '?equipo=cilindro&eje=48')
  await show()
  await expect.element(page.getByRole('textbox', { name: 'Vástago' })).toHaveValue('48')
  await expect.element(page.getByText('Sección de empaquetadura')).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: /^Cilindro/ }).click()
  await expect.element(shaft()).toHaveValue('48')
})

test('Enter leads from a figure to the next one, and from the form to its results', async () => {
  await show()
  await shaft().fill('50')
  for (const name of ['Presión', 'Temperatura', 'Velocidad']) {
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByLabelText(name, { exact: true })).toHaveFocus()
    await userEvent.keyboard('1')
  }
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('region', { name: 'Resultados' })).toHaveFocus()
})

test('on a telephone it is reported under its field', async () => {
  await page.viewport(390, 560)
  await show()
  await shaft().fill('grande')
  await expect.element(page.getByText(/^No es una cifra/)).toBeVisible()
  await expect.element(page.getByText(/^Diámetro de eje: /)).not.toBeVisible()
})

test.each([
  ['twice as large a text', '200%', 1440, 900],
  ['twice as large a page', '', 660, 450],
])('%s leaves a typed figure room in its field', async (_, fontSize, width, height) => {
  document.documentElement.style.fontSize = fontSize
  await page.viewport(width, height)
  await show()
  await shaft().fill('1450')
  const { paddingInlineStart, paddingInlineEnd, ...style } = getComputedStyle(shaft().element())
  const room =
    shaft().element().clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
  expect(room).toBeGreaterThan(4 * parseFloat(style.fontSize) * 0.55)
})

test.each([
  ['beside the drawing', 640, 900],
  ['in a row', 844, 390],
])(
  '%s a note below a figure leaves its box on the line of the others',
  async (_, width, height) => {
    await page.viewport(width, height)
    history.replaceState(null, '', '?eje=60&v=1450&uv=rpm')
    await show()
    await expect.element(page.getByText('= 4,56\u00a0m/s', { exact: true })).toBeVisible()
    const [temperature, speed] = ['Temperatura', 'Velocidad'].map((name) =>
      page.getByRole('textbox', { name }).element().getBoundingClientRect(),
    )
    expect(speed?.top).toBe(temperature?.top)
  },
)

test.each([
  ['on a telephone', '', 390, 560],
  ['with twice as large a text', '200%', 390, 844],
])('%s the way to the products shows the first one', async (_, fontSize, width, height) => {
  document.documentElement.style.fontSize = fontSize
  await page.viewport(width, height)
  history.replaceState(null, '', '?eje=60')
  await show()
  await page.getByRole('link', { name: 'Ver 2 que cumplen' }).click()
  await expect.element(page.getByRole('row', { name: /^180/ })).toBeInViewport()
})

test('on a telephone a step changes a figure, and the way to the products stays in view', async () => {
  await page.viewport(390, 560)
  await show()
  await shaft().fill('45')
  await page.getByRole('button', { name: 'Más, Diámetro de eje' }).click()
  await expect.element(shaft()).toHaveValue('50')
  await expect.element(page.getByRole('link', { name: 'Ver 2 que cumplen' })).toBeInViewport()
})

test('a rod is asked for its speed in m/s alone, also by an address that gives it turns', async () => {
  history.replaceState(null, '', '?equipo=cilindro&eje=100&v=1450&uv=rpm')
  await show()
  await expect.element(page.getByRole('textbox', { name: 'Vástago' })).toHaveValue('100')
  await expect.element(page.getByLabelText('Velocidad', { exact: true })).toHaveValue('')
  expect(page.getByLabelText('Unidad de velocidad').elements()).toEqual([])
})
