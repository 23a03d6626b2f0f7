import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { PageIndex } from './page-index.tsx'

const CODES = ['180', '155', '1510', '1810', '2510', '2810', '150', '280', '255', '250', '225']

async function show(width: number) {
  await page.viewport(width, 800)
  await render(
    <main className="container">
      <PageIndex
        label="Productos de esta página"
        layout="row"
        entries={CODES.map((code) => ({ label: code, href: `#${code}` }))}
      />
    </main>,
  )
}

const chip = (code: string) => page.getByRole('link', { name: code, exact: true }).element()
const topOf = (code: string) => chip(code).getBoundingClientRect().top

test('a phone slides the codes sideways in one line, without widening the page', async () => {
  await show(320)
  expect(new Set(CODES.map(topOf)).size).toBe(1)
  expect(document.documentElement.scrollWidth).toBe(320)
  expect(chip('225').getBoundingClientRect().left).toBeGreaterThan(320)
})

test('letters that stay over the page are all in view on the smallest phone', async () => {
  await page.viewport(320, 800)
  const letters = [...'ABCDEFGHIJLMNOPRSTV']
  await render(
    <main className="container">
      <PageIndex
        label="Letras"
        layout="row"
        stays
        entries={letters.map((letter) => ({ label: letter, href: `#${letter}` }))}
      />
    </main>,
  )
  for (const letter of letters) {
    const { right, width, height } = chip(letter).getBoundingClientRect()
    expect(right).toBeLessThanOrEqual(320)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  }
})

test('a wide screen shows them all', async () => {
  await show(1024)
  for (const code of CODES) expect(chip(code).getBoundingClientRect().right).toBeLessThan(1024)
})

test('each is big enough to touch, whatever its length', async () => {
  await show(390)
  for (const code of CODES) {
    const { height, width } = chip(code).getBoundingClientRect()
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(44)
  }
})
