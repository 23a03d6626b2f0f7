import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { judge } from '#figures/judge.ts'
import { productRecord } from './products/product-record-fixture.ts'
import { RestButton, ResultRows } from './result-rows.tsx'

test('rows are headed by the size that all have, and say once which size and which compound', async () => {
  const product = productRecord('22ke', {
    figures: [
      { si: { text: '6 a 1320 mm', computed: false }, condition: 'diámetro; según compuesto' },
    ],
    ranges: ['FKM', 'poliuretano'].map((condition, at) => ({
      kind: 'diameter',
      label: 'Diámetro',
      size: 'rod',
      condition,
      choice: 'compuesto',
      min: 6,
      max: [60, 508][at] ?? 0,
      text: ['6 a 60 mm', '6 a 508 mm'][at] ?? '',
    })),
  })
  const columns = [{ id: 'diameter', name: 'Eje' }]
  const cellOf = async (figures: Parameters<typeof judge>[1]['figures']) => {
    const { limits } = judge(product, { figures })
    await render(<ResultRows label="Filas" columns={columns} found={[{ product, limits }]} />)
    const table = page.getByRole('table', { name: 'Filas' }).last()
    await expect.element(table.getByRole('columnheader', { name: /Diámetro/ })).toBeVisible()
    return table.getByRole('cell').first().element().textContent
  }
  expect(await cellOf([])).not.toContain('diámetro;')
  const judged = await cellOf([{ facet: 'diameter', value: 100 }])
  expect(judged.match(/6\sa\s508/g)).toHaveLength(1)
  expect(judged).toContain('con poliuretano')
})

test('a row whose figures comply says that its fluid excludes it', async () => {
  const product = productRecord('1727', {
    ranges: [{ kind: 'pressure', max: 20, text: 'hasta 20 bar' }],
    refuses: { causticos: 'sus propias notas lo excluyen' },
  })
  const figures = [{ facet: 'pressure', value: 5 }] as const
  await page.viewport(1440, 900)
  const found = [{ product, ...judge(product, { figures, services: ['causticos'] }) }]
  await render(<ResultRows label="Fuera" columns={[]} found={found} />)
  const why = page.getByText('No para este fluido: sus propias notas lo excluyen')
  await expect.element(why).toBeVisible()
})

test('the rows shown at first stand on the axes of all', async () => {
  const found = [10, 200].map((max, at) => ({
    product: productRecord(`${at}`, {
      figures: [{ si: { text: `hasta ${max} bar`, computed: false }, reach: { min: 0, max } }],
    }),
    limits: [],
  }))
  const columns = [{ id: 'pressure', name: 'Presión', units: { si: 'bar', imperial: 'psi' } }]
  await page.viewport(1440, 900)
  await render(<ResultRows label="Primeras" columns={columns} found={found} most={1} />)
  const table = page.getByRole('table', { name: 'Primeras' })
  const { textContent } = table.element()
  expect(textContent).toMatch(/200\sbar/)
  expect(textContent).not.toMatch(/hasta\s200/)
})

function Links() {
  const [shown, setShown] = useState(['A'])
  return (
    <>
      {shown.map((name) => (
        <a key={name} href={`#${name}`}>
          {name}
        </a>
      ))}
      {shown.length < 3 && <RestButton count={3} onPress={() => setShown(['A', 'B', 'C'])} />}
      <a href="#pie">Pie</a>
    </>
  )
}

test('the button that shows the rest leaves the focus at the first of it', async () => {
  await render(<Links />)
  await page.getByRole('button', { name: 'Ver los 3' }).click()
  await expect.element(page.getByRole('link', { name: 'B' })).toHaveFocus()
})
