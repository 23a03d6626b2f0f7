import { useLayoutEffect } from 'react'
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Link } from '#components/link/link.tsx'
import { AfterOpening } from './after-opening.tsx'

/** What stood on each page as it was first shown. */
let firstShown: string[] = []
afterEach(() => (firstShown = []))

function Page({ title, to }: { title: string; to: string }) {
  const navigate = useNavigate()
  useLayoutEffect(() => {
    firstShown.push(document.querySelector('main')?.textContent ?? '')
  }, [])
  return (
    <main>
      <h1>{title}</h1>
      <AfterOpening>
        <p>Tabla de {title}</p>
      </AfterOpening>
      <Link href={to}>Sigue</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Vuelve
      </button>
    </main>
  )
}

function site(linkToSecond: string) {
  return render(
    <MemoryRouter>
      <Routes>
        <Route index element={<Page key="first" title="Bombas" to={linkToSecond} />} />
        <Route path="valvulas" element={<Page key="second" title="Válvulas" to="/" />} />
      </Routes>
    </MemoryRouter>,
  )
}

test('the page that the visitor opens is there whole', async () => {
  await site('/valvulas')
  expect(firstShown).toEqual([expect.stringContaining('Tabla de Bombas')])
})

test('of the next page the opening comes first, and the rest by itself', async () => {
  const screen = await site('/valvulas')
  await screen.getByRole('link').click()
  await expect.element(screen.getByText('Tabla de Válvulas')).toBeVisible()
  expect(firstShown[1]).toContain('Válvulas')
  expect(firstShown[1]).not.toContain('Tabla')
})

test('until then it keeps the foot of the page out of sight', async () => {
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
