import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { blockedNavigations } from '../../../tools/testing/blocked-navigations.ts'
import { BackLink } from './back-link.tsx'

const show = () => render(<BackLink parentHref="/productos" parentLabel="Productos" />)
const press = () => page.getByRole('link', { name: 'Volver a Productos' }).click()

afterEach(() => {
  vi.restoreAllMocks()
})

test('spec 2: Volver goes one step back within the site', async () => {
  vi.spyOn(navigation, 'canGoBack', 'get').mockReturnValue(true)
  const back = vi.spyOn(history, 'back').mockReturnValue()
  await show()
  await press()
  expect(back).toHaveBeenCalledOnce()
  expect(blockedNavigations).toEqual([])
})

test('who came from elsewhere is led one level up', async () => {
  vi.spyOn(navigation, 'canGoBack', 'get').mockReturnValue(false)
  const back = vi.spyOn(history, 'back').mockReturnValue()
  await show()
  await press()
  expect(back).not.toHaveBeenCalled()
  expect(blockedNavigations).toEqual(['/productos'])
})
