import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Link } from './link.tsx'

test('a page of the site opens without loading the document again', async () => {
  const screen = await render(
    <MemoryRouter>
      <Routes>
        <Route index element={<Link href="/contacto">Contacto</Link>} />
        <Route path="contacto" element={<h1>Contáctanos</h1>} />
      </Routes>
    </MemoryRouter>,
  )
  await screen.getByRole('link', { name: 'Contacto', exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Contáctanos' })).toBeVisible()
})

test('spec 7: what leaves the site opens in a new tab and says so', async () => {
  const screen = await render(
    <MemoryRouter>
      <Link href="https://www.sicep.cl">SICEP</Link>
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name: 'SICEP (abre en pestaña nueva)' })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener')
})
