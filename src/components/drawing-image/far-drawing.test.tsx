import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { FarDrawing } from './far-drawing.tsx'

const PICTURE = {
  src: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E',
  width: 4,
  height: 3,
  alt: 'Planta',
}

let opened = 0

/** Shows the page as built. */
async function show(island = false) {
  await page.viewport(1000, 800)
  const place = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => place.remove())
  const drawing = renderToStaticMarkup(<FarDrawing picture={PICTURE} isTelling />)
  place.innerHTML = `<div style="block-size: 2000px"></div>${
    island ? `<site-island>${drawing}</site-island>` : drawing
  }`
  opened += 1
  const behaviour = `/src/islands/far-pictures.ts?opened=${opened}`
  await import(/* @vite-ignore */ behaviour)
  await new Promise((resolve) => setTimeout(resolve, 100))
}

test('a picture far below is fetched when it comes near', async () => {
  await show()
  expect(document.images).toHaveLength(0)
  window.scrollTo(0, 1600)
  await expect.element(page.getByRole('img', { name: 'Planta' })).toBeInTheDocument()
  const { width, height } = document.images[0] ?? {}
  expect([width, height]).toEqual([4, 3])
  window.scrollTo(0, 0)
})

test('until it is fetched, its place is as high as the picture will be', async () => {
  await show()
  const { width, height } =
    document.querySelector('[data-far]')?.getBoundingClientRect() ?? new DOMRect()
  expect(width).toBeGreaterThan(0)
  expect(height).toBeCloseTo(width * (3 / 4))
})

test('a page that is printed has all its pictures', async () => {
  await show()
  window.dispatchEvent(new Event('beforeprint'))
  expect(document.images).toHaveLength(1)
})

test('inside an island a picture is its component’s', async () => {
  await show(true)
  window.dispatchEvent(new Event('beforeprint'))
  expect(document.images).toHaveLength(0)
})

test('without a script it is an ordinary picture', () => {
  expect(renderToStaticMarkup(<FarDrawing picture={PICTURE} />)).toMatch(/<noscript><img /)
})
