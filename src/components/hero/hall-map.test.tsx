import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { HeroExample } from './hero-example.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const seal = () => button('Sello mecánico: Sellos')
const family = (name: string) => page.getByRole('link', { name, exact: true })

async function show(width: number) {
  await page.viewport(width, 900)
  await render(<HeroExample />)
  await button('Pausar').click()
  // It may have advanced before it was paused, on a slow machine.
  await button('Ir a la imagen 1').click()
}

/** A place's position on the drawing, as shares of its box. */
function shareOf(name: string): number[] {
  const spot = button(name).element().getBoundingClientRect()
  const drawing = page.getByRole('img', { name: 'Dibujo 1', exact: true }).element()
  const box = drawing.getBoundingClientRect()
  return [
    (spot.left + spot.width / 2 - box.left) / box.width,
    (spot.top + spot.height / 2 - box.top) / box.height,
  ]
}

beforeEach(() => window.scrollTo(0, 0))

test('a place that is touched names the family that seals it, and leads there', async () => {
  await show(1440)
  await expect.element(family('Sellos')).not.toBeInTheDocument()
  await seal().click()
  await expect.element(family('Sellos')).toHaveAttribute('href', '/sellos')
  await expect.element(page.getByText('12 productos').first()).toBeVisible()
  await expect.element(seal()).toHaveAttribute('aria-expanded', 'true')

  await button('Sello de vástago: Perfiles').click()
  await expect.element(family('Perfiles')).toBeVisible()
  await expect.element(family('Sellos')).not.toBeInTheDocument()
})

test('by keyboard a place opens, its link comes next, and Escape closes it', async () => {
  await show(1440)
  seal().element().focus()
  await userEvent.keyboard('{Enter}{Tab}')
  await expect.element(family('Sellos')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(seal()).toHaveFocus()
  await expect.element(seal()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(family('Sellos')).not.toBeInTheDocument()
})

test('its sign closes it, and the focus goes back to the place', async () => {
  await show(1440)
  await seal().click()
  await button('Cerrar').click()
  await expect.element(seal()).toHaveFocus()
  await expect.element(family('Sellos')).not.toBeInTheDocument()
})

test('the name beside a place opens it for the pointer', async () => {
  await show(1440)
  await page.getByText('Sello mecánico', { exact: true }).first().click()
  await expect.element(family('Sellos')).toBeVisible()
})

const WHOLE = { top: 84, height: 432 }
/** Where the drawing covers the text it must be lower. */
const LOW = { top: 140, height: 368 }

test('at every width a place stands where it is drawn', async () => {
  await show(1920)
  for (const [width, { top, height }] of [
    [1920, WHOLE],
    [1440, WHOLE],
    [1280, WHOLE],
    [1100, WHOLE],
    [768, LOW],
  ] as const) {
    await page.viewport(width, 900)
    const [x, y] = shareOf('Sello mecánico: Sellos')
    expect(x).toBeCloseTo(598 / 960, 2)
    expect(y).toBeCloseTo((377 - top) / height, 2)
  }
})

test('a phone shows the crop, its places, and the first one’s family from the start', async () => {
  await show(390)
  const [x, y] = shareOf('Sello mecánico: Sellos')
  expect(x).toBeCloseTo((598 - 444) / 480, 2)
  expect(y).toBeCloseTo((377 - 170) / 272, 2)
  await expect.element(button('Sello de vástago: Perfiles')).not.toBeInTheDocument()
  await expect.element(family('Sellos')).toBeVisible()
})

test('the places belong to the first picture alone', async () => {
  await show(1440)
  await seal().click()
  await button('Siguiente').click()
  await expect.element(seal()).not.toBeInTheDocument()
  await button('Anterior').click()
  await expect.element(seal()).toHaveAttribute('aria-expanded', 'false')
})
