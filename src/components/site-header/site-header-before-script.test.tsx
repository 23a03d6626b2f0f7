import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#styles/site.css'
import { SiteHeaderExample } from './site-header-example.tsx'

let container: HTMLElement

beforeEach(async () => {
  await page.viewport(1440, 900)
  container = document.createElement('div')
  container.innerHTML = renderToString(<SiteHeaderExample />)
  document.body.append(container)
})

afterEach(() => container.remove())

const summary = (label: string) => page.getByText(label, { exact: true })
const link = (name: string) => page.getByRole('link', { name })
/** The page, as far as it steps back behind a panel. */
const outside = () => page.getByText('Más abajo')

test('without a script a submenu opens and closes by click, and only one is open', async () => {
  await summary('Productos').click()
  await expect.element(link('Sellos Mecánicos 51 productos')).toBeVisible()
  await summary('Soluciones').click()
  await expect.element(link('Servicio 1 Lo que hace')).toBeVisible()
  await expect.element(link('Sellos Mecánicos 51 productos')).not.toBeInTheDocument()
  await summary('Soluciones').click()
  await outside().hover({ force: true })
  await expect.element(link('Servicio 1 Lo que hace')).not.toBeInTheDocument()
})

test('without a script Soluciones opens on hover', async () => {
  await summary('Soluciones').hover()
  await expect.element(link('Servicio 1 Lo que hace')).toBeVisible()
})

test('without a script the narrow menu opens with its families folded, and Escape closes it', async () => {
  await page.viewport(390, 800)
  await expect.element(link('Inicio')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Menú' }).click()
  await expect.element(link('Inicio')).toBeVisible()
  await summary('Sellos Mecánicos').last().click()
  await expect.element(link('De cartucho 11 productos')).toBeVisible()
  await summary('Juntas de Expansión').last().click()
  await expect.element(link('Metálicas 1 producto')).toBeVisible()
  await expect.element(link('De cartucho 11 productos')).not.toBeInTheDocument()
  await summary('Soluciones').click()
  await expect.element(link('Servicio 1')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(link('Inicio')).not.toBeInTheDocument()
})

test('a submenu opened before hydration stays open, and the focus stays', async () => {
  await summary('Productos').click()
  await userEvent.keyboard('{Tab}')
  await expect.element(link('Sellos Mecánicos 51 productos')).toHaveFocus()

  const root = hydrateRoot(container, <SiteHeaderExample />)
  const button = page.getByRole('button', { name: 'Productos' })
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(link('Sellos Mecánicos 51 productos')).toBeVisible()
  await expect.element(link('Sellos Mecánicos 51 productos')).toHaveFocus()
  await button.click()
  await expect.element(link('Sellos Mecánicos 51 productos')).not.toBeInTheDocument()
  root.unmount()
})

test('a press that is under way when the page comes alive still opens its submenu', async () => {
  const nav = container.querySelector('nav') ?? document.body
  vi.spyOn(nav, 'matches').mockImplementation((selector) => selector === ':active')
  const root = hydrateRoot(container, <SiteHeaderExample />)
  await expect.poll(() => Object.keys(nav).some((key) => key.startsWith('__react'))).toBe(true)
  nav.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  container.querySelector('summary')?.click()
  await expect
    .element(page.getByRole('button', { name: 'Productos' }))
    .toHaveAttribute('aria-expanded', 'true')
  root.unmount()
})

test('the panels stay the ones that they were when the page comes alive', async () => {
  const panels = [...container.querySelectorAll('[id^="menu-"]')]
  const root = hydrateRoot(container, <SiteHeaderExample />)
  await expect
    .element(page.getByRole('button', { name: 'Productos' }))
    .toHaveAttribute('aria-expanded', 'false')
  expect(panels.length).toBeGreaterThan(2)
  expect([...container.querySelectorAll('[id^="menu-"]')]).toEqual(panels)
  expect(panels.every((panel) => panel.isConnected)).toBe(true)
  root.unmount()
})

test('only the open item is marked, also on a page of another item', async () => {
  container.innerHTML = renderToString(<SiteHeaderExample currentPath="/historia" />)
  const marked = () =>
    [...container.querySelectorAll('[data-submenu] > details > summary')]
      .filter((item) => getComputedStyle(item).borderBlockEndColor !== 'rgba(0, 0, 0, 0)')
      .map((item) => item.textContent)
  expect(marked()).toEqual(['Nosotros'])
  await summary('Productos').click()
  await userEvent.hover(outside(), { force: true })
  expect(marked()).toEqual(['Productos'])
})
