import { expect, test } from 'vitest'
import { Sheet, type Mark } from '../../kit.ts'
import { Pen } from './pen.ts'
import { writtenPicture, writtenPictures } from './written-picture.ts'

const WORDS = '<title>dos marcas</title><desc>\n  Un disco\n  y una línea.\n</desc>'
const fileWith = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${WORDS}${shapes}</svg>`

function marksOf(shapes: string, parts = {}): readonly Mark[] {
  const sheet = new Sheet()
  writtenPicture(fileWith(shapes), parts).draw(new Pen(sheet))
  return sheet.views.marks
}

test.each([
  ['<rect class="wood" x="0" y="0" width="1" height="1" />', 'Nothing is painted as "wood"'],
  ['<rect class="metal bold" x="0" y="0" width="1" height="1" />', 'Nothing is painted as "bold"'],
  ['<rect class="metal" x="0" y="0" width="1" />', 'A rect has no height'],
  ['<ellipse class="metal" />', 'A picture has no ellipse'],
  ['<circle class="line" cx="0" cy="0" r="1" />', 'A line is a path'],
  ['<use href="#crane" />', 'No such part: #crane'],
])('refuses what it does not know: %s', (shapes, message) => {
  expect(() => marksOf(shapes)).toThrow(message)
})

test('a picture without words, or one that is not there, is refused', () => {
  expect(() => writtenPicture('<svg></svg>')).toThrow('A picture says what it shows')
  expect(() => writtenPictures(() => ({ './a.svg': fileWith('') }))('b')).toThrow(
    'No picture is called b',
  )
})
