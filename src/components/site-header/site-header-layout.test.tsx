import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import '#islands/follow-header.ts'
import { isOpen, item, SiteHeaderExample } from './site-header-example.tsx'

const button = (name: string) => page.getByRole('button', { name })
const isMenuOpen = () => document.querySelector(':popover-open') !== null
const link = (name: string) => page.getByRole('link', { name })
const family = (name: string) => page.getByText(name, { exact: true }).last()
const boxOf = (element: Element | null | undefined) =>
  element?.getBoundingClientRect() ?? new DOMRect()

async function show(width: number, height = 900) {
  await page.viewport(width, height)
  await render(<SiteHeaderExample />)
}

afterEach(() => window.scrollTo(0, 0))

/** Below this width the menu leaves the header. */
const COLLAPSES_BELOW_PX = 896
/** From this width on the search field stands in the header. */
const FIELD_FROM_PX = 1280

test('on a narrow screen the menu fills it under the header, and nothing in it is cut', async () => {
  await show(320, 640)
  await expect.element(link('Contacto')).not.toBeInTheDocument()
  await button('Menú').click()
  const menu = page.getByRole('navigation', { name: 'Principal' }).element()
  for (const width of [320, 390, COLLAPSES_BELOW_PX - 1]) {
    await page.viewport(width, 640)
    const { left, right, top, bottom } = boxOf(menu)
    const header = boxOf(page.getByRole('banner').element())
    expect([left, right, top, bottom]).toEqual([0, header.right, header.bottom, 640])
    const targets = [...menu.querySelectorAll('a, button, summary, input')].filter(
      (element) => boxOf(element).height > 0,
    )
    const faults = targets.filter(
      (target) =>
        boxOf(target).height < 44 ||
        boxOf(target).right > right ||
        target.scrollWidth > target.clientWidth + 1,
    )
    expect(targets.length).toBeGreaterThan(15)
    expect(faults.map(({ textContent }) => textContent)).toEqual([])
    const phones = menu.querySelectorAll('[href^="tel:"]')
    expect([...phones].map((phone) => boxOf(phone).bottom)).toEqual([640, 640, 640])
  }
})

test('the menu scrolls by itself, and the page behind it is inert and stays where it is', async () => {
  await show(390, 480)
  await button('Menú').click()
  const main = () => document.querySelector('main')
  await expect.poll(() => main()?.inert).toBe(true)
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  const contact = link('Contacto').element()
  contact.scrollIntoView()
  expect(boxOf(contact).bottom).toBeLessThanOrEqual(
    boxOf(link('Norte +56 2 2345 6789').element()).top,
  )
  await userEvent.keyboard('{Escape}')
  await expect.poll(isMenuOpen).toBe(false)
  expect(main()?.inert).toBe(false)
})

test('in the narrow menu all families are folded at first, and one is unfolded at a time', async () => {
  await show(390)
  await button('Menú').click()
  await expect.element(link('De cartucho 11 productos')).not.toBeInTheDocument()
  await family('Sellos Mecánicos').click()
  await expect.element(link('De cartucho 11 productos')).toBeVisible()
  await family('Juntas de Expansión').click()
  await expect.element(link('Metálicas 1 producto')).toBeVisible()
  await expect.element(link('De cartucho 11 productos')).not.toBeInTheDocument()
})

test('the narrow menu closes by one Escape, whatever is open in it', async () => {
  await show(390)
  await button('Menú').click()
  await item('Nosotros').click()
  await userEvent.keyboard('{Escape}')
  await expect.poll(isMenuOpen).toBe(false)
})

test('spec 4: in the narrow menu each submenu toggles, Productos open at first', async () => {
  await show(390)
  await button('Menú').click()
  await expect.poll(isOpen('Productos')).toBe(true)
  await expect.element(family('Sellos Mecánicos')).toBeVisible()
  await item('Productos').click()
  await expect.poll(isOpen('Productos')).toBe(false)
  await expect.element(family('Sellos Mecánicos')).not.toBeVisible()
  await item('Soluciones').click()
  await expect.poll(isOpen('Soluciones')).toBe(true)
})

test('what lies below the window in the narrow menu is named at its foot', async () => {
  await show(390, 640)
  await button('Menú').click()
  await expect.poll(isOpen('Productos')).toBe(true)
  const phones = boxOf(link('Norte +56 2 2345 6789').element())
  const rows = [item('Soluciones'), item('Nosotros'), link('Contacto')].map((row) =>
    boxOf(row.element()),
  )
  expect(rows.map(({ bottom }) => Math.round(phones.top - bottom) > -3)).toEqual([true, true, true])
})

test('in the narrow menu the next submenu opens by one press, although rows move', async () => {
  await show(390)
  await button('Menú').click()
  await item('Soluciones').click()
  await item('Nosotros').click()
  await expect.poll(isOpen('Nosotros')).toBe(true)
  await expect.poll(isOpen('Soluciones')).toBe(false)
})

test('following a link closes the narrow menu, and the page can be used at once', async () => {
  await show(390)
  await button('Menú').click()
  await family('Sellos Mecánicos').click()
  await link('De cartucho 11 productos').click()
  await expect.poll(isMenuOpen).toBe(false)
  expect(document.querySelector('main')?.inert).toBe(false)
})

test('the narrow menu closes where the window grows and the menu stands in the header', async () => {
  await show(390)
  await button('Menú').click()
  await expect.poll(isMenuOpen).toBe(true)
  await page.viewport(1440, 900)
  await expect.poll(() => document.querySelector('main')?.inert).toBe(false)
  await expect.element(item('Productos')).toBeVisible()
})

test('on a wide screen menu, search and list stand in one line, each target 44 px high', async () => {
  await show(1440)
  for (const width of [COLLAPSES_BELOW_PX, 1100, FIELD_FROM_PX, 1440]) {
    await page.viewport(width, 900)
    await expect.element(button('Menú')).not.toBeInTheDocument()
    const field = width < FIELD_FROM_PX ? link('Buscar') : page.getByRole('searchbox')
    const inLine = [
      link('Inicio'),
      item('Productos'),
      item('Soluciones'),
      item('Nosotros'),
      link('Contacto'),
      field,
      link('Ver lista'),
    ]
    const items = inLine.map((one) => boxOf(one.element()))
    for (const [index, { left }] of items.entries()) {
      expect(left).toBeGreaterThanOrEqual(items[index - 1]?.right ?? 0)
    }
    expect(items.at(-1)?.right).toBeLessThanOrEqual(width)
    expect(Math.min(...items.slice(0, 5).map(({ height }) => height))).toBeGreaterThanOrEqual(44)
    expect(boxOf(field.element()).width).toBeGreaterThanOrEqual(width < FIELD_FROM_PX ? 44 : 192)
    expect(boxOf(field.element()).width).toBeLessThanOrEqual(420)
    for (const name of ['Productos', 'Soluciones', 'Nosotros']) {
      await item(name).click()
      await expect.poll(isOpen(name)).toBe(true)
      expect(document.documentElement.scrollWidth).toBe(width)
    }
  }
})

test('the panels reach over the whole width under the header', async () => {
  await show(1440)
  for (const [name, first] of [
    ['Productos', 'Sellos Mecánicos 51 productos'],
    ['Soluciones', 'Servicio 1 Lo que hace'],
  ] as const) {
    await item(name).click()
    await expect.element(link(first)).toBeVisible()
    const panel = item(name).element().closest('details')?.nextElementSibling
    const { left, right, top } = boxOf(panel)
    expect([left, right]).toEqual([0, 1440])
    expect(top).toBeCloseTo(boxOf(page.getByRole('banner').element()).bottom, -1)
  }
})

test('spec 9: a submenu is aligned with its item and scrolls from 500 px on', async () => {
  await show(1440)
  await item('Nosotros').click()
  const panel = link('Historia').element().closest('ul')?.parentElement
  expect(boxOf(panel).left).toBe(boxOf(item('Nosotros').element()).left)
  const spacer = document.createElement('li')
  spacer.style.blockSize = '1000px'
  panel?.append(spacer)
  expect(boxOf(panel).height).toBe(500)
})

test('on a telephone the header leaves with the page, and is back with a move upwards', async () => {
  await show(390)
  const top = () => boxOf(page.getByRole('banner').element()).top
  const scrollTo = (y: number) =>
    new Promise((resolve) => {
      // The header checks the scroll position once per frame.
      const framed = () => requestAnimationFrame(() => requestAnimationFrame(resolve))
      addEventListener('scroll', framed, { once: true })
      window.scrollTo(0, y)
    })
  await scrollTo(600)
  await expect.poll(top).toBeLessThan(-500)
  await scrollTo(590)
  await expect.poll(top).toBe(0)
  await scrollTo(620)
  await expect.poll(top).toBeLessThan(-500)
})

test.each(['Marca', 'Sellos del Pacífico'])(
  'at every width no part of the header covers another, whatever the brand: %s',
  async (brand) => {
    await page.viewport(320, 900)
    await render(<SiteHeaderExample brand={brand} />)
    for (const width of [320, 390, 768, 896, 1024, 1100, 1279, 1280, 1440]) {
      await page.viewport(width, 900)
      const parts = [...page.getByRole('banner').element().querySelectorAll('a, button, input')]
        .map(boxOf)
        .filter((box) => box.width > 1 && box.top < 64)
        .sort((a, b) => a.left - b.left)
      const covered = parts.filter((part, at) => part.left < (parts[at - 1]?.right ?? 0) - 1)
      expect([width, covered.length, document.documentElement.scrollWidth]).toEqual([
        width,
        0,
        width,
      ])
    }
  },
)

test('the header stays while the page is read', async () => {
  await show(1440)
  window.scrollTo(0, 600)
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(boxOf(page.getByRole('banner').element()).top).toBe(0)
})

test('with text twice as large it leaves with the page, and what sticks below it is at the edge', async () => {
  document.documentElement.style.fontSize = '200%'
  await show(1440)
  const head = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => head.remove())
  head.style.cssText = 'position: fixed; inset-block-start: var(--header-height)'
  window.scrollTo(0, 600)
  await expect.poll(() => boxOf(page.getByRole('banner').element()).bottom).toBeLessThan(0)
  expect(boxOf(head).top).toBe(0)
})
