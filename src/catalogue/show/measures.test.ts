import { expect, test } from 'vitest'
import { measuresOf } from './measures.ts'
import { presentTable } from './table.ts'

const TABLE = {
  caption: 'Medidas del 442',
  unit: 'mm' as const,
  columns: ['Eje (A)', 'Caja, mín. (C)', 'Caja, máx. (C)', 'Largo (F)'],
  rows: [
    [25, 44.5, 51.1, 50],
    [32, 49, 58.8, 50],
  ] as [(string | number)[], ...(string | number)[][]],
}

test('a table of letters gives each size its dimensions, from least to greatest', () => {
  const measures = measuresOf([TABLE])
  expect(measures?.letters).toEqual([
    { letter: 'A', label: 'Eje' },
    { letter: 'C', label: 'Caja, mín. a máx.' },
    { letter: 'F', label: 'Largo' },
  ])
  expect(measures?.sizes[0]).toEqual({
    key: '25',
    si: ['25', '44,5 a 51,1', '50'],
    imperial: ['0,984', '1,76 a 2,01', '1,97'],
  })
})

test('a table without letters, or with a single one, has none', () => {
  expect(
    measuresOf([{ ...TABLE, columns: ['Eje', 'Menor', 'Mayor (C)', 'Largo'] }]),
  ).toBeUndefined()
})

test('a size that is no length is called by its table’s own name', () => {
  const columns = ['NPS', 'Interior (d1)', 'Exterior (d2)']
  const measures = measuresOf([{ ...TABLE, columns, rows: [['1/2', 23, 33.3]] }])
  expect([measures?.sizeName, measures?.sizeUnit, measures?.sizes[0]?.key]).toEqual([
    'NPS',
    '',
    '1/2',
  ])
})

test('a table’s figures stand in the other system too, never beyond a limit', () => {
  const view = presentTable(TABLE)
  expect(view.caption).toBe('Medidas del 442, en mm')
  expect(view.converted?.[0]).toEqual(['0,984', '1,76', '2,01', '1,97'])
  const mixed = presentTable({
    caption: 'Banda',
    columns: ['Ancho (in)', 'Diámetro máximo (in)'],
    rows: [[0.375, 4]],
  })
  expect(mixed.columns[0]).toMatchObject({
    label: 'Ancho (in)',
    converted: 'Ancho, in (≈\u00a0mm)',
    published: 'imperial',
  })
  expect(mixed.converted?.[0]?.[1]).toBe('101')
  const pressure = presentTable({
    caption: 'Junta',
    columns: ['Presión de trabajo (psi)'],
    rows: [[165], [50]],
  })
  expect(pressure.converted).toEqual([['11,3'], ['3,44']])
})

test('a nominal size in inches keeps its name in the other system, beside columns that were published in millimetres', () => {
  const view = presentTable({
    caption: 'Bridas',
    columns: ['Diámetro nominal (in)', 'Brida, D (mm)', 'Perforaciones'],
    rows: [
      ['1½', 127, 4],
      ['2', 152.4, 4],
    ],
  })
  expect(view.converted).toEqual([
    ['1½\u00a0(38,1)', '5', undefined],
    ['2\u00a0(50,8)', '6', undefined],
  ])
  expect(view.columns.map(({ published }) => published)).toEqual(['imperial', 'si', 'si'])
  const sizes = presentTable({
    caption: 'Aro',
    unit: 'mm',
    columns: ['NPS', 'd1'],
    rows: [['2', 69.8]],
  })
  expect(sizes.converted).toEqual([[undefined, '2,75']])
})
