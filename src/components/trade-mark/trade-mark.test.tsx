import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { TradeMark } from './trade-mark.tsx'

const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)

test('a sign of trade is read with its name, and set smaller', async () => {
  await render(
    <h1>
      <TradeMark text="Sensores Connect™ de serie" />
    </h1>,
  )
  const heading = page.getByRole('heading', { name: 'Sensores Connect™ de serie' })
  await expect.element(heading).toBeVisible()
  const sign = page.getByText('™', { exact: true }).element()
  expect(sizeOf(sign)).toBeLessThan(sizeOf(heading.element()) * 0.7)
})

test('words without the sign are set as they are', async () => {
  await render(<TradeMark text="Sellos partidos" />)
  await expect.element(page.getByText('Sellos partidos')).toBeVisible()
  expect(document.querySelector('small')).toBeNull()
})
