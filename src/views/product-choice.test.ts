import { expect, test } from 'vitest'
import { productChoice } from './product-choice.ts'

const NO_SPECS = {}
const SIZES = {
  caption: 'Medidas por diámetro',
  columns: ['Diámetro nominal (in)', 'Diámetro de brida (in)', 'Presión de trabajo (psi)'],
  rows: [
    ['1½', 5, 165],
    ['8', 13.5, 140],
  ],
}

test('a joint is asked for in one of its diameters, and the page says what the table tells of it', () => {
  const choice = productChoice(undefined, NO_SPECS, { tables: [SIZES] })
  expect(choice?.name).toBe('Diámetro')
  expect(choice).toMatchObject({ parameter: 'eje', unit: 'in' })
  expect(choice?.options.map(({ value }) => value)).toEqual(['1.5', '8'])
  const { si, imperial } = choice?.options[1]?.says ?? {}
  expect(si?.replaceAll('\u00a0', ' ')).toBe(
    'diámetro de brida ≈ 343 mm; presión de trabajo ≈ 9,65 bar.',
  )
  expect(imperial?.replaceAll('\u00a0', ' ')).toBe(
    'diámetro de brida 13,5 in; presión de trabajo 140 psi.',
  )
})

test('a table of flanges alone does not name every size of the product', () => {
  const columns = SIZES.columns.slice(0, 2)
  const flanges = { ...SIZES, columns, rows: SIZES.rows.map((row) => row.slice(0, 2)) }
  expect(productChoice(undefined, NO_SPECS, { tables: [flanges] })).toBeUndefined()
})

test('a sheet is asked for in one of the thicknesses that are listed, and none is picked out of a range', () => {
  const specsOf = (value: object) => [{ property: 'Espesor', values: [{ ...value, unit: 'mm' }] }]
  const choice = productChoice(undefined, NO_SPECS, { specs: specsOf({ values: [1.6, 3.2] }) })
  expect(choice).toMatchObject({ name: 'Espesor', parameter: 'opcion' })
  expect(choice?.options.map(({ value }) => value)).toEqual(['espesor 1,6 mm', 'espesor 3,2 mm'])
  expect(
    productChoice(undefined, NO_SPECS, { specs: specsOf({ min: 0.4, max: 3.2 }) }),
  ).toBeUndefined()
})
