import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { DocumentButton } from './document-button.tsx'

const dataSheet = { href: '/fichas/442c.pdf', note: 'PDF, 84 kB' }

async function show() {
  await render(<DocumentButton document={dataSheet}>Información del producto</DocumentButton>)
}

test('spec 7: a document opens in a new tab, and is heard with its type and size', async () => {
  await show()
  const link = page.getByRole('link', {
    name: 'Información del producto (PDF, 84 kB) (abre en pestaña nueva)',
    exact: true,
  })
  await expect.element(link).toHaveAttribute('href', '/fichas/442c.pdf')
  await expect.element(link).toHaveAttribute('target', '_blank')
})

test('type and size are seen, and the button is big enough to touch', async () => {
  await page.viewport(320, 600)
  await show()
  await expect.element(page.getByText('(PDF, 84 kB)')).toBeVisible()
  const { height, right } = page.getByRole('link').element().getBoundingClientRect()
  expect(height).toBeGreaterThanOrEqual(44)
  expect(right).toBeLessThanOrEqual(320)
})
