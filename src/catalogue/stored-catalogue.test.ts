import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tools/testing/temporary-folder.ts'
import { CONTENT_DIR } from './catalogue.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { readStoredCatalogue, storeCatalogue } from './stored-catalogue.ts'

test('a catalogue is read back as it was checked, each product still one and the same', () => {
  const { catalogue } = loadCatalogue(CONTENT_DIR)
  if (!catalogue) throw new Error('the content has faults')
  const file = path.join(temporaryFolder(), 'catalogue')
  storeCatalogue(catalogue, file)
  const read = readStoredCatalogue(file)
  expect(read).toEqual(catalogue)
  const ofPages = [...read.pages.values()].flatMap(({ products }) => products)
  expect(read.products.filter((product) => !ofPages.includes(product))).toEqual([])
})
