import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FarDrawing } from './far-drawing.tsx'

const PICTURE = {
  src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  width: 4,
  height: 3,
  alt: 'Planta',
}

async function show() {
  await page.viewport(1000, 800)
  await render(
    <>
      <div style={{ blockSize: '2000px' }} />
      <FarDrawing picture={PICTURE} />
    </>,
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
}

test('a picture far below is fetched when it comes near', async () => {
  await show()
  expect(document.images).toHaveLength(0)
  window.scrollTo(0, 1600)
  await expect.poll(() => document.images.length).toBe(1)
  window.scrollTo(0, 0)
})

test('a page that is printed has all its pictures', async () => {
  await show()
  window.dispatchEvent(new Event('beforeprint'))
  expect(document.images).toHaveLength(1)
})

test('without a script it is an ordinary picture', () => {
  const html = renderToString(createElement(FarDrawing, { picture: PICTURE }))
  expect(html).toMatch(/<noscript><img /)
})
