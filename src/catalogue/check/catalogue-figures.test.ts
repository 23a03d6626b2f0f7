import { expect, test } from 'vitest'
import { FACET_NAMES } from '#figures/facets.ts'
import type { Quantity } from '#figures/quantity.ts'
import { convert, UNITS } from '#figures/units.ts'
import { catalogue } from '../catalogue.ts'
import { counterpartOf } from '#figures/format-quantity.ts'
import { honestFigure } from '#figures/honest-figure.ts'
import { figureLine, keyFigures } from '#figures/present-specs.ts'
import { specRowsIn } from './spec-rows.ts'
import { isWithdrawn } from '../ask/withdrawn-fixture.ts'

const { products, properties, pages } = catalogue()

const rowsOf = (product: (typeof products)[number]) =>
  FACET_NAMES.map((facet) =>
    product.specs.filter(({ property }) => properties.get(property)?.facet === facet),
  ).filter((rows) => rows.length > 0)

const isWithin = (inner: Quantity | undefined, outer: Quantity | undefined) =>
  (inner?.max ?? -Infinity) <= (outer?.max ?? Infinity) &&
  (inner?.min ?? Infinity) >= (outer?.min ?? -Infinity)

test('a figure stands without a condition only if it holds in every published case', () => {
  const bare = products.flatMap((product) =>
    rowsOf(product).flatMap((rows) => {
      const figure = honestFigure(rows)
      if (figure?.condition !== undefined || rows.length < 2) return []
      const holds = rows.every(({ values }) => isWithin(figure?.values[0], values[0]))
      return holds ? [] : [product.id]
    }),
  )
  expect(bare).toEqual([])
  const alone = products.flatMap((product) =>
    rowsOf(product).filter(
      ([row, more]) => !more && row?.condition !== undefined && !honestFigure([row])?.condition,
    ),
  )
  expect(alone).toEqual([])
})

const CONDITIONAL = [
  ['1400r', 'hasta 15 bar · bombas'],
  ['graphmax', 'hasta 28 bar · bombas'],
  ['1600', 'hasta 455 °C · atmósfera oxidante'],
  ['1601', 'hasta 455 °C · atmósfera oxidante'],
  ['165', 'hasta 455 °C · atmósfera oxidante'],
  ['5800', '−240 a 2760 °C · según atmósfera'],
  ['170l', 'hasta 17 bar · eje de 60 a 145 mm'],
  ['10k-22kn', 'hasta 1035 bar · según compuesto'],
  ['22ke', '−50 a 200 °C · según compuesto'],
  ['20kd', '6 a 1320 mm · según compuesto'],
  ['directfit', 'hasta 40 bar · según versión'],
  ['180', '−55 a 300 °C · según elastómero'],
] as const

test.each(CONDITIONAL.filter(([id]) => !isWithdrawn(id)))(
  '%s stands for itself by «%s»',
  (id, line) => {
    const specs = products.find((product) => product.id === id)?.specs ?? []
    const lines = keyFigures(specs, properties).map((figure) => figureLine(figure))
    expect(lines.map((text) => text.replaceAll('\u00a0', ' '))).toContain(line)
  },
)

test('no conversion of the catalogue exceeds its rating or falls short of it', () => {
  const quantities = [...pages.values(), ...products]
    .flatMap((part) => specRowsIn(part))
    .flatMap(({ row }) => row.values)
  const beyond = quantities.filter((quantity) => {
    const shown = counterpartOf(quantity)
    if (!shown || UNITS[shown.unit] === undefined) return false
    const back = (value: number) => convert(value, shown.unit, quantity.unit)
    const { min = -Infinity, max = Infinity } = quantity
    return back(shown.max ?? -Infinity) > max + 1e-6 || back(shown.min ?? Infinity) < min - 1e-6
  })
  expect(quantities.length).toBeGreaterThan(800)
  expect(beyond).toEqual([])
})
