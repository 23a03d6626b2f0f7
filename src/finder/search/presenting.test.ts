import { searchEnquiryPath, searchPath } from '#catalogue/paths.ts'
import { expect, test } from 'vitest'
import { figureLabel } from './figure-label.ts'
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
  expect(figures.map((figure) => figureLabel(figure, figures))).toEqual([
    'Diámetro 1 7/8\u00a0in (≈ 47,6\u00a0mm)',
    'Temperatura −40\u00a0°F (≈ −40\u00a0°C)',
  ])
})

test('what is shown beside a figure never lies on another side of a limit', () => {
  const labels = (query: string) => {
    const { figures } = readFigures(query, () => false)
    return figures.map((figure) => figureLabel(figure, figures))
  }
  expect(labels('-0,95 bar')).toEqual(['Presión −0,95\u00a0bar'])
  expect(labels('700 mm Hg de vacío')).toEqual([
    'Presión 700\u00a0mm Hg de vacío (≈ −0,933\u00a0bar)',
  ])
  expect(labels('eje 70 mm 1450 rpm')[1]).toBe('Velocidad 1450\u00a0rpm (≈ 5,31\u00a0m/s)')
})

test('a query travels whole in an address', () => {
  expect(searchPath('1 ½" & 10 bar')).toBe('/buscar?q=1%20%C2%BD%22%20%26%2010%20bar')
  expect(searchPath('')).toBe('/buscar')
  expect(searchEnquiryPath('442D')).toBe(
    '/contacto?consulta=Busco%20en%20el%20cat%C3%A1logo%3A%20442D',
  )
})
