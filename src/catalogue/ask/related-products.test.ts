import { expect, test } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { productLabel } from '../show/product-facts.ts'
import { choicesOf } from './choices.ts'
import { lacksAsAlternative, relatedProducts } from './related-products.ts'
import { isWithdrawn } from './withdrawn-fixture.ts'

const model = catalogue()

function productOf(id: string) {
  const product = model.products.find((one) => one.id === id)
  if (!product) throw new Error(`no product ${id}`)
  return product
}

function related(id: string) {
  return relatedProducts(productOf(id), model).map(
    ({ product, reason }) => `${productLabel(product)}: ${reason}`,
  )
}

const lack = (id: string, other: string) =>
  lacksAsAlternative(productOf(id), productOf(other), model)

test.skipIf(isWithdrawn('1810', '2810'))('a product names its alternatives', () => {
  expect(related('1810')[0]).toBe('2810: Mismo diseño, sello doble')
})

test.skipIf(isWithdrawn('442c', '442c-xl', '186', '491-din'))(
  'the next size is of the same kind, and its shafts begin and end higher',
  () => {
    expect(related('442c')[0]).toBe('442C XL: Siguiente tamaño, 125 a 195\u00a0mm')
    // 186HT reaches 65 mm where 186 reaches 60, but starts at the same shaft: a different design, not the next size.
    expect(related('186').join()).not.toContain('Siguiente tamaño')
    expect(related('491-din').join()).not.toContain('Siguiente tamaño')
  },
)

test.skipIf(isWithdrawn('2810', 'version-ndc-tipo-i', '255', '442', 'version-f-tipo-s', '4400'))(
  'an accessory says what it goes with',
  () => {
    expect(related('2810')).toContain(
      'N/D/C tipo I: Tres versiones según el sólido y el drenaje, con poco lavado o ninguno',
    )
    expect(related('255')).toContain(
      'Estanque de soporte de alta capacidad para sellos dobles: Estanque vertical que lubrica y enfría un sello doble, con presión o sin ella',
    )
    expect(related('442')).toContain('F/S: Buje en mitades para bombas grandes con sello partido')
    // A gas-lubricated seal has no barrier water to measure.
    expect(related('4400')).toEqual([])
  },
)

test.skipIf(isWithdrawn('442m', 'version-f-tipo-s', '324', 'amps'))(
  'no accessory of a pump goes with what seals none',
  () => {
    expect(related('442m').join()).not.toContain('F/S')
    expect(related('324').join()).not.toContain('AMPS')
  },
)

test.skipIf(isWithdrawn('2810', '186', '442', '150', '5k-21k', '10k-22kn'))(
  'what is simpler, smaller or for another machine is no alternative',
  () => {
    expect(lack('2810', '186')).toBe('es un sello simple en vez de uno doble')
    expect(lack('442', '150')).toBe('no sirve a los mismos equipos')
    expect(lack('camprofile', '553')).toBeDefined()
    expect(lack('1810', '2810')).toBeUndefined()
  },
)

test('no alternative on any page is simpler than its product, or for other machines', () => {
  const isDual = (id: string) =>
    choicesOf('arrangements', productOf(id), model.selection).has('doble')
  for (const product of model.products) {
    for (const { product: other, relation } of relatedProducts(product, model)) {
      if (relation === 'with') continue
      const { id } = other
      expect([product.id, id, isDual(product.id) && !isDual(id)]).toEqual([product.id, id, false])
      expect(product.equipment.filter((machine) => other.equipment.includes(machine))).not.toEqual(
        product.equipment.length === 0 ? ['none'] : [],
      )
    }
  }
})

test('a product has four related products at most, each once, and never itself', () => {
  for (const product of model.products) {
    const ids = relatedProducts(product, model).map((one) => one.product.id)
    expect(ids.length).toBeLessThanOrEqual(4)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain(product.id)
  }
})
