import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { FamilyList } from './family-list.tsx'

const LINE =
  'Sello partido y cartucho doble para ejes largos que flectan, y para recipientes de presión variable.'
const COLUMNS = ['Eje', 'Presión', 'Temperatura', 'Velocidad'].map((name) => ({ id: name, name }))

test.each([1440, 1024, 820, 700])(
  'a class, which folds nothing, says what it is in its row at %i px',
  async (width) => {
    await page.viewport(width, 900)
    await render(
      <FamilyList
        label="Sellos"
        total={2}
        columns={COLUMNS}
        entries={[
          {
            href: '/productos/sellos-mecanicos/mezcla',
            label: 'Mezcla y agitadores',
            line: LINE,
            count: 2,
            figures: COLUMNS.map(() => ({ si: { text: '40 bar', computed: false } })),
            picture: undefined,
          },
        ]}
      />,
    )
    const box = (element: Element) => element.getBoundingClientRect()
    const line = box(page.getByText(LINE).element())
    const cell = box(page.getByRole('rowheader').element())
    const row = box(page.getByRole('row', { name: /^Mezcla/ }).element())
    expect(line.left).toBeLessThan(cell.right)
    expect(line.bottom).toBeLessThanOrEqual(row.bottom)
  },
)
