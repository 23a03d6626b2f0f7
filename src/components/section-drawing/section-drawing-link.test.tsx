import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { SectionDrawingLink } from './section-drawing-link.tsx'

const PIXEL = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600"/>'

const drawing = {
  href: PIXEL,
  width: 960,
  height: 600,
  caption: '442C, sello partido',
  legend: [{ number: 1, label: 'cara rotativa' }],
}

test('a visitor opens the whole drawing at a size that can be read, moves over it and closes it', async () => {
  await page.viewport(390, 800)
  await render(<SectionDrawingLink drawing={drawing}>Ver lámina</SectionDrawingLink>)
  const link = page.getByRole('link', { name: 'Ver lámina' })

  await link.click()
  const dialog = page.getByRole('dialog', { name: '442C, sello partido' })
  await expect.element(dialog).toBeVisible()
  const sheet = page.getByRole('group', { name: 'Lámina' })
  await expect.element(page.getByRole('img', { name: '442C, sello partido' })).toBeVisible()
  expect(page.getByRole('img').element().getBoundingClientRect().width).toBe(960)
  expect(sheet.element().scrollWidth).toBeGreaterThan(sheet.element().clientWidth)
  await expect.element(page.getByText('cara rotativa')).toBeVisible()

  await page.getByRole('button', { name: 'Cerrar' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(link).toHaveFocus()
})

test('Escape closes the drawing', async () => {
  await render(<SectionDrawingLink drawing={drawing}>Ver lámina</SectionDrawingLink>)
  await page.getByRole('link', { name: 'Ver lámina' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('without a script the link leads to the file', async () => {
  await render(<SectionDrawingLink drawing={drawing}>Ver lámina</SectionDrawingLink>)
  await expect.element(page.getByRole('link')).toHaveAttribute('href', PIXEL)
})
