import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { replaceAddressQuery } from '#visitor/address-query.ts'
import { appendToQuoteList, emptyQuoteList, readQuoteList } from '#visitor/quote-list.ts'
import { Markup } from '../markup/markup.tsx'
import MeasuresTable from './measures.island.tsx'

const SVG =
  '<svg viewBox="0 0 90 60"><g data-letter="A"><text>A</text></g><g data-letter="B"><text>B</text></g></svg>'
const measures = {
  caption: 'Medidas del 2810 por diámetro de eje',
  sizeName: 'Eje',
  sizeUnit: 'mm',
  unit: { si: 'mm', imperial: 'in' },
  letters: [
    { letter: 'A', label: 'Eje' },
    { letter: 'B', label: 'Brida, máx.' },
  ],
  sizes: [
    { key: '45', si: ['45', '139'], imperial: ['1,77', '5,47'] },
    { key: '55', si: ['55', '152'], imperial: ['2,17', '5,98'] },
  ],
}
beforeEach(() => {
  emptyQuoteList()
  replaceAddressQuery('')
})

const show = () =>
  render(
    <MeasuresTable
      id="2810"
      measures={measures}
      diameters={['A', 'B']}
      slots={{ svg: <Markup html={SVG} /> }}
    />,
  )
const lettered = () => [...document.querySelectorAll('svg text')].map((text) => text.textContent)

test('a shaft chosen turns the letters into its figures, lights its row and stands in the address', async () => {
  await show()
  expect(lettered()).toEqual(['A', 'B'])
  const button = page.getByRole('button', { name: '55' })
  await button.click()
  await expect.poll(lettered).toEqual(['55', '152'])
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  expect(location.search).toBe('?eje=55')
  await button.click()
  await expect.poll(lettered).toEqual(['A', 'B'])
  expect(location.search).toBe('')
})

test('a shaft chosen goes into the line of a product that is listed already', async () => {
  appendToQuoteList([{ id: '2810', label: '2810', name: '2810' }])
  await show()
  await page.getByRole('button', { name: '45' }).click()
  expect(readQuoteList()[0]?.service.diameter).toBe('45 mm')
})

test('an address that names a shaft opens with its figures', async () => {
  replaceAddressQuery('?eje=45')
  await show()
  await expect.poll(lettered).toEqual(['45', '139'])
})
