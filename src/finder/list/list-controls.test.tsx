// First: it sets the order of the layers.
import '#styles/site.css'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ProductListView } from '#views/product-list.ts'
import { ColumnQuestion } from '#components/product-list/column-question.tsx'
import { ProductList } from '#components/product-list/product-list.tsx'
import { convert } from '#figures/units.ts'
import { chooseUnits } from '#visitor/unit-system.ts'
import { productRecord } from '../products/product-record-fixture.ts'

const bars = (max: number) => ({ si: { text: `${max}\u00a0bar`, computed: false }, reach: { max } })
const seal = (id: string, max: number, filters: string[]) =>
  productRecord(id, {
    filters,
    figures: [bars(max)],
    ranges: [
      {
        kind: 'pressure',
        label: 'Presión',
        max,
        text: `${max} bar`,
        imperial: { max: convert(15 * max, 'psi', 'bar'), text: `${15 * max} psi` },
      },
    ],
  })
const [LOW, HIGH] = [seal('1510', 20, ['simples']), seal('180', 40, ['simples', 'iso'])]
const DOUBLE = seal('280', 40, ['dobles', 'iso'])
const JOINT = productRecord('350', {
  ranges: [{ kind: 'diameter', size: 'nominal', min: 38, max: 1829, text: '38 a 1829 mm' }],
})
const served = (machine: string, max: number) => ({
  kind: 'pressure' as const,
  max,
  text: `hasta ${max} bar`,
  condition: `en ${machine}s`,
  when: { equipment: [machine] },
})
const PACKING = productRecord('1400r', {
  figures: [bars(30)],
  ranges: [served('valvula', 200), served('bomba', 30)],
})

const compound = (name: string, max: number) => ({
  kind: 'pressure' as const,
  label: 'Presión',
  max,
  text: `hasta ${max}\u00a0bar`,
  condition: name,
  choice: 'compuesto',
})
const CUP = productRecord('22ke', {
  figures: [
    {
      si: { text: 'hasta 40\u00a0bar', computed: false },
      condition: 'según compuesto',
      reach: { max: 40, sure: { max: 20 } },
    },
  ],
  ranges: [compound('AWC860', 30), compound('AWC800', 20)],
})

const LIST: ProductListView = {
  total: 3,
  columns: [
    {
      id: 'pressure',
      name: 'Presión',
      units: { si: 'bar', imperial: 'psi' },
      axis: { from: 0, to: 40 },
    },
  ],
  filters: [
    { id: 'simples', label: 'Simples', group: 'Tipo', isKind: true },
    { id: 'dobles', label: 'Dobles', group: 'Tipo', isKind: true },
    { id: 'iso', label: 'ISO 3069', group: 'Norma' },
  ],
  groups: [
    { id: 'grupo-simples', heading: 'Simples', rows: [LOW, HIGH] },
    { id: 'grupo-dobles', heading: 'Dobles', rows: [DOUBLE] },
  ],
}

let answer: () => Promise<Response>

beforeEach(async () => {
  await page.viewport(1440, 900)
  chooseUnits('si')
  const options = { equipment: [], services: [], standards: [], arrangements: [] }
  answer = async () =>
    Response.json({
      options,
      plans: [],
      columns: [],
      products: [LOW, HIGH, DOUBLE, JOINT, PACKING, CUP],
    })
  vi.spyOn(window, 'fetch').mockImplementation(() => answer())
})

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', location.pathname)
})

/** Opens the page as it was built; `before` is what the visitor does until it is alive. */
async function show(before = (_page: HTMLElement) => {}, list = LIST) {
  const place = document.createElement('main')
  onTestFinished(() => place.remove())
  place.style.paddingBlockStart = '4rem'
  place.innerHTML = renderToStaticMarkup(
    <ProductList question={ColumnQuestion} list={list} label="Sellos" />,
  )
  before(place)
  document.body.append(place)
  await import('./list-controls.element.ts')
}

const shownCodes = () =>
  [...document.querySelectorAll<HTMLElement>('tbody tr[id]')]
    .filter(({ offsetHeight }) => offsetHeight > 0)
    .map(({ id }) => id)

// The data are fetched once: these two come before all that ask for them.
test('who asks without a signal is told that the figure is not compared', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  history.replaceState(null, '', '?p=35')
  await show()
  await expect.element(page.getByText(/^No pudimos comparar tu cifra/)).toBeVisible()
})

test('what is typed while the data are on their way counts, not what the address asked', async () => {
  const found = answer
  const line = Promise.withResolvers<void>()
  answer = () => line.promise.then(found)
  history.replaceState(null, '', '?p=35')
  await show()
  const field = page.getByRole('textbox', { name: /tu cifra/ })
  await field.fill('20')
  line.resolve()
  await expect.element(page.getByText('3 cumplen, de 3')).toBeVisible()
  await expect.element(field).toHaveValue('20')
  expect(location.search).toMatch(/p=20$/)
})

test('a filter leaves the rows that pass, counts what others would leave, and stands in the address', async () => {
  await show()
  await page.getByRole('checkbox', { name: /^Dobles/ }).click({ force: true })
  expect(shownCodes()).toEqual(['280'])
  await expect.element(page.getByText('1 de 3 productos')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'ISO 3069 1' })).toBeInTheDocument()
  expect(location.search).toMatch(/f=dobles$/)
})

test('a chip that is ticked pushes no other', async () => {
  await show()
  const place = () => document.querySelector('input[value="iso"]')?.getBoundingClientRect().left
  const before = place()
  await page.getByRole('checkbox', { name: /^Simples/ }).click({ force: true })
  expect(place()).toBe(before)
})

const showsFilters = () => page.getByRole('checkbox', { name: /^Filtros/ })

test.for([390, 320])(
  'on a telephone of %d px the heading shows the filters and stays under the finger, says on one line how many are chosen, and what takes them back stays in sight',
  async (width) => {
    await page.viewport(width, 844)
    await show((built) => (built.className = 'container'))
    document.body.style.paddingBlock = '200px 2000px'
    onTestFinished(() => document.body.removeAttribute('style'))
    const place = () => showsFilters().element().getBoundingClientRect().top
    const before = place()
    const head = document.querySelector('thead th')?.getBoundingClientRect().height
    await showsFilters().click()
    expect(place()).toBeCloseTo(before, 0)
    await page.getByRole('checkbox', { name: /^Simples/ }).click({ force: true })
    await expect.element(showsFilters()).toHaveAccessibleName('Filtros 1')
    expect(document.querySelector('thead th')?.getBoundingClientRect().height).toBe(head)
    const back = page.getByRole('button', { name: 'Quitar los filtros' })
    expect(back.element().getBoundingClientRect().right).toBeLessThanOrEqual(width)
    await back.click()
    expect(shownCodes()).toEqual(['1510', '180', '280'])
    await expect.element(showsFilters()).toHaveAccessibleName('Filtros')
    await showsFilters().click()
    await expect.element(page.getByRole('checkbox', { name: /^Dobles/ })).not.toBeInTheDocument()
    expect(place()).toBeCloseTo(before, 0)
  },
)

test('on a telephone a figure is typed where the filters are, in a field for a finger', async () => {
  await page.viewport(390, 844)
  await show((built) => (built.className = 'container'))
  const field = page.getByRole('textbox', { name: 'Presión: tu cifra' })
  await expect.element(field).not.toBeInTheDocument()
  await showsFilters().click()
  await field.fill('31')
  expect(field.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await expect.element(page.getByText('2 cumplen, de 3')).toBeVisible()
})

test('far down a list, the heading brings the filters into sight', async () => {
  await page.viewport(390, 300)
  await show((built) => (built.style.paddingBlockEnd = '100rem'))
  scrollTo(0, 1200)
  await showsFilters().click()
  await expect.element(page.getByRole('checkbox', { name: /^Dobles/ })).toBeInViewport()
})

test('what would leave nothing cannot be chosen; an address that asks for it says how to take it back', async () => {
  history.replaceState(null, '', '?f=dobles,nsf')
  await show((built) => {
    built.querySelector('input[value="iso"]')?.setAttribute('value', 'nsf')
  })
  await expect.element(page.getByRole('button', { name: 'Quitar los filtros' })).toBeVisible()
  await page.getByRole('button', { name: 'Quitar los filtros' }).click()
  expect(shownCodes()).toEqual(['1510', '180', '280'])
  await expect.element(page.getByRole('checkbox', { name: /^ISO/ })).toBeDisabled()
})

test('a figure in the head of a column marks every row by what it publishes', async () => {
  await show()
  await page.getByRole('textbox', { name: 'Presión: tu cifra' }).fill('31')
  await expect.element(page.getByText('2 cumplen, de 3')).toBeVisible()
  const cell = (id: string) => document.querySelector(`tr[id="${id}"] td`)
  expect(cell('1510')).toHaveAttribute('data-tone', 'misses')
  expect(cell('1510')?.textContent).toMatch(/faltan 11.bar/)
  expect(cell('180')?.textContent).toMatch(/margen: 9.bar/)
  expect(location.search).toMatch(/p=31$/)
  const [line] = document.querySelectorAll('tbody tr[id] td')
  expect(line && getComputedStyle(line, '::after').display).toBe('block')
})

test('those that comply come first in their group, whose heading counts them; a card that fails is low', async () => {
  await page.viewport(390, 844)
  await show((built) => (built.className = 'container'))
  const heightOf = (id: string) => document.getElementById(id)?.offsetHeight ?? 0
  await showsFilters().click()
  const field = page.getByRole('textbox', { name: /tu cifra/ })
  await field.fill('31')
  await expect.element(page.getByRole('heading', { name: 'Simples 1 de 2' })).toBeVisible()
  expect(shownCodes()).toEqual(['180', '1510', '280'])
  expect(heightOf('1510')).toBeLessThan(heightOf('180') * 0.6)
  await field.fill('')
  await expect.element(page.getByRole('heading', { name: 'Simples 2' })).toBeVisible()
  expect(shownCodes()).toEqual(['1510', '180', '280'])
})

test('who types no figure is told in which column, and what can be read', async () => {
  await show()
  const field = page.getByRole('textbox', { name: /tu cifra/ })
  await field.fill('abc')
  await expect.element(page.getByText(/^Presión: No es una cifra que podamos leer/)).toBeVisible()
  await field.fill('20')
  await expect.element(page.getByText(/No es una cifra/)).not.toBeInTheDocument()
})

test('where no row complies, the same question leads on to the whole catalogue', async () => {
  await show()
  const field = page.getByRole('textbox', { name: /tu cifra/ })
  await field.fill('60')
  await expect.element(page.getByText('0 cumplen, de 3')).toBeVisible()
  const onward = page.getByRole('link', { name: 'Buscar en todo el catálogo' })
  await expect.element(onward).toHaveAttribute('href', '/selector?p=60')
  await field.fill('70')
  await expect.element(onward).toHaveAttribute('href', '/selector?p=70')
  await field.fill('31')
  await expect.element(onward).not.toBeInTheDocument()
})

test('a figure that was typed before the list was alive counts, and follows the units', async () => {
  await show((built) => {
    const field = built.querySelector<HTMLInputElement>('input[data-facet]')
    if (field) field.value = '20'
  })
  await expect.element(page.getByText('3 cumplen, de 3')).toBeVisible()
  chooseUnits('imperial')
  const field = page.getByRole('textbox', { name: /tu cifra/ })
  await expect.element(field).toHaveValue('290')
  await field.fill('600')
  await expect.poll(() => location.search).toMatch(/p=600&p-en=psi$/)
  chooseUnits('si')
  await expect.element(field).toHaveValue('41,4')
  expect(location.search).toMatch(/p=600&p-en=psi$/)
  await field.fill('40')
  await expect.poll(() => location.search).toMatch(/p=40$/)
})

test('a limit in psi covers what was asked in psi, also once it is read in bar', async () => {
  history.replaceState(null, '', '?p=300&p-en=psi')
  await show()
  await expect.element(page.getByRole('textbox', { name: /tu cifra/ })).toHaveValue('20,7')
  await expect.element(page.getByText('3 cumplen, de 3')).toBeVisible()
})

test('the rows of a pump are judged as in a pump, in a list of several machines too', async () => {
  history.replaceState(null, '', '?p=35')
  const pump = { id: 'grupo-bombas', heading: 'Bombas', machine: 'bomba', rows: [PACKING] }
  await show(undefined, { ...LIST, total: 1, filters: [], groups: [pump] })
  await expect.element(page.getByText('0 cumplen, de 1')).toBeVisible()
  await expect.element(page.getByText('faltan 5 bar (en bombas)')).toBeVisible()
})

test('a row judged in one compound shows what that compound publishes, and all of them once nothing is asked', async () => {
  await show(undefined, {
    ...LIST,
    total: 1,
    filters: [],
    groups: [{ id: 'grupo', heading: 'Copas', rows: [CUP] }],
  })
  const text = () => document.querySelector('tr[id="22ke"] td')?.textContent
  const barParts = () => document.querySelectorAll('tbody td [aria-hidden] > span').length
  expect(barParts()).toBe(2)
  const field = page.getByRole('textbox', { name: /tu cifra/ })
  await field.fill('25')
  await expect.poll(text).toMatch(/hasta 30.bar.*AWC860/)
  await expect.element(page.getByText('según compuesto')).not.toBeVisible()
  expect(barParts()).toBe(1)
  await field.fill('')
  await expect.poll(text).toMatch(/hasta 40.bar/)
  await expect.element(page.getByText('según compuesto')).toBeVisible()
  expect(barParts()).toBe(2)
})

test('an address that asks for a figure is answered, and one that asks for none takes the marks away', async () => {
  history.replaceState(null, '', '?p=35')
  await show()
  await expect.element(page.getByRole('textbox', { name: /tu cifra/ })).toHaveValue('35')
  await expect.element(page.getByText('2 cumplen, de 3')).toBeVisible()
  history.replaceState(null, '', location.pathname)
  dispatchEvent(new PopStateEvent('popstate'))
  await expect.element(page.getByText('3 productos')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /tu cifra/ })).toHaveValue('')
})

test('a list of joints compares the diameter that they publish, that of the pipe', async () => {
  history.replaceState(null, '', '?eje=300')
  await show(undefined, {
    total: 1,
    columns: [{ id: 'diameter', name: 'Diámetro', units: { si: 'mm', imperial: 'in' } }],
    filters: [],
    groups: [{ id: 'grupo', heading: 'Juntas', rows: [JOINT] }],
  })
  await expect.element(page.getByText('1 cumple, de 1')).toBeVisible()
  // In the selector it would be a shaft's.
  await page.getByRole('textbox', { name: /tu cifra/ }).fill('3000')
  await expect.element(page.getByText('En esta lista ninguno cumple lo pedido.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /catálogo/ })).not.toBeInTheDocument()
})
