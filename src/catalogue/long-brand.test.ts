import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tools/testing/temporary-folder.ts'
import { CONTENT_DIR } from './catalogue.ts'
import { loadCatalogue } from './load-catalogue.ts'

test('the owner’s brand may have forty letters: no text grows too long for its place', () => {
  const folder = temporaryFolder()
  cpSync(CONTENT_DIR, folder, { recursive: true })
  const file = path.join(folder, 'sitio.yaml')
  const site = readFileSync(file, 'utf8')
  const brand = site.replace(
    /(\n {2}name:\n(?: {4}.*\n)*? {4}muestra: ).*/,
    `$1${'Marca'.repeat(8)}`,
  )
  expect(brand).not.toBe(site)
  writeFileSync(file, brand)
  expect(loadCatalogue(folder).problems.map(({ message }) => message)).toEqual([])
})
