import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageTables } from './page-tables.tsx'

test("a page's table is copied row by row, with its head, what a cell says for several rows, and its source", async () => {
  await import('./copy-table.element.ts')
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await render(
    <div id="cifras">
      <table>
        <tbody>
          <tr>
            <th>Propiedad</th>
            <th>Condición</th>
            <th>SI</th>
          </tr>
          <tr>
            <th rowSpan={2}>Largo</th>
            <td>eje de 25 mm</td>
            <td>40 mm</td>
          </tr>
          <tr>
            <td>eje de 70 mm</td>
            <td>52 mm</td>
          </tr>
        </tbody>
      </table>
      <PageTables
        of="cifras"
        fileName="180.csv"
        source={{ label: 'Ficha 180', href: '/180.pdf' }}
      />
    </div>,
  )
  await page.getByRole('button', { name: 'Copiar tabla' }).click()
  await expect
    .poll(() => write.mock.lastCall?.[0])
    .toContain('Largo\teje de 25 mm\t40 mm\nLargo\teje de 70 mm\t52 mm\nFuente\tFicha 180, http')
})
