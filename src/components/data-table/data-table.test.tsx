import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { DataTable } from './data-table.tsx'

const SENSORS = ['v1', 'IS', 'Medidor', 'Nano', 'Humedad']

test('a telephone reads one sensor after the other, each without what it does not measure', async () => {
  await page.viewport(390, 844)
  await render(
    <DataTable
      table={{
        caption: 'Magnitudes',
        columns: ['Magnitud', ...SENSORS].map((label) => ({
          label,
          isNumeric: false,
          isLong: false,
          published: 'si',
        })),
        rows: [
          ['Vibración', '±16 g', '±16 g', 'No', '±16 g', 'Sí'],
          ['Humedad del aceite', 'No', 'No', 'No', 'No', '0 a 100 %'],
        ],
        isLettered: false,
      }}
    />,
  )
  await expect.element(page.getByRole('group', { name: 'Magnitudes' })).not.toBeInTheDocument()
  const humidity = page.getByRole('table', { name: 'Humedad' })
  expect(humidity.getByRole('row').elements()).toHaveLength(2)
  const v1 = page.getByRole('table', { name: 'v1' })
  await expect.element(v1).toHaveTextContent('v1Vibración±16 g')
  expect(v1.getByRole('row').elements()).toHaveLength(1)
})
