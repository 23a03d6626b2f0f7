import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { EXAMPLE_SLIDES, HeroExample } from './hero-example.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dots = EXAMPLE_SLIDES.map((_, index) => button(`Ir a la imagen ${index + 1}`))
const box = (locator: ReturnType<typeof button>) => locator.element().getBoundingClientRect()

async function show(width: number) {
  await page.viewport(width, 900)
  await render(<HeroExample />)
  await button('Pausar').click()
  await expect.element(button('Reanudar')).toBeVisible()
}

test.each([1440, 768, 390, 360])('at %i px every control is 44 px wide and high', async (width) => {
  await show(width)
  for (const control of [button('Anterior'), ...dots, button('Siguiente'), button('Reanudar')]) {
    const { height, right, width: across } = box(control)
    expect(Math.min(height, across)).toBeGreaterThanOrEqual(44)
    expect(right).toBeLessThanOrEqual(width)
  }
})

test.each([
  [1440, 1],
  [768, 1],
  [390, 2],
  [320, 2],
])('at %i px the dots stand in %i rows, and nothing sticks out', async (width, rows) => {
  await show(width)
  expect(new Set(dots.map((dot) => box(dot).top)).size).toBe(rows)
  expect(document.documentElement.scrollWidth).toBe(width)
})

test.each([1440, 390])('at %i px nothing moves with the slide', async (width) => {
  await show(width)
  const after = () => box(page.getByText('Después')).top
  const before = after()
  await button('Ir a la imagen 10').click()
  await expect.element(page.getByText('Leyenda 10')).toBeVisible()
  expect(after()).toBe(before)
})

test('on a wide screen the words take five columns, the drawing eight, 560 px high', async () => {
  await show(1440)
  const picture = box(page.getByRole('img', { name: 'Dibujo 1', exact: true }))
  const heading = page.getByRole('heading', { name: 'Sellado que dura' }).element()
  const plate = heading.parentElement?.getBoundingClientRect()
  const margin = 56
  const column = (1440 - 2 * margin) / 12
  expect(plate?.height).toBe(560)
  expect(plate?.right).toBeCloseTo(margin + 5 * column, -1)
  expect(picture.height).toBe(560)
  expect(picture.left).toBeCloseTo(margin + 4 * column, -1)
  expect(picture.right).toBeCloseTo(1440, -1)
})

test('on a phone the drawing stands above the words, and the controls below', async () => {
  await show(390)
  const tops = [
    page.getByRole('img', { name: 'Dibujo 1', exact: true }),
    page.getByRole('heading', { name: 'Sellado que dura' }),
    button('Siguiente'),
  ].map((locator) => box(locator).top)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})
