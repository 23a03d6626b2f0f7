import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeRedirects, securityTxt } from './finish-site.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import type { Site } from '#schema/site.ts'

const to = '/productos/sellos-mecanicos/sellos-partidos'
const folder = temporaryFolder()
writeRedirects([{ from: '/sellos-partidos', to, status: 301 }], 'https://sitio.example', folder)
const written = (file: string) => readFileSync(path.join(folder, file), 'utf8')

test('the table for the server of the site holds the same', () => {
  expect(JSON.parse(written('redirects.json'))).toEqual([
    { from: '/sellos-partidos', to, status: 301 },
  ])
})

test('a host without redirects serves a page that leads on and is not indexed', () => {
  const page = written('client/sellos-partidos/index.html')
  expect(page).toContain(`content="0; url=${to}"`)
  expect(page).toContain(`<link rel="canonical" href="https://sitio.example${to}">`)
  expect(page).toContain('content="noindex"')
  expect(page).toContain(`<a href="${to}">`)
})

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
