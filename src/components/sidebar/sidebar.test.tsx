import { expect, test } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { Sidebar } from './sidebar.tsx'

async function show(width: number) {
  await page.viewport(width, 800)
  await render(
    <Sidebar title="Cómo funciona" picture={undefined}>
      <p>{'El sello llega armado y se desliza sobre el eje. '.repeat(12)}</p>
      <p>Última frase.</p>
    </Sidebar>,
  )
}

const more = () => page.getByText('Leer la explicación')
const bottomOf = (found: Locator) => found.element().getBoundingClientRect().bottom
const isWhole = () => bottomOf(page.getByText('Última frase.')) < bottomOf(page.getByRole('region'))

test('a wide screen shows the whole explanation', async () => {
  await show(1440)
  await expect.element(more()).not.toBeVisible()
  expect(isWhole()).toBe(true)
})

test('a narrow screen folds it after four lines, and unfolds it without a script', async () => {
  await show(390)
  await expect.element(more()).toBeVisible()
  expect(isWhole()).toBe(false)
  const text = page.getByText('El sello llega armado', { exact: false }).element()
  const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight)
  const shown = more().element().getBoundingClientRect().top - text.getBoundingClientRect().top
  expect(shown / lineHeight).toBeCloseTo(4, 0)

  await more().click()
  await expect.poll(isWhole).toBe(true)
})

test.each([
  [800, 'static'],
  [1100, 'sticky'],
])('with a table, in a window %i px high, it is %s', async (height, position) => {
  await page.viewport(1440, height)
  await render(
    <Sidebar title="Materiales" picture={undefined}>
      <table />
    </Sidebar>,
  )
  const aside = page.getByRole('region', { name: 'Materiales' }).element()
  expect(getComputedStyle(aside).position).toBe(position)
})
