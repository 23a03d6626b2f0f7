import { expect, test } from 'vitest'
import { figureLine, figureText, keyFigures, presentSpecs as presentAll } from './present-specs.ts'
import type { PropertyMeaning, SpecRow } from './quantity.ts'

const source = 'Ficha técnica 891'
/** Property names that say that their figures are limits. */
const LIMITS = [
  'Presión máxima',
  'Holgura máxima',
  'Holgura Mínima',
  'Holgura admisible',
  'Holgura mayor',
  'Holgura menor',
]
const LIMIT_NAMES = new Map(
  LIMITS.map((label): [string, PropertyMeaning] => [
    label,
    { label, dimension: 'length', namesLimit: true },
  ]),
)
const presentSpecs = (rows: readonly SpecRow[]) => presentAll(rows, LIMIT_NAMES)
const spaced = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test('spec 9: a published pair stays as published, side by side', () => {
  const [row] = presentSpecs([
    {
      property: 'Presión máxima',
      values: [
        { max: 42, unit: 'bar' },
        { max: 600, unit: 'psi' },
      ],
      source,
    },
  ])
  expect([spaced(row?.si.text), row?.si.computed]).toEqual(['42 bar', false])
  expect([spaced(row?.imperial?.text), row?.imperial?.computed]).toEqual(['600 psi', false])
})

test('a figure published in one system only is computed in the other and says so', () => {
  const [row] = presentSpecs([
    { property: 'Temperatura', values: [{ max: 120, unit: '°C' }], source },
  ])
  expect([spaced(row?.imperial?.text), row?.imperial?.computed]).toEqual(['hasta 248 °F', true])
})

test('a count has no imperial figure', () => {
  const [row] = presentSpecs([
    { property: 'Labios de contacto', values: [{ value: 3, unit: 'labios' }], source },
  ])
  expect(row?.imperial).toBeUndefined()
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

test('a figure published in inches alone is computed in millimetres and says so', () => {
  const [row] = presentSpecs([{ property: 'Eje', values: [{ value: 2, unit: 'in' }], source }])
  expect([spaced(row?.si.text), row?.si.computed]).toEqual(['50,8 mm', true])
  expect([spaced(row?.imperial?.text), row?.imperial?.computed]).toEqual(['2 in', false])
})

test('two figures of one system stand in one row', () => {
  const values = [
    { value: 5, unit: 'mm' },
    { value: 7, unit: 'mm' },
  ]
  const [row] = presentSpecs([{ property: 'Sección', values, source }])
  expect(spaced(row?.si.text)).toBe('5 mm / 7 mm')
})

test.each(['máxima', 'Mínima', 'admisible', 'mayor', 'menor'])(
  'a property called %s needs no «hasta»',
  (word) => {
    const values = [{ max: 5, unit: 'mm' }]
    const [row] = presentSpecs([{ property: `Holgura ${word}`, values, source }])
    expect(spaced(row?.si.text)).toBe('5 mm')
  },
)

test('a key figure has its short name, or else its name', () => {
  const definition = { label: 'Diámetro', dimension: 'length', facet: 'diameter' } as const
  const rows = [{ property: 'Diámetro', values: [{ value: 5, unit: 'mm' }], source }]
  const labels = (more: object) =>
    keyFigures(rows, new Map([['Diámetro', { ...definition, ...more }]])).map(({ label }) => label)
  expect(labels({})).toEqual(['Diámetro'])
  expect(labels({ short: 'Eje' })).toEqual(['Eje'])
  expect(keyFigures(rows, new Map())).toEqual([])
})

test('figures that are no conversion of each other stay as they are, and none is computed', () => {
  const sizes = { property: 'Eje', conversion: false as const, source }
  const [both, metric] = presentSpecs([
    {
      ...sizes,
      values: [
        { min: 25, max: 100, unit: 'mm' },
        { min: 0.75, max: 4.5, unit: 'in' },
      ],
    },
    { ...sizes, values: [{ values: [4, 6, 14], unit: 'µm' }] },
  ])
  expect([spaced(both?.si.text), spaced(both?.imperial?.text)]).toEqual([
    '25 a 100 mm',
    '0,75 a 4,5 in',
  ])
  expect([spaced(metric?.si.text), metric?.imperial]).toEqual(['4, 6 y 14 µm', undefined])
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
