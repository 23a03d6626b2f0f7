import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { CodeIndex } from './code-index.tsx'

const product = (label: string) => ({ href: `/productos/${label}`, label, name: 'Simple' })

test('part of a code leaves the codes that hold it, and says how many they are', async () => {
  await page.viewport(390, 844)
  await import('./code-filter.element.ts')
  await render(
    <>
      <code-filter data-wake="idle" data-of="codigos">
        <input aria-label="Parte del código" />
        <output />
      </code-filter>
      <CodeIndex
        id="codigos"
        families={[
          {
            title: 'Sellos',
            href: '/sellos',
            groups: [
              {
                title: 'Cartucho',
                href: '/sellos/a',
                products: ['180', '280', '2810'].map(product),
              },
              { title: 'Fuelle', href: '/sellos/b', products: ['604', '2810'].map(product) },
            ],
          },
        ]}
      />
    </>,
  )
  const field = page.getByRole('textbox', { name: 'Parte del código' })
  await userEvent.fill(field, '28')
  await expect.element(page.getByRole('status')).toHaveTextContent('2 productos')
  // Listed in two categories, it is shown once, as a row with its name under the first.
  const found = page.getByRole('link', { name: /^28/ })
  expect(found.elements().map(({ textContent }) => textContent)).toEqual([
    '280 Simple',
    '2810 Simple',
  ])
  expect(new Set(found.elements().map((one) => one.getBoundingClientRect().left)).size).toBe(1)
  const [name] = page
    .getByText('Simple')
    .elements()
    .filter((one) => one.checkVisibility())
  expect(name && getComputedStyle(name).clipPath).toBe('none')
  await expect.element(page.getByRole('link', { name: '180 Simple' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Cartucho' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Fuelle' })).not.toBeInTheDocument()

  await userEvent.fill(field, '999')
  await expect.element(page.getByRole('status')).toHaveTextContent('Ningún código lo lleva.')

  await userEvent.fill(field, '')
  await expect.element(page.getByRole('link', { name: '604 Simple' })).toBeVisible()
})

test('every code begins on a third of its column, and its group stands whole in one', async () => {
  await page.viewport(1440, 900)
  const codes = ['180', '350 EF/12', '440/440M', '377 CarbMax', '5500 / 5505L / 5505H', '412-W']
  const groups = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({
    title: `Clase ${id}`,
    href: `/sellos/${id}`,
    products: codes.map((label) => ({
      ...product(label),
      href: `/productos/${id}/${label}`,
      name: label,
    })),
  }))
  await render(<CodeIndex id="codigos" families={[{ title: 'Sellos', href: '/sellos', groups }]} />)
  await document.fonts.ready
  const lists = [...document.querySelectorAll('#codigos ul')]
  expect(lists.length).toBe(groups.length)
  for (const list of lists) {
    expect(list.parentElement?.getClientRects().length).toBe(1)
    const left = list.getBoundingClientRect().left
    const third = list.getBoundingClientRect().width / 3
    for (const item of list.children) {
      const starts = (item.getBoundingClientRect().left - left) / third
      expect(Math.abs(starts - Math.round(starts))).toBeLessThan(0.05)
      // A code stays within its cell, so that it does not touch the next one.
      const link = item.firstElementChild
      expect(link?.scrollWidth).toBeLessThanOrEqual(item.clientWidth)
      expect(link?.clientHeight).toBeLessThan(30)
    }
  }
})
