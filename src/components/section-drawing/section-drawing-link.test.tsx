import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { Markup } from '../markup/markup.tsx'
import { SectionDrawingLink } from './section-drawing-link.tsx'

const SVG = `<svg viewBox="0 0 960 400" width="960" height="400" data-seal="300 0 300 300" font-size="17" aria-labelledby="d-t">
  <title id="d-t">442C</title>
  <g data-n="1"><path d="M320 200L320 40"/><circle cx="320" cy="200" r="4"/><circle cx="320" cy="40" r="15"/><text x="320" y="46">1</text></g>
  <g data-n="2"><path d="M800 200L800 40"/><circle cx="800" cy="200" r="4"/><circle cx="800" cy="40" r="15"/><text x="800" y="46">2</text></g>
  <text class="caption" x="590" y="280">Lado</text>
</svg>`
const drawing = {
  href: '/dibujos/442c.svg',
  width: 960,
  height: 400,
  caption: '442C, sello partido',
  legend: [
    { number: 1, label: 'cara rotativa' },
    { number: 2, label: 'brida' },
  ],
}

const show = (svg = SVG) =>
  render(
    <>
      <div id="original">
        <Markup html={svg} />
      </div>
      <SectionDrawingLink
        drawing={drawing}
        original={() => document.querySelector('#original svg')}
      >
        Ver lámina
      </SectionDrawingLink>
    </>,
  )
const dialog = page.getByRole('dialog', { name: '442C, sello partido' })
const balloon = (number: number) => document.querySelector(`dialog [data-n="${number}"]`)
const middleOf = (element: Element | null | undefined) => {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return { x: left + width / 2, y: top + height / 2 }
}
const frame = () => document.querySelector('dialog [role=group]')
/** The dialog opens once its module is there; the panning code loads after it and sets the sheet's size. */
const sheetIsThere = () =>
  expect.poll(() => frame()?.querySelector('[style*="inline-size"]')).toBeInstanceOf(HTMLElement)
const width = () => document.querySelector('dialog svg')?.getBoundingClientRect().width ?? 0

beforeEach(() => page.viewport(1280, 800))

test('a desk sees the drawing whole, with its legend beside it, and closes it again', async () => {
  await show()
  const link = page.getByRole('link', { name: 'Ver lámina' })
  await link.click()
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => width()).toBeGreaterThan(700)
  const [sheet, seen] = [document.querySelector('dialog svg'), frame()].map((one) =>
    one?.getBoundingClientRect(),
  )
  expect(sheet?.left).toBeGreaterThanOrEqual(seen?.left ?? Infinity)
  expect(sheet?.right).toBeLessThanOrEqual(seen?.right ?? 0)
  await page.getByRole('button', { name: 'Cerrar' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(link).toHaveFocus()
})

test('a telephone opens it on what seals, where its numbers can be read, and shows it whole when asked', async () => {
  await page.viewport(390, 844)
  await show()
  await page.getByRole('link', { name: 'Ver lámina' }).click()
  await sheetIsThere()
  const seal = page.getByRole('button', { name: 'El sello' })
  const whole = page.getByRole('button', { name: 'Entera' })
  await expect.element(seal).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => width()).toBeGreaterThan(900)
  await expect.poll(() => Math.round(middleOf(balloon(1)).x)).toBeGreaterThan(0)
  expect(middleOf(balloon(1)).x).toBeLessThan(390)
  expect(middleOf(balloon(2)).x).toBeGreaterThan(390)
  const caption = document.querySelector('dialog .caption')?.getBoundingClientRect()
  expect(caption?.right, 'a word at the edge of the seal').toBeLessThanOrEqual(390)
  await whole.click()
  await expect.element(whole).toHaveAttribute('aria-pressed', 'true')
  await expect.element(seal).toHaveAttribute('aria-pressed', 'false')
  expect(width()).toBeLessThan(390)
})

test('a telephone sees pictures that stand beside each other under one another, each with its own numbers', async () => {
  await page.viewport(390, 844)
  await show(SVG.replace('data-seal', 'data-stack="200 0 380 400,580 0 380 400" data-seal'))
  await page.getByRole('link', { name: 'Ver lámina' }).click()
  await expect.poll(() => middleOf(balloon(2)).y - middleOf(balloon(1)).y).toBeGreaterThan(150)
  for (const number of [1, 2]) {
    expect(document.querySelectorAll(`dialog [data-n="${number}"]`)).toHaveLength(1)
    expect(middleOf(balloon(number)).x).toBeGreaterThan(0)
    expect(middleOf(balloon(number)).x).toBeLessThan(390)
  }
})

test('a part picked in the legend comes to the middle and lights up, and one picked there here', async () => {
  await page.viewport(390, 844)
  await show()
  await page.getByRole('link', { name: 'Ver lámina' }).click()
  await sheetIsThere()
  const brida = page.getByRole('button', { name: /brida/ })
  await brida.click()
  expect(balloon(2)?.hasAttribute('data-picked')).toBe(true)
  const apart = () => Math.abs(middleOf(balloon(2)).x - middleOf(frame()).x)
  await expect.poll(apart).toBeLessThan(20)
  balloon(1)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const face = page.getByRole('button', { name: /cara rotativa/ })
  await expect.element(face).toHaveAttribute('aria-pressed', 'true')
  await expect.element(brida).toHaveAttribute('aria-pressed', 'false')
})

test('the keys bring it nearer, move it and show it whole', async () => {
  await show()
  await page.getByRole('link', { name: 'Ver lámina' }).click()
  await sheetIsThere()
  const before = width()
  // The focus is on 'Cerrar'.
  await userEvent.keyboard('+')
  await expect.poll(() => width()).toBeGreaterThan(before * 1.2)
  const { x } = middleOf(balloon(1))
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => middleOf(balloon(1)).x).toBeLessThan(x - 20)
  await userEvent.keyboard('0')
  await expect.poll(() => Math.round(width())).toBe(Math.round(before))
})

test('Escape closes the drawing', async () => {
  await show()
  await page.getByRole('link', { name: 'Ver lámina' }).click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('without a script the link leads to the file', async () => {
  await show()
  await expect.element(page.getByRole('link')).toHaveAttribute('href', drawing.href)
})
