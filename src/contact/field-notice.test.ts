import { expect, test } from 'vitest'
import { noticeFor } from './field-notice.ts'

test('a value in its wrapping is offered without it', () => {
  expect(noticeFor('email', 'Ana <a@x.cl>')).toEqual({ offer: 'a@x.cl' })
  expect(noticeFor('phone', '02 2345 6789')).toEqual({ offer: '223456789' })
  expect(noticeFor('companyRut', '76.354.771-K')).toEqual({ offer: '76354771-K' })
})

test('a RUT whose check digit is wrong is never offered', () => {
  expect(noticeFor('companyRut', '12.345.678-9')).toEqual({
    text: expect.stringContaining('dígito verificador'),
  })
})

test.each([
  ['jp@gmail.con', 'jp@gmail.com'],
  ['jp@gmial.com', 'jp@gmail.com'],
  ['jp@gmai.com', 'jp@gmail.com'],
  ['jp@gmail.cl', 'jp@gmail.com'],
  ['jp@gmail', 'jp@gmail.com'],
  ['jp@hotmial.com', 'jp@hotmail.com'],
  ['jp@outlok.es', 'jp@outlook.es'],
  ['jp@minera.ccl', 'jp@minera.cl'],
])('for %s, %s is offered, and it may be sent as it is', (typed, meant) => {
  expect(noticeFor('email', typed)).toMatchObject({
    offer: meant,
    text: expect.stringMatching(/igual/),
  })
})

test('an address without a dot in its domain is doubted', () => {
  expect(noticeFor('email', 'jp@localhost')?.text).toMatch(/puede no llegar/)
})

test.each(['jp@gmail.com', 'jp@minera.cl', 'jp@hotmail.cl', 'jp@mail.cl', 'jp@co.uk', ''])(
  'nothing is said of %s',
  (email) => {
    expect(noticeFor('email', email)).toBeUndefined()
  },
)

test('who has a foreign telephone, or a name of two letters, is told a way', () => {
  expect(noticeFor('phone', '+51 987 654 321')?.text).toMatch(/otro país/)
  expect(noticeFor('phone', '+56 9 123')).toBeUndefined()
  expect(noticeFor('name', 'Li')?.text).toMatch(/Dos letras/)
  expect(noticeFor('lastname', 'Wu')?.text).toMatch(/segundo apellido/)
  expect(noticeFor('name', 'Ana')).toBeUndefined()
})
