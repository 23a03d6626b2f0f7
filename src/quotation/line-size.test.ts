import { expect, test } from 'vitest'
import { productRecord } from '#finder/products/product-record-fixture.ts'
import type { QuoteLine } from '#visitor/quote-list.ts'
import { lineSize, missingSizes } from './line-size.ts'

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

test('a seal asks for its shaft until it is said', () => {
  expect(lineSize(line('2810'), SEAL)).toEqual({ name: 'Eje', field: 'diameter' })
  const given = lineSize(line('2810', { service: { diameter: '60 mm' } }), SEAL)?.given
  expect(given?.replaceAll('\u00a0', ' ')).toBe('60 mm')
})

test('a packing asks for its section, which stands in its note', () => {
  expect(lineSize(line('1725a'), PACKING)).toEqual({ name: 'Sección', field: 'note' })
  expect(lineSize(line('1725a', { note: 'Sección 10 mm' }), PACKING)?.given).toBe('10 mm')
  expect(lineSize(line('1725a', { note: 'sección ' }), PACKING)?.given).toBeUndefined()
})

test('the diameter that was chosen on the page of a joint is said', () => {
  expect(lineSize(line('350-er', { note: 'diámetro 8 in' }), JOINT)?.given).toBe('8 in')
})

test('the joint of a flange asks for the flange, and a tool for flanges asks for none', () => {
  const ranges = [{ kind: 'pressure' as const, label: 'Presión', max: 40, text: 'hasta 40 bar' }]
  const joint = productRecord('camprofile', { fields: ['pressure', 'flange'], ranges })
  const tool = productRecord('herramientas', { fields: ['flange'] })
  expect(lineSize(line('camprofile'), joint)).toEqual({ name: 'Brida', field: 'flange' })
  const asked = line('camprofile', { service: { flange: 'ASME B16.5, 3 in, clase 150' } })
  expect(lineSize(asked, joint)?.given).toBe('ASME B16.5, 3 in, clase 150')
  expect(lineSize(line('herramientas'), tool)).toBeUndefined()
  expect(missingSizes([line('camprofile')], [joint])).toBe('1 sin medida de brida')
})

test('a sheet, and what is not of the catalogue, ask for none', () => {
  expect(lineSize(line('443'), SHEET)).toBeUndefined()
  expect(lineSize(line(''), undefined)).toBeUndefined()
})

test('the total says how many lines lack what', () => {
  const lines = [line('2810'), line('2810'), line('1725a'), line('443'), line('')]
  expect(missingSizes(lines, [SEAL, PACKING, SHEET])).toBe('2 sin eje, 1 sin sección')
})
