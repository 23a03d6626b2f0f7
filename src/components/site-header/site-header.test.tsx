import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import type { MenuItem } from './menu.ts'
import { SiteHeader } from './site-header.tsx'

const menu: MenuItem[] = [
  { label: 'Inicio', href: '/' },
  {
    label: 'Productos',
    id: 'productos',
    section: '/productos',
    items: [
      { label: 'Sellos Mecánicos', href: '/productos/sellos-mecanicos' },
      { label: 'Juntas de Expansión', href: '/productos/juntas-expansion' },
    ],
  },
  {
    label: 'Soluciones',
    id: 'soluciones',
    opensOnHover: true,
    items: Array.from({ length: 6 }, (_, index) => ({
      label: `Servicio ${index + 1}`,
      href: `/soluciones/servicio-${index + 1}`,
    })),
  },
  {
    label: 'Nosotros',
    id: 'nosotros',
    items: [{ label: 'Historia', href: '/historia' }],
  },
  { label: 'Contacto', href: '/contacto' },
]

const show = (currentPath = '/') =>
  render(
    <MemoryRouter>
      <SiteHeader brand="Marca" menu={menu} currentPath={currentPath} />
      <main style={{ blockSize: '300vh' }}>
        <h1>Sellos</h1>
      </main>
    </MemoryRouter>,
  )

const button = (name: string) => page.getByRole('button', { name })
const link = (name: string) => page.getByRole('link', { name })
const isOpen = (name: string) =>
  expect.element(button(name)).toHaveAttribute('aria-expanded', 'true')
const isClosed = (name: string) =>
  expect.element(button(name)).toHaveAttribute('aria-expanded', 'false')

beforeEach(() => page.viewport(1440, 900))
afterEach(() => window.scrollTo(0, 0))

test('spec 4: a submenu opens by click, closes by the next click, and one stands open at a time', async () => {
  await show()
  await expect.element(link('Sellos Mecánicos')).not.toBeInTheDocument()
  await button('Productos').click()
  await isOpen('Productos')
  await expect.element(link('Sellos Mecánicos')).toBeVisible()

  await button('Nosotros').click()
  await isClosed('Productos')
  await isOpen('Nosotros')

  await button('Nosotros').click()
  await isClosed('Nosotros')
  await expect.element(link('Historia')).not.toBeInTheDocument()
})

test('spec 4: Soluciones opens on hover, and the click that follows does not close it', async () => {
  await show()
  await button('Soluciones').hover()
  await isOpen('Soluciones')
  await button('Soluciones').click()
  await isOpen('Soluciones')
  await page.getByRole('heading', { name: 'Sellos' }).hover()
  await new Promise((resolve) => setTimeout(resolve, 400))
  await isOpen('Soluciones')
  await button('Soluciones').click()
  await isClosed('Soluciones')
})

test('a hovered submenu closes when the pointer leaves, and its links can be reached before', async () => {
  await show()
  await button('Soluciones').hover()
  await link('Servicio 6').hover()
  await isOpen('Soluciones')
  await page.getByRole('heading', { name: 'Sellos' }).hover()
  await isClosed('Soluciones')
})

test('hovering opens nothing but Soluciones', async () => {
  await show()
  await button('Productos').hover()
  await isClosed('Productos')
})

test('Escape closes the submenu and gives the focus back to its button', async () => {
  await show()
  await button('Productos').click()
  await userEvent.keyboard('{Tab}')
  await expect.element(link('Sellos Mecánicos')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await isClosed('Productos')
  await expect.element(button('Productos')).toHaveFocus()
})

test('a click elsewhere closes the submenu', async () => {
  await show()
  await button('Productos').click()
  await page.getByRole('heading', { name: 'Sellos' }).click()
  await isClosed('Productos')
})

test('the keyboard opens a submenu, walks through it and leaves it closed behind', async () => {
  await show()
  button('Productos').element().focus()
  await userEvent.keyboard('{Enter}')
  await isOpen('Productos')
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  await expect.element(button('Soluciones')).toHaveFocus()
  await isClosed('Productos')
})

test('the current page and the item above it are marked', async () => {
  await show('/productos/sellos-mecanicos')
  await expect.element(button('Productos')).toHaveAttribute('aria-current', 'true')
  await button('Productos').click()
  await expect.element(link('Sellos Mecánicos')).toHaveAttribute('aria-current', 'page')
  await expect.element(link('Inicio')).not.toHaveAttribute('aria-current')
})

test('spec 9: below 768 px the menu stands behind "Menú" and is at most 500 px high', async () => {
  await page.viewport(767, 900)
  await show()
  await expect.element(link('Contacto')).not.toBeInTheDocument()
  await button('Menú').click()
  await isOpen('Menú')
  await button('Soluciones').click()
  await isOpen('Soluciones')
  await expect.element(link('Servicio 1')).toBeVisible()

  const menuBox = page.getByRole('navigation', { name: 'Principal' }).element()
  expect(menuBox.getBoundingClientRect().height).toBe(500)
  expect(menuBox.scrollHeight).toBeGreaterThan(500)
  for (const row of menuBox.querySelectorAll('a, button')) {
    const { height, width } = row.getBoundingClientRect()
    if (height > 0) expect([height >= 52, width]).toEqual([true, 767])
  }

  await button('Soluciones').click()
  await isClosed('Soluciones')
  await userEvent.keyboard('{Escape}')
  await isClosed('Menú')
})

test('in the narrow menu, opening the next submenu needs one press although rows move', async () => {
  await page.viewport(390, 800)
  await show()
  await button('Menú').click()
  await button('Productos').click()
  await button('Nosotros').click()
  await isOpen('Nosotros')
  await isClosed('Productos')
})

test('spec 9: from 768 px the whole menu stands in one line, each target 44 px high', async () => {
  await page.viewport(768, 900)
  await show()
  await expect.element(button('Menú')).not.toBeInTheDocument()
  const tops = menu.map(({ label }) => {
    const role = label === 'Inicio' || label === 'Contacto' ? link(label) : button(label)
    const box = role.element().getBoundingClientRect()
    expect(box.height).toBeGreaterThanOrEqual(44)
    expect(box.right).toBeLessThanOrEqual(768)
    return box.top
  })
  expect(new Set(tops).size).toBe(1)
  await button('Nosotros').click()
  expect(document.documentElement.scrollWidth).toBe(768)
})

test('spec 9: a long submenu scrolls within 500 px', async () => {
  await show()
  await button('Soluciones').click()
  const panel = link('Servicio 1').element().closest('ul')
  expect(getComputedStyle(panel!).maxBlockSize).toContain('500px')
  const item = button('Soluciones').element().getBoundingClientRect()
  expect(panel!.getBoundingClientRect().left).toBe(item.left)
})

test('the header leaves on the way down, returns on the way up and for the focus', async () => {
  await show()
  await page.getByRole('heading', { name: 'Sellos' }).hover()
  const bottom = () => page.getByRole('banner').element().getBoundingClientRect().bottom
  window.scrollTo(0, 600)
  await expect.poll(bottom).toBeLessThanOrEqual(0)
  window.scrollTo(0, 500)
  await expect.poll(bottom).toBeGreaterThanOrEqual(80)
  window.scrollTo(0, 700)
  await expect.poll(bottom).toBeLessThanOrEqual(0)
  await userEvent.keyboard('{Tab}')
  await expect.element(link('Marca')).toHaveFocus()
  await expect.poll(bottom).toBeGreaterThanOrEqual(80)
})
