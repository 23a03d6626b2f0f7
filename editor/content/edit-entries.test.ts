import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../../tools/testing/temporary-folder.ts'
import { ContentStore } from './content-store.ts'
import { moved, removed } from './edit-entries.ts'

const FAMILY = 'productos/sellos.yaml'
const CATEGORY = 'productos/sellos/partidos.yaml'
const SOLUTION = 'soluciones/bombas.yaml'

/** A family with a category below it, and a page that names both and the category's product. */
function storeOfFamily(): ContentStore {
  const folder = temporaryFolder()
  const files = {
    [FAMILY]: 'kind: family\ntitle: Sellos\n',
    'productos/sellos-otros.yaml': 'kind: family\ntitle: Otros\n',
    [CATEGORY]: 'kind: category\ntitle: Partidos\nproducts:\n  - id: 442c\n    code: 442C\n',
    [SOLUTION]:
      'kind: article\nlinks: [/productos/sellos, /productos/sellos/partidos/442c]\nproducts:\n  - ref: 442c\n  - ref: otro\ntext: El 442C\n',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return new ContentStore(folder, temporaryFolder())
}

test('a family of another title takes the pages below it along, and all addresses lead on', () => {
  const store = storeOfFamily()
  const { edits, place } = moved(store, { name: FAMILY }, 'Cierres')
  store.change('cambiar', edits)
  expect(place.name).toBe('productos/cierres.yaml')
  expect(store.pages()).toEqual([
    'productos/cierres.yaml',
    'productos/cierres/partidos.yaml',
    'productos/sellos-otros.yaml',
    SOLUTION,
  ])
  expect(parse(store.read('productos/cierres/partidos.yaml').text)).toEqual({
    kind: 'category',
    antes: ['/productos/sellos/partidos'],
    title: 'Partidos',
    products: [{ id: '442c', antes: ['/productos/sellos/partidos/442c'], code: '442C' }],
  })
  expect(parse(store.read(SOLUTION).text).links).toEqual([
    '/productos/cierres',
    '/productos/cierres/partidos/442c',
  ])
})

test('a page that is withdrawn takes its products out of other pages, and all that names them is told', () => {
  const { edits, mended } = removed(storeOfFamily(), { name: CATEGORY })
  expect(mended).toEqual([
    { name: SOLUTION, at: 'links[1]', from: '/productos/sellos/partidos/442c', to: undefined },
    { name: SOLUTION, at: 'products[0]', from: '442c', to: '' },
    { name: SOLUTION, at: 'text', from: 'El 442C', to: undefined },
  ])
  expect(edits.map(({ name, content }) => [name, parse(String(content ?? ''))?.products])).toEqual([
    [CATEGORY, undefined],
    [SOLUTION, [{ ref: 'otro' }]],
  ])
})

test('a family is not withdrawn while pages are in it', () => {
  expect(() => removed(storeOfFamily(), { name: FAMILY })).toThrow(/páginas que están en ella: 1/)
})

test('a product is not moved to a page that somebody has removed meanwhile', () => {
  const store = storeOfFamily()
  const to = 'productos/sellos/otros.yaml'
  expect(() => moved(store, { name: CATEGORY, id: '442c' }, '', to)).toThrow('ya no está')
})
