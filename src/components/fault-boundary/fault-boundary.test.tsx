import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FaultBoundary } from './fault-boundary.tsx'

function Broken(): never {
  throw new Error('the menu is broken')
}

test('a broken menu leaves the page readable', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  await render(
    <>
      <FaultBoundary>
        <Broken />
      </FaultBoundary>
      <main>Sellos partidos</main>
    </>,
  )
  await expect.element(page.getByRole('main')).toHaveTextContent('Sellos partidos')
  expect(told).toHaveBeenCalled()
})
