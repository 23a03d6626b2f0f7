import { expect, test } from 'vitest'
import {
  commentOpening,
  LIST_COMMENT,
  openComment,
  openWithList,
  putFirst,
  withList,
  withoutList,
} from './comment-opening.ts'

const SEAL = { label: '442C', name: '442C' }
const opening = 'Consulta por el producto 442C: '

test('a visitor who comes from a product finds it in the comment', () => {
  expect(commentOpening(SEAL, null)).toBe(opening)
  expect(openComment(opening, '')).toBe(opening)
})

test('a visitor who comes from nowhere finds an empty comment', () => {
  expect(commentOpening(undefined, null)).toBe('')
  expect(commentOpening(undefined, ' ')).toBe('')
  expect(openComment('', 'Hola ')).toBe('Hola ')
})

test('a text made elsewhere on the site begins the comment, with the product before it', () => {
  expect(commentOpening(undefined, ' a\r\nb ')).toBe('a\nb')
  expect(commentOpening(SEAL, 'a')).toBe(`${opening.trim()}\n\na`)
})

test('nothing that was written is lost to another product', () => {
  expect(openComment(opening, 'Hola ')).toBe('Consulta por el producto 442C:\n\nHola ')
  expect(openComment(opening, 'Consulta por el producto 180: ')).toBe(opening)
  expect(openComment(opening, 'Consulta por el producto 180: eje de 50 mm')).toBe(
    'Consulta por el producto 442C:\n\nConsulta por el producto 180: eje de 50 mm',
  )
})

test('coming back to the same product does not repeat it', () => {
  const written = 'Consulta por el producto 442C: eje de 50 mm'
  expect(openComment(opening, written)).toBe(written)
  expect(openComment(opening, opening.trim())).toBe(opening.trim())
})

test('an address cannot fill the comment without end', () => {
  expect(commentOpening(undefined, 'x'.repeat(9999)).length).toBe(5000)
})

test('a product is named by its proper code and name', () => {
  expect(commentOpening({ label: '442C', name: 'Sello mecánico partido' }, null)).toBe(
    'Consulta por el producto 442C, sello mecánico partido: ',
  )
})

const SENTENCE = 'Solicito cotización para el equipo TAG P-1.'
const OTHER = 'Solicito cotización para el equipo TAG P-12.'

test('a sentence stands at the head of the comment, over what was written', () => {
  expect(putFirst(SENTENCE, '')).toBe(`${SENTENCE}\n\n`)
  expect(putFirst(SENTENCE, 'Para mayo')).toBe(`${SENTENCE}\n\nPara mayo`)
  expect(putFirst('', 'Para mayo')).toBe('Para mayo')
})

test('a sentence that is changed takes the place of the former one, and what was written into it stays', () => {
  expect(putFirst(OTHER, `Hola\n\n${SENTENCE}\n\nPara mayo`, SENTENCE)).toBe(
    `Hola\n\n${OTHER}\n\nPara mayo`,
  )
  expect(putFirst('', `${SENTENCE}\n\nPara mayo`, SENTENCE)).toBe('Para mayo')
  const edited = SENTENCE.replace('.', ', urgente.')
  expect(putFirst(OTHER, edited, SENTENCE)).toBe(`${OTHER}\n\n${edited}`)
})

const LIST = 'Solicito cotización (1 línea):\n\n1. 1 un  180'

test('a list that goes along says so in an empty comment, and takes its words with it', () => {
  expect(openWithList(true, '')).toBe(LIST_COMMENT)
  expect(openWithList(true, 'Para mayo')).toBe('Para mayo')
  expect(openWithList(false, LIST_COMMENT)).toBe('')
  expect(openWithList(false, 'Para mayo')).toBe('Para mayo')
})

test('the list is sent before the visitor’s words, once', () => {
  expect(withList('Para mayo', '')).toBe('Para mayo')
  expect(withList('Para mayo', LIST)).toBe(`${LIST}\n\nPara mayo`)
  expect(withList(LIST_COMMENT, LIST)).toBe(LIST)
  expect(withList(`${LIST_COMMENT} Para mayo`, LIST)).toBe(`${LIST}\n\nPara mayo`)
  expect(withList(`${LIST}\n\nPara mayo`, LIST)).toBe(`${LIST}\n\nPara mayo`)
})

test('of an enquiry that was kept whole the words come back to the field', () => {
  for (const words of ['Para mayo', LIST_COMMENT])
    expect(withoutList(withList(words, LIST), LIST)).toBe(words)
  expect(withoutList(`${LIST}\n\nPara mayo`, 'Otra lista')).toBe(`${LIST}\n\nPara mayo`)
})
