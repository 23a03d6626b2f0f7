import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { CodeIndex } from './code-index.tsx'

const product = (label: string) => ({ href: `/productos/${label}`, label })

test('part of a code leaves the codes that hold it, and says how many they are', async () => {
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
              { title: 'Fuelle', href: '/sellos/b', products: ['604'].map(product) },
            ],
          },
        ]}
      />
    </>,
  )
  const field = page.getByRole('textbox', { name: 'Parte del código' })
  await userEvent.fill(field, '28')
  await expect.element(page.getByRole('status')).toHaveTextContent('2 productos')
  await expect.element(page.getByRole('link', { name: '2810' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '180' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Fuelle' })).not.toBeInTheDocument()

  await userEvent.fill(field, '999')
  await expect.element(page.getByRole('status')).toHaveTextContent('Ningún código lo lleva.')

  await userEvent.fill(field, '')
  await expect.element(page.getByRole('link', { name: '604' })).toBeVisible()
})
