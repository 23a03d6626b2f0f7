import { expect, test } from 'vitest'
import { productRecord } from '#finder/products/product-record-fixture.ts'
import type { ProductRecord } from '#views/product-data.ts'
import type { QuoteLine } from '#visitor/quote-list.ts'
import { askedSize, lineSizes, missingSizes, shownSizes } from './line-size.ts'

const SEAL = productRecord('2810', {
  fields: ['diameter', 'pressure'],
  ranges: [{ kind: 'diameter', label: 'Eje', min: 25, max: 120, text: '25 a 120 mm' }],
})
const PACKING = productRecord('1725a', { fields: ['diameter'], sizedBy: 'section' })
const JOINT = productRecord('350-er', {
  fields: ['diameter'],
  ranges: [{ kind: 'diameter', label: 'Diámetro', max: 1829, text: '' }],
})
const SHEET = productRecord('443', { fields: ['pressure'], sizedBy: 'sheet' })
const CUP = productRecord('22ke', {
  fields: ['diameter'],
  choice: { name: 'Compuesto', options: ['AWC800, poliuretano', 'AWC860, poliuretano'] },
  ranges: [{ kind: 'diameter', label: 'Diámetro', min: 10, max: 600, text: '' }],
})
const line = (id: string, more: Partial<QuoteLine> = {}): QuoteLine => ({
  key: id,
  id,
  label: id,
  name: id,
  quantity: 1,
  unit: 'un',
  tag: '',
  note: '',
  service: {},
  ...more,
})

const shownOf = (asked: QuoteLine, product: ProductRecord) => shownSizes(lineSizes(asked, product))
const sizeOf = (asked: QuoteLine, product: ProductRecord) => askedSize(shownOf(asked, product))
const missingOf = (...given: Parameters<typeof missingSizes>) =>
  missingSizes(...given).replaceAll('\u00a0', ' ')

test('a seal asks for its shaft until it is said', () => {
  expect(sizeOf(line('2810'), SEAL)).toEqual({ name: 'Eje', field: 'diameter' })
  const given = sizeOf(line('2810', { service: { diameter: '60 mm' } }), SEAL)?.given
  expect(given?.replaceAll('\u00a0', ' ')).toBe('60 mm')
})

test('a packing asks for its section, which stands in its note', () => {
  expect(sizeOf(line('1725a'), PACKING)).toEqual({ name: 'Sección', field: 'note' })
  expect(sizeOf(line('1725a', { note: 'Sección 10 mm' }), PACKING)?.given).toBe('10 mm')
  expect(sizeOf(line('1725a', { note: 'sección ' }), PACKING)?.given).toBeUndefined()
})

test('the diameter that was chosen on the page of a joint is said', () => {
  const given = sizeOf(line('350-er', { service: { diameter: '8 in' } }), JOINT)?.given
  expect(given?.replaceAll('\u00a0', ' ')).toBe('8 in')
})

test('the joint of a flange asks for the flange, and a tool for flanges asks for none', () => {
  const ranges = [{ kind: 'pressure' as const, label: 'Presión', max: 40, text: 'hasta 40 bar' }]
  const joint = productRecord('camprofile', { fields: ['pressure', 'flange'], ranges })
  const tool = productRecord('herramientas', { fields: ['flange'] })
  expect(sizeOf(line('camprofile'), joint)).toEqual({ name: 'Brida', field: 'flange' })
  const asked = line('camprofile', { service: { flange: 'ASME B16.5, 3 in, clase 150' } })
  expect(sizeOf(asked, joint)?.given).toBe('ASME B16.5, 3 in, clase 150')
  expect(sizeOf(line('herramientas'), tool)).toBeUndefined()
  expect(missingOf([line('camprofile')], [joint])).toBe('1 sin medida de brida')
})

test('a seal of several compounds asks for the compound as its page does, and then for its size', () => {
  expect(sizeOf(line('22ke'), CUP)).toEqual({ name: 'Compuesto', field: 'note' })
  expect(shownOf(line('22ke'), CUP).map(({ name }) => name)).toEqual(['Compuesto', 'Diámetro'])
  const chosen = line('22ke', { note: 'compuesto AWC860' })
  expect(sizeOf(chosen, CUP)).toEqual({ name: 'Diámetro', field: 'diameter' })
  expect(missingOf([line('22ke'), chosen], [CUP])).toBe('1 sin compuesto, 2 sin diámetro')
  const emptied = line('22ke', { note: 'Compuesto ' })
  expect(sizeOf(emptied, CUP)?.given).toBeUndefined()
})

test('a line shows the diameter that the visitor gave before the compound that is still asked for', () => {
  const given = shownOf(line('22ke', { service: { diameter: '100 mm' } }), CUP)
  expect(given.map(({ name }) => name)).toEqual(['Diámetro', 'Compuesto'])
  const whole = { service: { diameter: '100 mm' }, note: 'compuesto AWC860' }
  expect(shownOf(line('22ke', whole), CUP).map(({ name }) => name)).toEqual(['Diámetro'])
})

test('a sheet, and what is not of the catalogue, ask for none', () => {
  expect(sizeOf(line('443'), SHEET)).toBeUndefined()
  expect(shownSizes(lineSizes(line('')))).toEqual([])
})

test('the total says how many lines lack what', () => {
  const lines = [line('2810'), line('2810'), line('1725a'), line('443'), line('')]
  expect(missingOf(lines, [SEAL, PACKING, SHEET])).toBe('2 sin eje, 1 sin sección')
})
