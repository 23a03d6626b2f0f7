import { expect, test } from 'vitest'
import type { Service } from '#visitor/quote-list.ts'
import { wholeProductData } from '#finder/products/product-data-fixture.ts'
import { judgeLine as judge, selectorHref } from './judge-line.ts'
import { isWithdrawn } from '#catalogue/ask/withdrawn-fixture.ts'

const { products, plans, options } = wholeProductData()
const judgeLine = (one: (typeof products)[number], service: Service) =>
  judge(one, service, options.services)

function product(id: string) {
  const found = products.find((one) => one.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

function remarks(id: string, service: Service): string {
  const words = judgeLine(product(id), service)?.remarks.join('; ')
  return (words ?? '–').replaceAll('\u00a0', ' ')
}

test.skipIf(isWithdrawn('1510'))(
  'a line that asks for more than its product publishes says both figures',
  () => {
    expect(remarks('1510', { pressure: '25 bar' })).toBe('25 bar: faltan 5 bar')
    expect(judgeLine(product('1510'), { pressure: '25 bar' })?.verdict).toBe('outside')
  },
)

test.skipIf(isWithdrawn('1510'))(
  'what is given in inches and psi is judged by what is published in them',
  () => {
    expect(remarks('1510', { pressure: '200 psi', diameter: '2 in' })).toBe('')
    expect(remarks('1510', { pressure: '2000 psi' })).toBe('2000 psi: faltan 1700 psi')
  },
)

test.skipIf(isWithdrawn('1510'))(
  'turns are judged by the speed that they give the shaft, once its size is said',
  () => {
    const speeds = product('1510').ranges.filter(({ kind }) => kind === 'speed')
    const most = Math.max(...speeds.map(({ max = 0 }) => max))
    expect(remarks('1510', { speed: '1450 rpm' })).toBe(
      '1450 rpm: falta el diámetro de eje para juzgar la velocidad',
    )
    expect(judgeLine(product('1510'), { speed: '1450 rpm', diameter: '60 mm' })?.remarks).toEqual(
      [],
    )
    // At 60 mm a turn a second is 0.188 m/s.
    const tooFast = Math.ceil((most / 0.188 + 10) * 60)
    expect(remarks('1510', { speed: `${tooFast} rpm`, diameter: '60 mm' })).toMatch(
      new RegExp(`^${tooFast} rpm: faltan .* m/s`),
    )
  },
)

test.skipIf(isWithdrawn('1510'))(
  'a line within the limits has nothing to look at, and one without figures no verdict',
  () => {
    expect(judgeLine(product('1510'), { diameter: '60 mm', pressure: '15 bar' })).toEqual({
      verdict: 'complies',
      remarks: [],
      cautions: [],
    })
    expect(judgeLine(product('1510'), { fluid: 'agua', tag: 'x' } as Service)).toBeUndefined()
    expect(judgeLine(product('1510'), { pressure: 'mucha bar' })).toBeUndefined()
  },
)

test('a figure that holds under a condition alone is told with it', () => {
  const conditional = products.flatMap((one) =>
    one.ranges
      .filter(({ kind, condition, max }) => kind === 'pressure' && condition && max)
      .map(({ max }) => judgeLine(one, { pressure: `${max} bar` })),
  )
  const told = conditional.filter((one) => one?.verdict === 'conditional')
  expect(told.length).toBeGreaterThan(0)
  for (const one of told) expect(one?.remarks.join()).toContain('condición')
})

test.skipIf(isWithdrawn('ecs-t'))('pressure and temperature are judged together', () => {
  expect(remarks('ecs-t', { pressure: '80 bar', temperature: '250 °C' })).toContain(
    'presión × temperatura = 20 000; admite 12 000 °C·bar en 1,6 mm de espesor',
  )
})

test.skipIf(isWithdrawn('186ht', '255'))(
  'a strong acid is told what the catalogue does not know',
  () => {
    const acid = { pressure: '8 bar', fluid: 'Ácido sulfúrico al 98 %' }
    expect(judgeLine(product('186ht'), acid)).toMatchObject({ verdict: 'outside' })
    expect(judgeLine(product('255'), acid)?.cautions.join()).toContain('concentración')
  },
)

test('the selector is asked for the same figures', () => {
  const service = { diameter: '60 mm', pressure: '25 bar', fluid: 'agua' }
  const query = new URL(selectorHref(service), 'https://ejemplo.cl').searchParams
  expect([...query.values()]).toEqual(['60', '25'])
})

test.skipIf(isWithdrawn('180'))('each kind is asked what matters for it', () => {
  expect(product('180').fields).toEqual([
    'diameter',
    'pressure',
    'temperature',
    'speed',
    'fluid',
    'plan',
  ])
  const flanged = products.filter(({ fields }) => fields.includes('flange'))
  expect(flanged.length).toBeGreaterThan(10)
  expect(plans.find(({ id }) => id === '32')?.label).toBe('Plan 32, sello simple')
})
