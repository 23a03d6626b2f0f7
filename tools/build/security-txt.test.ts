import { expect, test } from 'vitest'
import { securityTxt } from './security-txt.ts'
import type { Site } from '#schema/site.ts'

const branch = (value: string, pending: boolean) => ({ email: { value, pending } })
const site = (...branches: object[]) =>
  ({ baseUrl: { value: 'https://ejemplo.cl', pending: false }, branches }) as unknown as Site
const NOW = new Date('2026-11-23T04:50:00Z')

test('security.txt names a contact and an expiry date', () => {
  const mail = branch('santiago@ejemplo.cl', false)
  expect(securityTxt({ site: site(mail, mail) }, NOW)).toBe(
    `Contact: mailto:santiago@ejemplo.cl
Contact: https://ejemplo.cl/contacto
Expires: 2027-11-18T00:00:00Z
Preferred-Languages: es
Canonical: https://ejemplo.cl/.well-known/security.txt
`,
  )
})

test('security.txt names no pending address', () => {
  const text = securityTxt({ site: site(branch('santiago@muestra.example', true), {}) }, NOW)
  expect(text).not.toContain('mailto:')
  expect(text).toContain('Contact: https://ejemplo.cl/contacto')
})
