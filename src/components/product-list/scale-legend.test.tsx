import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ScaleLegend } from './scale-legend.tsx'

test('the legend names the signs that the list shows, and no others', async () => {
  const figure = { si: { text: '5 a 9 bar', computed: false }, reach: { min: 5, max: 9 } }
  const columns = [{ id: 'pressure', name: 'Presión', axis: { from: 0, to: 10 } }]
  await render(<ScaleLegend rows={[{ figures: [figure] }]} columns={columns} />)
  await expect.element(page.getByText('en todas las versiones')).toBeInTheDocument()
  await expect.element(page.getByText('según la versión')).not.toBeInTheDocument()
  await expect.element(page.getByText('sin mínimo publicado')).not.toBeInTheDocument()
})
