import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { buildSelectorData } from './build-selector-data.ts'
import { criteriaOf, NOTHING_ASKED, type Draft } from './criteria.ts'
import { countOptions, selectProducts } from './select-products.ts'

const data = buildSelectorData(catalogue(), () => ({ src: '', width: 4, height: 3, alt: '' }))

function select(draft: Draft) {
  return selectProducts(data.products, criteriaOf(draft, data.options))
}

function ids(judged: readonly { product: { id: string } }[]) {
  return judged.map(({ product }) => product.id)
}

function reasons(draft: Draft, id: string) {
  return Object.values(select(draft))
    .flat()
    .find(({ product }) => product.id === id)
    ?.reasons.map(({ text }) => text.replaceAll('\u00a0', ' '))
}

test('a product stays where its range covers, leaves where it does not, and is told apart without one', () => {
  const { covered, conditional, unpublished, outside } = select({ eje: '150', presion: '20' })
  expect(ids(covered)).toContain('442')
  expect(ids(outside)).toContain('180')
  // The larger shafts of the 442C have no published pressure.
  expect(ids(unpublished)).toContain('442c-xl')
  const all = [...covered, ...conditional, ...unpublished, ...outside]
  expect(new Set(ids(all)).size).toBe(data.products.length)
})

test('every result says which limits decide, in the units of the question', () => {
  expect(reasons({ eje: '50', presion: '10' }, '442c')).toEqual([
    'Eje: 25 a 120 mm, cubre 50 mm',
    'Presión: hasta 30 bar, cubre 10 bar',
  ])
  expect(reasons({ eje: '1 7/8', 'eje-en': 'in' }, '442c')).toEqual([
    'Eje: 1 a 4,75 in, cubre 1 7/8 in',
  ])
  expect(reasons({ presion: '500', 'presion-en': 'psi' }, '442c')).toEqual([
    'Presión: hasta 450 psi, no cubre 500 psi',
  ])
  expect(reasons({ presion: '5' }, '442c-xl')).toEqual(['Presión: sin dato publicado'])
})

test('figures that hold for different versions are not added together', () => {
  // Polyurethane reaches 1320 mm and FKM 200 °C; no version does both.
  const asked: Draft = { eje: '800', temperatura: '150' }
  expect(ids(select(asked).outside)).toContain('10k-22kn')
  expect(ids(select({ eje: '800' }).conditional)).toContain('10k-22kn')
  expect(ids(select({ temperatura: '150' }).conditional)).toContain('10k-22kn')
  expect(reasons({ eje: '100', temperatura: '150' }, '10k-22kn')).toEqual([
    'Diámetro: 6 a 152 mm, cubre 100 mm, con condición: FKM AWC700',
    'Temperatura: −30 a 200 °C, cubre 150 °C, con condición: FKM AWC700',
  ])
})

test('a figure that is met in one case only is never plainly covered', () => {
  const { covered, conditional } = select({ presion: '100' })
  expect(ids(covered)).not.toContain('1400r')
  expect(ids(conditional)).toContain('1400r')
  expect(reasons({ presion: '100' }, '1400r')).toEqual([
    'Presión: hasta 275 bar, cubre 100 bar, con condición: en válvulas',
  ])
  expect(reasons({ temperatura: '200' }, '180')).toEqual([
    'Temperatura: −55 a 300 °C, cubre 200 °C, con condición: según elastómero',
  ])
})

test('a figure that is met in every published case is covered', () => {
  expect(ids(select({ presion: '10' }).covered)).toContain('1400r')
  expect(reasons({ presion: '10' }, '1400r')).toEqual([
    'Presión: hasta 15 bar (en bombas), cubre 10 bar',
  ])
})

test('equipment, arrangement, service and standard narrow together', () => {
  expect(ids(select({ equipo: 'agitador', disposicion: 'doble' }).covered)).toEqual([
    '4410',
    '280m',
  ])
  expect(ids(select({ norma: 'api-624' }).covered)).toEqual(['1622'])
})

test('each option counts what it would leave, with everything else as it is', () => {
  const all = countOptions(data, NOTHING_ASKED)
  const pumps = all.equipo.find(({ id }) => id === 'bomba')?.count
  expect(pumps).toBe(select({ equipo: 'bomba' }).covered.length)
  const asked: Draft = { equipo: 'bomba', disposicion: 'doble', presion: '30' }
  const counts = countOptions(data, criteriaOf(asked, data.options))
  for (const { id, count } of counts.disposicion) {
    const { covered, conditional } = select({ ...asked, disposicion: id })
    expect(count).toBe(covered.length + conditional.length)
  }
})

test('an option that does not exist asks for nothing', () => {
  expect(select({ equipo: 'submarino' }).covered.length).toBe(data.products.length)
})
