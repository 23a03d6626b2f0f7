import { describe, expect, test } from 'vitest'
import { glossaryLinker, plainText, type LinkedText } from './glossary-links.ts'
import { termId } from './term-forms.ts'

const TERMS = [
  'Sello mecánico',
  'Sello de cartucho',
  'Prensaestopas',
  'Tándem',
  'Emisión fugitiva',
  'Plan API',
  'FKM',
  'O-ring',
  'Carga dinámica',
  'PTFE expandido (ePTFE)',
].map((term) => ({ term, definition: 'Definición.' }))

/** The text with its links in square brackets. */
const shown = (text: LinkedText) =>
  typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : `[${part.words}]`)).join('')
const link = (text: string) => shown(glossaryLinker(TERMS)(text))

describe('a visitor finds a term explained', () => {
  test.each([
    ['Un sello mecánico gira.', 'Un [sello mecánico] gira.'],
    ['Sello mecánico', '[Sello mecánico]'],
    ['Los sellos mecánicos giran', 'Los [sellos mecánicos] giran'],
    ['dos sellos de cartucho en tándem', 'dos [sellos de cartucho] en [tándem]'],
    ['emisiones fugitivas', '[emisiones fugitivas]'],
    ['con planes API y O-rings de FKM', 'con [planes API] y [O-rings] de [FKM]'],
    ['ePTFE en la caja', '[ePTFE] en la caja'],
    ['La carga dinámica, y FKM.', 'La [carga dinámica], y [FKM].'],
  ])('in «%s»', (text, expected) => {
    expect(link(text)).toBe(expected)
  })
})

test.each([
  'el prensaestopero',
  'fkm',
  'XFKM',
  'la recarga dinámica',
  'mini-O-ring',
  'tándem-doble',
])('«%s» is another word', (text) => {
  expect(link(text)).toBe(text)
})

test('the longest name wins', () => {
  const terms = ['Sello', 'Sello de cartucho'].map((term) => ({ term, definition: 'x' }))
  expect(shown(glossaryLinker(terms)('Un sello de cartucho y un sello'))).toBe(
    'Un [sello de cartucho] y un [sello]',
  )
})

test('a term is linked once a page, where it appears first', () => {
  const linker = glossaryLinker(TERMS)
  expect(shown(linker('El prensaestopas y los prensaestopas'))).toBe(
    'El [prensaestopas] y los prensaestopas',
  )
  expect(linker('Otro prensaestopas')).toBe('Otro prensaestopas')
})

test('a term with forms is linked by these instead of its name; an empty list forbids the link', () => {
  const terms = [
    { term: 'Lavado', definition: 'x', forms: ['agua de lavado'] },
    { term: 'Recuperación', definition: 'x', forms: [] },
  ]
  expect(shown(glossaryLinker(terms)('Lavado, recuperación y agua de lavado'))).toBe(
    'Lavado, recuperación y [agua de lavado]',
  )
})

test('the words are never changed', () => {
  const text = 'Los sellos mecánicos en TÁNDEM, O-rings y prensaestopas.'
  expect(plainText(glossaryLinker(TERMS)(text))).toBe(text)
})

test('a term has an address', () => {
  expect(
    ['Emisión fugitiva', 'PTFE expandido (ePTFE)', 'Factor P × T', 'NSF/ANSI 61'].map(termId),
  ).toEqual(['emision-fugitiva', 'ptfe-expandido', 'factor-p-x-t', 'nsf-ansi-61'])
})
