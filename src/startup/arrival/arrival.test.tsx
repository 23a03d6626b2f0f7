import { useLayoutEffect } from 'react'
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AfterOpening, Arrival } from './arrival.tsx'

/** What stood on each page as it was first shown. */
let firstShown: string[] = []
beforeEach(() => page.viewport(390, 800))
afterEach(() => (firstShown = []))

function Page({ title, to }: { title: string; to: string }) {
  const navigate = useNavigate()
  useLayoutEffect(() => {
    firstShown.push(document.querySelector('main')?.textContent ?? '')
  }, [])
  return (
    <>
      <h1>{title}</h1>
      <Link to={to}>Sigue</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Vuelve
      </button>
      <AfterOpening>
        <p>Tabla de {title}</p>
      </AfterOpening>
    </>
  )
}

function Main({ linkToSecond }: { linkToSecond: string }) {
  const { pathname } = useLocation()
  return (
    <main>
      <Arrival key={pathname}>
        <Routes>
          <Route index element={<Page title="Bombas" to={linkToSecond} />} />
          <Route path="valvulas" element={<Page title="Válvulas" to="/" />} />
        </Routes>
      </Arrival>
    </main>
  )
}

function site(linkToSecond: string) {
  return render(
    <MemoryRouter>
      <Main linkToSecond={linkToSecond} />
    </MemoryRouter>,
  )
}

test('a document load renders the whole page at once', async () => {
  await site('/valvulas')
  expect(firstShown).toEqual([expect.stringContaining('Tabla de Bombas')])
})

test('a move on a telephone renders the first screen first, then the rest', async () => {
  const screen = await site('/valvulas')
  await screen.getByRole('link').click()
  await expect.element(screen.getByText('Tabla de Válvulas')).toBeVisible()
  expect(firstShown[1]).toContain('Válvulas')
  expect(firstShown[1]).not.toContain('Tabla')
})

test('a box one screen high keeps the footer out of view until the rest is rendered', async () => {
  const screen = await site('/valvulas')
  const heights: number[] = []
  const observer = new MutationObserver(() => {
    const room = document.querySelector('[aria-busy]')
    if (room) heights.push(room.getBoundingClientRect().height)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await screen.getByRole('link').click()
  await expect.element(screen.getByText('Tabla de Válvulas')).toBeVisible()
  observer.disconnect()
  expect(heights[0]).toBeGreaterThanOrEqual(innerHeight)
  expect(document.querySelector('[aria-busy]')).toBeNull()
})

test('a move on a wide screen renders the whole page at once', async () => {
  await page.viewport(1440, 900)
  const screen = await site('/valvulas')
  await screen.getByRole('link').click()
  await expect.element(screen.getByText('Tabla de Válvulas')).toBeVisible()
  expect(firstShown[1]).toContain('Tabla de Válvulas')
})

test('a move to a fragment renders the whole page at once', async () => {
  const screen = await site('/valvulas#tabla')
  await screen.getByRole('link').click()
  await expect.element(screen.getByText('Tabla de Válvulas')).toBeVisible()
  expect(firstShown[1]).toContain('Tabla de Válvulas')
})

test('going back renders the whole page at once', async () => {
  const screen = await site('/valvulas')
  await screen.getByRole('link').click()
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('Tabla de Bombas')).toBeVisible()
  expect(firstShown[2]).toContain('Tabla de Bombas')
})
