import { expect, test } from 'vitest'
import { ENQUIRY_RULES } from './enquiry-rules.ts'
import { tidyInput } from './tidy-input.ts'

test.each([
  ['76.543.210-K', '76543210-K'],
  [' 7.654.321-6\t', '7654321-6'],
  ['76.543.210 – K', '76543210-K'],
  ['76543210−1', '76543210-1'],
  ['\u202A76.543.210-K\u202C', '76543210-K'],
  ['RUT: 76.543.210-K', '76543210-K'],
  ['76,543,210-K', '76543210-K'],
  ['76.354.771K', '76354771-K'],
  ['76354771k', '76354771-k'],
])('a RUT pasted as "%s" becomes %s', (pasted, tidy) => {
  expect(tidyInput('companyRut', pasted)).toBe(tidy)
  expect(tidy).toMatch(ENQUIRY_RULES.companyRut.pattern ?? '')
})

test.each(['76.543.210K', '765432109', '76.543.210', '76.543.210-', '1.76.543.210-K', 'RUT', ''])(
  'nothing is guessed for the RUT "%s"',
  (pasted) => {
    expect(tidyInput('companyRut', pasted)).toBe(pasted)
  },
)

test.each([
  ['+56 9 1234 5678', '912345678'],
  ['0056912345678', '912345678'],
  ['9-1234-5678', '912345678'],
  ['+56 (2) 2123 4567', '221234567'],
  ['(56-2) 2123.4567', '221234567'],
  ['\u202A+56\u00A09\u00A01234\u00A05678\u202C', '912345678'],
  ['02 2345 6789', '223456789'],
  ['+56 (0)2 2345 6789', '223456789'],
  ['09 1234 5678', '912345678'],
  ['Tel.: +56 9 1234 5678', '912345678'],
  ['tel:+56912345678', '912345678'],
  ['Celular 9 1234 5678', '912345678'],
  ['https://wa.me/56912345678', '912345678'],
])('a telephone pasted as "%s" becomes %s', (pasted, tidy) => {
  expect(tidyInput('phone', pasted)).toBe(tidy)
})

test.each(['+56 9 1234 567', '+54 9 1234 5678', '912345678 anexo 3', '1234567', '569123456', ''])(
  'nothing is guessed for the telephone "%s"',
  (pasted) => {
    expect(tidyInput('phone', pasted)).toBe(pasted)
  },
)

test.each([
  ['Ana Soto <a@x.cl>', 'a@x.cl'],
  ['"Soto, Ana" <a@x.cl>', 'a@x.cl'],
  ['<a@x.cl>', 'a@x.cl'],
  ['mailto:a@x.cl?subject=Sello', 'a@x.cl'],
  ['a@x.cl;', 'a@x.cl'],
  ['jp@x.cl.', 'jp@x.cl'],
  ['Correo: a@x.cl', 'a@x.cl'],
  ['a @ x.cl', 'a@x.cl'],
  ['a(at)x.cl', 'a@x.cl'],
  ['a@x.cl, a@x.cl', 'a@x.cl'],
  ['ana@empresa,cl', 'ana@empresa.cl'],
])('an address pasted as "%s" becomes %s', (pasted, tidy) => {
  expect(tidyInput('email', pasted)).toBe(tidy)
})

test.each([
  'a@x.cl; b@x.cl',
  'a@',
  'Ana Soto',
  "o'higgins@x.cl",
  "o'higgins @x.cl",
  '',
  // A part of an address is the address of someone else.
  'juan perez@x.cl',
  'juan.perez@x. cl',
  'perez,juan@x.cl',
  'hola ana@x.cl chao',
])('nothing is guessed for the address "%s"', (pasted) => {
  expect(tidyInput('email', pasted)).toBe(pasted)
})

test('other fields are left as they were pasted', () => {
  expect(tidyInput('address', ' Av. 1.234 ')).toBe(' Av. 1.234 ')
  expect(tidyInput('comment', '76.543.210-K')).toBe('76.543.210-K')
  expect(tidyInput('email', ' ana.soto@planta.cl')).toBe(' ana.soto@planta.cl')
})
