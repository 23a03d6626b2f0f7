import { expect, test } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { pageRelations } from './page-relations.ts'

const model = catalogue()
const productPages = [...model.pages.keys()].filter((path) => path.startsWith('/productos/'))

function hrefs(path: string) {
  return pageRelations(model, path).map(({ href }) => href)
}

test('a page of products leads to the solution that uses its products', () => {
  expect(hrefs('/productos/sellos-mecanicos/sellos-partidos')[0]).toBe(
    '/soluciones/sellado-equipo-rotatorio',
  )
})

test('a page of products leads to the solution named after what its products serve', () => {
  expect(hrefs('/productos/empaquetaduras-mecanicas-juntas/sellos-valvulas')).toContain(
    '/soluciones/sellado-valvulas',
  )
  expect(hrefs('/productos/sellos-hidraulicos-neumaticos/limpiadores')).toContain(
    '/soluciones/sellado-cilindros-hidraulicos',
  )
  expect(hrefs('/productos/juntas-expansion').join()).not.toContain('/soluciones/')
})

test('every page of products leads on to four others, among them the selector', () => {
  for (const path of productPages) {
    const relations = hrefs(path)
    expect(new Set(relations).size).toBe(4)
    expect(relations).toContain('/selector')
    expect(relations).not.toContain(path)
    for (const href of relations) expect(model.pages.has(href)).toBe(true)
  }
})
