import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { EXAMPLE_MENU, SiteHeaderExample } from './site-header-example.tsx'

const button = (name: string) => page.getByRole('button', { name })
const link = (name: string) => page.getByRole('link', { name })
const opened = (name: string) => page.getByRole('button', { name, expanded: true })
const closed = (name: string) => page.getByRole('button', { name, expanded: false })
const boxOf = (element: Element | null | undefined) =>
  element?.getBoundingClientRect() ?? new DOMRect()

async function show(width: number) {
  await page.viewport(width, 900)
  await render(<SiteHeaderExample />)
}

afterEach(() => window.scrollTo(0, 0))

test('spec 9: below 768 px the menu stands behind "Menú" and is at most 500 px high', async () => {
  await show(767)
  await expect.element(link('Contacto')).not.toBeInTheDocument()
  await button('Menú').click()
  await button('Soluciones').click()
  await expect.element(opened('Soluciones')).toBeVisible()
  await expect.element(link('Servicio 1')).toBeVisible()

  const menu = page.getByRole('navigation', { name: 'Principal' }).element()
  expect(boxOf(menu).height).toBe(500)
  expect(menu.scrollHeight).toBeGreaterThan(500)
  const rows = [...menu.querySelectorAll('a, button')].map(boxOf).filter(({ height }) => height > 0)
  expect(rows).toHaveLength(5 + 6)
  expect(Math.min(...rows.map(({ height }) => height))).toBeGreaterThanOrEqual(52)
  expect(Math.min(...rows.map(({ width }) => width))).toBe(767)
})

test('the narrow menu closes by Escape, its open submenu first', async () => {
  await show(390)
  await button('Menú').click()
  await button('Productos').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(closed('Productos')).toBeVisible()
  await expect.element(opened('Menú')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(closed('Menú')).toBeVisible()
})

test('in the narrow menu the next submenu opens by one press, although rows move', async () => {
  await show(390)
  await button('Menú').click()
  await button('Productos').click()
  await button('Nosotros').click()
  await expect.element(opened('Nosotros')).toBeVisible()
  await expect.element(closed('Productos')).toBeVisible()
})

test('following a link closes the narrow menu', async () => {
  await show(390)
  await button('Menú').click()
  await button('Productos').click()
  await link('Sellos Mecánicos').click()
  await expect.element(closed('Menú')).toBeVisible()
})

test('spec 9: from 768 px the whole menu stands in one line, each target 44 px high', async () => {
  await show(768)
  await expect.element(button('Menú')).not.toBeInTheDocument()
  const items = EXAMPLE_MENU.map((item) =>
    boxOf(('href' in item ? link(item.label) : button(item.label)).element()),
  )
  expect(new Set(items.map(({ top }) => top)).size).toBe(1)
  expect(Math.min(...items.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
  expect(Math.max(...items.map(({ right }) => right))).toBeLessThanOrEqual(768)
  await button('Nosotros').click()
  expect(document.documentElement.scrollWidth).toBe(768)
})

test('spec 9: a submenu is aligned with its item and scrolls from 500 px on', async () => {
  await show(1440)
  await button('Soluciones').click()
  const panel = link('Servicio 1').element().closest('ul')
  expect(boxOf(panel).left).toBe(boxOf(button('Soluciones').element()).left)
  const spacer = document.createElement('li')
  spacer.style.blockSize = '1000px'
  panel?.append(spacer)
  expect(boxOf(panel).height).toBe(500)
})

test('the header leaves on the way down, returns on the way up and for the focus', async () => {
  await show(1440)
  await page.getByRole('heading').hover()
  const bottom = () => boxOf(page.getByRole('banner').element()).bottom
  window.scrollTo(0, 600)
  await expect.poll(bottom).toBeLessThanOrEqual(0)
  window.scrollTo(0, 500)
  await expect.poll(bottom).toBeGreaterThanOrEqual(64)
  window.scrollTo(0, 700)
  await expect.poll(bottom).toBeLessThanOrEqual(0)
  await userEvent.keyboard('{Tab}')
  await expect.element(link('Marca')).toHaveFocus()
  await expect.poll(bottom).toBeGreaterThanOrEqual(64)
})
