import { describe, expect, test } from 'vitest'
import { judge, judgeOwn } from './judge.ts'
import type { Asked, AskedService, Judgeable } from './judgement.ts'
import { judgementWords, limitWords, shown, typedFigure } from './limit-words.ts'
import { useOf } from './rank-limits.ts'
import type { PublishedRange } from './ranges.ts'
import type { UnitSystem } from './units.ts'

type Part = Partial<PublishedRange>

const bar = (max: number, more: Part = {}): PublishedRange => ({
  kind: 'pressure',
  max,
  text: `hasta ${max} bar`,
  ...more,
})
const degrees = (max: number, more: Part = {}): PublishedRange => ({
  kind: 'temperature',
  max,
  text: `hasta ${max} °C`,
  ...more,
})
const pressure = (value: number, system?: UnitSystem): Asked => ({
  facet: 'pressure',
  value,
  ...(system && { system }),
})
const heat = (value: number): Asked => ({ facet: 'temperature', value })
const shaft = (value: number): Asked => ({ facet: 'diameter', value })
const turns = (value: number): Asked => ({ facet: 'speed', value, inTurns: true })

function judged(ranges: readonly PublishedRange[], figures: readonly Asked[], more: object = {}) {
  return judge({ ranges } satisfies Judgeable, { figures, ...more } satisfies AskedService)
}
const limitOf = (ranges: readonly PublishedRange[], ...figures: Asked[]) =>
  judged(ranges, figures).limits[0]
const verdict = (range: Part, value: number) =>
  limitOf([{ kind: 'pressure', text: '', ...range }], pressure(value))?.verdict
const said = (ranges: readonly PublishedRange[], figures: readonly Asked[], more: object = {}) =>
  judged(ranges, figures, more).limits.map((limit) =>
    limitWords(limit, 'si').replaceAll('\u00a0', ' '),
  )

describe('one limit', () => {
  test('covers its ends, and what differs from them by rounding alone', () => {
    expect(verdict({ min: 10, max: 20 }, 10)).toBe('within')
    expect(verdict({ min: 10, max: 20 }, 9.999_5)).toBe('within')
    expect(verdict({ min: 10, max: 20 }, 20)).toBe('at-limit')
    expect(verdict({ min: 10, max: 20 }, 20.000_5)).toBe('at-limit')
    expect(verdict({ min: 10, max: 20 }, 9.99)).toBe('outside')
    expect(verdict({ min: 10, max: 20 }, 20.01)).toBe('outside')
  })

  test('of whole millimetres ends there, and one of inches where it is shown to end', () => {
    const upTo = (max: number) =>
      limitOf([{ kind: 'diameter', max, text: '' }], shaft(120.1))?.verdict
    expect(upTo(120)).toBe('outside')
    expect(upTo(120.02)).toBe('within')
  })

  test('that is single leaves the other side open', () => {
    expect(verdict({ max: 20 }, 0)).toBe('within')
    expect(verdict({ min: 10 }, 1000)).toBe('within')
    expect(verdict({ min: 10 }, 9)).toBe('outside')
  })

  test('says nothing below zero without a minimum', () => {
    expect(verdict({ max: 20 }, -0.1)).toBe('unpublished')
    expect(verdict({ min: -1, max: 20 }, -0.1)).toBe('within')
    expect(verdict({ min: -1, max: 20 }, -2)).toBe('outside')
  })

  test('decides in the system in which it was asked', () => {
    const range = bar(10, { imperial: { max: 10.3, text: '150 psi' } })
    expect(limitOf([range], pressure(10.2))?.verdict).toBe('outside')
    expect(limitOf([range], pressure(10.2, 'imperial'))?.verdict).toBe('within')
    // A row in bar says "hasta 10 bar" for a machine of 10,2: the deciding figure stands beside its margin.
    expect(said([range], [pressure(10.2, 'imperial')])).toEqual([
      'margen: ≈ 0,1 bar; publica 150 psi',
    ])
  })

  test('is told in the visitor’s units, with the deciding one where the row denies it', () => {
    const range = bar(40, { imperial: { max: 41.37, text: '600 psi' } })
    const told = (asked: number) => {
      const [limit] = judged([range], [pressure(asked, 'si')]).limits
      return limit && limitWords(limit, 'imperial').replaceAll('\u00a0', ' ')
    }
    expect(told(25)).toBe('margen: ≈ 217 psi')
    expect(told(40)).toBe('justo en el límite; publica hasta 40 bar')
    expect(told(41)).toBe('faltan ≈ 14,6 psi; publica hasta 40 bar')
    expect(told(45)).toBe('faltan ≈ 72,6 psi')
  })

  test('tells its margin, what is missing, or that nothing is left', () => {
    expect(said([bar(20)], [pressure(15)])).toEqual(['margen: 5 bar'])
    expect(said([bar(20)], [pressure(20)])).toEqual(['justo en el límite'])
    expect(said([bar(20)], [pressure(80.06)])).toEqual(['faltan 60,1 bar'])
    expect(said([bar(20)], [pressure(21)])).toEqual(['falta 1 bar'])
    expect(said([], [pressure(21)])).toEqual(['no publica presión'])
    expect(said([bar(20, { kind: 'diameter', min: 25 })], [shaft(10)])).toEqual(['desde 25 mm'])
  })

  test('tells a difference of temperatures in the units of the visitor', () => {
    const [limit] = judged([degrees(250)], [heat(200)]).limits
    expect(limit && limitWords(limit, 'imperial')).toBe('margen: 90\u00a0°F')
  })
})

describe('a range with two ends', () => {
  const cold = degrees(500, { min: -200, text: '−200 a 500 °C' })
  test.each([
    [-199, 'margen: 1 °C, mínima −200 °C'],
    [-200, 'justo en el límite'],
    [-100, 'margen: 100 °C, mínima −200 °C'],
    [400, 'margen: 100 °C'],
    [500, 'justo en el límite'],
  ])('at %d °C has as much left as to the nearer one', (value, words) => {
    expect(said([cold], [heat(value)])).toEqual([words])
  })

  test('uses most of itself at either end', () => {
    const use = (value: number) => useOf(judged([cold], [heat(value)]).limits) ?? 0
    expect(use(-199)).toBeGreaterThan(0.99)
    expect(use(499)).toBeGreaterThan(0.99)
    expect(use(-100)).toBeLessThan(use(-150))
  })
})

describe('conditions', () => {
  const valves = bar(275, { condition: 'en válvulas', when: { equipment: ['valvula'] } })
  const pumps = bar(15, { condition: 'en bombas', when: { equipment: ['bomba'] } })

  test('what holds in one case only is conditional, in every case plain', () => {
    expect(limitOf([valves, pumps], pressure(20))).toMatchObject({ verdict: 'conditional' })
    expect(limitOf([valves, pumps], pressure(10))).toMatchObject({
      verdict: 'within',
      range: { max: 15 },
    })
    expect(said([valves], [pressure(20)])).toEqual([
      'hasta 275 bar, con una condición: en válvulas',
    ])
  })

  test('a machine that is asked meets its own and drops those of others', () => {
    const inPumps = { machine: 'bomba' }
    expect(said([valves, pumps], [pressure(20)], inPumps)).toEqual(['faltan 5 bar (en bombas)'])
    expect(said([valves], [pressure(20)], inPumps)).toEqual([
      'de presión publica solo hasta 275 bar (en válvulas)',
    ])
    expect(judged([valves, pumps], [pressure(20)], { machine: 'valvula' }).verdict).toBe('complies')
  })

  test('a service that is asked meets its own', () => {
    const steam = degrees(650, { condition: 'en vapor', when: { services: ['vapor'] } })
    const air = degrees(455, { condition: 'atmósfera oxidante' })
    expect(judged([steam, air], [heat(500)]).verdict).toBe('conditional')
    expect(judged([steam, air], [heat(500)], { services: ['vapor'] }).verdict).toBe('complies')
    expect(said([steam, air], [heat(500)], { services: ['vapor'] })).toEqual([
      'margen: 150 °C (en vapor)',
    ])
  })

  test('a shaft that is asked meets the rows of its size', () => {
    const small = bar(17, {
      condition: 'eje de 60 a 145 mm',
      when: { diameter: { min: 60, max: 145 } },
    })
    const shafts: PublishedRange = { kind: 'diameter', min: 60, max: 220, text: '60 a 220 mm' }
    expect(judged([shafts, small], [shaft(70), pressure(10)]).verdict).toBe('complies')
    expect(said([shafts, small], [shaft(180), pressure(10)])[1]).toBe(
      'de presión publica solo hasta 17 bar (eje de 60 a 145 mm)',
    )
  })

  test('a table by shafts and turns rules: beyond its rows nothing is published', () => {
    const most = bar(31, { condition: 'según eje y soporte' })
    const rows = [
      bar(30, {
        condition: 'eje de 32 a 60 mm, 1750 rpm',
        when: { diameter: { min: 32, max: 60 }, turns: { max: 1750 } },
      }),
      bar(14, {
        condition: 'eje de 125 a 195 mm, 875 rpm',
        when: { diameter: { min: 125, max: 195 }, turns: { max: 875 } },
      }),
    ]
    const told = (...figures: Asked[]) => limitOf([most, ...rows], ...figures)?.verdict
    expect(told(pressure(25), shaft(50), turns(1750))).toBe('within')
    expect(told(pressure(25), shaft(50))).toBe('conditional')
    expect(told(pressure(25), shaft(50), turns(3500))).toBe('unpublished')
    expect(told(pressure(12), shaft(180), turns(1000))).toBe('unpublished')
    expect(told(pressure(5), shaft(600), turns(150))).toBe('unpublished')
    expect(told(pressure(17), shaft(62))).toBe('unpublished')
    expect(told(pressure(25))).toBe('conditional')
  })

  test('of vacuum and of cold, a maximum for another machine says nothing', () => {
    const valve = bar(275, { condition: 'en válvulas', when: { equipment: ['valvula'] } })
    expect(said([valve], [pressure(-0.5)], { machine: 'bomba' })).toEqual(['no publica vacío'])
  })

  test('a condition that the product meets by itself is none, and beyond the figure nothing is known', () => {
    const alone = degrees(120, { condition: 'sin enfriamiento', elseUnknown: true })
    expect(judged([alone], [heat(80)]).verdict).toBe('complies')
    expect(said([alone], [heat(160)])).toEqual([
      'hasta 120 °C sin enfriamiento; lo demás no se publica',
    ])
  })
})

describe('versions', () => {
  const compounds = [
    bar(1035, { condition: 'AWC800', choice: 'compuesto' }),
    degrees(85, { condition: 'AWC800', choice: 'compuesto' }),
    bar(345, { condition: 'FKM', choice: 'compuesto' }),
    degrees(200, { condition: 'FKM', choice: 'compuesto' }),
  ]

  test('the one that meets all complies, under its name', () => {
    expect(judged(compounds, [pressure(300), heat(150)])).toMatchObject({
      verdict: 'complies',
      versions: ['FKM'],
    })
    expect(said(compounds, [pressure(300), heat(150)])[1]).toBe('margen: 50 °C (FKM)')
  })

  test('are not added together: what only two of them cover, none covers', () => {
    const both = judged(compounds, [pressure(900), heat(150)])
    expect(both).toMatchObject({ verdict: 'outside', isSplit: true })
    expect(judgementWords(both, 'si')[0]).toContain('versión distinta')
  })

  test('all that comply are named', () => {
    const more = [...compounds, bar(500, { condition: 'AWC860', choice: 'compuesto' })]
    expect(judgementWords(judged(more, [pressure(400)]), 'si')[0]).toBe('cumple en AWC800 o AWC860')
  })

  test('limits over all elastomers comply, and say so', () => {
    const elastomer = degrees(300, { min: -55, condition: 'según elastómero', varies: true })
    expect(judged([elastomer], [heat(60)]).verdict).toBe('complies')
    expect(said([elastomer], [heat(60)])).toEqual(['según elastómero, sin margen publicado'])
  })
})

describe('figures judged in a special way', () => {
  const by = (max: number, thickness?: number): PublishedRange => ({
    kind: 'pressure-temperature',
    max,
    text: `${max} °C·bar`,
    ...(thickness !== undefined && { thickness }),
  })
  const sheet = [bar(83), degrees(260), by(12_000, 1.6), by(8500, 3.2)]

  test('pressure and temperature at once', () => {
    expect(judged(sheet, [pressure(80), heat(250)]).verdict).toBe('outside')
    expect(judged(sheet, [pressure(60), heat(180)]).verdict).toBe('conditional')
    expect(said(sheet, [pressure(60), heat(180)])[1]).toBe(
      'presión × temperatura, solo en 1,6 mm de espesor',
    )
    expect(judged(sheet, [pressure(40), heat(200)]).verdict).toBe('complies')
    expect(judged(sheet, [pressure(80), heat(-20)]).limits).toHaveLength(2)
  })

  test('a sheet thicker than any published one has at most the limit of the thickest', () => {
    const of = (bars: number, thickness: number) =>
      judged(sheet, [pressure(bars), heat(200)], { thickness }).verdict
    expect([of(40, 1.5), of(40, 3), of(40, 5)]).toEqual(['complies', 'complies', 'unpublished'])
    expect([of(55, 1.5), of(55, 3), of(55, 5)]).toEqual(['complies', 'outside', 'outside'])
    expect(said(sheet, [pressure(40), heat(200)], { thickness: 5 })[1]).toBe(
      'presión × temperatura, publicada hasta 3,2 mm de espesor',
    )
  })

  test('pressure and temperature leave each other the room that both together have', () => {
    const of = (bars: number, degree: number) => said(sheet, [pressure(bars), heat(degree)])
    expect(of(50, 200).toSpliced(1, 1)).toEqual(['margen: 10 bar', 'margen: 40 °C'])
    expect(of(60, 200).toSpliced(1, 1)).toEqual(['justo en el límite', 'justo en el límite'])
    expect(of(80, 250).toSpliced(1, 1)).toEqual(['hasta 48 bar a 250 °C', 'hasta 150 °C a 80 bar'])
    expect(of(80, 20)[0]).toBe('margen: 3 bar')
  })

  test('a vacuum', () => {
    const vacuum: PublishedRange = { kind: 'vacuum', max: 711, text: '711 mm Hg' }
    expect(said([bar(31), vacuum], [pressure(-0.94)])).toEqual(['vacío 711 mm Hg, margen: 5 mm Hg'])
    expect(said([bar(31), vacuum], [pressure(-0.947)])[0]).toMatch(/justo en el límite$/)
    // 28 inHg, which the data sheets give beside 711 mm Hg.
    expect(said([bar(31), vacuum], [pressure(-0.948_2)])[0]).toMatch(/justo en el límite$/)
    expect(said([bar(31), vacuum], [pressure(-0.95)])).toEqual(['vacío 711 mm Hg, faltan 2 mm Hg'])
    expect(judged([bar(210, { fromVacuum: true })], [pressure(-1)]).verdict).toBe('complies')
  })

  test('turns and speed, each by the shaft', () => {
    const fast: PublishedRange = { kind: 'turns', max: 3600, text: '3600 rpm' }
    const surface: PublishedRange = { kind: 'speed', max: 20, text: '20 m/s' }
    expect(said([fast], [turns(1450)])).toEqual(['margen: 2150 rpm'])
    expect(said([surface], [turns(1450)])).toEqual([
      'falta el diámetro de eje para juzgar la velocidad',
    ])
    expect(said([surface], [shaft(60), turns(1450)])[1]).toBe('margen: 15,4 m/s')
    expect(said([fast], [shaft(100), { facet: 'speed', value: 10 }])[1]).toBe('margen: 1690 rpm')
  })

  test('the section of a packing, not its shaft', () => {
    const packing: Judgeable = {
      sizedBy: 'section',
      ranges: [{ kind: 'section', min: 6.4, max: 25.4, text: '6,4 a 25,4 mm' }],
    }
    const of = (box?: number) =>
      judge(packing, { figures: [shaft(60)], ...(box && { box }) }).verdict
    expect([of(), of(85), of(120)]).toEqual(['complies', 'complies', 'outside'])
  })

  test('the diameter of a pipe is none of a shaft', () => {
    const pipe: PublishedRange = { kind: 'diameter', size: 'nominal', min: 38, max: 1829, text: '' }
    expect(judged([pipe], [shaft(60)]).verdict).toBe('unpublished')
    expect(judged([pipe], [shaft(60)], { machine: 'ducto', size: 'nominal' }).verdict).toBe(
      'complies',
    )
    const own = (more: object) => judgeOwn({ ranges: [pipe] }, { figures: [shaft(60)], ...more })
    expect(own({}).verdict).toBe('complies')
    expect(own({ machine: 'bomba', size: 'shaft' }).verdict).toBe('unpublished')
  })

  test('a fluid that its own facts exclude', () => {
    const product: Judgeable = { ranges: [bar(40)], refuses: { acidos: 'lleva AM 350' } }
    const acid = judge(product, { figures: [pressure(8)], services: ['acidos'] })
    expect(acid.verdict).toBe('outside')
    expect(judgementWords(acid, 'si')[0]).toBe('no para este fluido: lleva AM 350')
  })
})

test('a converted figure is typed as its reader expects it', () => {
  expect(typedFigure(47.625, 'diameter', 'imperial')).toBe('1,875')
  expect(typedFigure(15, 'pressure', 'imperial')).toBe('218')
  expect(typedFigure(-40, 'temperature', 'imperial')).toBe('-40')
})

test('an asked figure is never rounded to one that another verdict holds for', () => {
  expect(typedFigure(-0.947, 'pressure', 'si')).toBe('-0,947')
  expect(shown(-0.95, 'pressure', 'si')).toBe('−0,95\u00a0bar')
  expect(shown(62.5, 'diameter', 'si')).toBe('62,5\u00a0mm')
  expect(shown(120.4, 'diameter', 'si')).toBe('120,4\u00a0mm')
  expect(typedFigure(101.6, 'diameter', 'si')).toBe('101,6')
  expect(typedFigure(47.625, 'diameter', 'si')).toBe('47,625')
  expect(typedFigure(103.4, 'pressure', 'si')).toBe('103,4')
  expect(typedFigure(-100.5, 'temperature', 'si')).toBe('-100,5')
})
