import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { LinkCard } from '../link-card/link-card.tsx'
import { CardTrack } from './card-track.tsx'
import { RotatingTrack } from './rotating-track.tsx'

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `tarjeta-${index + 1}`,
    content: (
      <LinkCard href={`/tarjeta-${index + 1}`} title={`Tarjeta ${index + 1}`} picture={<svg />} />
    ),
  }))

const solutions = () =>
  render(
    <div className="container">
      <CardTrack id="soluciones" heading="Soluciones" across={5.4} items={cards(6)} />
    </div>,
  )

const industries = () =>
  render(
    <div className="container">
      <RotatingTrack
        id="industrias"
        heading="Industrias"
        across={6}
        items={cards(9)}
        firstGroup={{
          size: 6,
          showRest: 'Ver las demás industrias',
          showFirst: 'Ver las primeras industrias',
        }}
      />
    </div>,
  )

const button = (name: string) => page.getByRole('button', { name, exact: false })
const link = (number: number) => page.getByRole('link', { name: `Tarjeta ${number}`, exact: true })
const row = () => page.getByRole('list').element()

/** The numbers of the cards that are fully within the row, from left to right. */
function inView(): number[] {
  const frame = row().getBoundingClientRect()
  return [...row().children]
    .map((card) => ({ box: card.getBoundingClientRect(), text: card.textContent }))
    .filter(
      ({ box }) => box.width > 0 && box.left >= frame.left - 1 && box.right <= frame.right + 1,
    )
    .map(({ text }) => Number(text?.replace(/\D/g, '')))
}

beforeEach(() => page.viewport(1440, 900))

test('spec 4: solutions are turned by pages of 5, and both ends are joined', async () => {
  await solutions()
  await expect.element(page.getByText('1–5 de 6')).toBeVisible()
  expect(inView()).toEqual([1, 2, 3, 4, 5])

  await button('Siguiente').click()
  await expect.poll(inView).toEqual([2, 3, 4, 5, 6])
  await expect.element(page.getByText('2–6 de 6')).toBeVisible()
  await button('Siguiente').click()
  await expect.poll(inView).toEqual([1, 2, 3, 4, 5])
  await button('Anterior').click()
  await expect.poll(inView).toEqual([2, 3, 4, 5, 6])
})

test('a narrower screen has fewer solutions in view, a telephone all one under the other, and none scrolls sideways', async () => {
  await solutions()
  for (const [width, count] of [
    [1280, 5],
    [900, 4],
    [768, 3],
  ] as const) {
    await page.viewport(width, 900)
    await expect.element(page.getByText(`1–${count} de 6`)).toBeVisible()
    expect(inView()).toHaveLength(count)
    expect(document.documentElement.scrollWidth).toBe(width)
  }
  for (const width of [390, 320]) {
    await page.viewport(width, 900)
    await expect.poll(inView).toEqual([1, 2, 3, 4, 5, 6])
    await expect.element(button('Anterior')).not.toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBe(width)
  }
})

test('the row can be swiped, and the counter follows', async () => {
  await page.viewport(768, 800)
  await solutions()
  await expect.element(page.getByText('1–3 de 6')).toBeVisible()
  row().scrollTo({ left: 400, behavior: 'instant' })
  await expect.element(page.getByText('3–5 de 6')).toBeVisible()
})

test('the keyboard reaches the card that was out of view', async () => {
  await solutions()
  await expect.element(button('Siguiente')).toBeVisible()
  link(5).element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(link(6)).toHaveFocus()
  await expect.poll(inView).toContain(6)
})

test('spec 4: the industries show six, move by one, and wrap around the nine', async () => {
  await industries()
  await expect.poll(inView).toEqual([1, 2, 3, 4, 5, 6])
  await button('Siguiente').click()
  await expect.poll(inView).toEqual([2, 3, 4, 5, 6, 7])
  await button('Anterior').click()
  await button('Anterior').click()
  await expect.poll(inView).toEqual([9, 1, 2, 3, 4, 5])
})

test('spec 4: one button switches between the first six industries and the rest', async () => {
  await industries()
  await expect.element(link(7)).not.toBeInTheDocument()
  await button('Ver las demás industrias').click()
  await expect.poll(inView).toEqual([7, 8, 9])
  await expect.element(link(1)).not.toBeInTheDocument()
  await button('Ver las primeras industrias').click()
  await expect.poll(inView).toEqual([1, 2, 3, 4, 5, 6])
  await expect.element(button('Ver las demás industrias')).toBeVisible()
})

test('the whole card is the link', async () => {
  await solutions()
  const card = link(1).element().closest('li')?.getBoundingClientRect() ?? new DOMRect()
  for (const [x, y] of [
    [card.left + 5, card.top + 5],
    [card.right - 5, card.bottom - 5],
  ] as const) {
    expect(document.elementFromPoint(x, y)?.closest('a')?.textContent).toBe('Tarjeta 1')
  }
})
