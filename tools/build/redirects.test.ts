import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeRedirects } from './redirects.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

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
