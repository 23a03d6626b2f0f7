import { expect, test } from 'vitest'
import { commentOpening, openComment, putList } from './comment-opening.ts'

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

const LIST = 'Solicito cotización (1 línea):\n\n1. 1 un  180'
const LONGER = `${LIST}\n2. 1 un  155`

test('the list to quote stands at the head of the comment, over what was written', () => {
  expect(putList(LIST, '')).toBe(`${LIST}\n\n`)
  expect(putList(LIST, 'Para mayo')).toBe(`${LIST}\n\nPara mayo`)
  expect(putList(LIST, `${LIST}\n\nPara mayo`)).toBe(`${LIST}\n\nPara mayo`)
  expect(putList('', 'Para mayo')).toBe('Para mayo')
})

test('a list that was edited elsewhere takes the place of the former one', () => {
  const written = `Hola\n\n${LIST}\n\nPara mayo`
  expect(putList(LONGER, written, LIST)).toBe(`Hola\n\n${LONGER}\n\nPara mayo`)
  expect(putList('', `${LIST}\n\nPara mayo`, LIST)).toBe('Para mayo')
})

test("the visitor's own words in the list are never removed", () => {
  const edited = LIST.replace('1 un', '1 un (urgente)')
  expect(putList(LONGER, edited, LIST)).toBe(`${LONGER}\n\n${edited}`)
})
