import { useLayoutEffect } from 'react'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Link } from '../link/link.tsx'
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
      <Link href={to}>Sigue</Link>
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

test('the page that the visitor opens is there whole', async () => {
  await site('/valvulas')
  expect(firstShown).toEqual([expect.stringContaining('Tabla de Bombas')])
})

test('of the next page the first screen comes first on a telephone, and the rest by itself', async () => {
  const screen = await site('/valvulas')
  await screen.getByRole('link').click()
  await expect.element(screen.getByText('Tabla de Válvulas')).toBeVisible()
  expect(firstShown[1]).toContain('Válvulas')
  expect(firstShown[1]).not.toContain('Tabla')
})

test('until then the foot of the page stays out of sight, and afterwards nothing is left of that room', async () => {
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

test('on a wide screen the next page is there whole', async () => {
  await page.viewport(1440, 900)
  const screen = await site('/valvulas')
  await screen.getByRole('link').click()
  await expect.element(screen.getByText('Tabla de Válvulas')).toBeVisible()
  expect(firstShown[1]).toContain('Tabla de Válvulas')
})

test('who goes to a place within a page finds it whole', async () => {
  const screen = await site('/valvulas#tabla')
  await screen.getByRole('link').click()
  await expect.element(screen.getByText('Tabla de Válvulas')).toBeVisible()
  expect(firstShown[1]).toContain('Tabla de Válvulas')
})

test('who goes back to a page finds it whole', async () => {
  const screen = await site('/valvulas')
  await screen.getByRole('link').click()
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('Tabla de Bombas')).toBeVisible()
  expect(firstShown[2]).toContain('Tabla de Bombas')
})
