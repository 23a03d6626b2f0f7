import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { SectionDrawing } from './section-drawing.tsx'

const SVG = `<svg viewBox="0 0 960 300" width="960" height="300">
  <g data-n="1"><circle cx="200" cy="150" r="40" /><text x="200" y="150">1</text></g>
  <g data-n="2"><circle cx="600" cy="150" r="40" /></g>
</svg>`
const CARD = { src: 'data:image/svg+xml,<svg/>', width: 4, height: 3, alt: '' }
const LEGEND = [
  { number: 1, label: 'cara rotatoria' },
  { number: 2, label: 'resorte' },
]

test('pointing at a balloon marks its part in the legend, and leaving it marks nothing', async () => {
  await page.viewport(1000, 700)
  await render(
    <SectionDrawing
      drawing={{
        svg: SVG,
        card: CARD,
        file: { ...CARD, href: CARD.src, caption: 'Sello', legend: LEGEND },
      }}
    />,
  )
  const part = page.getByRole('listitem').filter({ hasText: 'cara rotatoria' })
  const other = page.getByRole('listitem').filter({ hasText: 'resorte' })
  await page.getByText('1', { exact: true }).hover()
  await expect.element(part).toHaveAttribute('data-picked')
  await expect.element(other).not.toHaveAttribute('data-picked')
  await page.getByText('Sello', { exact: true }).hover()
  await expect.element(part).not.toHaveAttribute('data-picked')
})
