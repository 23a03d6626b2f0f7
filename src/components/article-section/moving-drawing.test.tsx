import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { SectionDrawings } from './section-lists.tsx'

const DRAWN = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'
const picture = { src: DRAWN, width: 720, height: 540, alt: 'Junta de expansión' }
const boxOf = (selector: string) => {
  const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
  return { x, y, width, height }
}

test('a movement is drawn when the visitor asks, over the still drawing, and nothing shifts', async () => {
  const motion = { moving: `${DRAWN}#mueve`, stepped: `${DRAWN}#pasos` }
  await render(<SectionDrawings drawings={[{ caption: 'Compresión axial', picture, motion }]} />)
  const control = page.getByText('Ver el movimiento')
  await expect.element(control).toBeVisible()
  await expect.element(page.getByText('Detener')).not.toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Junta de expansión' })).toBeVisible()
  const before = [boxOf('figcaption'), boxOf('figure')]

  await control.click()
  await expect.element(page.getByText('Detener')).toBeVisible()
  expect(boxOf('picture img')).toEqual(boxOf('figure > img'))
  expect([boxOf('figcaption'), boxOf('figure')]).toEqual(before)
  expect(boxOf('summary').height).toBeGreaterThanOrEqual(44)

  await page.getByText('Detener').click()
  await expect.element(control).toBeVisible()
  await expect.element(page.getByText('Detener')).not.toBeVisible()
})

test('a drawing without movement offers none', async () => {
  await render(<SectionDrawings drawings={[{ caption: 'Detalle', picture }]} />)
  await expect.element(page.getByText('Detalle')).toBeVisible()
  await expect.element(page.getByText('Ver el movimiento')).not.toBeInTheDocument()
})
