import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { SiteFooter } from './site-footer.tsx'

const NETWORKS = ['Facebook', 'X', 'LinkedIn']

function show(pending: boolean) {
  const owned = (value: string) => ({ value, pending })
  return render(
    <SiteFooter
      brand="Marca"
      tagline="Sellado de fluidos"
      groups={[{ heading: 'Empresa', links: [{ label: 'Historia', href: '/historia' }] }]}
      branches={[{ city: 'Santiago', phone: owned('+56 2 2345 6789') }]}
      legal={[{ label: 'Condiciones Generales de venta', href: '/condiciones' }]}
      networks={NETWORKS.map((name) => ({ name, url: owned(`https://red.cl/${name}`) }))}
      copyright="© ejemplo.cl"
      source="https://ejemplo.cl/historia, revisada el 26-11-2026"
    />,
  )
}

const link = (name: string) => page.getByRole('link', { name })

test('spec 2: the footer leads to the conditions and ends with the copyright line', async () => {
  await show(false)
  await expect
    .element(link('Condiciones Generales de venta'))
    .toHaveAttribute('href', '/condiciones')
  expect(page.getByRole('contentinfo').element().textContent).toMatch(/© ejemplo\.cl$/)
})

test('paper says which page it is, and of which day', async () => {
  await show(false)
  const line = page.getByText('© ejemplo.cl').element()
  expect(line.getAttribute('data-source')).toContain('https://ejemplo.cl/historia, revisada el 26')
})

test.each([
  ['what the owner has given', false],
  ['a sample of what is still to be supplied', true],
])('spec 2: %s is linked: networks in a new tab, a branch to be called', async (_, pending) => {
  await show(pending)
  for (const name of NETWORKS) {
    const network = link(`${name} (abre en pestaña nueva)`)
    await expect.element(network).toHaveAttribute('href', `https://red.cl/${name}`)
    await expect.element(network).toHaveAttribute('target', '_blank')
  }
  await expect.element(link('Santiago +56 2 2345 6789')).toHaveAttribute('href', 'tel:+56223456789')
  await expect.element(link('Contacto')).toHaveAttribute('href', '/contacto')
})
