import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { relatedProducts } from './related-products.ts'
import { isWithdrawn } from './withdrawn-fixture.ts'

const model = catalogue()

function related(id: string) {
  const product = model.products.find((one) => one.id === id)
  if (!product) throw new Error(`no product ${id}`)
  return relatedProducts(product, model).map(({ label, reason }) => `${label}: ${reason}`)
}

test.skipIf(isWithdrawn('1810', '2810', '280', '180', '442m', '280m'))(
  'the same design in the other arrangement comes before what only shares an application',
  () => {
    expect(related('1810').slice(0, 1)).toEqual(['2810: Mismo diseño, sello doble'])
    expect(related('280')[0]).toBe('180: Mismo diseño, sello simple')
    expect(related('442m')).toContain('280M: Misma aplicación, sello doble')
  },
)

test.skipIf(isWithdrawn('442c', '442c-xl', '186', '491-din'))(
  'the next size is of the same kind, and its shafts begin and end higher',
  () => {
    expect(related('442c')[0]).toBe('442C XL: Siguiente tamaño, 125 a 195\u00a0mm')
    // 186HT reaches 65 mm where 186 reaches 60, but begins at the same shaft: another design.
    expect(related('186').join()).not.toContain('Siguiente tamaño')
    expect(related('491-din').join()).not.toContain('Siguiente tamaño')
  },
)

test.skipIf(isWithdrawn('2810', 'version-ndc-tipo-i', '255', '442', 'version-f-tipo-s', '4400'))(
  'an accessory is named by the code or the kind of what it serves',
  () => {
    expect(related('2810')).toContain('N/D/C tipo I: Accesorio')
    expect(related('255')).toContain(
      'Estanque de soporte de alta capacidad para sellos dobles: Accesorio',
    )
    expect(related('442')).toContain('F/S: Accesorio')
    // Lubricated by gas: no barrier water to measure.
    expect(related('4400')).toEqual([])
  },
)

test('a product has four related products at most, each once, and never itself', () => {
  for (const product of model.products) {
    const ids = relatedProducts(product, model).map(({ id }) => id)
    expect(ids.length).toBeLessThanOrEqual(4)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain(product.id)
  }
})
