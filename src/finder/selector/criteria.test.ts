import { convert, type UnitSystem } from '#figures/units.ts'
import { expect, test } from 'vitest'
import {
  criteriaOf,
  draftFromQuery,
  EMPTY_DRAFT,
  inSystem,
  selectorPath,
  type CriteriaDraft,
} from './criteria.ts'
import { criteriaTexts, selectionEnquiryPath } from './criteria-words.ts'
import { asOnPlate, stepped, withTurns } from './change-figures.ts'
import { wholeProductData } from '../products/product-data-fixture.ts'

const { options } = wholeProductData()
const at = (query: string, system: UnitSystem = 'si') =>
  draftFromQuery(new URLSearchParams(query), system)
const asked = (query: string) => criteriaOf(at(query), options, 'si')
const typed = (
  figures: CriteriaDraft['figures'],
  more: Partial<CriteriaDraft> = {},
): CriteriaDraft => ({
  ...EMPTY_DRAFT,
  figures,
  ...more,
})
const shaft = (text: string, system: UnitSystem = 'si') =>
  criteriaOf(typed({ diameter: { text } }), options, system).figures[0]?.value

test.each([
  'eje=60&p=15&equipo=bomba',
  'eje=47.63&t=-40&servicio=lodos&norma=fda&disp=doble',
  'eje=60&v=1450&uv=rpm&orden=ajuste',
])('the address %s asks for what it says, and is written again as it was', (query) => {
  const draft = at(query)
  const path = selectorPath(asked(query), draft)
  expect(path).toBe(`/selector?${query}`)
})

test('what an address asks and nobody can read stays in its field, with the reason', () => {
  const draft = at('eje=abc&p=20')
  expect(draft.figures.diameter?.text).toBe('abc')
  const { figures, unread } = criteriaOf(draft, options, 'si')
  expect(figures.map(({ facet }) => facet)).toEqual(['pressure'])
  expect(unread).toEqual([{ name: 'diameter', reason: expect.stringMatching(/^No es una cifra/) }])
})

test('an empty form has a bare address', () => {
  expect(selectorPath(asked(''))).toBe('/selector')
  expect(selectorPath(asked('otro=x'))).toBe('/selector')
})

test('a point in an address is decimal, and one typed into a form parts thousands as in any field', () => {
  const psi = (amount: string) =>
    convert(asked(`p=${amount}&p-en=psi`).figures[0]?.value ?? 0, 'bar', 'psi')
  expect(psi('14.505')).toBeCloseTo(14.505)
  expect(psi('1.500')).toBeCloseTo(1500)
})

test('figures are read with comma, point, fraction, or the unit that was typed with them', () => {
  expect(shaft('50')).toBe(50)
  expect(shaft('47,6')).toBe(47.6)
  expect(shaft('1 7/8', 'imperial')).toBe(47.625)
  expect(shaft('1⅞', 'imperial')).toBe(47.625)
  expect(shaft('60 mm', 'imperial')).toBe(60)
  expect(shaft('2 in')).toBe(50.8)
  expect(shaft('10 bar')).toBeUndefined()
  expect(shaft('1/0', 'imperial')).toBeUndefined()
})

test('another unit converts what was typed, and back again', () => {
  const draft = typed({ pressure: { text: '15' }, diameter: { text: '47,625' } })
  const imperial = inSystem(draft, 'si', 'imperial')
  expect(imperial.figures.pressure?.text).toBe('218')
  expect(imperial.figures.diameter?.text).toBe('1,875')
  const back = inSystem(imperial, 'imperial', 'si')
  expect(criteriaOf(back, options, 'si').figures.map(({ value }) => value)).toEqual([47.625, 15])
})

test('a figure asked in psi is judged in psi, whatever units are chosen to read it', () => {
  const draft = inSystem(typed({ pressure: { text: '600' } }), 'imperial', 'si')
  expect(criteriaOf(draft, options, 'si').figures).toMatchObject([{ system: 'imperial' }])
  expect(asked('p=600&p-en=psi').figures).toMatchObject([{ system: 'imperial' }])
})

test('turns a minute are asked as such, with the shaft that they turn or without it', () => {
  const turns = typed({ speed: { text: '1450' } }, { isRpm: true })
  const { figures, unread } = criteriaOf(turns, options, 'si')
  expect(figures).toEqual([{ facet: 'speed', value: 1450, inTurns: true }])
  expect(unread).toEqual([])
})

test('the speed of what turns is asked in turns, as its plate says it; a rod has none', () => {
  const machines = { equipment: [{ id: 'bomba' }, { id: 'cilindro', size: 'rod' as const }] }
  const isTurned = (equipment: string, speed?: string) =>
    asOnPlate(
      { ...EMPTY_DRAFT, choices: { equipment }, figures: speed ? { speed: { text: speed } } : {} },
      machines,
    ).isRpm
  expect([isTurned('bomba'), isTurned('cilindro'), isTurned('bomba', '5')]).toEqual([
    true,
    false,
    false,
  ])
})

test('the same speed in turns and back, where the shaft tells it', () => {
  const said = (text: string, isRpm: boolean, typedShaft = '70') => {
    const draft = typed({ diameter: { text: typedShaft }, speed: { text } }, { isRpm: !isRpm })
    return withTurns(draft, isRpm, criteriaOf(draft, options, 'si'), 'si').figures.speed?.text
  }
  expect(said('5', true)).toBe('1364')
  expect(said('1450', false)).toBe('5,31')
  expect(said('1450', true)).toBe('1450')
  expect(said('5', true, '')).toBe('5')
})

test('figures in psi stand in an address that asks for the same again', () => {
  const [figure] = criteriaOf(typed({ pressure: { text: '600' } }), options, 'imperial').figures
  const path = selectorPath({ figures: figure ? [figure] : [], choices: {} })
  expect(path).toBe('/selector?p=600&p-en=psi&u=imp')
  expect(asked(path.slice('/selector?'.length)).figures).toEqual([figure])
})

test('a box is measured in the units of the visitor, and stands in the address', () => {
  const query = 'eje=60&caja=85&fondo=70'
  expect(asked(query)).toMatchObject({ box: 85, depth: 70 })
  expect(selectorPath(asked(query))).toBe(`/selector?${query}`)
  const inches = criteriaOf(at(query, 'imperial'), options, 'imperial')
  expect(inches.box).toBeCloseTo(85, 2)
})

test('a pressure above a perfect vacuum is read as one below the air', () => {
  const read = (text: string, system: UnitSystem = 'si') =>
    criteriaOf(typed({ pressure: { text } }), options, system).figures[0]?.value
  expect(read('0,06 bar abs')).toBeCloseTo(-0.953, 3)
  expect(read('0,06 abs')).toBeCloseTo(-0.953, 3)
  expect(read('60 mbar abs')).toBeCloseTo(-0.953, 3)
  expect(read('1 abs', 'imperial')).toBeCloseTo(-0.944, 3)
})

test.each([
  ['2 1/2', 63.5],
  ['2½', 63.5],
  ['1⁄2', 12.7],
  ['2,5 in', 63.5],
])('«%s» is in inches, also while millimetres are shown, and that is said', (text, value) => {
  const { figures, understood } = criteriaOf(typed({ diameter: { text } }), options, 'si')
  expect(figures).toMatchObject([{ value, system: 'imperial' }])
  expect(understood).toMatchObject([{ name: 'diameter', text: expect.stringMatching(/mm/) }])
})

test.each(['Ø50', 'ø 50mm', 'diám. 50', '≈ 50', '5 cm', '50\u00a0mm'])(
  'a shaft is read as drawings and pages write it: «%s»',
  (text) => {
    const { figures, unread } = criteriaOf(typed({ diameter: { text } }), options, 'si')
    expect([figures.map((figure) => figure.value), unread]).toEqual([[50], []])
  },
)

test('turns that are typed with their unit are turns', () => {
  const draft = typed({ diameter: { text: '60' }, speed: { text: '1450 rpm' } })
  expect(criteriaOf(draft, options, 'si').figures[1]).toEqual({
    facet: 'speed',
    value: 1450,
    inTurns: true,
  })
})

test.each(['eje=0', 'eje=-20', 'v=0', 'v=0&uv=rpm', 'p=-5', 't=-300', 'caja=0'])(
  'what no machine has is no figure: %s',
  (query) => {
    const criteria = asked(query)
    expect(criteria).toMatchObject({
      figures: [],
      unread: [{ reason: expect.stringContaining('equipo') }],
    })
    expect(selectorPath(criteria)).toBe('/selector')
  },
)

test('nothing and less is a figure of pressures and temperatures', () => {
  expect(asked('p=0&t=-40').figures).toMatchObject([{ value: 0 }, { value: -40 }])
  expect(asked('p=-1&t=0').unread).toEqual([])
})

test('turns are none of a rod: those of the machine before are dropped, those that are typed are told', () => {
  const draft = asOnPlate(at('equipo=cilindro&eje=100&v=1450&uv=rpm'), options)
  expect(draft).toMatchObject({ isRpm: false, figures: { diameter: { text: '100' } } })
  expect(draft.figures.speed).toBeUndefined()
  expect(asked('equipo=cilindro&v=30&uv=rpm').unread).toMatchObject([{ name: 'speed' }])
})

test.each([
  [5, -1, '5'],
  [10, -1, '5'],
  [undefined, -1, ''],
  [undefined, 1, '5'],
] as const)('a step from %s to %d asks for «%s» of a shaft', (value, way, text) => {
  const from = value === undefined ? undefined : { facet: 'diameter' as const, value }
  expect(stepped('diameter', from, way, 'si', false)).toBe(text)
})

test('a chip says whose diameter is asked for, and the figure as it was asked', () => {
  const said = (query: string) =>
    criteriaTexts(asked(query), options, 'si').map(({ text }) => text.replaceAll('\u00a0', ' '))
  expect(said('equipo=ducto&eje=300')[0]).toBe('Diámetro nominal 300 mm')
  expect(said('equipo=cilindro&eje=200')[0]).toBe('Vástago 200 mm')
  expect(said('equipo=valvula&eje=25')[0]).toBe('Vástago 25 mm')
  expect(said('p=-0.947')[0]).toBe('Presión −0,947 bar')
  expect(said('caja=90&fondo=60')).toEqual(['Caja 90 mm', 'Fondo de caja 60 mm'])
})

test('the contact form is given what was asked, in words', () => {
  const path = selectionEnquiryPath(criteriaTexts(asked('equipo=bomba&eje=50'), options, 'si'))
  const text = new URL(path, 'https://sitio.example').searchParams.get('consulta')
  expect(text?.replaceAll('\u00a0', ' ')).toBe(
    'Necesito ayuda para elegir un producto.\n- Diámetro de eje 50 mm\n- Bomba',
  )
})

test('a box that is no wider than its shaft is told so, and judges nothing', () => {
  const { box, unread } = asked('eje=60&caja=50')
  expect(box).toBeUndefined()
  expect(unread).toMatchObject([{ name: 'box', reason: expect.stringContaining('más ancha') }])
  expect(asked('eje=60&caja=85')).toMatchObject({ box: 85, unread: [] })
})

test('a fraction sent by a form without a script is in inches, and a range is not read by half', () => {
  expect(asked('eje=2+1/2').figures).toMatchObject([{ value: 63.5, system: 'imperial' }])
  expect(asked('eje=50&caja=2+1/2').box).toBe(63.5)
  for (const query of ['t=-40 a 80 °C', 't=20/80', 'p=10/12']) {
    expect([asked(query).figures, asked(query).unread.length]).toEqual([[], 1])
  }
})
