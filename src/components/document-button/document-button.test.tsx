import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { DocumentButton } from './document-button.tsx'

const catalogue = { href: '/catalogos/sellos.pdf', note: 'PDF, 84 kB' }

async function show() {
  await render(<DocumentButton document={catalogue}>Descargar catálogo</DocumentButton>)
}

test('spec 2: a brochure is downloaded, and its type and size are heard first', async () => {
  await show()
  const link = page.getByRole('link', { name: 'Descargar catálogo (PDF, 84 kB)', exact: true })
  await expect.element(link).toHaveAttribute('href', '/catalogos/sellos.pdf')
  await expect.element(link).toHaveAttribute('download')
  await expect.element(link).not.toHaveAttribute('target')
})

test('type and size are seen, and the button is big enough to touch', async () => {
  await page.viewport(320, 600)
  await show()
  await expect.element(page.getByText('(PDF, 84 kB)')).toBeVisible()
  const { height, right } = page.getByRole('link').element().getBoundingClientRect()
  expect(height).toBeGreaterThanOrEqual(44)
  expect(right).toBeLessThanOrEqual(320)
})
