import { expect, test } from 'vitest'
import { criteriaOf, draftFromQuery, NOTHING_ASKED, type ResultOrder } from './criteria.ts'
import { countOptions, selectProducts } from './select-products.ts'
import { wholeProductData } from '../products/product-data-fixture.ts'
import { isWithdrawn } from '#catalogue/ask/withdrawn-fixture.ts'

const data = wholeProductData()
const criteria = (query: string) =>
  criteriaOf(draftFromQuery(new URLSearchParams(query), 'si'), data.options, 'si')
const select = (query: string, order?: ResultOrder) => selectProducts(data, criteria(query), order)
const ids = (judged: readonly { product: { id: string } }[]) =>
  judged.map(({ product }) => product.id)

test.skipIf(isWithdrawn('442', '442pr', '180', '442c-xl'))(
  'a product stays where its range covers, leaves where it does not, and is told apart without one',
  () => {
    const selected = select('eje=150&p=20')
    expect(ids(selected.complies)).toContain('442pr')
    // The pressure of the 442 is that of its smaller shafts: one of 150 mm is allowed half of it.
    expect(ids(selected.near)).toContain('442')
    // A single figure leaves the 180 out: its shafts end at 120 mm.
    expect(ids(selected.near)).toContain('180')
    // The larger shafts of the 442C have no published pressure.
    expect(ids(selected.unpublished)).toContain('442c-xl')
    const all = Object.values(selected).flat()
    expect(new Set(ids(all)).size).toBe(data.products.length)
  },
)

test('the nearest miss stands first', () => {
  const { near } = select('eje=60&p=41')
  expect(near.length).toBeGreaterThan(1)
  const first = near[0]?.limits.find(({ verdict }) => verdict === 'outside')
  expect(first?.range?.max).toBe(40)
})

test('what seals nothing stands after the seals that nearly fit', () => {
  const seals = select('equipo=bomba&p=900').near.map(
    ({ product: { href } }) => !href.startsWith('/productos/monitoreo-de-equipos/'),
  )
  expect(seals).toContain(false)
  expect(seals).toEqual(seals.toSorted((a, b) => Number(b) - Number(a)))
})

test.skipIf(isWithdrawn('10k-22kn'))(
  'figures that hold for different versions are not added together',
  () => {
    // Polyurethane reaches 1320 mm and FKM 200 °C; no version does both.
    expect(ids(select('eje=800&t=150').outside)).toContain('10k-22kn')
    expect(ids(select('eje=800').complies)).toContain('10k-22kn')
    expect(ids(select('t=150').complies)).toContain('10k-22kn')
  },
)

test.skipIf(isWithdrawn('1400r'))(
  'a figure that is met in one case only is never plainly covered',
  () => {
    const { complies, conditional } = select('p=100')
    expect(ids(complies)).not.toContain('1400r')
    expect(ids(conditional)).toContain('1400r')
  },
)

test.skipIf(isWithdrawn('1400r'))('a figure that is met in every published case is covered', () => {
  expect(ids(select('p=10').complies)).toContain('1400r')
})

test.skipIf(isWithdrawn('4410', '280m', '1622'))(
  'equipment, arrangement, service and standard narrow together',
  () => {
    expect(ids(select('equipo=agitador&disp=doble').complies)).toEqual(['4410', '280m'])
    expect(ids(select('norma=api-624').complies)).toEqual(['1622'])
  },
)

test.skipIf(isWithdrawn('442m', '280m', '3750a', '170'))(
  'in a mine an agitator has its seals, whatever words their data sheets use',
  () => {
    const found = ids(select('equipo=agitador&servicio=mineria').complies)
    expect(found).toEqual(expect.arrayContaining(['442m', '280m', '3750a']))
    // A seal for slurry pumps serves the mine, and no agitator.
    expect(found).not.toContain('170')
  },
)

test('the tightest limit decides the order, either way, and the catalogue where nothing is asked', () => {
  // Products that are not chosen by size come after those that are, in either order.
  const chosen = (order: 'fit' | 'margin') =>
    select('eje=60&p=15', order).complies.filter(
      ({ limits }) => !limits.some(({ verdict }) => verdict === 'apart'),
    )
  const [tight, loose] = [chosen('fit'), chosen('margin')]
  expect(ids(select('eje=60&p=15', 'margin').complies).slice(0, loose.length)).toEqual(ids(loose))
  const pressureOf = (judged: (typeof tight)[number] | undefined) =>
    judged?.limits.find(({ asked }) => asked.facet === 'pressure')?.range?.max ?? 0
  expect(pressureOf(tight[0])).toBeLessThan(pressureOf(tight.at(-1)))
  expect(pressureOf(loose[0])).toBe(pressureOf(tight.at(-1)))
  expect(ids(select('').complies)).toEqual(data.products.map(({ id }) => id))
})

test.skipIf(isWithdrawn('477-1', '370', '1730'))(
  'for a pump a packing of valves stands after those whose pressure is of a turning shaft',
  () => {
    const { complies } = select('equipo=bomba&eje=60&p=10&disp=trenza', 'margin')
    const found = ids(complies)
    expect(found).toEqual(expect.arrayContaining(['1730', '370', '477-1']))
    expect(found.indexOf('477-1')).toBeGreaterThan(found.indexOf('1730'))
    expect(found.indexOf('477-1')).toBeGreaterThan(found.indexOf('370'))
  },
)

test('each option counts what it would leave, with everything else as it is', () => {
  const all = countOptions(data, NOTHING_ASKED)
  const pumps = all.equipment.find(({ id }) => id === 'bomba')?.count
  expect(pumps).toBe(select('equipo=bomba').complies.length)
  const counts = countOptions(data, criteria('equipo=bomba&disp=doble&p=30'))
  for (const { id, count } of counts.arrangements) {
    const { complies } = select(`equipo=bomba&disp=${id}&p=30`)
    expect(count).toBe(complies.length)
  }
})

test('an option that does not exist asks for nothing', () => {
  expect(select('equipo=submarino').complies.length).toBe(data.products.length)
})
