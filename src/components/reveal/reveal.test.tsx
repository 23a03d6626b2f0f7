import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { Reveal } from './reveal.tsx'

const opacities = () => {
  const figure = page.getByRole('img').element()
  const content = figure.closest('[data-reveal]') ?? document.body
  return [content, figure].map((element) => Number(getComputedStyle(element).opacity))
}

const show = (above: string) =>
  render(
    <>
      <div style={{ blockSize: above }} />
      <Reveal>
        <h2>Sobre nosotros</h2>
        <svg role="img" aria-label="Planta" viewBox="0 0 4 3" />
      </Reveal>
    </>,
  )

afterEach(() => window.scrollTo(0, 0))

test('spec 4: the About section fades in once scrolled into view', async () => {
  await show('200vh')
  await expect.poll(opacities).toEqual([0.92, 0.25])

  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(() => opacities()[1]).toBeGreaterThan(0.5)
  const [animation] = page.getByRole('img').element().getAnimations()
  expect(animation?.effect?.getTiming().duration).toBe(2000)
  await expect.poll(opacities, { timeout: 4000 }).toEqual([1, 1])

  window.scrollTo(0, 0)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(opacities()).toEqual([1, 1])
})

test('what the visitor already sees when the page comes alive does not fade', async () => {
  await show('0')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(opacities()).toEqual([1, 1])
})
