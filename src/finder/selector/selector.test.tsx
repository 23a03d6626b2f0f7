import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NOTHING_ASKED } from './criteria.ts'
import { countOptions } from './select-products.ts'
import type { SelectorData, SelectorProduct } from './selector-data.ts'
import '#styles/site.css'
import { Selector } from './selector.tsx'

const PICTURE = {
  src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  width: 4,
  height: 3,
  alt: '',
}

function product(id: string, own: Partial<SelectorProduct>): SelectorProduct {
  return {
    id,
    label: id.toUpperCase(),
    name: 'Sello',
    tagline: 'Sella',
    href: `/productos/sellos#${id}`,
    place: 'Sellos',
    picture: PICTURE,
    dataSheet: `/fichas/${id}.pdf`,
    choices: { equipo: {}, disposicion: {}, servicio: {}, norma: {} },
    ranges: [],
    specs: [],
    lists: [],
    ...own,
  }
}

const SHAFT = { facet: 'diameter', label: 'Eje' } as const
const PUMP = { equipo: { bomba: 'Bombas ANSI' }, disposicion: {}, servicio: {}, norma: {} }
const DATA: SelectorData = {
  options: {
    equipo: [{ id: 'bomba', label: 'Bomba' }],
    disposicion: [],
    servicio: [],
    norma: [],
  },
  products: [
    product('180', {
      choices: PUMP,
      ranges: [{ ...SHAFT, min: 25, max: 120, text: '25 a 120 mm' }],
    }),
    product('442', { ranges: [{ ...SHAFT, min: 20, max: 610, text: '20 a 610 mm' }] }),
    product('t30', { choices: PUMP }),
    product('170l', {
      ranges: [{ ...SHAFT, min: 60, max: 220, text: '60 a 220 mm', condition: 'en lodos' }],
    }),
  ],
}

let answer: () => Response

beforeEach(() => {
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
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <Selector action="/selector" options={options} note="La sucursal decide">
          <p>Familias</p>
        </Selector>
      ),
    },
  ])
  await render(<Stub />)
}

const results = () =>
  page
    .getByRole('article')
    .elements()
    .map((one) => one.querySelector('h3')?.innerText.split(' ')[0])

test('a figure keeps what covers it, tells apart what publishes none, and says why the rest is out', async () => {
  await show()
  await expect.element(page.getByText('Familias')).toBeVisible()
  await page.getByLabelText('Diámetro de eje o vástago', { exact: true }).fill('150')
  await expect.element(page.getByText('Eje: 20 a 610 mm, cubre 150 mm')).toBeVisible()
  await expect.element(page.getByText('Diámetro: sin dato publicado')).toBeVisible()
  expect(results()).toEqual(['442', '170L', 'T30'])
  const conditional = page.getByRole('region', { name: 'Cumplen con condición' })
  await expect
    .element(conditional.getByText('Eje: 60 a 220 mm, cubre 150 mm, con condición: en lodos'))
    .toBeVisible()
  await page.getByText('Queda fuera 1 producto').click()
  await expect.element(page.getByText('180: Eje: 25 a 120 mm, no cubre 150 mm')).toBeVisible()
  await expect.element(page.getByText('Familias')).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('1 producto, 1 con condición y 1 sin dato publicado')
})

test('the address follows the form, and the enquiry carries what was asked', async () => {
  await show()
  await page.getByLabelText('Equipo').selectOptions('bomba')
  await page.getByLabelText('Diámetro de eje o vástago', { exact: true }).fill('2')
  await page.getByLabelText('Unidad: Diámetro de eje o vástago').selectOptions('in')
  expect(location.search).toBe('?equipo=bomba&eje=2&eje-en=in')
  const href = page
    .getByRole('link', { name: 'Consultar con estos datos' })
    .element()
    .getAttribute('href')
  expect(decodeURIComponent(href ?? '')).toContain(
    '- Equipo: Bomba\n- Diámetro de eje o vástago: 2\u00a0in',
  )
  await page.getByRole('button', { name: 'Quitar todo' }).click()
  expect(location.search).toBe('')
  await expect.element(page.getByText('Familias')).toBeVisible()
})

test('an address that someone shared shows what it asks, and each option its count', async () => {
  history.replaceState(null, '', '?eje=50')
  await show()
  await expect.element(page.getByText('Eje: 25 a 120 mm, cubre 50 mm')).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'Bomba (1)' })).toBeInTheDocument()
})

test('what is no figure is said at its field and asks for nothing', async () => {
  await show()
  const field = page.getByLabelText('Diámetro de eje o vástago', { exact: true })
  await field.fill('grande')
  await expect.element(page.getByText(/^No es una cifra/)).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('Familias')).toBeVisible()
  await field.fill('')
  await page.getByLabelText('Unidad: Presión').selectOptions('psi')
  await expect.element(page.getByText('Familias')).toBeVisible()
})

test('Enter leads from the form to its results', async () => {
  await show()
  await page.getByLabelText('Diámetro de eje o vástago', { exact: true }).fill('50')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('region', { name: 'Resultados' })).toHaveFocus()
})
