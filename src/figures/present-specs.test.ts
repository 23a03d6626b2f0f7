import { expect, test } from 'vitest'
import { figureLine, figureText, keyFigures, presentSpecs as presentAll } from './present-specs.ts'
import type { PropertyMeaning, SpecRow } from './quantity.ts'

const source = 'Ficha técnica 891'
const NAMED = 'Presión máxima'
/** Its name says that its figures are limits. */
const MEANINGS = new Map<string, PropertyMeaning>([
  [NAMED, { label: NAMED, dimension: 'pressure', namesLimit: true }],
])
const presentSpecs = (rows: readonly SpecRow[]) => presentAll(rows, MEANINGS)
const spaced = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test.each<[string, Pick<SpecRow, 'values' | 'conversion'>, ...(string | undefined)[]]>([
  [
    'a published pair stays as published, side by side, and a limit’s name says «hasta»',
    {
      values: [
        { max: 42, unit: 'bar' },
        { max: 600, unit: 'psi' },
      ],
    },
    '42 bar',
    '600 psi',
  ],
  [
    'what one system has is computed in the other',
    { values: [{ value: 120, unit: '°C' }] },
    '120 °C',
    '≈ 248 °F',
  ],
  [
    'inches alone are computed in millimetres',
    { values: [{ value: 2, unit: 'in' }] },
    '≈ 50,8 mm',
    '2 in',
  ],
  [
    'a count has no imperial figure',
    { values: [{ value: 3, unit: 'labios' }] },
    '3 labios',
    undefined,
  ],
  [
    'two figures of one system stand in one row',
    {
      values: [
        { value: 5, unit: 'mm' },
        { value: 7, unit: 'mm' },
      ],
      conversion: false,
    },
    '5 mm / 7 mm',
    undefined,
  ],
  [
    'figures that are no conversion of each other stay as they are',
    {
      values: [
        { min: 25, max: 100, unit: 'mm' },
        { min: 0.75, max: 4.5, unit: 'in' },
      ],
      conversion: false,
    },
    '25 a 100 mm',
    '0,75 a 4,5 in',
  ],
  [
    'and none is computed',
    { values: [{ values: [4, 6, 14], unit: 'µm' }], conversion: false },
    '4, 6 y 14 µm',
    undefined,
  ],
])('spec 9: %s', (_, row, si, imperial) => {
  const [shown] = presentSpecs([{ property: NAMED, source, ...row }])
  expect(
    [shown?.si, shown?.imperial].map((figure) => figure && spaced(figureText(figure))),
  ).toEqual([si, imperial])
})

test('the key figures are diameter, pressure, temperature and speed, in that order, where published', () => {
  const properties = new Map([
    [
      'Presión máxima',
      { label: 'Presión máxima', dimension: 'pressure', facet: 'pressure', short: 'Presión' },
    ],
    [
      'Diámetro de eje',
      { label: 'Diámetro de eje', dimension: 'length', facet: 'diameter', short: 'Eje' },
    ],
  ] as const)
  const figures = keyFigures(
    [
      { property: 'Presión máxima', values: [{ max: 42, unit: 'bar' }], source },
      { property: 'Diámetro de eje', values: [{ min: 25, max: 120, unit: 'mm' }], source },
    ],
    properties,
  )
  expect(figures.map(({ label, si }) => [label, spaced(si.text)])).toEqual([
    ['Eje', '25 a 120 mm'],
    ['Presión', 'hasta 42 bar'],
  ])
})

test('a row tells its condition where it has one, and nothing that was not published', () => {
  const row = { property: 'Labios', values: [{ value: 3, unit: 'labios' }], source }
  const shown = { property: 'Labios', si: { text: '3\u00a0labios', computed: false }, source }
  expect(presentSpecs([row])).toStrictEqual([shown])
  expect(presentSpecs([{ ...row, condition: 'en agua' }])).toStrictEqual([
    { ...shown, condition: 'en agua' },
  ])
})

test('a key figure has its short name, or else its name', () => {
  const definition = { label: 'Diámetro', dimension: 'length', facet: 'diameter' } as const
  const rows = [{ property: 'Diámetro', values: [{ value: 5, unit: 'mm' }], source }]
  const labels = (more: object) =>
    keyFigures(rows, new Map([['Diámetro', { ...definition, ...more }]])).map(({ label }) => label)
  expect(labels({})).toEqual(['Diámetro'])
  expect(labels({ short: 'Eje' })).toEqual(['Eje'])
  expect(keyFigures(rows, new Map())).toEqual([])
})

test('a key figure has its condition, in one line', () => {
  const definition = { label: 'Presión máxima', dimension: 'pressure', facet: 'pressure' } as const
  const rows = [
    {
      property: 'Presión máxima',
      values: [{ max: 170, unit: 'bar' }],
      condition: 'en válvulas',
      short: 'válvulas',
      source,
    },
  ]
  const [figure] = keyFigures(rows, new Map([['Presión máxima', definition]]))
  expect(figure?.condition).toBe('válvulas')
  expect(figure && spaced(figureLine(figure))).toBe('hasta 170 bar · válvulas')
  expect(figureLine({ si: { text: '2 mm', computed: true } })).toBe('≈ 2 mm')
  expect(figureLine({ si: { text: 'hasta 2 mm', computed: true } })).toBe('hasta ≈ 2 mm')
})

test('limits of several versions read as the widest, which depends on the version', () => {
  const pressure = { label: 'Presión máxima', dimension: 'pressure', facet: 'pressure' } as const
  const of = (end: 'min' | 'max') => {
    const rows = [345, 1035].map((value) => ({
      property: pressure.label,
      values: [{ [end]: value, unit: 'bar' }],
      condition: `compuesto ${value}`,
      choice: 'compuesto',
      source,
    }))
    const [figure] = keyFigures(rows, new Map([[pressure.label, pressure]]))
    return figure && spaced(figureLine(figure))
  }
  expect(of('max')).toBe('hasta 1035 bar · según compuesto')
  expect(of('min')).toBe('desde 345 bar · según compuesto')
})

test('the size of a product is converted to the nearest, its limits to the safe side', () => {
  const lengths = [
    { label: 'Largo', dimension: 'length' },
    { label: 'Caja', dimension: 'length' },
    { label: 'Eje', dimension: 'length', facet: 'diameter' },
    { label: 'Sección', dimension: 'length', facet: 'diameter', limits: 'section' },
  ] as const
  const rowOf = (property: string, value: object) => ({ property, values: [value], source })
  const rows = [
    rowOf('Largo', { min: 6, max: 12, unit: 'in' }),
    rowOf('Largo', { max: 53.8, unit: 'mm' }),
    rowOf('Caja', { min: 40.1, unit: 'mm' }),
    rowOf('Eje', { max: 53.8, unit: 'mm' }),
    rowOf('Eje', { min: 6, max: 1320, unit: 'mm' }),
    rowOf('Sección', { min: 6, max: 25.4, unit: 'mm' }),
  ] as SpecRow[]
  const shown = presentAll(rows, new Map(lengths.map((one) => [one.label, one])))
  expect(shown.map(({ si, imperial }) => [spaced(si.text), spaced(imperial?.text)])).toEqual([
    ['152 a 305 mm', '6 a 12 in'],
    ['hasta 53,8 mm', 'hasta 2,12 in'],
    ['desde 40,1 mm', 'desde 1,58 in'],
    ['hasta 53,8 mm', 'hasta 2,11 in'],
    ['6 a 1320 mm', '0,236 a 51,97 in'],
    ['6 a 25,4 mm', '0,236 a 1 in'],
  ])
})

test('a vacuum in mm Hg stands with its SI figure, never deeper than it was published', () => {
  const row: SpecRow = {
    property: 'Vacío admisible',
    values: [
      { max: 711, unit: 'mm Hg' },
      { max: 28, unit: 'in Hg' },
    ],
    source: 'Ficha',
  }
  const [shown] = presentSpecs([row])
  expect(spaced(shown && figureText(shown.si))).toBe('hasta ≈ 94,7 kPa (711 mm Hg)')
  expect(spaced(shown?.imperial?.text)).toBe('hasta 28 in Hg')
})

test('a line that was published in inches is named as its table names it', () => {
  const nominal = { label: 'Diámetro nominal', dimension: 'length', size: 'nominal' } as const
  const row: SpecRow = {
    property: nominal.label,
    values: [{ min: 1.5, max: 72, unit: 'in' }],
    source: 'Catálogo',
  }
  const [shown] = presentAll([row], new Map([[nominal.label, nominal]]))
  expect(spaced(shown?.imperial?.text)).toBe('1½ a 72 in')
  expect(spaced(shown?.si.text)).toBe('38,1 a 1829 mm')
})
