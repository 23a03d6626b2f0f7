import { expect, test } from 'vitest'
import type { SectionView } from '#catalogue/show/section.ts'
import { placeSections } from './article-sections.tsx'
import { isLongText } from './long-text.tsx'

const text: SectionView = {
  id: 'texto',
  heading: 'Texto',
  paragraphs: ['Un párrafo.'],
  points: [],
  cards: [],
  drawings: [],
  highlights: [],
  figures: [],
  links: [],
  externalLinks: [],
  subsections: [],
}
const measured: SectionView = {
  ...text,
  figures: [{ property: 'Presión', si: { text: '40 bar', computed: false }, source: 'Ficha' }],
}

test('short texts in a row stand side by side; of three, the first opens them', () => {
  expect(placeSections([measured, text, text])).toEqual(['whole', 'half', 'half'])
  expect(placeSections([text, text, text, measured])).toEqual(['whole', 'half', 'half', 'whole'])
})

test('a section with figures takes the full width, and so does a text between two of them', () => {
  expect(placeSections([text, measured, text, measured])).toEqual([
    'whole',
    'whole',
    'whole',
    'whole',
  ])
})

test('six texts are a long one; six parts with figures are not', () => {
  expect(isLongText(Array.from({ length: 6 }, () => text))).toBe(true)
  expect(isLongText(Array.from({ length: 5 }, () => text))).toBe(false)
  expect(isLongText([...Array.from({ length: 6 }, () => text), measured])).toBe(false)
})

test('texts whose tables are folded stand side by side too', () => {
  const folded = { ...text, subsections: [{ ...measured, isFolded: true }] }
  expect(placeSections([measured, folded, folded])).toEqual(['whole', 'half', 'half'])
})

test('a table inside a part counts', () => {
  const withTable = { ...text, subsections: [measured] }
  expect(placeSections([withTable, text])).toEqual(['whole', 'whole'])
})
