import { expect, test } from 'vitest'
import { commentOpening, openComment } from './comment-opening.ts'

const opening = 'Consulta por el producto 442C: '

test('a visitor who comes from a product finds it in the comment', () => {
  expect(commentOpening(new URLSearchParams('producto=442C'))).toBe(opening)
  expect(openComment(opening, '')).toBe(opening)
})

test('a visitor who comes from nowhere finds an empty comment', () => {
  expect(commentOpening(new URLSearchParams(''))).toBe('')
  expect(commentOpening(new URLSearchParams('producto=%20'))).toBe('')
  expect(openComment('', 'Hola ')).toBe('Hola ')
})

test('a text made elsewhere on the site begins the comment, with the product before it', () => {
  expect(commentOpening(new URLSearchParams({ consulta: ' a\r\nb ' }))).toBe('a\nb')
  expect(commentOpening(new URLSearchParams({ producto: '442C', consulta: 'a' }))).toBe(
    `${opening.trim()}\n\na`,
  )
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
  expect(commentOpening(new URLSearchParams({ producto: 'x'.repeat(999) })).length).toBeLessThan(
    120,
  )
  expect(commentOpening(new URLSearchParams({ consulta: 'x'.repeat(9999) })).length).toBe(5000)
})
