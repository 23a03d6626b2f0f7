import { expect, test } from 'vitest'
import { judge } from '#figures/judge.ts'
import type { PublishedRange } from '#figures/ranges.ts'
import {
  asNamed,
  figuresOfVersion,
  namedIn,
  namedVersions,
  notedVersion,
  versionNamed,
} from './named-versions.ts'

const bar = (max: number, choice?: string, version?: string): PublishedRange => ({
  kind: 'pressure',
  max,
  text: `hasta ${max} bar`,
  ...(choice && { choice }),
  ...(version && { condition: version }),
})
const ROD = {
  ranges: [bar(1035, 'compuesto', 'poliuretano AWC800'), bar(345, 'compuesto', 'FKM AWC700')],
}
const SINGLE_OR_DOUBLE = {
  ranges: [bar(20, 'versión', 'versión simple DFS'), bar(40, 'versión', 'versión doble DFD')],
}
const HOT: PublishedRange = { kind: 'temperature', max: 300, text: 'hasta 300 °C', varies: true }
const SEAL = { ranges: [{ ...HOT, condition: 'según elastómero' }] }
const SLURRY: { ranges: PublishedRange[] } = {
  ranges: [
    {
      kind: 'temperature',
      max: 150,
      text: 'hasta 150 °C',
      choice: 'elastómero',
      condition: 'EPDM',
    },
    {
      kind: 'temperature',
      max: 260,
      text: 'hasta 260 °C',
      choice: 'elastómero',
      condition: 'FFKM',
    },
  ],
}
const ALL = [ROD, SINGLE_OR_DOUBLE, SEAL, SLURRY]

/** The verdict on a figure, and the version that it rests on, where the words stand in the question. */
function asked(words: string, product: { ranges: readonly PublishedRange[] }, value: number) {
  const named = namedVersions(
    words.split(' ').map((word) => (word === 'viton' ? [['viton'], ['fkm']] : [[word]])),
    ALL,
  )
  const facet = product.ranges[0]?.kind === 'temperature' ? 'temperature' : 'pressure'
  const { verdict, limits } = judge(asNamed(product, named), { figures: [{ facet, value }] })
  return [verdict, limits[0]?.version]
}

test('who names no compound is answered by any that complies', () => {
  expect(asked('copa', ROD, 1000)).toEqual(['complies', 'poliuretano AWC800'])
})

test('who names a compound is answered by its own figures, however it is called', () => {
  expect(asked('copa fkm', ROD, 1000)[0]).toBe('outside')
  expect(asked('copa viton', ROD, 1000)[0]).toBe('outside')
  expect(asked('copa viton', ROD, 300)).toEqual(['complies', 'FKM AWC700'])
  expect(asked('epdm', SLURRY, 250)[0]).toBe('outside')
  // FFKM is no FKM.
  expect(asked('ffkm', SLURRY, 250)).toEqual(['complies', 'FFKM'])
})

test('who asks for the single version is not answered by the double one', () => {
  expect(asked('simple', SINGLE_OR_DOUBLE, 30)[0]).toBe('outside')
  expect(asked('dfd', SINGLE_OR_DOUBLE, 30)).toEqual(['complies', 'versión doble DFD'])
})

test('a limit that depends on the elastomer is not that of the one that is named', () => {
  expect(asked('sello', SEAL, 280)[0]).toBe('complies')
  expect(asked('sello epdm', SEAL, 280)[0]).toBe('conditional')
  expect(asked('sello silicona', SEAL, 280)[0]).toBe('conditional')
})

test('a row shows the figures of the compound that is named, and leaves what that has none of its own for', () => {
  const speed = (max: number, condition: string): PublishedRange => {
    return { kind: 'speed', max, text: `hasta ${max} m/s`, choice: 'compuesto', condition }
  }
  const ranges = [...ROD.ranges, speed(1.25, 'poliuretano AWC800'), speed(1.5, 'FKM AWC700')]
  const shaft = { si: { text: '6 a 508 mm', computed: false } }
  const figures = [shaft, undefined, undefined, { si: { text: 'hasta 1,5 m/s', computed: false } }]
  const named = namedVersions([[['awc800']]], [{ ranges }])
  const version = versionNamed({ ranges }, named) ?? ''
  const shown = figuresOfVersion(figures, ranges, version, false)
  expect(shown.map((figure) => [figure?.si.text, figure?.condition])).toEqual([
    ['6 a 508 mm', undefined],
    ['hasta 1035 bar', 'poliuretano AWC800'],
    [undefined, undefined],
    ['hasta 1.25 m/s', undefined],
  ])
  expect(versionNamed({ ranges }, namedVersions([[['poliuretano']], [['fkm']]], ALL))).toBe(
    undefined,
  )
})

test('what a query names goes into a note, by the option of the product’s page, and is read there', () => {
  const choice = { name: 'Compuesto', options: ['AWC800, poliuretano', 'AWC700, FKM'] }
  const noteOf = (words: string[], product: Parameters<typeof notedVersion>[0]) =>
    notedVersion(product, namedVersions([[words]], ALL))
  expect(noteOf(['fkm'], { ...ROD, choice })).toBe('compuesto AWC700')
  expect(noteOf(['fkm'], ROD)).toBe('compuesto FKM')
  expect(noteOf(['doble'], SINGLE_OR_DOUBLE)).toBe('versión doble')
  expect(noteOf(['viton'], SEAL)).toBe('elastómero VITON')
  expect(noteOf(['fkm'], SINGLE_OR_DOUBLE)).toBeUndefined()
  expect(asNamed(ROD, namedIn('urgente; compuesto AWC700. Para mayo', ROD)).ranges).toEqual([
    ROD.ranges[1],
  ])
  expect(namedIn('compuesto por definir', ROD)).toEqual([])
})
