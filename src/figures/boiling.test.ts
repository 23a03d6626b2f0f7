import { expect, test } from 'vitest'
import { boilingCaution, boilingPressure } from './boiling.ts'
import type { Asked } from './judgement.ts'
import { convert } from './units.ts'

const said = (bar: number, degrees: number) => {
  const figures: Asked[] = [
    { facet: 'pressure', value: bar },
    { facet: 'temperature', value: degrees },
  ]
  return boilingCaution(figures)?.replaceAll('\u00a0', ' ')
}

// IAPWS-IF97, table 35: 300, 500 and 600 K.
test.each([
  [26.85, 0.0353658941],
  [226.85, 26.3889776],
  [326.85, 123.443146],
])('water at %d °C boils under %d bar', (degrees, bar) => {
  expect(boilingPressure(degrees)).toBeCloseTo(bar, 4)
})

test('water that its pressure does not keep liquid is told, and from where it is', () => {
  expect(said(1, 160)).toMatch(
    /^A 160 °C y 1 bar el agua es vapor:.* Sigue líquida desde 5,2 bar\./,
  )
  expect(said(6, 160)).toBeUndefined()
  expect(said(0, 99)).toBeUndefined()
  expect(said(-0.5, 90)).toMatch(/vapor/)
})

test('at the pressure in psi from which water is said to stay liquid, it does', () => {
  const asked = (psi: number): Asked[] => [
    { facet: 'pressure', value: convert(psi, 'psi', 'bar'), system: 'imperial' },
    { facet: 'temperature', value: 171.5, system: 'imperial' },
  ]
  expect(boilingCaution(asked(15))).toContain('Sigue líquida desde 104,5\u00a0psi')
  expect(boilingCaution(asked(104.5))).toBeUndefined()
})

test('beyond its critical point no pressure keeps water liquid', () => {
  expect(said(300, 400)).toMatch(/^A 400 °C y 300 bar el agua es vapor/)
  expect(said(300, 400)).not.toMatch(/líquida/)
})

test('nothing is said of ice, nor of a pressure that is not asked', () => {
  expect(said(1, -10)).toBeUndefined()
  expect(boilingCaution([{ facet: 'temperature', value: 160 }])).toBeUndefined()
})
