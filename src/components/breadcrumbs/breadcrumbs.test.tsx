import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { BackLink } from '../back-link/back-link.tsx'
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
      <BackLink parentHref="/productos/sellos-mecanicos" parentLabel="Sellos mecánicos" />
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

test('on a wide screen Volver stands at the end of the same line', async () => {
  await show(1440)
  const parent = link('Sellos mecánicos').element().getBoundingClientRect()
  const back = link('Volver a Sellos mecánicos').element().getBoundingClientRect()
  expect(back.left).toBeGreaterThan(parent.right)
  expect(back.right).toBeGreaterThan(1440 - 20)
  expect(back.top).toBeLessThan(parent.bottom)
})

test.each([320, 390])('at %i px Volver names the parent, which no crumb repeats', async (width) => {
  await show(width)
  await expect.element(link('Volver a Sellos mecánicos')).toBeVisible()
  await expect.element(link('Sellos mecánicos')).not.toBeInTheDocument()
  await expect.element(link('Inicio')).not.toBeInTheDocument()
})
