import { expect, test } from 'vitest'
import type { SpecRow } from './quantity.ts'
import { groupSpecs } from './spec-groups.ts'

const source = 'Ficha técnica 22KE'
const NO_MEANINGS = new Map()
const group = (rows: readonly SpecRow[]) => groupSpecs(rows, NO_MEANINGS)
const limit = (
  property: string,
  max: number,
  unit: string,
  more: Partial<SpecRow> = {},
): SpecRow => ({
  property,
  values: [{ max, unit }],
  source,
  ...more,
})
const ofCompound = (code: string, pressure: number, speed: number): SpecRow[] => {
  const own = { condition: `poliuretano ${code}`, choice: 'compuesto' }
  return [limit('Presión', pressure, 'bar', own), limit('Velocidad', speed, 'm/s', own)]
}

test('the choice that several properties depend on becomes columns, named by code', () => {
  const { matrix, groups } = group([
    ...ofCompound('AWC800', 1035, 0.9),
    ...ofCompound('AWC830', 520, 0.9),
    ...ofCompound('AWC860', 1035, 1.25),
  ])
  expect(groups).toEqual([])
  expect(matrix?.choice).toBe('compuesto')
  expect(matrix?.versions[1]).toEqual({ name: 'AWC830', detail: 'poliuretano' })
  expect(matrix?.rows.map(({ property, cells }) => [property, cells.length])).toEqual([
    ['Presión', 3],
    ['Velocidad', 3],
  ])
  expect(matrix?.rows[0]?.cells[1]?.si.text).toBe('hasta 520\u00a0bar')
})

test('a cell shows the part of its condition beyond the version', () => {
  const other = { choice: 'material', short: 'PTFE', condition: 'PTFE; el límite es criogénico' }
  const { matrix } = group([
    limit('Temperatura', 230, '°C', other),
    limit('Presión', 10, 'bar', { choice: 'material', condition: 'PTFE' }),
    ...['acetal', 'nailon'].flatMap((condition) => [
      limit('Temperatura', 100, '°C', { choice: 'material', condition }),
      limit('Presión', 20, 'bar', { choice: 'material', condition }),
    ]),
  ])
  expect(matrix?.rows[0]?.cells[0]?.note).toBe('el límite es criogénico')
})

test('few versions stay rows under one name, and a condition stands where there is one', () => {
  const { matrix, groups } = group([
    limit('Largo', 53.8, 'mm', { condition: 'eje de 25 a 65 mm', choice: 'eje' }),
    limit('Largo', 64, 'mm', { condition: 'eje de 70 a 120 mm', choice: 'eje' }),
    limit('Presión', 40, 'bar'),
  ])
  expect(matrix).toBeUndefined()
  expect(groups.map(({ property, rows }) => [property, rows.length])).toEqual([
    ['Largo', 2],
    ['Presión', 1],
  ])
  expect(groups[1]?.rows[0]).not.toHaveProperty('condition')
})

test('the commonest source goes without saying, another carries its number', () => {
  const { groups, sources } = group([
    limit('Presión', 40, 'bar', { source: 'Folleto' }),
    limit('Velocidad', 25, 'm/s'),
    limit('Temperatura', 300, '°C'),
  ])
  expect(sources).toEqual([source, 'Folleto'])
  expect(groups.map(({ rows }) => rows[0]?.mark)).toEqual([2, undefined, undefined])
})

test('the other system has a column where most figures have one, and brackets where few do', () => {
  const count = (name: string) => limit(name, 3, 'labios')
  expect(group([limit('Presión', 40, 'bar'), count('Labios')]).hasColumn).toBe(true)
  const few = group([limit('Presión', 40, 'bar'), count('Labios'), count('Etapas')])
  expect(few.hasColumn).toBe(false)
})
