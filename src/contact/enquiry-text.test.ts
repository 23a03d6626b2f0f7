import { expect, test } from 'vitest'
import { enquiryText, mailtoHref } from './enquiry-text.ts'
import { SAMPLE_ENQUIRY } from './testing/sample-enquiry.ts'

function bodyOf(href: string): string {
  return new URL(href).searchParams.get('body') ?? ''
}

test('the mail program opens with everything that the visitor wrote', () => {
  const href = mailtoHref('ventas@planta.cl', SAMPLE_ENQUIRY)
  expect(href).toMatch(/^mailto:ventas@planta\.cl\?subject=Consulta/)
  expect(bodyOf(href).replaceAll('\r\n', '\n')).toBe(enquiryText(SAMPLE_ENQUIRY))
  for (const value of Object.values(SAMPLE_ENQUIRY))
    expect(enquiryText(SAMPLE_ENQUIRY)).toContain(value)
})

test('signs that mean something in an address do not break the message', () => {
  const comment = 'a & b = c? #1 100 % +'
  expect(bodyOf(mailtoHref('', { ...SAMPLE_ENQUIRY, comment }))).toContain(comment)
})

test('a long message is cut where Windows would refuse the whole link, and says so', () => {
  const href = mailtoHref('ventas@planta.cl', {
    ...SAMPLE_ENQUIRY,
    comment: 'Ñandú 👷 '.repeat(500),
  })
  expect(href.length).toBeLessThanOrEqual(2000)
  expect(href.length).toBeGreaterThan(1900)
  expect(bodyOf(href)).toMatch(/usa «Copiar el mensaje»\)$/)
})
