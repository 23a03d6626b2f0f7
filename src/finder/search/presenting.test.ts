import { searchEnquiryPath, searchPath } from '#catalogue/paths.ts'
import { expect, test } from 'vitest'
import { figureLabel, refinedSelectorPath } from './figure-label.ts'
import { markWords, matchingLine } from './mark-words.ts'
import { readFigures } from './read-figures.ts'
import type { SearchEntry } from './search-data.ts'

const STEMS = new Set(['lod', 'mecanic'])

test('the words that were found are marked, whatever their number, accents and case', () => {
  expect(markWords('Lodos y sellos mecánicos', STEMS)).toEqual([
    { text: 'Lodos', isMarked: true },
    { text: ' y sellos ', isMarked: false },
    { text: 'mecánicos', isMarked: true },
  ])
})

test('the line that holds most of what was found says why', () => {
  const entry: SearchEntry = {
    kind: 'product',
    href: '/',
    title: '',
    line: '',
    texts: { feature: ['Cara angosta', 'Lodo'], application: ['Servicio mecánico con lodos'] },
  }
  expect(matchingLine(entry, STEMS)).toMatchObject({ kind: 'application' })
  expect(matchingLine(entry, new Set(['junt']))).toBeUndefined()
})

test('a figure is shown as it was typed, and in the unit that it is judged in', () => {
  const { figures } = readFigures('eje 1 7/8 120 °C -40 °F', () => false)
  expect(figures.map(figureLabel)).toEqual([
    'Diámetro 1 7/8\u00a0in (≈ 47,6\u00a0mm)',
    'Temperatura −40\u00a0°F (≈ −40\u00a0°C)',
  ])
})

test('the selector is opened with the same figures', () => {
  const { figures } = readFigures('2,5 in 1 MPa', () => false)
  const [path, query] = refinedSelectorPath(figures, []).split('?')
  expect(path).toBe('/selector')
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    eje: '63.5',
    p: '10',
  })
})

test('a query travels whole in an address', () => {
  expect(searchPath('1 ½" & 10 bar')).toBe('/buscar?q=1%20%C2%BD%22%20%26%2010%20bar')
  expect(searchPath('')).toBe('/buscar')
  expect(searchEnquiryPath('442D')).toBe(
    '/contacto?consulta=Busco%20en%20el%20cat%C3%A1logo%3A%20442D',
  )
})
