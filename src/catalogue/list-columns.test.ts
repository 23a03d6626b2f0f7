import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import type { CataloguePage } from './catalogue-model.ts'
import { listColumns, listConstants } from './list-columns.ts'
import { listFilters } from './list-filters.ts'
import { orderedGroups } from './list-groups.ts'

const model = catalogue()

function pageAt(path: string): CataloguePage {
  const page = model.pages.get(`/productos/${path}`)
  if (!page) throw new Error(`no page ${path}`)
  return page
}

const CARTRIDGES = pageAt('sellos-mecanicos/sellos-cartucho')
const FLANGES = pageAt('empaquetaduras-mecanicas-juntas/sellos-bridas')
const lists = [...model.pages.values()].filter(({ products }) => products.length > 0)

const columnsOf = ({ products }: CataloguePage) => listColumns(products, model)
const filtersOf = (page: CataloguePage) => listFilters(page.products, orderedGroups(page), model)

test('a list has a column for what its products publish and differ in, four at most', () => {
  expect(columnsOf(CARTRIDGES).map(({ heading }) => heading)).toEqual(
    expect.arrayContaining(['Presión máx.', 'Temperatura']),
  )
  for (const page of lists) {
    const columns = columnsOf(page)
    expect(columns.length).toBeLessThanOrEqual(4)
    expect(new Set(columns.map(({ id }) => id)).size).toBe(columns.length)
  }
})

test('no column of any list is mostly empty, or says the same in every row', () => {
  for (const page of lists.filter(({ products }) => products.length > 1)) {
    for (const { id, figureOf } of columnsOf(page)) {
      const known = page.products.flatMap((product) => figureOf(product) ?? [])
      const texts = new Set(known.map(({ si, condition }) => `${si.text} ${condition ?? ''}`))
      const place = `${page.path}: ${id}`
      expect(known.length * 3, place).toBeGreaterThanOrEqual(page.products.length)
      if (known.length * 2 >= page.products.length) expect(texts.size, place).toBeGreaterThan(1)
    }
  }
})

test('what all of a list share is said once, with how many publish it where some do not', () => {
  const constants = listConstants(CARTRIDGES.products, model)
  expect(constants.map(({ name, note }) => `${name}: ${note ?? 'todos'}`)).toContain(
    'Eje: en 10 de 11',
  )
  const columns = columnsOf(CARTRIDGES).map(({ name }) => name)
  expect(constants.filter(({ name }) => columns.includes(name))).toEqual([])
})

test('every filter of every list admits some of its products, and not all', () => {
  for (const page of lists) {
    for (const { label, admits } of filtersOf(page)) {
      const count = page.products.filter(admits).length
      expect(count, `${page.path}: ${label}`).toBeGreaterThan(0)
      expect(count, `${page.path}: ${label}`).toBeLessThan(page.products.length)
    }
  }
})

test('a filter by a limit admits only what reaches it without a condition', () => {
  const limit = filtersOf(pageAt('empaquetaduras-mecanicas-juntas/sellos-valvulas')).find(
    ({ label }) => label.endsWith('bar o más'),
  )
  const admitted = pageAt('empaquetaduras-mecanicas-juntas/sellos-valvulas')
    .products.filter((product) => limit?.admits(product))
    .map(({ id }) => id)
  expect(admitted).toContain('1600')
  // 275 bar in valves only.
  expect(admitted).not.toContain('1400r')
})

test('a list of many kinds keeps its filters to two lines', () => {
  expect(orderedGroups(FLANGES).length).toBeGreaterThan(7)
  expect(filtersOf(FLANGES).length).toBeLessThanOrEqual(13)
})

test('a list of three is read faster than filtered', () => {
  expect(listFilters(FLANGES.products.slice(0, 3), [], model)).toEqual([])
})

test('every product of a page stands in one of its groups, once', () => {
  for (const page of lists) {
    const members = orderedGroups(page).flatMap((group) => group.members.map(({ id }) => id))
    expect(members.toSorted(), page.path).toEqual(page.products.map(({ id }) => id).toSorted())
  }
})
