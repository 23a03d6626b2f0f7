import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { Breadcrumbs } from './breadcrumbs.tsx'

async function show(width: number) {
  await page.viewport(width, 800)
  await render(
    <Breadcrumbs
      trail={[
        { label: 'Inicio', href: '/' },
        { label: 'Sellos mecánicos', href: '/productos/sellos-mecanicos' },
      ]}
      current="Sellos de cartucho"
    >
      <a href="/productos/sellos-mecanicos">Volver</a>
    </Breadcrumbs>,
  )
}

const link = (name: string) => page.getByRole('link', { name, exact: true })

test('a wide screen shows the whole way, the page itself without a link', async () => {
  await show(1440)
  await expect.element(link('Inicio')).toBeVisible()
  await expect.element(link('Sellos mecánicos')).toBeVisible()
  const current = page.getByText('Sellos de cartucho')
  await expect.element(current).toHaveAttribute('aria-current', 'page')
  await expect.element(link('Sellos de cartucho')).not.toBeInTheDocument()
})

test.each([1440, 320])('at %i px Volver stands at the end of the same line', async (width) => {
  await show(width)
  const parent = link('Sellos mecánicos').element().getBoundingClientRect()
  const back = link('Volver').element().getBoundingClientRect()
  expect(back.left).toBeGreaterThan(parent.right)
  expect(back.right).toBeGreaterThan(width - 20)
  expect(back.top).toBeLessThan(parent.bottom)
})

test('a narrow screen shows the parent alone', async () => {
  await show(390)
  await expect.element(link('Sellos mecánicos')).toBeVisible()
  await expect.element(link('Inicio')).not.toBeInTheDocument()
  await expect.element(page.getByText('Sellos de cartucho')).not.toBeVisible()
})
