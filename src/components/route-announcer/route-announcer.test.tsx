import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { RouteAnnouncer } from './route-announcer.tsx'

const originalTitle = document.title
afterEach(() => {
  document.title = originalTitle
})

function Page({ path, title }: { path: string; title: string }) {
  return (
    <>
      <title>{title}</title>
      <main style={{ blockSize: '300vh' }}>
        <h1 key={path}>{title}</h1>
      </main>
      <RouteAnnouncer path={path} />
    </>
  )
}

test('arriving at another page puts the focus on its h1, without a ring, and says its title', async () => {
  const screen = await render(<Page path="/" title="Inicio" />)
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  expect(document.activeElement).toBe(document.body)

  await screen.rerender(<Page path="/contacto" title="Contáctanos" />)
  const heading = page.getByRole('heading', { name: 'Contáctanos' })
  await expect.element(heading).toHaveFocus()
  expect(getComputedStyle(heading.element()).outlineStyle).toBe('none')
  await expect.element(page.getByRole('status')).toHaveTextContent('Contáctanos')
})

test('the focus leaves the scroll position to the router', async () => {
  const screen = await render(<Page path="/" title="Inicio" />)
  window.scrollTo(0, 300)
  await screen.rerender(<Page path="/clientes" title="Clientes" />)
  await expect.element(page.getByRole('heading', { name: 'Clientes' })).toHaveFocus()
  expect(window.scrollY).toBe(300)
  window.scrollTo(0, 0)
})

test('a change within the page, such as a fragment, moves nothing', async () => {
  const screen = await render(<Page path="/" title="Inicio" />)
  await screen.rerender(<Page path="/" title="Inicio, otra vez" />)
  expect(document.activeElement).toBe(document.body)
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
})
