import { expect, test } from 'vitest'
import { quoteEnquiryPath, quoteText } from './quote-text.ts'

const LINES = [
  { id: '180', label: '180', name: 'Sello de cartucho simple reforzado', quantity: 2 },
  { id: 'adaptador', label: 'Adaptador', name: 'Adaptador', quantity: 1 },
]

test('the branch reads a line for each product, how many first', () => {
  expect(quoteText(LINES)).toBe(
    'Solicito cotización de:\n2 × 180, Sello de cartucho simple reforzado\n1 × Adaptador',
  )
})

test('the way to the form carries the whole list', () => {
  const url = new URL(quoteEnquiryPath(LINES), 'https://ejemplo.cl')
  expect(url.pathname).toBe('/contacto')
  expect(url.searchParams.get('consulta')).toBe(quoteText(LINES))
})
