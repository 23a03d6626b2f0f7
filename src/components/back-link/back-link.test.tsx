import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { BackLink } from './back-link.tsx'

const show = () =>
  render(
    <MemoryRouter initialEntries={['/productos/sellos']}>
      <Routes>
        <Route
          path="/productos/sellos"
          element={<BackLink parentHref="/productos" parentLabel="Productos" />}
        />
        <Route path="/productos" element={<h1>Productos</h1>} />
      </Routes>
    </MemoryRouter>,
  )

test('spec 2: Volver goes one step back in the history', async () => {
  const before = location.href
  history.pushState(null, '', '?pagina-siguiente')
  const screen = await show()
  const link = screen.getByRole('link', { name: 'Volver a Productos' })
  await expect.element(link).toHaveAttribute('href', '/productos')
  await link.click()
  await expect.poll(() => location.href).toBe(before)
  await expect.element(screen.getByRole('heading')).not.toBeInTheDocument()
})
