import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Siblings } from '#views/product-page.ts'
import '#styles/site.css'
import { SiblingsTable } from './siblings-table.tsx'

const row = (id: string, condition: string): Siblings['rows'][number] => ({
  product: {
    id,
    label: id,
    fullName: 'Empaquetadura trenzada',
    href: `/productos/${id}`,
  },
  picture: { src: 'data:image/svg+xml,<svg/>', width: 96, height: 72, alt: '' },
  isThis: id === '1730',
  cells: [
    { figure: { si: { text: '0 a 14', computed: false }, condition }, isSame: false },
    { figure: { si: { text: 'hasta 260 °C', computed: false } }, isSame: false },
  ],
  own: '',
})

test('a condition as long as a sentence wraps in its cell on a telephone', async () => {
  await page.viewport(320, 800)
  const siblings = {
    heading: 'De su lista',
    columns: [
      { id: 'ph', name: 'pH' },
      { id: 'temperature', name: 'Temperatura' },
    ],
    rows: [row('1730', ''), row('1727', 'no usar con ácido sulfúrico sobre 60 % ni nítrico')],
  }
  await render(<SiblingsTable siblings={siblings} caption="Trenzas" />)
  await expect.element(page.getByText('este producto')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
})
