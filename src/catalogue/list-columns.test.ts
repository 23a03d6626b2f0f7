import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import type { CataloguePage } from './catalogue-model.ts'
import { listColumns, listConstants, shownColumns } from './list-columns.ts'
import { listFilters } from './list-filters.ts'
import { orderedGroups } from './list-groups.ts'
import { isWithdrawn } from './withdrawn-fixture.ts'

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
const filtersOf = (page: CataloguePage) =>
  listFilters(page.products, orderedGroups(page, model.pages), model)

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

test('where all figures of a column are limits, its head says "máx." and the word stands apart', () => {
  const pressure = columnsOf(CARTRIDGES).find(({ id }) => id === 'pressure')
  const figure = CARTRIDGES.products.flatMap((product) => pressure?.figureOf(product) ?? [])[0]
  expect(pressure?.heading).toBe('Presión máx.')
  expect(figure?.si).toMatchObject({ limit: 'hasta' })
  expect(figure?.si.text).toMatch(/^\d/)
  expect(figure?.imperial).toMatchObject({ limit: 'hasta' })
})

test('of a seal and a bushing without figures the seal’s are shown', () => {
  const bare = CARTRIDGES.products.find(({ specs }) => specs.length === 0)
  const pair = [...CARTRIDGES.products.slice(0, 1), ...(bare ? [bare] : [])]
  expect(listColumns(pair, model)).toEqual([])
  const headings = shownColumns(pair, model).map(({ heading }) => heading)
  expect(headings).toEqual(expect.arrayContaining(['Eje', 'Presión máx.', 'Temperatura']))
})

test('no column of any list is mostly empty, or says the same in every row', () => {
  const poor = lists
    .filter(({ products }) => products.length > 1)
    .flatMap((page) =>
      columnsOf(page)
        .filter(({ figureOf }) => {
          const known = page.products.flatMap((product) => figureOf(product) ?? [])
          const texts = new Set(known.map(({ si, condition }) => `${si.text} ${condition ?? ''}`))
          const isKnownOfHalf = known.length * 2 >= page.products.length
          return known.length * 3 < page.products.length || (isKnownOfHalf && texts.size < 2)
        })
        .map(({ id }) => `${page.path}: ${id}`),
    )
  expect(poor).toEqual([])
})

test('a figure that a whole list shares is shown once, with the number of products if some publish none', () => {
  const constants = listConstants(CARTRIDGES.products, model)
  expect(constants.map(({ name, note }) => `${name}: ${note ?? 'todos'}`)).toContainEqual(
    expect.stringMatching(new RegExp(`^Eje: en \\d+ de ${CARTRIDGES.products.length}$`)),
  )
  const columns = columnsOf(CARTRIDGES).map(({ name }) => name)
  expect(constants.filter(({ name }) => columns.includes(name))).toEqual([])
})

test('every filter of every list admits some of its products, and not all', () => {
  const useless = lists.flatMap((page) =>
    filtersOf(page)
      .filter(({ admits }) => new Set(page.products.map(admits)).size < 2)
      .map(({ label }) => `${page.path}: ${label}`),
  )
  expect(useless).toEqual([])
})

test.skipIf(isWithdrawn('1600', '1400r'))(
  'a filter by a limit admits only what reaches it without a condition',
  () => {
    const limit = filtersOf(pageAt('empaquetaduras-mecanicas-juntas/sellos-valvulas')).find(
      ({ label }) => label.endsWith('bar o más'),
    )
    const admitted = pageAt('empaquetaduras-mecanicas-juntas/sellos-valvulas')
      .products.filter((product) => limit?.admits(product))
      .map(({ id }) => id)
    expect(admitted).toContain('1600')
    // 275 bar in valves only.
    expect(admitted).not.toContain('1400r')
  },
)

test('a filter by a limit reads in psi as the products that decide it publish them', () => {
  const limit = filtersOf(CARTRIDGES).find(({ label }) => label.endsWith('bar o más'))
  expect(limit?.label).toBe('40\u00a0bar o más')
  expect(limit?.imperial).toBe('600\u00a0psi o más')
})

test('a list of many kinds keeps its filters to two lines', () => {
  expect(orderedGroups(FLANGES, model.pages).length).toBeGreaterThan(7)
  expect(filtersOf(FLANGES).length).toBeLessThanOrEqual(13)
})

test('a list of three is read faster than filtered', () => {
  expect(listFilters(FLANGES.products.slice(0, 3), [], model)).toEqual([])
})

test('every product of a page stands in one of its groups, once', () => {
  const inGroups = lists.map((page) => ({
    path: page.path,
    ids: orderedGroups(page, model.pages)
      .flatMap(({ members }) => members.map(({ id }) => id))
      .toSorted(),
  }))
  expect(inGroups).toEqual(
    lists.map(({ path, products }) => ({ path, ids: products.map(({ id }) => id).toSorted() })),
  )
})
