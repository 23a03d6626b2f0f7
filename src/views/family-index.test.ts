import { expect, test } from 'vitest'
import { facetReach } from '#catalogue/ask/list-axes.ts'
import { isOfKind } from '#catalogue/ask/pages.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import type { Reach, Span } from '#figures/axis.ts'
import { isFacet } from '#figures/column-axes.ts'
import { familyIndex, servedServices, type FamilyIndex } from './family-index.ts'
import { isWithdrawn } from '#catalogue/ask/withdrawn-fixture.ts'

const model = catalogue()

function family(slug: string) {
  const page = model.pages.get(`/productos/${slug}`)
  if (!page) throw new Error(`no family ${slug}`)
  return page
}

const SEALS = family('sellos-mecanicos')

test('a family counts the products of each category and spans what they allow', () => {
  const { columns, entries } = familyIndex(SEALS, model)
  const cartridges = entries.find(({ href }) => href.endsWith('/sellos-cartucho'))
  expect(cartridges?.count).toBe(model.pages.get(cartridges?.href ?? '')?.products.length)
  expect(cartridges?.figures).toHaveLength(columns.length)
  const diameter = columns.findIndex(({ id }) => id === 'diameter')
  expect(cartridges?.figures[diameter]?.si.text).toBe('25 a 120\u00a0mm')
})

test('a link to the page of another family counts what it means there, for a kind of machine too', () => {
  const page = family('sellos-hidraulicos-neumaticos/sellos-rotatorios')
  const { entries, total } = familyIndex(page, model)
  const split = model.pages.get('/productos/sellos-mecanicos/sellos-partidos')?.products ?? []
  const [pumps, mixers] = entries
  expect(pumps?.count).toBe(split.filter(({ equipment }) => equipment.includes('bomba')).length)
  expect(mixers?.figures).not.toEqual(pumps?.figures)
  expect(total).toBe(entries.reduce((sum, { count = 0 }) => sum + count, 0))
})

test('limits that differ by version are no span: a family begins at none of them', () => {
  const { columns, entries } = familyIndex(SEALS, model)
  const temperature = columns.findIndex(({ id }) => id === 'temperature')
  const slurry = entries.find(({ href }) => href.endsWith('/sellos-lodos'))
  expect(slurry?.figures[temperature]?.si.text).toMatch(/^hasta /)
})

test('no figure of any family shows what binary fractions leave over', () => {
  const texts = [...model.pages.values()]
    .filter(({ content }) => content.kind === 'family')
    .flatMap((page) => familyIndex(page, model).entries)
    .flatMap(({ figures }) => figures.flatMap((one) => [one?.si.text, one?.imperial?.text]))
  expect(texts.filter((text) => /,\d{4}/.test(text ?? ''))).toEqual([])
})

/** Cells whose bar is solid beyond what every product reaches, or hatched without words that say why. */
function falseBars({ columns, entries }: FamilyIndex): string[] {
  return entries.flatMap(({ href, label, count, figures }) => {
    const products = model.pages.get(href)?.products ?? []
    const limited = products.filter(({ specs }) =>
      specs.some(({ property }) => model.properties.get(property)?.facet),
    )
    return columns.flatMap(({ id }, index) => {
      const { reach, condition } = figures[index] ?? {}
      if (!reach || !isFacet(id) || count !== products.length) return []
      const solid = reach.sure ?? reach
      const holds = limited.every((product) =>
        holdsAll(facetReach(product, id, model.properties), solid),
      )
      const isSaid = reach.sure === undefined || condition !== undefined
      return isSaid && (isEmpty(solid) || holds) ? [] : [`${label}: ${id}`]
    })
  })
}

const isEmpty = (span: Span) => span.min === undefined && span.max === undefined

function holdsAll(own: Reach | undefined, solid: Span): boolean {
  const sure = own?.sure ?? own
  if (sure === undefined || isEmpty(sure)) return false
  const { min = -Infinity, max = Infinity } = sure
  return min <= (solid.min ?? Infinity) && max >= (solid.max ?? -Infinity)
}

test('in every family a bar is solid only as far as all products of the class hold', () => {
  const families = [...model.pages.values()].filter((page) => isOfKind(page, 'family'))
  expect(families.flatMap((page) => falseBars(familyIndex(page, model)))).toEqual([])
  const index = familyIndex(SEALS, model)
  const all = index.entries.map(({ figures, ...entry }) => ({
    ...entry,
    figures: figures.map((figure) => {
      const { sure: _sure, ...whole } = figure?.reach ?? {}
      return figure && { ...figure, reach: whole }
    }),
  }))
  const planted = falseBars({ ...index, entries: all })
  expect(planted).toEqual(
    expect.arrayContaining([
      'De fuelle: temperature',
      'De componentes: diameter',
      'Para lodos: speed',
    ]),
  )
})

test('a column is named by what its products publish: packings have a section, and no shaft', () => {
  const { columns } = familyIndex(family('empaquetaduras-mecanicas-juntas'), model)
  expect(columns.map(({ name }) => name)).toContain('Sección')
})

test('every category of a family stands in its index, with a picture of one of its products', () => {
  for (const slug of ['sellos-mecanicos', 'empaquetaduras-mecanicas-juntas']) {
    const { entries } = familyIndex(family(slug), model)
    const counted = entries.filter(({ count }) => count !== undefined)
    expect(counted.map(({ count }) => count)).toEqual(
      counted.map(({ href }) => model.pages.get(href)?.products.length),
    )
    expect(counted.filter(({ pictured }) => !pictured)).toEqual([])
  }
})

test.skipIf(isWithdrawn('170'))('each service names the products that publish it, once', () => {
  const services = servedServices(SEALS, model)
  const slurry = services.find(({ title }) => /lodos/i.test(title))
  expect(slurry?.entries.map(({ label }) => label)).toContain('170')
  for (const { entries } of services) {
    expect(entries.length).toBeGreaterThan(0)
    expect(new Set(entries.map(({ href }) => href)).size).toBe(entries.length)
  }
})

test('a family without categories tells no services', () => {
  expect(servedServices(family('proteccion-rodamientos'), model)).toEqual([])
})
