import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { Reveal } from './reveal.tsx'

const content = () =>
  page.getByRole('heading', { includeHidden: true }).element().closest('[data-reveal]') ??
  document.body
const opacity = () => Number(getComputedStyle(content()).opacity)

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

test('spec 4: the About section fades in from nothing once scrolled into view', async () => {
  await show('200vh')
  await expect.poll(opacity).toBe(0)

  const fade = new Promise<Animation | undefined>((resolve) => {
    const begun = () => resolve(content().getAnimations()[0])
    content().addEventListener('animationstart', begun, { once: true })
  })
  window.scrollTo(0, document.documentElement.scrollHeight)
  const animation = await fade
  expect(animation?.effect?.getTiming().duration).toBe(2000)
  await animation?.finished
  expect(opacity()).toBe(1)

  window.scrollTo(0, 0)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(opacity()).toBe(1)
})

test('content that is in view at hydration does not fade', async () => {
  await show('0')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(opacity()).toBe(1)
})
