import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { SiteHeaderExample } from './site-header-example.tsx'

const show = (currentPath?: string) =>
  render(<SiteHeaderExample {...(currentPath && { currentPath })} />)

const button = (name: string) => page.getByRole('button', { name })
const link = (name: string) => page.getByRole('link', { name })
const opened = (name: string) => page.getByRole('button', { name, expanded: true })
const closed = (name: string) => page.getByRole('button', { name, expanded: false })

beforeEach(() => page.viewport(1440, 900))
afterEach(() => window.scrollTo(0, 0))

test('spec 4: a submenu opens by click, closes by the next click, and one stands open at a time', async () => {
  await show()
  await expect.element(link('Sellos Mecánicos')).not.toBeInTheDocument()
  await button('Productos').click()
  await expect.element(opened('Productos')).toBeVisible()
  await expect.element(link('Sellos Mecánicos')).toBeVisible()

  await button('Nosotros').click()
  await expect.element(closed('Productos')).toBeVisible()
  await expect.element(opened('Nosotros')).toBeVisible()

  await button('Nosotros').click()
  await expect.element(closed('Nosotros')).toBeVisible()
  await expect.element(link('Historia')).not.toBeInTheDocument()
})

test('spec 4: Soluciones opens on hover, and the click that follows does not close it', async () => {
  await show()
  await button('Soluciones').hover()
  await expect.element(opened('Soluciones')).toBeVisible()
  await button('Soluciones').click()
  await expect.element(opened('Soluciones')).toBeVisible()
  await page.getByRole('heading').hover()
  await new Promise((resolve) => setTimeout(resolve, 400))
  await expect.element(opened('Soluciones')).toBeVisible()
  await button('Soluciones').click()
  await expect.element(closed('Soluciones')).toBeVisible()
})

test('a hovered submenu closes when the pointer leaves, and its links can be reached before', async () => {
  await show()
  await button('Soluciones').hover()
  await link('Servicio 6').hover()
  await expect.element(opened('Soluciones')).toBeVisible()
  await page.getByRole('heading').hover()
  await expect.element(closed('Soluciones')).toBeVisible()
})

test('hovering opens nothing but Soluciones', async () => {
  await show()
  await button('Productos').hover()
  await expect.element(closed('Productos')).toBeVisible()
})

test('Escape closes the submenu and gives the focus back to its button', async () => {
  await show()
  await button('Productos').click()
  await userEvent.keyboard('{Tab}')
  await expect.element(link('Sellos Mecánicos')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(closed('Productos')).toBeVisible()
  await expect.element(button('Productos')).toHaveFocus()
})

test('a click elsewhere closes the submenu', async () => {
  await show()
  await button('Productos').click()
  await page.getByRole('heading').click()
  await expect.element(closed('Productos')).toBeVisible()
})

test('the keyboard opens a submenu, walks through it and leaves it closed behind', async () => {
  await show()
  button('Productos').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(opened('Productos')).toBeVisible()
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  await expect.element(button('Soluciones')).toHaveFocus()
  await expect.element(closed('Productos')).toBeVisible()
})

test('the current page and the item above it are marked', async () => {
  await show('/productos/sellos-mecanicos')
  await expect.element(button('Productos')).toHaveAttribute('aria-current', 'true')
  await button('Productos').click()
  await expect.element(link('Sellos Mecánicos')).toHaveAttribute('aria-current', 'page')
  await expect.element(link('Inicio')).not.toHaveAttribute('aria-current')
})
