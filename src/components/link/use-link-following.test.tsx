import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ExampleSite } from './example-site.tsx'

/** Clicks that the site left to the browser, which must not leave the test. */
let left: string[] = []
function keepHere(event: MouseEvent): void {
  if (event.defaultPrevented) return
  event.preventDefault()
  left.push((event.target as HTMLElement).textContent)
}
beforeEach(() => {
  left = []
  document.addEventListener('click', stopAtTheEnd)
})
afterEach(() => {
  document.removeEventListener('click', stopAtTheEnd)
  removeEventListener('click', keepHere)
})
/** Listens last, after whatever the site listens with. */
function stopAtTheEnd(): void {
  removeEventListener('click', keepHere)
  addEventListener('click', keepHere)
}

const show = () =>
  render(
    <ExampleSite>
      <Routes>
        <Route
          index
          element={
            <>
              <a href="/contacto">
                <b>Contacto</b>
              </a>
              <a href="/glosario#api-682" target="_self">
                API 682
              </a>
              <a href="/fichas/442c.pdf">Ficha</a>
              <a href="#sucursales">Sucursales</a>
              <a href="/contacto" onClick={(event) => event.preventDefault()}>
                Ampliar
              </a>
              <p>Texto</p>
            </>
          }
        />
        <Route path="contacto" element={<h1>Contáctanos</h1>} />
      </Routes>
    </ExampleSite>,
  )

test('a page of the site opens without loading a document', async () => {
  const screen = await show()
  await screen.getByText('Contacto').click()
  await expect.element(screen.getByRole('heading', { name: 'Contáctanos' })).toBeVisible()
  expect(left).toEqual([])
})

test.each(['API 682', 'Ficha', 'Sucursales', 'Texto'])(
  'a click on %s is the browser’s',
  async (name) => {
    const screen = await show()
    await screen.getByText(name, { exact: true }).click()
    expect(left).toEqual([name])
    await expect.element(screen.getByText('Contacto')).toBeVisible()
  },
)

test('another tab is the browser’s too', async () => {
  const screen = await show()
  await screen.getByText('Contacto').click({ modifiers: ['ControlOrMeta'] })
  expect(left).toEqual(['Contacto'])
})

test('a click that a component took for itself leads nowhere', async () => {
  const screen = await show()
  await screen.getByText('Ampliar').click()
  expect(left).toEqual([])
  await expect.element(screen.getByText('Contacto')).toBeVisible()
})
