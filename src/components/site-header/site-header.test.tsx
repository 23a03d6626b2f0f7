import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { addToQuoteList, removeFromQuoteList } from '#visitor/quote-list.ts'
import { isOpen, item, SiteHeaderExample } from './site-header-example.tsx'

const show = (currentPath?: string) =>
  render(<SiteHeaderExample {...(currentPath && { currentPath })} />)

const link = (name: string) => page.getByRole('link', { name })
/** The part of the page that a panel dims. */
const outside = () => page.getByText('Más abajo')

beforeEach(() => page.viewport(1440, 900))
afterEach(() => {
  window.scrollTo(0, 0)
  for (const { id } of LINES) removeFromQuoteList(id)
})

const LINES = ['180', '155'].map((id) => ({ id, label: id, name: `Sello ${id}`, quantity: 1 }))

test('spec 4: a submenu opens by click, closes by the next click, and one stands open at a time', async () => {
  await show()
  await expect.element(link('Sellos Mecánicos 51 productos')).not.toBeInTheDocument()
  await item('Productos').click()
  await expect.poll(isOpen('Productos')).toBe(true)
  await expect.element(link('Sellos Mecánicos 51 productos')).toBeVisible()

  await item('Nosotros').click()
  await expect.poll(isOpen('Productos')).toBe(false)
  await expect.poll(isOpen('Nosotros')).toBe(true)

  await item('Nosotros').click()
  await expect.poll(isOpen('Nosotros')).toBe(false)
  await expect.element(link('Historia')).not.toBeInTheDocument()
})

test('spec 4: Soluciones opens on hover, and the click that follows does not close it', async () => {
  await show()
  await item('Soluciones').hover()
  await expect.poll(isOpen('Soluciones')).toBe(true)
  await item('Soluciones').click()
  await expect.poll(isOpen('Soluciones')).toBe(true)
  await outside().hover({ force: true })
  await new Promise((resolve) => setTimeout(resolve, 400))
  await expect.poll(isOpen('Soluciones')).toBe(true)
  await item('Soluciones').click()
  await expect.poll(isOpen('Soluciones')).toBe(false)
})

test('a hovered submenu closes when the pointer leaves, and its links can be reached before', async () => {
  await show()
  await item('Soluciones').hover()
  await link('Servicio 6 Lo que hace').hover()
  await expect.poll(isOpen('Soluciones')).toBe(true)
  await outside().hover({ force: true })
  await expect.poll(isOpen('Soluciones')).toBe(false)
})

test('hovering opens nothing but Soluciones', async () => {
  await show()
  await item('Productos').hover()
  await expect.poll(isOpen('Productos')).toBe(false)
})

test('Escape closes the submenu and gives the focus back to its button', async () => {
  await show()
  await item('Productos').click()
  await userEvent.keyboard('{Tab}')
  await expect.element(link('Sellos Mecánicos 51 productos')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(isOpen('Productos')).toBe(false)
  await expect.element(item('Productos')).toHaveFocus()
})

test('a click elsewhere closes the submenu', async () => {
  await show()
  await item('Productos').click()
  await outside().click({ force: true })
  await expect.poll(isOpen('Productos')).toBe(false)
})

test('the keyboard opens a submenu, walks through it and leaves it closed behind', async () => {
  await show()
  item('Nosotros').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(isOpen('Nosotros')).toBe(true)
  await userEvent.keyboard('{Tab}')
  await expect.element(link('Historia')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(link('Contacto')).toHaveFocus()
  await expect.poll(isOpen('Nosotros')).toBe(false)
})

test('the panel of products says how many each family and category has', async () => {
  await show()
  await item('Productos').click()
  await expect.element(link('Sellos Mecánicos 51 productos')).toBeVisible()
  await expect.element(link('De cartucho 11 productos')).toBeVisible()
  await expect.element(link('Metálicas 1 producto')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Rotativos', exact: true })).toBeVisible()
  await expect.element(link('Bomba')).toHaveAttribute('href', '/selector?equipo=bomba')
  await expect.element(link('Todos los códigos 52 productos en una página')).toBeVisible()
})

test('the header counts what the visitor wants quoted, and nothing moves when it does', async () => {
  await show()
  await expect.element(link('Ver lista')).toBeVisible()
  const boxes = () =>
    [...page.getByRole('banner').element().querySelectorAll('a, button, input')].map((element) =>
      JSON.stringify(element.getBoundingClientRect()),
    )
  const before = boxes()
  for (const line of LINES) addToQuoteList(line)
  await expect.element(page.getByRole('link', { name: 'Ver lista (2)' })).toBeVisible()
  expect(boxes()).toEqual(before)
  const button = page.getByRole('link', { name: 'Ver lista (2)' }).element()
  const middle = (part: Element | null) => {
    const { top = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {}
    return (top + bottom) / 2
  }
  expect(middle(button.querySelector('quote-count'))).toBeCloseTo(middle(button), 0)
})

test('where the list stands or goes along, the header leads to no list, and the search takes its place', async () => {
  await page.viewport(1440, 900)
  const searchBox = () => page.getByRole('searchbox').element().getBoundingClientRect().toJSON()
  const elsewhere = await show()
  const before = searchBox()
  await elsewhere.unmount()
  await show('/contacto')
  await expect.element(link('Ver lista')).not.toBeInTheDocument()
  expect(searchBox().left).toBeCloseTo(before.left, 0)
  expect(searchBox().right).toBe(1384)
})

test('on a page with a search of its own, the header has none', async () => {
  await show('/buscar')
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument()
})

test('the current page and the item above it are marked', async () => {
  await show('/productos/sellos-mecanicos')
  await expect.element(item('Productos')).toHaveAttribute('aria-current', 'true')
  await item('Productos').click()
  await expect
    .element(link('Sellos Mecánicos 51 productos'))
    .toHaveAttribute('aria-current', 'page')
  await expect.element(link('Inicio')).not.toHaveAttribute('aria-current')
})

test('only the open item is marked, also on a page of another item', async () => {
  await show('/historia')
  const marked = () =>
    [...document.querySelectorAll('summary')]
      .filter((one) => one.checkVisibility())
      .filter((one) => getComputedStyle(one).borderBlockEndColor !== 'rgba(0, 0, 0, 0)')
      .map((one) => one.textContent)
  await userEvent.hover(outside(), { force: true })
  await expect.poll(marked).toEqual(['Nosotros'])
  await item('Productos').click()
  await userEvent.hover(outside(), { force: true })
  await expect.poll(marked).toEqual(['Productos'])
})

test('what stood open by hovering before the page came alive stays, and the pointer holds it', async () => {
  await show()
  await item('Soluciones').hover()
  const menu = document.querySelector('site-menu')
  menu?.replaceWith(menu)
  await expect.poll(isOpen('Soluciones')).toBe(true)
  await outside().hover({ force: true })
  await expect.poll(isOpen('Soluciones')).toBe(false)
})

test('who opens another submenu by keyboard while the pointer rests on Soluciones keeps it', async () => {
  await show()
  await item('Soluciones').hover()
  await expect.poll(isOpen('Soluciones')).toBe(true)
  const products = item('Productos').element()
  if (products instanceof HTMLElement) products.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(isOpen('Productos')).toBe(true)
  await outside().hover({ force: true })
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(isOpen('Productos')()).toBe(true)
  await item('Soluciones').click()
  await expect.poll(isOpen('Soluciones')).toBe(true)
})
