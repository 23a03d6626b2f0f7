import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Link } from './link.tsx'

test('spec 2: a button scrolls smoothly to its section and the next Tab goes on from there', async () => {
  const screen = await render(
    <>
      <Link href="#sucursales">Encuentra nuestras oficinas</Link>
      <div style={{ blockSize: '300vh' }} />
      <section id="sucursales" aria-label="Sucursales" style={{ blockSize: '100vh' }}>
        <a href="/contacto">Contacto</a>
      </section>
    </>,
  )
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const historyLength = history.length
  await screen.getByRole('link', { name: 'Encuentra nuestras oficinas' }).click()

  const section = screen.getByRole('region', { name: 'Sucursales' })
  await expect.element(section).toHaveFocus()
  await expect.poll(() => Math.abs(section.element().getBoundingClientRect().top)).toBeLessThan(5)
  expect(scrolled).toHaveBeenLastCalledWith({ behavior: 'smooth', block: 'start' })
  expect(history.length).toBe(historyLength)
  expect(location.hash).toBe('')
  vi.restoreAllMocks()
})

test('a section that is not there leaves the link to the browser', async () => {
  const screen = await render(<Link href="#nada">Explorar más</Link>)
  await screen.getByRole('link', { name: 'Explorar más' }).click()
  expect(location.hash).toBe('#nada')
  history.replaceState(null, '', location.pathname + location.search)
})
