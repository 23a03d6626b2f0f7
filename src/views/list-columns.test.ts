import { expect, test } from 'vitest'
import { FACETS } from '#figures/facets.ts'
import { propertyFigure } from '#figures/row-figures.ts'
import { convert } from '#figures/units.ts'
import { judge } from '#figures/judge.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { machinesOf } from '#catalogue/ask/industry-page.ts'
import { judgeable } from '#catalogue/ask/judgeable.ts'
import type { CataloguePage, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { listColumns } from './list-columns.ts'
import { listFilters } from './list-filters.ts'
import { orderedGroups } from '#catalogue/ask/list-groups.ts'
import { isWithdrawn } from '#catalogue/ask/withdrawn-fixture.ts'

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
  expect(columnsOf(CARTRIDGES).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Presión', 'Temperatura']),
  )
  for (const page of lists) {
    const columns = columnsOf(page)
    expect(columns.length).toBeLessThanOrEqual(4)
    expect(new Set(columns.map(({ id }) => id)).size).toBe(columns.length)
  }
})

test('a limit says «hasta» in every list, so that a product reads alike in all of them', () => {
  const pressures = lists.flatMap((page) => {
    const pressure = columnsOf(page).find(({ id }) => id === 'pressure')
    return page.products.flatMap((product) => pressure?.figureOf(product) ?? [])
  })
  const limits = pressures.filter(({ reach }) => reach?.min === undefined)
  expect(limits.length).toBeGreaterThan(0)
  expect(limits.filter(({ si }) => !si.text.startsWith('hasta '))).toEqual([])
})

test('the figures of a column are in the unit of its head', () => {
  const tensile = 'Resistencia a tracción'
  const row = { property: tensile, values: [{ value: 9, unit: 'MPa' }], source: 'Ficha' }
  const figure = propertyFigure({ specs: [row] }, tensile, model.properties, undefined, 'bar')
  expect(figure?.si.text).toBe('90\u00a0bar')
})

test('a list of a seal and a bushing without figures shows the seal’s figures', () => {
  const bare = CARTRIDGES.products.find(({ specs }) => specs.length === 0)
  const pair = [...CARTRIDGES.products.slice(0, 1), ...(bare ? [bare] : [])]
  const names = listColumns(pair, model).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Eje', 'Presión', 'Temperatura']))
})

test('dashes are never the majority of a column, if two products publish the same figure at all', () => {
  const poor = lists.flatMap((page) => {
    const columns = columnsOf(page).map((column) => ({
      place: `${page.path}: ${column.id}`,
      isFacet: column.id in FACETS,
      known: page.products.filter((product) => column.figureOf(product)).length,
    }))
    // Only a list without any common figure shows columns that few products publish.
    const isWanting = columns.every(
      ({ known, isFacet }) => !isFacet || known * 2 < page.products.length,
    )
    return isWanting ? [] : columns.filter(({ known }) => known * 2 < page.products.length)
  })
  expect(poor).toEqual([])
})

test('a packing is bought by its section, which stands under no shaft', () => {
  const packings = columnsOf(pageAt('empaquetaduras-mecanicas-juntas/sellos-multiproposito'))
  expect(packings.map(({ name }) => name)).toContain('Sección')
  const pumps = model.pages.get('/equipos/bomba')
  const shaft = pumps && columnsOf(pumps).find(({ id }) => id === 'diameter')
  const sections = pumps?.products.flatMap((product) => shaft?.figureOf(product) ?? []) ?? []
  const own = sections.filter(({ condition }) => condition?.startsWith('sección'))
  expect(shaft?.name).toBe('Eje')
  expect(own.length).toBeGreaterThan(5)
  expect(own.filter(({ reach }) => reach)).toEqual([])
  // Though most of its products are packings.
  const mills = model.pages.get('/industrias/pulpa-papel')
  expect(mills && columnsOf(mills)[0]?.name).toBe('Eje')
})

test('every filter of every list admits some of its products, and not all', () => {
  const useless = lists.flatMap((page) =>
    filtersOf(page)
      .filter(({ admits }) => new Set(page.products.map(admits)).size < 2)
      .map(({ label }) => `${page.path}: ${label}`),
  )
  expect(useless).toEqual([])
})

test.skipIf(isWithdrawn('170l', 'graphmax'))(
  'a filter by a limit admits what reaches it in one version, or on a condition that its row states',
  () => {
    const page = model.pages.get('/industrias/mineria')
    const limit = page && filtersOf(page).find(({ label }) => label.endsWith('°C o más'))
    const admitted = page?.products.filter((product) => limit?.admits(product)).map(({ id }) => id)
    expect(limit?.label).toBe('260\u00a0°C o más')
    // 260 °C with one of its elastomers; the other, 650 °C, only in steam.
    expect(admitted).toEqual(expect.arrayContaining(['170l', 'graphmax']))
    // 120 °C.
    expect(admitted).not.toContain('gbs')
  },
)

test('a filter by a limit reads in psi as the products that decide it publish them', () => {
  const limit = filtersOf(CARTRIDGES).find(({ label }) => label.endsWith('bar o más'))
  expect(limit?.label).toBe('40\u00a0bar o más')
  expect(limit?.imperial).toBe('600\u00a0psi o más')
})

test('a filter by a limit admits the same products by its label in imperial units', () => {
  const differing = lists.flatMap((page) =>
    filtersOf(page).flatMap(({ imperial, admits }) => {
      if (!imperial) return []
      const [, digits = '', unit = ''] = /^(\S+)\u00A0(\S+)/.exec(imperial) ?? []
      const facet = unit === 'psi' ? 'pressure' : 'temperature'
      const value = convert(Number(digits.replace(',', '.')), unit, FACETS[facet].units.si)
      const isReached = (product: CatalogueProduct) =>
        ['complies', 'conditional'].includes(
          judge(judgeable(product, model), { figures: [{ facet, value, system: 'imperial' }] })
            .verdict,
        )
      return page.products
        .filter((product) => isReached(product) !== admits(product))
        .map(({ id }) => `${page.path}: ${imperial}, ${id}`)
    }),
  )
  expect(differing).toEqual([])
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

test('a limit in a list of pumps admits what reaches it in a pump, not what does in a valve', () => {
  const pumps = model.pages.get('/equipos/bomba')
  if (!pumps) throw new Error('no pumps')
  const pressure = listFilters(pumps.products, [], model, 'Tipo', machinesOf(pumps)).find(
    ({ id, group }) => group === 'Límite' && id.startsWith(FACETS.pressure.parameter),
  )
  const figures = [{ facet: 'pressure', value: Number(pressure?.id.slice(1)) }] as const
  const admitted = pumps.products.filter((product) => pressure?.admits(product))
  expect(admitted.length).toBeGreaterThan(2)
  const verdicts = admitted.map(
    (product) => judge(judgeable(product, model), { figures, machine: 'bomba' }).verdict,
  )
  expect(verdicts.filter((one) => one !== 'complies' && one !== 'conditional')).toEqual([])
})
