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

test('at every width the controls stand in one row, 44 px high, and nothing sticks out', async () => {
  await show(1440)
  for (const width of [1440, 1100, 768, 390, 320]) {
    await page.viewport(width, 900)
    expect(document.documentElement.scrollWidth).toBe(width)
    for (const dot of dots) expect(box(dot).width).toBeGreaterThanOrEqual(24)
    const controls = [button('Anterior'), ...dots, button('Siguiente'), button('Reanudar')].map(box)
    expect(controls.map(({ height }) => height)).toEqual(controls.map(() => 44))
    // On the narrowest telephone there may be a second one.
    const rows = new Set(controls.map(({ top }) => top)).size
    expect(rows).toBeLessThanOrEqual(width > 320 ? 1 : 2)
    expect(Math.max(...controls.map(({ right }) => right))).toBeLessThanOrEqual(width)
  }
})

test.each([1440, 390])('at %i px nothing moves with the slide', async (width) => {
  await show(width)
  const after = () => box(page.getByText('Después')).top
  const before = after()
  await button('Ir a la imagen 10').click()
  await expect.element(page.getByText('Leyenda 10')).toBeVisible()
  expect(after()).toBe(before)
})

test('on a wide screen the words stand left, the whole hall beside them to the edge', async () => {
  await show(1440)
  const picture = box(page.getByRole('img', { name: 'Dibujo 1', exact: true }))
  const search = box(page.getByRole('searchbox'))
  expect(search.left).toBe(56)
  expect(search.right).toBeLessThan(picture.left)
  expect(picture.right).toBeCloseTo(1440, 0)
  expect(picture.width / picture.height).toBeCloseTo(960 / 432, 2)
})

test('on a phone the ways to a product come first, then the drawing, then the controls', async () => {
  await show(390)
  const tops = [
    page.getByRole('heading', { name: 'Sellado que dura' }),
    page.getByRole('searchbox'),
    page.getByRole('link', { name: /^Elegir por equipo y cifras/ }),
    page.getByRole('img', { name: 'Dibujo 1', exact: true }),
    button('Siguiente'),
  ].map((locator) => box(locator).top)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})
