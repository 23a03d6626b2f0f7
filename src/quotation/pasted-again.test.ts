import { expect, test } from 'vitest'
import { TEXT_MOST } from '#visitor/quote-list.ts'
import { pastedAgain, readPasted } from './read-pasted.ts'

const PRODUCTS = ['1510', '180'].map((id) => ({ id, label: id, fullName: 'Sello', href: `/${id}` }))

test.each([
  ['a table', 'Cantidad\tDescripción\tCódigo\n1\tSello\t180\n4\tSello de 2 etapas\t1510'],
  ['two tables', 'Código\tCantidad\n180\t3\nCantidad\tCódigo\n4\t1510\n5\t180'],
  ['lines in words', '180 x 2\n3 1510\n 12 bar'],
])('what has no room in the list is read alike when it is added later: %s', (_, pasted) => {
  const rows = readPasted(pasted, PRODUCTS)
  const lines = rows.map(({ line }) => line)
  expect(lines.length).toBeGreaterThan(1)
  for (const at of rows.keys()) {
    const later = readPasted(pastedAgain(rows.slice(at)), PRODUCTS)
    expect(later.map(({ line }) => line)).toEqual(lines.slice(at))
  }
})

test('nothing is cut: what exceeds tag, field or note goes on in lines in the visitor’s words', () => {
  const story = Array.from({ length: 110 }, (_, at) => `palabra${at}`).join(' ')
  const tag = `310-${'X'.repeat(50)}`
  for (const pasted of [story, `código;cantidad;observación\n1510;2;${story}`]) {
    const rows = readPasted(pasted, PRODUCTS)
    expect(rows.length).toBeGreaterThan(1)
    for (const { line } of rows) {
      expect(line.label.length).toBeLessThanOrEqual(TEXT_MOST.name)
      expect((line.note ?? '').length).toBeLessThanOrEqual(TEXT_MOST.note)
    }
    const kept = rows.map(({ line }) => `${line.label} ${line.note ?? ''}`).join(' ')
    expect(story.split(' ').filter((word) => !kept.split(/[ ;]+/).includes(word))).toEqual([])
    // Rows for which there is no room are read alike once more.
    expect(readPasted(pastedAgain(rows), PRODUCTS).map(({ line }) => line)).toEqual(
      rows.map(({ line }) => line),
    )
  }
  const [tagged] = readPasted(`código;cantidad;tag\n1510;2;${tag}`, PRODUCTS)
  expect(`${tagged?.line.tag ?? ''}${tagged?.line.note}`).toContain(tag)
})

test('a line as long as a letter is not searched for codes', () => {
  const letter = 'la bomba 1510 de la planta pierde agua y '.repeat(40)
  const rows = readPasted(letter, PRODUCTS)
  expect(rows[0]?.line).toMatchObject({ id: '' })
  expect(rows.length).toBeGreaterThan(2)
})
