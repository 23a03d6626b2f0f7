import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { presentFacts } from '#catalogue/show/product-facts.ts'
import { readInches } from '#figures/inch-fractions.ts'
import { presentProductPage } from './product-page.ts'
import { isWithdrawn } from '#catalogue/ask/withdrawn-fixture.ts'

const model = catalogue()

function pageOf(id: string) {
  const product = model.products.find((one) => one.id === id)
  const page = product && model.pages.get(product.pagePath)
  if (!product || !page) throw new Error(`no product ${id}`)
  return presentProductPage(product, page, model)
}

test.skipIf(isWithdrawn('1510'))(
  'a gasket whose data sheet limits pressure times temperature says so beside its limits',
  () => {
    const limited = model.products.filter(({ specs }) =>
      specs.some(({ notTogether }) => notTogether),
    )
    expect(limited.length).toBeGreaterThanOrEqual(6)
    expect(
      limited.filter(({ id }) => !pageOf(id).limitsNote?.includes('no se admiten juntas')),
    ).toEqual([])
    expect(pageOf('1510').limitsNote).toBeUndefined()
  },
)

test.skipIf(isWithdrawn('457'))('factors by thickness each name their thickness', () => {
  expect(pageOf('457').limitsNote).toContain('llega a 21\u00a0800\u00a0°C·bar.')
  expect(pageOf('ecs-t').limitsNote).toContain('8500\u00a0°C·bar en 3,2\u00a0mm')
})

test.skipIf(isWithdrawn('155', '150', '180'))(
  'a product knows its place in the list, and its neighbours',
  () => {
    const { place } = pageOf('155')
    expect(place).toMatchObject({ previous: { label: '150' }, next: { label: '180' } })
    const { pagePath } = model.products.find(({ id }) => id === '155') ?? {}
    expect(place?.total).toBe(model.pages.get(pagePath ?? '')?.products.length)
  },
)

test.skipIf(isWithdrawn('1510'))(
  'siblings say what is the same as this product, and leave its own row as it is',
  () => {
    const { siblings } = pageOf('1510')
    const own = siblings?.rows.find(({ isThis }) => isThis)
    expect(own?.cells.some(({ isSame }) => isSame)).toBe(false)
    const others = siblings?.rows.filter(({ isThis }) => !isThis) ?? []
    expect(others.length).toBeGreaterThan(2)
    expect(others.flatMap(({ cells }) => cells).some(({ isSame }) => isSame)).toBe(true)
  },
)

test.skipIf(isWithdrawn('350-ef'))('siblings show no column of dashes', () => {
  const { columns, rows } = pageOf('350-ef').siblings ?? { columns: [], rows: [] }
  const known = columns.map((_, at) => rows.filter(({ cells }) => cells[at]?.figure).length)
  expect(columns.map(({ id }) => id)).toContain('temperature')
  expect(Math.min(...known) * 2).toBeGreaterThanOrEqual(rows.length)
})

test('no page shows two figures for one and the same size', () => {
  const figuresIn = (text: string) =>
    text.replaceAll('\u00a0', '').match(/[\d,]+[½¼¾⅛⅜⅝⅞]?|[½¼¾⅛⅜⅝⅞]/g) ?? []
  const amount = (figure: string) => readInches(figure) ?? Number(figure.replace(',', '.'))
  const differing = model.products.flatMap((product) => {
    const { keyFigures, specs, tables } = presentFacts(product, model)
    const isSize = (property: string) => model.properties.get(property)?.facet === 'diameter'
    return (['si', 'imperial'] as const).flatMap((system) => {
      const shown = [
        ...keyFigures.filter(({ facet }) => facet === 'diameter'),
        ...specs.filter(({ property }) => isSize(property)),
      ].map((figure) => figure[system]?.text ?? '')
      const named = tables.flatMap(({ columns: [size], rows, converted }) => {
        if (!size?.converted) return []
        return (size.published === system ? rows : (converted ?? [])).map(([cell]) => cell ?? '')
      })
      const figures = [...new Set([...shown, ...named].flatMap(figuresIn))]
      return figures
        .filter((one) =>
          figures.some(
            (other) => other !== one && Math.abs(amount(one) / amount(other) - 1) < ONE_SIZE,
          ),
        )
        .map((figure) => `${product.id}: ${figure}`)
    })
  })
  expect(differing).toEqual([])
})

/** Two sizes of one product always differ by more than this share. */
const ONE_SIZE = 0.005
