import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { BrandMark } from './brand-mark.tsx'

const LOGO = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="900" height="60"/>'

test('the company’s logo stands for its name, whatever its size', async () => {
  await render(<BrandMark brand="Empresa" logo={{ src: LOGO, width: 900, height: 60 }} />)
  const logo = page.getByRole('img', { name: 'Empresa' })
  await expect.element(logo).toBeVisible()
  const { width, height } = logo.element().getBoundingClientRect()
  expect([width <= 176, height]).toEqual([true, 36])
})

test('without a logo the name is read', async () => {
  await render(<BrandMark brand="Empresa" />)
  await expect.element(page.getByText('Empresa')).toBeVisible()
  expect(document.querySelector('img')).toBeNull()
})
