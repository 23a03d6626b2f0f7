import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { CustomerZone } from './customer-zone.tsx'

const MARK = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/%3E'
const logo = (alt: string) => ({ src: `${MARK}#${alt}`, alt, width: 400, height: 300 })

async function show(logos: readonly ReturnType<typeof logo>[]) {
  await page.viewport(1440, 900)
  await render(
    <CustomerZone
      id="norte"
      heading="Norte"
      sectors="minería y energía"
      count={10}
      branch={{ city: 'Antofagasta', href: 'https://mapas.example/' }}
      logos={logos}
    />,
  )
}

test('a zone without logos says how many customers it has, and where the way on is', async () => {
  await show([])
  const zone = page.getByRole('region', { name: 'Norte' })
  await expect.element(zone.getByText('10 clientes de minería y energía')).toBeVisible()
  await expect.element(zone.getByRole('link', { name: /^Oficina Antofagasta/ })).toBeVisible()
  expect(zone.getByRole('img', { name: 'Minera' }).query()).toBeNull()
})

test('spec 3: a customer’s logo stands under the words by its name, no higher than a mark', async () => {
  await show([logo('Minera Uno'), logo('Minera Dos')])
  const logos = page.getByRole('list', { name: 'Clientes: Norte' })
  const mark = logos.getByRole('img', { name: 'Minera Uno' }).element().getBoundingClientRect()
  const words = page.getByRole('heading', { name: 'Norte' }).element().getBoundingClientRect()
  expect(mark.height).toBeLessThanOrEqual(60)
  expect(mark.height / mark.width).toBeCloseTo(3 / 4)
  expect(mark.top).toBeGreaterThan(words.bottom)
})
