import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { productGauges, wordedLimits } from './gauges.ts'
import { productPageHead } from './page-head.ts'
import { isWithdrawn } from '#catalogue/ask/withdrawn-fixture.ts'

const model = catalogue()

function gaugesOf(id: string) {
  const product = model.products.find((one) => one.id === id)
  const page = product && model.pages.get(product.pagePath)
  if (!product || !page) throw new Error(`no product ${id}`)
  return new Map(productGauges(product, page, model).map((gauge) => [gauge.facet, gauge]))
}

test.skipIf(isWithdrawn('1510', '155'))(
  'seals of one list are measured by the same ruler, so that they compare by eye',
  () => {
    const [lower, higher] = [gaugesOf('1510').get('pressure'), gaugesOf('155').get('pressure')]
    expect(lower?.ruler?.ticks).toEqual(higher?.ruler?.ticks)
    expect(lower?.ruler?.bar.whole.to).toBeLessThan(higher?.ruler?.bar.whole.to ?? 0)
  },
)

test.skipIf(isWithdrawn('22ke'))(
  'what every compound holds is told apart from what one of them does',
  () => {
    const { bar } = gaugesOf('22ke').get('pressure')?.ruler ?? {}
    expect(bar?.sure?.to).toBeGreaterThan(0)
    expect(bar?.sure?.to).toBeLessThan(bar?.whole.to ?? 0)
  },
)

test.skipIf(isWithdrawn('350-er'))(
  'a joint says how far it gives, though no list asks for it',
  () => {
    const product = model.products.find(({ id }) => id === '350-er')
    const page = product && model.pages.get(product.pagePath)
    const labels =
      product && page ? productGauges(product, page, model).map(({ label }) => label) : []
    expect(labels.slice(-2)).toEqual(['Compresión axial por arco', 'Extensión axial por arco'])
  },
)

test.skipIf(isWithdrawn('fuelle-cardan', '350-es'))(
  'a joint without figures says what its list says of it, and leads to the joint that has them',
  () => {
    const product = model.products.find(({ id }) => id === 'fuelle-cardan')
    const page = product && model.pages.get(product.pagePath)
    const limits = product && page ? wordedLimits(product, page) : []
    expect(limits.map(({ si }) => si.text)).toContain('según el servicio')
    expect(limits[0]).toMatchObject({ href: '/productos/juntas-expansion/350-es' })
  },
)

test.skipIf(isWithdrawn('170'))('a seal without a speed tells its limit of turns', () => {
  // By its facet the page says what an asked speed means for it.
  expect(gaugesOf('170').get('speed')?.si.text).toBe('hasta 3600\u00a0rpm')
  const product = model.products.find(({ id }) => id === '170')
  const told = product && productPageHead(model, product).structuredData
  expect(JSON.stringify(told)).toContain('hasta 3600\u00a0rpm')
})

test('every bar of the catalogue begins before it ends, and its ruler has figures', () => {
  const bars = model.products.flatMap((product) => {
    const page = model.pages.get(product.pagePath)
    const gauges = page ? productGauges(product, page, model) : []
    return gauges.flatMap(({ facet, ruler }) =>
      ruler ? [{ id: product.id, facet, ...ruler }] : [],
    )
  })
  expect(bars.length).toBeGreaterThan(100)
  const unsound = bars.filter(
    ({ bar: { whole, sure = whole }, ticks }) =>
      whole.from > whole.to || sure.from > sure.to || new Set(ticks.si).size < 2,
  )
  expect(unsound).toEqual([])
})
