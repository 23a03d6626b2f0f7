import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { FaultBoundary } from './fault-boundary.tsx'

function Broken(): never {
  throw new Error('the shell is broken')
}

afterEach(() => document.querySelector('iframe')?.remove())

test('a visitor of a broken shell reads what happened, in Spanish, and can go on', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const frame = document.body.appendChild(document.createElement('iframe'))
  const page = frame.contentDocument ?? document
  await act(async () =>
    createRoot(page).render(
      <FaultBoundary>
        <Broken />
      </FaultBoundary>,
    ),
  )
  expect(page.documentElement.lang).toBe('es-CL')
  expect(page.querySelector('h1')?.textContent).toBe('No pudimos mostrar esta página')
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/')
  expect(told).toHaveBeenCalled()
})
