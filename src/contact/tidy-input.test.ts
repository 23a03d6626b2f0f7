import { expect, test } from 'vitest'
import { ENQUIRY_RULES } from './enquiry-rules.ts'
import { tidyInput } from './tidy-input.ts'

test.each([
  ['76.543.210-K', '76543210-K'],
  ['76.543.210-k', '76543210-k'],
  [' 7.654.321-6\t', '7654321-6'],
  ['76.543.210 – K', '76543210-K'],
  ['76543210−1', '76543210-1'],
  ['\u202A76.543.210-K\u202C', '76543210-K'],
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
  ['56 9 1234 5678', '912345678'],
  ['0056912345678', '912345678'],
  ['9 1234 5678', '912345678'],
  ['9-1234-5678', '912345678'],
  ['+56 (2) 2123 4567', '221234567'],
  ['(56-2) 2123.4567', '221234567'],
  ['\u202A+56\u00A09\u00A01234\u00A05678\u202C', '912345678'],
])('a telephone pasted as "%s" becomes %s', (pasted, tidy) => {
  expect(tidyInput('phone', pasted)).toBe(tidy)
})

test.each(['+56 9 1234 567', '+54 9 1234 5678', '912345678 anexo 3', '1234567', '569123456', ''])(
  'nothing is guessed for the telephone "%s"',
  (pasted) => {
    expect(tidyInput('phone', pasted)).toBe(pasted)
  },
)

test('other fields are left as they were pasted', () => {
  expect(tidyInput('address', ' Av. 1.234 ')).toBe(' Av. 1.234 ')
  expect(tidyInput('comment', '76.543.210-K')).toBe('76.543.210-K')
  expect(tidyInput('email', ' ana.soto@planta.cl')).toBe(' ana.soto@planta.cl')
})
